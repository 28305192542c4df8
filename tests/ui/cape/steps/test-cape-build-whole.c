/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn in the build phase of which the whole card is entered, instead of its rails alone. */

#include "board.h"
#include "step-table.h"

#include "rh-cape-build-step.h"
#include "rh-cape-card-entry.h"

/* Anna is ahead of a desert with 2 rails, Bram of a village with 1, and Anna begins. */
static const char *const auction[] = { "reveal d2/7 v1/3", "bids 12 0", "pick 1 1", NULL };

static void
set_up (StepTable *self, gconstpointer moves)
{
  step_table_open (self, 2, RH_TYPE_CAPE_BUILD_STEP, moves);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* The whole card instead of its rails: by the button, or just by the letter of its terrain. */
static void
test_whole_card (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Whole Card");
  g_assert_false (gtk_widget_get_sensitive (step_table_find (self->window, "Pass")));
  g_assert_true (step_table_says (self->window, "What card does Anna turn up?"));
  step_table_keys (self, "m 1 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 m1/10");
  step_table_keys (self, "p d 2 7");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 d2/7");
}

/* A wrong letter is put right by another, which begins the card anew, and is one thing that undo takes back. */
static void
test_other_terrain (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "m 1 d");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw d_/_");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw m1/_");
  step_table_keys (self, "s 1 4");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 s1/4");
}

/* Its last part was a slip, and is undone: the card is typed all anew, or goes on where it was. */
static void
test_undone (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "m 2 8");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw m2/_");
  step_table_keys (self, "r 2 8");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 r2/8");
  g_assert_true (rh_session_undo (self->session, NULL));
  step_table_keys (self, "9");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 r2/9");
}

/* Escape, or a button, gives the whole card up. */
static void
test_rails_only (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "m 1 Escape 2");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 2");
  step_table_keys (self, "p s");
  step_table_click (self, "Rails Only");
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 2 0");
}

/* Of the whole card, Enter chooses no part that nobody has moved to. */
static void
test_enter_whole (StepTable *self, gconstpointer data)
{
  rh_step_focus (self->step);
  step_table_keys (self, "m");
  g_assert_false (step_table_enter (self->window));
  gtk_widget_grab_focus (step_table_find (self->window, "1 rail"));
  g_assert_true (step_table_enter (self->window));
  g_assert_false (step_table_enter (self->window));
  step_table_keys (self, "9");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 m1/9");
}

static void
assert_asks_rest (StepTable *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_visible (focus));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, RH_TYPE_CAPE_CARD_ENTRY));
}

/* Half a card is entered: whether undo turns away from it, redo comes back to it, or another run of the program begins
 * with it, the focus is on what is asked for. */
static void
test_half_focus (StepTable *self, gconstpointer data)
{
  rh_step_focus (self->step);
  step_table_keys (self, "r 2");
  assert_asks_rest (self);
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == step_table_find (self->window, "0 rails"));
  g_assert_true (rh_session_redo (self->session, NULL));
  g_assert_true (rh_session_redo (self->session, NULL));
  assert_asks_rest (self);

  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  rh_step_focus (self->step);
  assert_asks_rest (self);
}

static graphene_rect_t
get_bounds (StepTable *self, const char *name)
{
  GtkWidget *widget = step_table_find (self->window, name);
  graphene_rect_t bounds;

  if (widget == NULL)
    g_error ("There is no “%s”", name);
  g_assert_true (gtk_widget_compute_bounds (widget, self->window, &bounds));

  return bounds;
}

/* The rails have one place, with what is entered besides below them: beside what leads there, or above it. */
static void
test_rails_stay (StepTable *self, gconstpointer data)
{
  static const int widths[] = { 360, 800 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    graphene_rect_t before, after, terrain, value;

    gtk_window_set_default_size (GTK_WINDOW (self->window), widths[i], 900);
    step_table_wait_for (gtk_widget_get_width (GTK_WIDGET (self->step)) == widths[i]);
    board_settle ();
    before = get_bounds (self, "2 rails");
    step_table_click (self, "Whole Card");
    board_settle ();
    terrain = get_bounds (self, "River, needs 10");
    value = get_bounds (self, "£1");
    after = get_bounds (self, "2 rails");
    g_assert_true (graphene_rect_equal (&before, &after));
    g_assert_cmpfloat (terrain.origin.y, >=, after.origin.y + after.size.height);
    g_assert_cmpfloat (value.origin.y, >=, terrain.origin.y + terrain.size.height);
    step_table_keys (self, "Escape");
  }
}

/* Those that stand there give the card's rails then, by a tap too, and nothing is drawn by them alone. */
static void
test_rails_tapped (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Whole Card");
  step_table_click (self, "2 rails");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "draw _2/_");
  gtk_test_accessible_assert_state (step_table_find (self->window, "2 rails"), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  step_table_click (self, "Mountain, needs 9");
  step_table_click (self, "3 rails");
  step_table_click (self, "£8");
  g_assert_cmpstr (step_table_last_move (self), ==, "draw 1 m3/8");
  gtk_test_accessible_assert_state (step_table_find (self->window, "3 rails"), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
}

#define ADD(name, function) \
  g_test_add ("/cape-build-whole/" name, StepTable, auction, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("card", test_whole_card);
  ADD ("other-terrain", test_other_terrain);
  ADD ("undone", test_undone);
  ADD ("rails-only", test_rails_only);
  ADD ("enter", test_enter_whole);
  ADD ("half-focus", test_half_focus);
  ADD ("rails-stay", test_rails_stay);
  ADD ("rails-tapped", test_rails_tapped);

  return g_test_run ();
}
