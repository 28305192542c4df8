/* SPDX-License-Identifier: GPL-3.0-or-later
 * Equal bids, settled by the values drawn. */

#include "step-table.h"

#include "rh-cape-tie-step.h"

static const char *const two[] = { "reveal d2/7 v1/3 s3/10", "bids 5 5 9", NULL };
static const char *const twice[] = { "reveal d2/7 v1/3 s3/10 r0/1", "bids 5 5 9 9", NULL };

static void
set_up_three (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_TIE_STEP, data);
}

static void
set_up_four (StepTable *self, gconstpointer data)
{
  step_table_open (self, 4, RH_TYPE_CAPE_TIE_STEP, data);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* The label whose text begins so. */
static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);

  return found;
}

static graphene_rect_t
bounds_of (StepTable *self, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, self->window, &bounds));

  return bounds;
}

/* How far one of those tied is, and whether it is them that are asked. */
static void
assert_tile (StepTable *self, const char *name, gboolean asked)
{
  GtkWidget *tile = step_table_find (self->window, name);

  g_assert_nonnull (tile);
  gtk_test_accessible_assert_state (tile, GTK_ACCESSIBLE_STATE_PRESSED,
                                    asked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);
}

/* Why there is a tie stands between the question and the values. */
static void
test_why (StepTable *self, gconstpointer data)
{
  GtkWidget *question = find_label (self->window, "Anna draws");
  GtkWidget *why = find_label (self->window, "Anna and Bram both");
  graphene_rect_t above, at, below;

  step_table_wait_for (gtk_widget_get_height (why) > 0);
  above = bounds_of (self, question);
  at = bounds_of (self, why);
  below = bounds_of (self, step_table_find (self->window, "Anna: 1"));

  g_assert_cmpfloat (at.origin.y, >=, above.origin.y + above.size.height);
  g_assert_cmpfloat (below.origin.y, >=, at.origin.y + at.size.height);
}

/* The panel says who is tied and why; two keys settle it, and 0 is the value 10. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "Anna and Bram both bid £5 and have £95 left: higher card first."));
  g_assert_null (step_table_find (self->window, "Csilla: 1"));
  step_table_keys (self, "7");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 5 5 9");
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/10");
}

/* A ten is typed as it is written, too: the 0 belongs to the 1 before it, not to who is tied with that player. */
static void
test_ten (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "1 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 5 5 9");
  assert_tile (self, "Anna, drew 10", FALSE);
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/10 2:/10");
  step_table_keys (self, "1 0 7");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/10 2:/7");
}

/* Of the last value the 1 has played them all, and those tied draw again: soon after, the 0 belongs to that. */
static void
test_ten_last (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "1 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/1 2:/1");
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/1 2:/10");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/1 2:/1");

  /* Once they draw, it is of what they draw. */
  step_table_keys (self, "1 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/1 2:/1");
  step_table_keys (self, "3");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/10 2:/3");
}

/* One pad of keys, for who is asked; a tap on another asks them, and what was drawn can be changed while one is missing. */
static void
test_taps (StepTable *self, gconstpointer data)
{
  assert_tile (self, "Anna, tied", TRUE);
  g_assert_null (step_table_find (self->window, "Bram: 3"));
  step_table_click (self, "Bram, tied");
  assert_tile (self, "Bram, tied", TRUE);
  g_assert_true (step_table_says (self->window, "Bram draws. Which value?"));
  gtk_test_accessible_assert_role (step_table_find (self->window, "Bram: 3"), GTK_ACCESSIBLE_ROLE_RADIO);
  step_table_click (self, "Bram: 3");
  assert_tile (self, "Anna, tied", TRUE);

  step_table_click (self, "Bram, drew 3");
  gtk_test_accessible_assert_state (step_table_find (self->window, "Bram: 3"), GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  step_table_click (self, "Bram: 4");
  assert_tile (self, "Bram, drew 4", FALSE);
  step_table_click (self, "Anna: 7");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/4");
}

/* The same value once more changes nothing, and is nothing to undo. */
static void
test_same (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "7");
  step_table_click (self, "Anna, drew 7");
  assert_tile (self, "Anna, drew 7", TRUE);
  step_table_keys (self, "7");
  assert_tile (self, "Bram, tied", TRUE);
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_tile (self, "Anna, tied", TRUE);
  g_assert_false (rh_session_can_undo_draft (self->session));
}

/* After a draw the next who is tied is asked, clockwise; whoever was asked out of turn. */
static void
test_clockwise (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Bram, tied");
  step_table_keys (self, "3");
  assert_tile (self, "Csilla, tied", TRUE);
  step_table_keys (self, "4");
  assert_tile (self, "Anna, tied", TRUE);
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_tile (self, "Csilla, tied", TRUE);
  assert_tile (self, "Bram, drew 3", FALSE);
  step_table_keys (self, "BackSpace");
  assert_tile (self, "Bram, tied", TRUE);
  step_table_keys (self, "5 6 7");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/5 3:/6");
}

/* Who isn’t tied has no button; who drew equal values is still tied. */
static void
test_tiles (StepTable *self, gconstpointer data)
{
  g_assert_false (gtk_widget_is_sensitive (step_table_find (self->window, "Csilla, £9 · 1st")));
  step_table_keys (self, "7 7");
  assert_tile (self, "Anna, still tied", TRUE);
  assert_tile (self, "Bram, still tied", FALSE);
}

