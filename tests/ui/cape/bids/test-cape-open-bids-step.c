/* SPDX-License-Identifier: GPL-3.0-or-later
 * Bids entered where everybody sees them. */

#include "step-table.h"

#include "rh-announce.h"
#include "rh-cape-bids-step.h"
#include "rh-cape-open-bids-step.h"
#include "rh-cape-pick-step.h"
#include "rh-cape-ui.h"
#include "rh-tooltip.h"

#include <string.h>

static const char *const auction[] = { "reveal d2/7 v1/3 s0/1", NULL };

static void
set_up (StepTable *self, gconstpointer moves)
{
  step_table_open (self, 3, RH_TYPE_CAPE_OPEN_BIDS_STEP, moves);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* A player after another: digits and Enter; the last Enter reveals. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "Not secret: what does Anna’s slip say?"));
  step_table_keys (self, "1 2 Return");
  g_assert_true (step_table_says (self->window, "Not secret: what does Bram’s slip say?"));
  step_table_keys (self, "0 Return 1 0");
  g_assert_null (strstr (step_table_last_move (self), "bids"));
  step_table_keys (self, "KP_Enter");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 12 0 10");
}

/* The same by taps, in sight of all, as are the cards. */
static void
test_taps (StepTable *self, gconstpointer data)
{
  g_assert_nonnull (step_table_find (self->window, "Desert, 2 rails, £7, needs 8 rails"));
  step_table_click (self, "4");
  step_table_click (self, "2");
  g_assert_nonnull (step_table_find (self->window, "Anna, £42"));
  g_assert_nonnull (step_table_find (self->window, "Bram, waiting"));
  step_table_click (self, "Erase");
  g_assert_nonnull (step_table_find (self->window, "Anna, £4"));
  step_table_click (self, "OK");
  g_assert_true (step_table_says (self->window, "Not secret: what does Bram’s slip say?"));
}

/* A card on offer was entered wrongly: a tap on it, one on what is wrong, and it is applied. What was bid stays, and one undo takes the
 * correction back. */
static void
test_mended (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "1 2 Return");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
  g_assert_false (step_table_says (self->window, "Not secret: what does Bram’s slip say?"));
  step_table_click (self, "3 rails");
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "reveal d2/7"));
  step_table_click (self, "Apply");
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "reveal d3/7"));
  g_assert_true (step_table_says (self->window, "Not secret: what does Bram’s slip say?"));
  g_assert_nonnull (step_table_find (self->window, "Anna, £12"));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "reveal d2/7"));
  g_assert_nonnull (step_table_find (self->window, "Anna, £12"));

  /* A value of ten, typed as it is written, is no bid of 0. */
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "d 2 1 0");
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "reveal d2/10"));
  g_assert_nonnull (step_table_find (self->window, "Bram, waiting"));
}

/* It is left as it was by a button that says so, and by what an undo takes back first. */
static void
test_not_mended (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "1");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "Leave Unchanged");
  g_assert_true (step_table_says (self->window, "Not secret: what does Anna’s slip say?"));
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_true (rh_step_take_back (self->step));
  g_assert_nonnull (step_table_find (self->window, "Anna, £1"));
  g_assert_true (g_str_has_prefix (step_table_last_move (self), "reveal d2/7"));
}

/* Whether OK looks as if it would do something. */
static gboolean
is_barred (StepTable *self)
{
  return gtk_widget_has_css_class (step_table_find (self->window, "OK"), "barred");
}

/* Nobody bids more than they have, or nothing at all; what is too much is said at once. */
static void
test_too_much (StepTable *self, gconstpointer data)
{
  g_assert_true (is_barred (self));
  step_table_keys (self, "Return 1 0");
  g_assert_false (is_barred (self));
  step_table_keys (self, "1");
  g_assert_true (is_barred (self));
  g_assert_true (step_table_says (self->window, "Anna has only"));
  step_table_keys (self, "Return");
  g_assert_true (step_table_says (self->window, "Not secret: what does Anna’s slip say?"));
  step_table_keys (self, "BackSpace 0 Return");
  g_assert_true (step_table_says (self->window, "Not secret: what does Bram’s slip say?"));
  step_table_keys (self, "9 9 9 9 9");
  g_assert_nonnull (step_table_find (self->window, "Bram, £9999"));
}

