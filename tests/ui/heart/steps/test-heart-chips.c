/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets that were entered, each with a button that takes it off. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-chips.h"

#include "rh-button.h"
#include "rh-tooltip.h"

static void
on_dropped_cb (RhHeartChips *chips, guint i, guint *dropped)
{
  *dropped = i;
}

static void
set_after (GtkWidget *chips, const char *text, const char *before)
{
  RhHeartDraft draft, was;

  g_assert_true (rh_heart_draft_parse (&draft, text));
  g_assert_true (before == NULL || rh_heart_draft_parse (&was, before));
  rh_heart_chips_set (RH_HEART_CHIPS (chips), &draft, before != NULL ? &was : NULL);
}

static void
set (GtkWidget *chips, const char *text)
{
  set_after (chips, text, NULL);
}

static void
test_chips (void)
{
  HeartDesk desk;
  GtkWidget *chips;
  guint dropped = G_MAXUINT;

  heart_desk_open (&desk, 2, "");
  chips = rh_heart_chips_new ();
  g_signal_connect (chips, "dropped", G_CALLBACK (on_dropped_cb), &dropped);
  set (chips, "tickets 1 +8 -12 5_");
  heart_desk_show (&desk, chips, 300, 100);
  g_assert_true (board_says (chips, "+8 ✕"));
  g_assert_true (board_says (chips, "−12 ✕"));
  g_assert_true (board_says (chips, "5? ✕"));
  /* A click doesn't leave the focus on the chip that moves into the place of the one it took off. */
  g_assert_false (gtk_widget_get_focus_on_click (board_find (chips, RH_TYPE_BUTTON, 0)));
  g_assert_null (rh_tooltip_get (heart_desk_find (&desk, "Take off: +8, fulfilled"))); /* it would hide the others */
  heart_desk_click (&desk, "Take off: −12, failed");
  g_assert_cmpuint (dropped, ==, 1);
  heart_desk_click (&desk, "Take off: 5");
  g_assert_cmpuint (dropped, ==, 2);

  /* Those that are gone aren't there, and the others say what they are. */
  set (chips, "tickets 1 -12");
  board_settle ();
  g_assert_false (board_says (chips, "+8 ✕"));
  g_assert_true (board_says (chips, "−12 ✕"));
  heart_desk_click (&desk, "Take off: −12, failed");
  g_assert_cmpuint (dropped, ==, 0);
  heart_desk_close (&desk);
}

static void
on_put_back_cb (RhHeartChips *chips, guint *n)
{
  (*n)++;
}

/* Of two that are equal the one that stays looks as if nothing was taken off: so that one was is said, and given back. */
static void
test_off (void)
{
  HeartDesk desk;
  GtkWidget *chips;
  guint n = 0;

  heart_desk_open (&desk, 2, "");
  chips = rh_heart_chips_new ();
  g_signal_connect (chips, "put-back", G_CALLBACK (on_put_back_cb), &n);
  set_after (chips, "tickets 1 +12 +12", "tickets 1 +12 12_");
  heart_desk_show (&desk, chips, 300, 100);
  g_assert_true (board_says (chips, "+12, fulfilled"));
  g_assert_false (board_says (chips, "Put Back"));
  set_after (chips, "tickets 1 +12", "tickets 1 +12 +12");
  board_settle ();
  g_assert_false (board_says (chips, "+12, fulfilled"));
  g_assert_true (board_says (chips, "Taken off: +12, fulfilled"));
  heart_desk_click (&desk, "Put Back");
  g_assert_cmpuint (n, ==, 1);

  set_after (chips, "tickets 1 +12 7_", "tickets 1 +12");
  board_settle ();
  g_assert_false (board_says (chips, "Taken off: +12, fulfilled"));
  g_assert_false (board_says (chips, "Put Back"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-chips/chips", test_chips);

  g_test_add_func ("/heart-chips/off", test_off);

  return g_test_run ();
}
