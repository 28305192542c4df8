/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who picks which card. */

#include "step-table.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-cape-card-view.h"
#include "rh-cape-pick-step.h"
#include "rh-cape-ui.h"
#include "rh-mark.h"
#include "rh-table-page.h"
#include "rh-wrap.h"

/* Csilla pays most and picks first; Anna and Bram bid the same, and Bram has less left. */
static const char *const moves[] = {
  "reveal s3/2 s3/2 s3/1",
  "bids 5 5 9",
  "tie 1:/9 2:/2",
  "pick 3 1",
  "pick 1 2",
  "draw 3 3",
  "build 3 bonus=0 buy=0",
  "reveal d2/7 v1/3 s3/10",
  "bids 3 3 9",
  "tie 1:/2 2:/9",
  NULL,
};

/* Bram has paid more before, so that he picks before Anna without a draw. */
static const char *const less_left[] = {
  "reveal s3/2 s3/2 s3/1",
  "bids 5 9 0",
  "pick 2 1",
  "pick 1 2",
  "draw 2 3",
  "build 2 bonus=0 buy=0",
  "reveal d2/7 v1/3 s3/10",
  "bids 3 3 9",
  NULL,
};

/* Two of the cards look the same. */
static const char *const alike[] = { "reveal s3/2 s3/2 s3/1", "bids 5 6 9", NULL };

#define FRAME .12 /* of a card, beside its picture */

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_PICK_STEP, data);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* A tap picks; a card that is gone shows who has it and can't be picked. */
static void
test_taps (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "Csilla picks. Which card?"));
  step_table_click (self, "Village, 1 rail, £3");
  g_assert_cmpstr (step_table_last_move (self), ==, "pick 3 2");

  g_assert_true (step_table_says (self->window, "Bram picks. Which card?"));
  g_assert_false (gtk_widget_is_sensitive (step_table_find (self->window, "Village, 1 rail, £3, taken by Csilla")));
  step_table_click (self, "Savanna, 3 rails, £10");
  g_assert_cmpstr (step_table_last_move (self), ==, "pick 2 3");
}

/* Who has a card stands beside it, and hides nothing of it but its frame. */
static void
test_mark (StepTable *self, gconstpointer data)
{
  GtkWidget *card, *mark, *taken;
  graphene_rect_t bounds;

  step_table_click (self, "Village, 1 rail, £3");
  taken = step_table_find (self->window, "Village, 1 rail, £3, taken by Csilla");
  card = board_find (taken, RH_TYPE_CAPE_CARD_VIEW, 0);
  mark = board_find (taken, RH_TYPE_MARK, 0);
  ui_screen_settle (mark);
  g_assert_true (gtk_widget_compute_bounds (mark, card, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (card) * FRAME);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (card) / 2);
}

/* The keys are the numbers of the cards, and don't move up. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_refuses (self, "4"));
  step_table_keys (self, "1");
  g_assert_cmpstr (step_table_last_move (self), ==, "pick 3 1");
  g_assert_true (step_table_refuses (self, "1"));
  step_table_keys (self, "2");
  g_assert_cmpstr (step_table_last_move (self), ==, "pick 2 2");
}

static void
assert_focus (StepTable *self, const char *name)
{
  const char *const why = "Picking order: Csilla £9, Bram £3, Anna £3. Bram before Anna: higher card drawn.";
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_true (focus == step_table_find (self->window, name));
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why);
}

/* Who presses Enter once more after a tie picks nothing: the first card that is left is only offered, described by what
 * settled the order, among cards that are called by it. What has the focus is that card, and nothing around it. */
static void
test_focus (StepTable *self, gconstpointer data)
{
  GtkWidget *cards = step_table_find (self->window, "Picking order: Csilla £9, Bram £3, Anna £3");

  rh_step_focus (self->step);
  assert_focus (self, "Desert, 2 rails, £7");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), cards));
  g_assert_false (gtk_widget_get_focusable (cards));
  g_assert_false (step_table_enter (self->window));
  g_assert_cmpstr (step_table_last_move (self), ==, "tie 1:/2 2:/9");

  step_table_keys (self, "1");
  rh_step_focus (self->step);
  assert_focus (self, "Village, 1 rail, £3");
}