static void
assert_said (StepTable *self, const char *text)
{
  step_table_wait_for (g_strcmp0 (rh_announce_get_said (self->window), text) == 0);
}

/* What is refused is said aloud, and again each time. */
static void
test_aloud (StepTable *self, gconstpointer data)
{
  assert_said (self, "Not secret: what does Anna’s slip say?");
  step_table_keys (self, "Return");
  assert_said (self, "Type a bid first. £0 is a bid too.");
  g_assert_true (step_table_says (self->window, "Type a bid first."));
  step_table_keys (self, "1");
  g_assert_false (step_table_says (self->window, "Type a bid first."));
  step_table_keys (self, "0 1");
  assert_said (self, "Anna has only £100.");
  rh_announce (self->window, "Something else.");
  assert_said (self, "Something else.");
  step_table_click (self, "OK");
  assert_said (self, "Anna has only £100. Not taken. Press Backspace (⌫), then type it again.");
  step_table_keys (self, "BackSpace 1 Return");
  assert_said (self, "Not secret: what does Bram’s slip say?");
}

static graphene_rect_t
bounds_of (StepTable *self, const char *name)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->step));
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);
  graphene_rect_t bounds;

  step_table_wait_for (gdk_frame_clock_get_frame_counter (clock) > frame + 1 ||
                       (gtk_widget_queue_draw (GTK_WIDGET (self->step)), FALSE));
  g_assert_true (gtk_widget_compute_bounds (step_table_find (self->window, name), self->window, &bounds));

  return bounds;
}

/* Nothing moves when that is said. */
static void
test_still (StepTable *self, gconstpointer data)
{
  graphene_rect_t tile = bounds_of (self, "Csilla, waiting");
  graphene_rect_t ok = bounds_of (self, "OK");
  graphene_rect_t tile_then, ok_then;

  step_table_keys (self, "1 0 1");
  g_assert_true (step_table_says (self->window, "Anna has only"));
  tile_then = bounds_of (self, "Csilla, waiting");
  ok_then = bounds_of (self, "OK");
  g_assert_true (graphene_rect_equal (&tile, &tile_then));
  g_assert_true (graphene_rect_equal (&ok, &ok_then));
}

/* Backspace, pressed once too often, rings: it leaves alone what the player before has bid. So does a digit too many. */
static void
test_erase (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "BackSpace");
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 1);
  step_table_keys (self, "1 5 Return 6 BackSpace BackSpace BackSpace");
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 3);
  g_assert_true (step_table_says (self->window, "Not secret: what does Bram’s slip say?"));
  step_table_click (self, "Erase");
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 4);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 15");

  step_table_keys (self, "9 9 9 9");
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 4);
  step_table_keys (self, "9");
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 5);
  g_assert_nonnull (step_table_find (self->window, "Bram, £9999"));
}

/* One that is given is tapped and given again. */
static void
test_again (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "5 Return 6 Return");
  step_table_click (self, "Anna, £5");
  g_assert_true (step_table_says (self->window, "Not secret: what does Anna’s slip say?"));
  step_table_keys (self, "7 Return");
  g_assert_true (step_table_says (self->window, "Not secret: what does Csilla’s slip say?"));
  step_table_click (self, "Bram, £6");
  step_table_keys (self, "BackSpace 8 Return 1 Return");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 7 8 1");
}

