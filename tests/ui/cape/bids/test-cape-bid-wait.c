/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody chooses to bid before their turn, and goes away: who then types without a look bids for nobody. */

#include "config.h"

#include "bids-desk.h"

#define SAID "Ilse-Marie’s bid, out of turn? Press Backspace (⌫) to go on."
#define CHOSEN 6000 /* milliseconds */
#define OPEN 12000
#define A_LITTLE 1000

BIDS_DESK_CLOCK
BIDS_DESK_ALARMS

static char *told; /* at the table, where an open bid has no room for it */

static void
on_refuse_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_free (told);
  told = g_variant_dup_string (parameter, NULL);
}

static void
set_up (BidsDesk *self, gconstpointer data)
{
  static const GActionEntry entries[] = { { .name = "refuse", .activate = on_refuse_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  bids_desk_open (self);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (self->board.window, "table", G_ACTION_GROUP (actions));
}

static void
tear_down (BidsDesk *self, gconstpointer data)
{
  bids_desk_close (self);
  g_clear_pointer (&told, g_free);
}

static void
click (BidsDesk *self, const char *name)
{
  bids_desk_look (self);
  bids_desk_skipped += A_LITTLE * 1000;
  g_assert_true (bids_desk_is_taken (self, name));
  board_click (GTK_WIDGET (self->panel), name);
}

static void
leave (BidsDesk *self, guint pause)
{
  bids_desk_look (self);
  bids_desk_skipped += (gint64) pause * 1000;
  bids_desk_look (self);
}

static void
assert_sealed (BidsDesk *self, guint sealed)
{
  g_assert_cmphex (rh_session_get_sealed (self->board.session), ==, sealed);
}

static gboolean
is_told (BidsDesk *self)
{
  return board_says (GTK_WIDGET (self->panel), SAID) || g_strcmp0 (told, SAID) == 0;
}

/* Neither figures nor the Enter before them are theirs who left; Backspace goes on, and then there is no end to it. */
static void
test_chosen (BidsDesk *self, gconstpointer data)
{
  static const char *const typed[] = { "22R", "R22R", "RR22R" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    click (self, "Ilse-Marie, waiting");
    leave (self, CHOSEN);
    g_assert_false (is_told (self));
    bids_desk_type (self, typed[i]);
    g_assert_true (is_told (self));
    assert_sealed (self, 0);
    g_assert_false (rh_panel_is_alone (self->panel));
  }
  bids_desk_type (self, "<");
  leave (self, 10 * CHOSEN);
  bids_desk_type (self, "22R");
  assert_sealed (self, 4);
}

/* Nobody is asked to look who comes soon, or whose turn it is. */
static void
test_soon (BidsDesk *self, gconstpointer data)
{
  click (self, "Ilse-Marie, waiting");
  leave (self, CHOSEN - 2 * A_LITTLE);
  bids_desk_type (self, "22R");
  assert_sealed (self, 4);
  click (self, "Éva, waiting");
  leave (self, 5 * CHOSEN);
  bids_desk_type (self, "9R");
  assert_sealed (self, 5);
  bids_desk_type (self, "R");
  leave (self, 3 * OPEN);
  bids_desk_type (self, "7R");
  assert_sealed (self, 7);
}

/* Who taps looks. */
static void
test_tapped (BidsDesk *self, gconstpointer data)
{
  click (self, "Ilse-Marie, waiting");
  leave (self, CHOSEN);
  click (self, "Enter My Bid");
  bids_desk_type (self, "22R");
  assert_sealed (self, 4);
}

/* The same of a bid that is open, and in which nothing is typed: it takes longer to think. */
static void
test_open (BidsDesk *self, gconstpointer data)
{
  click (self, "Ilse-Marie, waiting");
  bids_desk_type (self, "R");
  leave (self, OPEN - A_LITTLE);
  bids_desk_type (self, "2<");
  leave (self, OPEN);
  bids_desk_type (self, "22RR");
  g_assert_true (is_told (self));
  assert_sealed (self, 0);
  g_assert_true (rh_panel_is_alone (self->panel));
  click (self, "2");
  click (self, "5");
  click (self, "Seal");
  assert_sealed (self, 4);
}

/* Who has left it is waited for no longer than before; and so is who comes back from somewhere else. */
static void
test_left (BidsDesk *self, gconstpointer data)
{
  click (self, "Ilse-Marie, waiting");
  bids_desk_type (self, "RE<");
  leave (self, CHOSEN);
  bids_desk_type (self, "22R");
  g_assert_true (is_told (self));
  assert_sealed (self, 0);

  gtk_widget_set_visible (GTK_WIDGET (self->panel), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->panel), TRUE);
  leave (self, CHOSEN);
  bids_desk_type (self, "22R");
  g_assert_true (is_told (self));
  assert_sealed (self, 0);
}

/* A card that is given anew meanwhile isn't a bid: the next one is asked for as if nobody had chosen. */
static void
test_mended (BidsDesk *self, gconstpointer data)
{
  click (self, "Ilse-Marie, waiting");
  bids_desk_type (self, "c");
  leave (self, CHOSEN);
  bids_desk_type (self, "E");
  g_assert_true (board_says (GTK_WIDGET (self->panel), "Éva bids next"));
  bids_desk_type (self, "22R");
  assert_sealed (self, 1);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add ("/cape-bid-wait/chosen", BidsDesk, NULL, set_up, test_chosen, tear_down);
  g_test_add ("/cape-bid-wait/soon", BidsDesk, NULL, set_up, test_soon, tear_down);
  g_test_add ("/cape-bid-wait/tapped", BidsDesk, NULL, set_up, test_tapped, tear_down);
  g_test_add ("/cape-bid-wait/open", BidsDesk, NULL, set_up, test_open, tear_down);
  g_test_add ("/cape-bid-wait/left", BidsDesk, NULL, set_up, test_left, tear_down);
  g_test_add ("/cape-bid-wait/mended", BidsDesk, NULL, set_up, test_mended, tear_down);

  return g_test_run ();
}