/* What was drawn lies at the name until all are. Who is tied, and what was bid, is in the lanes: it isn't said once more. */
static void
test_drawn (StepTable *self, gconstpointer data)
{
  g_assert_false (step_table_says (self->window, "drew 7"));
  g_assert_null (find_label (self->window, "tied"));
  g_assert_null (find_label (self->window, "£"));
  step_table_keys (self, "7");
  g_assert_true (step_table_says (self->window, "drew 7"));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_false (step_table_says (self->window, "drew 7"));
}

/* Some are still tied: what the others drew stays at their names while these draw again. */
static void
test_earlier (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "7 7");
  g_assert_null (find_label (self->window, "still tied"));
  step_table_keys (self, "3");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/7 3:/3");
  g_assert_true (step_table_says (self->window, "drew 3"));
  g_assert_nonnull (find_label (self->window, "still tied"));
  step_table_keys (self, "2");
  g_assert_true (step_table_says (self->window, "drew 2"));
  g_assert_true (step_table_says (self->window, "drew 3"));
  g_assert_false (step_table_says (self->window, "drew 7"));
}

/* Half of it is given: an undo takes that back, not the bids, and a redo gives it back. */
static void
test_undo (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "7");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 5 5 9");
  gtk_test_accessible_assert_state (step_table_find (self->window, "Anna: 7"), GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  g_assert_true (rh_session_redo (self->session, NULL));
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/10");
}

/* Backspace takes a value back. */
static void
test_backspace (StepTable *self, gconstpointer data)
{
  g_assert_false (step_table_key (self, "BackSpace"));
  step_table_keys (self, "7 BackSpace 8 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/8 2:/1");
}

/* Who presses Enter once more after Reveal draws nothing: the first value of a player is only offered, among values that are
 * called by the name; what has the focus is that key, and nothing around it. */
static void
test_focus (StepTable *self, gconstpointer data)
{
  const char *const names[] = { "Anna", "Bram" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *first = g_strdup_printf ("%s: 1", names[i]);
    GtkWidget *focus;

    if (i == 0)
      rh_step_focus (self->step);
    else
      step_table_keys (self, "7");
    focus = gtk_window_get_focus (GTK_WINDOW (self->window));
    g_assert_true (focus == step_table_find (self->window, first));
    g_assert_true (gtk_widget_is_ancestor (focus, step_table_find (self->window, names[i])));
    g_assert_false (gtk_widget_get_focusable (step_table_find (self->window, names[i])));
    g_assert_false (step_table_enter (self->window));
    g_assert_cmpstr (step_table_last_move (self), ==, "bids 5 5 9");
  }
}

/* Equal again: the same two draw again, with nothing given yet. */
static void
test_again (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "7 7");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/7 2:/7");
  g_assert_true (step_table_says (self->window, "Still a tie (7 each): draw again"));
  gtk_test_accessible_assert_state (step_table_find (self->window, "Anna: 7"),
                                    GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  step_table_keys (self, "3 2");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/3 2:/2");
}

/* Two ties at once: the one for the earlier places comes first. */
static void
test_two_ties (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "Csilla and Dora both bid £9 and have £91 left: higher card first."));
  step_table_keys (self, "1 2");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 3:/1 4:/2");
  g_assert_true (step_table_says (self->window, "Anna draws. Which value?"));
  g_assert_true (step_table_says (self->window, "Anna and Bram both bid £5 and have £95 left: higher card first."));
  step_table_keys (self, "1 2");
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/1 2:/2");
}

/* Three are tied; the panel says so when the cards don't suffice, and when to shuffle. */
static void
test_few_cards (StepTable *self, gconstpointer data)
{
  RhCapeState state = *(const RhCapeState *) rh_session_get_state (self->session);

  g_assert_true (step_table_says (self->window, "Anna, Bram and Csilla all bid £0 and have £100 left: highest card first."));
  g_assert_false (step_table_says (self->window, "Only"));

  state.stock = 2;
  state.discard = 0;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Only 2 cards are left for 3 players: draw them"));

  state.discard = 30;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "The draw pile has 2 cards left: turn them up, then shuffle the discards."));
}

static const char *const three[] = { "reveal d2/7 v1/3 s3/10", "bids 0 0 0", NULL };

#define ADD(name, data, set_up, function) g_test_add ("/cape-tie-step/" name, StepTable, data, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("keys", two, set_up_three, test_keys);
  ADD ("why", two, set_up_three, test_why);
  ADD ("ten", two, set_up_three, test_ten);
  ADD ("ten-last", two, set_up_three, test_ten_last);
  ADD ("taps", two, set_up_three, test_taps);
  ADD ("same", two, set_up_three, test_same);
  ADD ("clockwise", three, set_up_three, test_clockwise);
  ADD ("tiles", two, set_up_three, test_tiles);
  ADD ("backspace", two, set_up_three, test_backspace);
  ADD ("drawn", two, set_up_three, test_drawn);
  ADD ("earlier", three, set_up_three, test_earlier);
  ADD ("undo", two, set_up_three, test_undo);
  ADD ("focus", two, set_up_three, test_focus);
  ADD ("again", two, set_up_three, test_again);
  ADD ("two-ties", twice, set_up_four, test_two_ties);
  ADD ("few-cards", three, set_up_three, test_few_cards);

  return g_test_run ();
}