/* Whoever is tapped is asked, and what they had stays until something else is typed. */
static void
test_tapped (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "5 Return 6 Return");
  step_table_click (self, "Anna, £5");
  step_table_click (self, "Bram, £6");
  g_assert_true (step_table_says (self->window, "Not secret: what does Bram’s slip say?"));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 5 6");
  step_table_click (self, "Csilla, waiting");
  g_assert_true (step_table_says (self->window, "Not secret: what does Csilla’s slip say?"));
  step_table_click (self, "Anna, £5");
  step_table_keys (self, "9");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 9_ 6");
  step_table_keys (self, "1 Return");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 91 6");
  g_assert_true (step_table_says (self->window, "Not secret: what does Csilla’s slip say?"));

  /* An undo asks again for what it takes back, whoever was tapped meanwhile. */
  step_table_click (self, "Bram, £6");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (step_table_says (self->window, "Not secret: what does Anna’s slip say?"));
}

/* What was too much gives way to what is typed after it was refused. */
static void
test_anew (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "1 0 1 Return 3 5 Return");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 35");
}

/* It is a draft like others: undone a digit at a time, and given up for sealed bids. */
static void
test_draft (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "5 Return 6");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 5 6_");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_nonnull (step_table_find (self->window, "Bram, waiting"));
  step_table_click (self, "Bid in Secret");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
}

static GType
find_step (StepTable *self)
{
  return rh_cape_ui.step (rh_session_get_state (self->session), rh_session_get_begun (self->session));
}

/* Who has bid openly does so in the next rounds, too, until they say otherwise; in between other things are asked for. */
static void
test_kept (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "5 Return 6 Return 7 Return");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 5 6 7");
  g_assert_true (find_step (self) == RH_TYPE_CAPE_PICK_STEP);
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (rh_session_set_draft (self->session, "", NULL)); /* as at the beginning of a round */
  g_assert_true (find_step (self) == RH_TYPE_CAPE_OPEN_BIDS_STEP);
  g_assert_true (step_table_says (self->window, "Not secret: what does Anna’s slip say?"));
  step_table_click (self, "Bid in Secret");
  g_assert_true (find_step (self) == RH_TYPE_CAPE_BIDS_STEP);
}

static void
count (guint *n)
{
  *n += 1;
}

/* Whatever the reveal tells stays until something else is done: that it was on paper is remembered before. */
static void
test_once (StepTable *self, gconstpointer data)
{
  guint n = 0;

  step_table_keys (self, "5 Return 6 Return 7");
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (count), &n);
  step_table_keys (self, "Return");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 5 6 7");
  g_assert_cmpuint (n, ==, 1);
}

static guint
count_tooltips (GtkWidget *widget)
{
  guint n = rh_tooltip_get (widget) != NULL ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_tooltips (child);

  return n;
}

/* Whoever's tile the pointer rests on, the bid below the name is in sight. */
static void
test_uncovered (StepTable *self, gconstpointer data)
{
  g_assert_cmpuint (count_tooltips (gtk_widget_get_parent (step_table_find (self->window, "Anna, waiting"))), ==, 0);
}

/* The panel is usable at 360 pixels. */
static void
test_narrow (StepTable *self, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 312);
}

int
main (int argc, char *argv[])
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) \
  g_test_add ("/cape-open-bids-step/" name, StepTable, auction, set_up, function, tear_down)
  ADD ("keys", test_keys);
  ADD ("taps", test_taps);
  ADD ("mended", test_mended);
  ADD ("not-mended", test_not_mended);
  ADD ("too-much", test_too_much);
  ADD ("aloud", test_aloud);
  ADD ("still", test_still);
  ADD ("erase", test_erase);
  ADD ("again", test_again);
  ADD ("tapped", test_tapped);
  ADD ("anew", test_anew);
  ADD ("draft", test_draft);
  ADD ("kept", test_kept);
  ADD ("once", test_once);
  ADD ("uncovered", test_uncovered);
  ADD ("narrow", test_narrow);

  return g_test_run ();
}