/* Two cards look the same: their numbers tell them apart. */
static void
test_alike (StepTable *self, gconstpointer data)
{
  g_assert_nonnull (step_table_find (self->window, "Savanna, 3 rails, £1"));
  g_assert_null (step_table_find (self->window, "Savanna, 3 rails, £2"));
  step_table_click (self, "Card 2: Savanna, 3 rails, £2");
  g_assert_cmpstr (step_table_last_move (self), ==, "pick 3 2");
}

/* What settled bids that are equal is told; the order itself, which the lanes show, is said of the cards. */
static void
test_order_drawn (StepTable *self, gconstpointer data)
{
  g_assert_nonnull (step_table_find (self->window, "Picking order: Csilla £9, Bram £3, Anna £3"));
  g_assert_true (step_table_says (self->window, "Bram before Anna: higher card drawn."));
}

static void
test_order_less_left (StepTable *self, gconstpointer data)
{
  g_assert_nonnull (step_table_find (self->window, "Picking order: Csilla £9, Bram £3, Anna £3"));
  g_assert_true (step_table_says (self->window,
                                  "Bram before Anna: £90 left against £92."));
  g_assert_false (step_table_says (self->window, "Csilla before"));
}

/* On a phone the reason of a tie of all is whole; what is longer is scrolled by itself, by keys too, and the cards stay where
 * they are. */
static void
test_reasons_scroll (StepTable *self, gconstpointer data)
{
  Board board;
  GtkWidget *page, *step, *cards, *room, *why, *answers;
  g_autofree char *longer = NULL;
  GtkAdjustment *adjustment;

  board_open (&board, "cape-four-ties");
  board_play (&board, 5);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);
  step = board_find (page, RH_TYPE_CAPE_PICK_STEP, 0);
  cards = board_find_named (step, RH_TYPE_WRAP, "Picking order: Ilse-Marie £1, Dino Rossi £1, O'Neil £1, Anna £1");
  room = gtk_widget_get_next_sibling (cards);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (room));
  why = board_find (room, GTK_TYPE_LABEL, 0);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
  longer = g_strdup_printf ("%s\n%s", gtk_label_get_label (GTK_LABEL (why)), gtk_label_get_label (GTK_LABEL (why)));
  gtk_label_set_label (GTK_LABEL (why), longer);
  board_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  g_assert_true (gtk_widget_get_can_focus (room));
  g_assert_true (gtk_widget_get_mapped (gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (room))));
  answers = gtk_widget_get_ancestor (cards, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (answers));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
  board_close (&board);
}

/* Elsewhere all of them are in sight. */
static void
test_reasons_whole (StepTable *self, gconstpointer data)
{
  Board board;
  GtkWidget *page, *cards, *why;
  int needs;

  board_open (&board, "cape-four-ties");
  board_play (&board, 5);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1366, 768);
  cards = board_find_named (page, RH_TYPE_WRAP, "Picking order: Ilse-Marie £1, Dino Rossi £1, O'Neil £1, Anna £1");
  why = gtk_widget_get_last_child (gtk_widget_get_parent (cards));
  g_assert_true (GTK_IS_LABEL (why));
  g_assert_true (gtk_widget_get_mapped (why));
  gtk_widget_measure (why, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (why), &needs, NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (why), >=, needs);
  cards = gtk_widget_get_ancestor (why, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_cmpint (gtk_widget_get_height (cards), >=, gtk_widget_get_height (gtk_widget_get_parent (why)));
  board_close (&board);
}

#define ADD(name, data, function) g_test_add ("/cape-pick-step/" name, StepTable, data, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("taps", moves, test_taps);
  ADD ("mark", moves, test_mark);
  ADD ("keys", moves, test_keys);
  ADD ("focus", moves, test_focus);
  ADD ("alike", alike, test_alike);
  ADD ("order-drawn", moves, test_order_drawn);
  ADD ("order-less-left", less_left, test_order_less_left);
  ADD ("reasons-scroll", moves, test_reasons_scroll);
  ADD ("reasons-whole", moves, test_reasons_whole);

  return g_test_run ();
}
