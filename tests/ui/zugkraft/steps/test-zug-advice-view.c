/* SPDX-License-Identifier: GPL-3.0-or-later
 * Advice, for who asks: after how many rolls, what to do, with its figures, and how they were counted. */

#include "config.h"

#include "board.h"

#include "rh-button.h"
#include "rh-zug-advice-view.h"
#include "rh-zug.h"

#include <string.h>

typedef struct {
  Board            board;
  GtkWidget       *box;
  RhZugAdviceView *view;
  RhSetup         *setup;
  RhZugTurn        turn;
} Advice;

#define PHONE 20 /* as high as there is room for below the parts there, */
#define PAGE 134 /* and in their place */
#define LOW 44   /* below the parts of a low window */
#define NOTE 40  /* of which the note of the train takes so much */

/* A train of an engine, a tender and an ore car, with 26 points to reach. */
static void
set_up (Advice *self, gconstpointer data)
{
  *self = (Advice) { .view = g_object_new (RH_TYPE_ZUG_ADVICE_VIEW, NULL), .setup = rh_setup_new (&rh_zug_game), .turn = { .target = 26 } };
  rh_zug_train_add (&self->turn.train, RH_ZUG_ENGINE);
  rh_zug_train_add (&self->turn.train, RH_ZUG_TENDER);
  rh_zug_train_add (&self->turn.train, RH_ZUG_ORE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view));
  board_show (&self->board, self->box, 380, 400);
}

static void
begin_in (Advice *self, int below)
{
  const RhZugAdviceRoom room = { 376, below - NOTE, below, below == PHONE ? PAGE : 400 };

  rh_zug_advice_view_begin (self->view, &room);
  rh_zug_advice_view_update (self->view, self->setup, &self->turn);
  board_settle ();
}

static void
begin (Advice *self)
{
  begin_in (self, 200);
}

static const char *
text (Advice *self)
{
  return gtk_label_get_label (rh_zug_advice_view_get_text (self->view));
}

static gboolean
key (Advice *self, const char *name)
{
  return rh_zug_advice_view_key (self->view, gdk_keyval_from_name (name), 0);
}

static void
tear_down (Advice *self, gconstpointer data)
{
  board_close (&self->board);
  rh_setup_free (self->setup);
}

static void
test_asked (Advice *self, gconstpointer data)
{
  /* Nothing is said, and no key taken, before it is asked for and after it is closed. */
  g_assert_cmpstr (text (self), ==, "");
  g_assert_false (key (self, "1"));
  begin (self);
  g_assert_nonnull (strstr (text (self), "26 points"));
  rh_zug_advice_view_close (self->view);
  g_assert_cmpstr (text (self), ==, "");
  g_assert_false (key (self, "h"));
  begin (self);
}

/* Whether such a text is in sight, in the view or beside it. */
static gboolean
shows (Advice *self, const char *part)
{
  GtkWidget *label;

  for (guint i = 0; (label = board_find (GTK_WIDGET (self->view), GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (gtk_widget_get_mapped (label) && strstr (gtk_label_get_label (GTK_LABEL (label)), part) != NULL)
      return TRUE;
  }

  return FALSE;
}

static GtkWidget *
find (Advice *self, const char *name)
{
  return board_find_named (GTK_WIDGET (self->view), RH_TYPE_BUTTON, name);
}

static GtkWidget *
find_label (Advice *self, const char *css_class)
{
  GtkWidget *label;

  for (guint i = 0; (label = board_find (GTK_WIDGET (self->view), GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (label, css_class))
      return label;
  }
  g_assert_not_reached ();
}

static void
test_lines (Advice *self, gconstpointer data)
{
  /* What to do and its figures stand there alone, and above them the rolls that are assumed, which a tap changes; the sentences are
   * said, and the count comes below them for who asks why, which needs the room of a page; it follows the train, and goes with the
   * advice. */
  begin (self);
  g_assert_false (rh_zug_advice_view_is_page (self->view));
  g_assert_true (shows (self, "Rolls made:"));
  g_assert_true (shows (self, "3+"));
  g_assert_true (shows (self, "Roll on: "));
  g_assert_true (shows (self, "Roll on, average"));
  g_assert_nonnull (strstr (text (self), "26 points in this turn: "));
  g_assert_false (shows (self, "in this turn"));
  gtk_test_accessible_assert_property (find_label (self, "zug-lead"), GTK_ACCESSIBLE_PROPERTY_LABEL, text (self));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (find (self, "After 3 rolls or more"))));
  g_assert_true (gtk_widget_get_mapped (find (self, "After 1 roll")));
  board_click (GTK_WIDGET (self->view), "After 1 roll");
  g_assert_true (shows (self, "Nothing fits") && shows (self, "0.5%"));
  g_assert_true (key (self, "3"));
  g_assert_true (shows (self, "Wreck") && shows (self, "0.5%"));
  g_assert_true (key (self, "h"));
  board_settle ();
  g_assert_true (shows (self, "3 dice can fall in 216 ways."));
  g_assert_true (shows (self, "By a later roll"));
  g_assert_true (shows (self, "Roll on, average"));
  g_assert_nonnull (strstr (text (self), "3 dice can fall in 216 ways."));
  g_assert_true (rh_zug_advice_view_is_page (self->view));
  rh_zug_train_add (&self->turn.train, RH_ZUG_TANK);
  rh_zug_advice_view_update (self->view, self->setup, &self->turn);
  g_assert_true (shows (self, "2 dice can fall in 36 ways."));
  g_assert_true (shows (self, "7"));
  g_assert_true (key (self, "h"));
  board_settle ();
  g_assert_false (shows (self, "ways."));
  g_assert_true (key (self, "h"));
  rh_zug_advice_view_close (self->view);
  board_settle ();
  g_assert_false (shows (self, "points"));
}

static void
test_low (Advice *self, gconstpointer data)
{
  /* As much room as a low window has holds all but the note: what is assumed is in sight, and changed by a tap or a key, and the parts
   * stay. Where the note has all the room that there is, advice has that of the parts, too. Who is still to come is told where there is
   * room for it. */
  g_assert_true (rh_setup_add_seat (self->setup, RH_COLOUR_NONE, "Anna", NULL));
  g_assert_true (rh_setup_add_seat (self->setup, RH_COLOUR_NONE, "Bram", NULL));
  begin_in (self, 124);
  g_assert_true (rh_zug_advice_view_covers_note (self->view) && !rh_zug_advice_view_is_page (self->view));
  g_assert_true (shows (self, "Rolls made:") && shows (self, "Roll on, average"));
  begin_in (self, LOW);
  g_assert_true (rh_zug_advice_view_is_page (self->view));
  g_assert_true (shows (self, "Rolls made:") && shows (self, "Roll on: ") && shows (self, "Roll on, average"));
  g_assert_true (key (self, "1"));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (find (self, "After 1 roll"))));
  self->turn.target = 3;
  rh_zug_train_sum (&self->turn.train, &self->turn.sum);
  self->turn.rivals[0] = (RhZugRival) { 1, 40 };
  self->turn.n_rivals = 1;
  begin_in (self, LOW);
  g_assert_true (key (self, "3"));
  g_assert_true (shows (self, " to stay ahead") && shows (self, "Still to roll: Bram needs 40 to pass you."));
  rh_zug_advice_view_close (self->view);
  g_assert_false (rh_zug_advice_view_covers_note (self->view));
  begin (self);
  g_assert_false (rh_zug_advice_view_covers_note (self->view));
}

static void
test_assumed (Advice *self, gconstpointer data)
{
  /* What nobody has told is said to be assumed; what was told isn't. */
  begin (self);
  g_assert_cmpfloat (gtk_widget_get_opacity (find_label (self, "zug-assumed")), ==, 1);
  g_assert_true (key (self, "3"));
  g_assert_cmpfloat (gtk_widget_get_opacity (find_label (self, "zug-assumed")), ==, 0);
}

static void
test_tally (Advice *self, gconstpointer data)
{
  /* Who asks why reads rows, what they come to last; where there is no room for all, those of what leads. All of them are said. */
  begin (self);
  g_assert_true (key (self, "h"));
  board_settle ();
  g_assert_true (shows (self, "Nothing fits: wreck") && shows (self, "1 way") && shows (self, "26 points in this turn"));
  g_assert_true (shows (self, "Points on average"));
  g_assert_null (strstr (text (self), "Out of reach"));
  begin_in (self, PHONE);
  g_assert_true (key (self, "h"));
  board_settle ();
  g_assert_true (shows (self, "26 points in this turn"));
  g_assert_false (shows (self, "Points on average"));
  g_assert_nonnull (strstr (text (self), "it is best to roll again"));
}

static void
test_what_to_do (Advice *self, gconstpointer data)
{
  /* Whoever asks why still reads what to do, wherever there is room for rows that don't lead to that. */
  guint n = 0;

  for (int page = PAGE; page <= 400; page += 6) {
    const RhZugAdviceRoom room = { 376, 0, PHONE, page };

    rh_zug_advice_view_begin (self->view, &room);
    rh_zug_advice_view_update (self->view, self->setup, &self->turn);
    g_assert_true (key (self, "h"));
    board_settle ();
    if (shows (self, "Points on average")) {
      g_assert_true (shows (self, "Roll on: "));
      n++;
    }
    g_assert_true (key (self, "Escape"));
  }
  g_assert_cmpuint (n, >, 5);
}

static void
test_escape (Advice *self, gconstpointer data)
{
  /* Escape closes the answer to “Why?”, wherever that stands; the advice itself isn't the view's to close. */
  begin (self);
  g_assert_false (key (self, "Escape"));
  g_assert_true (key (self, "h"));
  g_assert_true (key (self, "Escape"));
  board_settle ();
  g_assert_false (shows (self, "ways."));
  g_assert_false (rh_button_is_chosen (RH_BUTTON (find (self, "Why?"))));
  g_assert_false (key (self, "Escape"));
  begin_in (self, PHONE);
  g_assert_true (key (self, "h"));
  g_assert_true (key (self, "Escape"));
  g_assert_true (shows (self, "Roll on: "));
  g_assert_false (key (self, "Escape"));
}

static void
test_phone (Advice *self, gconstpointer data)
{
  /* Without room for the lines below the parts it is a page, and the count has that alone. Asked anew where there is room, it is as it
   * is elsewhere. */
  int height;

  begin_in (self, PHONE);
  g_assert_true (rh_zug_advice_view_is_page (self->view));
  g_assert_true (shows (self, "Roll on: "));
  g_assert_nonnull (find (self, "After 1 roll"));
  board_click (GTK_WIDGET (self->view), "Why?");
  board_settle ();
  g_assert_true (shows (self, "By a later roll") && shows (self, "26 points in this turn"));
  g_assert_false (shows (self, "Roll on: "));
  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_VERTICAL, 376, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, <=, PAGE);
  g_assert_true (rh_zug_advice_view_leave_count (self->view));
  board_settle ();
  g_assert_true (shows (self, "Roll on: "));
  g_assert_false (shows (self, "By a later roll"));
  g_assert_false (rh_zug_advice_view_leave_count (self->view));
  rh_zug_advice_view_close (self->view);
  g_assert_false (rh_zug_advice_view_is_page (self->view));
  begin (self);
  g_assert_false (rh_zug_advice_view_is_page (self->view));
  g_assert_true (shows (self, "Roll on, average"));
}

static void
test_rolls (Advice *self, gconstpointer data)
{
  /* Three rolls or more is what is usual. Before, a roll that places nothing is no wreck. */
  g_autofree char *usual = NULL;

  begin_in (self, PHONE);
  usual = g_strdup (text (self));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (find (self, "After 3 rolls or more"))));
  g_assert_nonnull (strstr (usual, " for a wreck."));
  g_assert_true (key (self, "1"));
  g_assert_nonnull (strstr (text (self), "no wreck yet"));
  board_click (GTK_WIDGET (self->view), "After 3 rolls or more");
  g_assert_nonnull (strstr (usual, "\nIf three rolls were made, the next is a wreck with "));
  g_assert_nonnull (strstr (text (self), "\nThe next roll is a wreck with "));
  /* In the next turn that is open again. */
  rh_zug_advice_view_close (self->view);
  rh_zug_advice_view_next (self->view);
  begin_in (self, PHONE);
  g_assert_cmpstr (text (self), ==, usual);
}

static void
test_rolls_go_on (Advice *self, gconstpointer data)
{
  /* Who has told isn't asked again in the turn: what is set down next comes from the next roll, and it is said that this was counted. */
  begin_in (self, PHONE);
  g_assert_true (key (self, "1"));
  rh_zug_advice_view_close (self->view);
  rh_zug_train_add (&self->turn.train, RH_ZUG_BOX);
  rh_zug_advice_view_follow (self->view, &self->turn.train);
  begin_in (self, PHONE);
  g_assert_true (rh_button_is_chosen (RH_BUTTON (find (self, "After 2 rolls"))));
  g_assert_cmpfloat (gtk_widget_get_opacity (find_label (self, "zug-counted")), ==, 1);
  g_assert_nonnull (strstr (text (self), "no wreck yet"));
  g_assert_true (key (self, "2"));
  g_assert_cmpfloat (gtk_widget_get_opacity (find_label (self, "zug-counted")), ==, 0);
}

static void
on_advised_cb (RhZugAdviceView *view, guint *n)
{
  (*n)++;
}

static void
test_advised (Advice *self, gconstpointer data)
{
  /* That it is there, is other with other rolls, and goes, is told: it may need other room. */
  guint n = 0;

  g_signal_connect (self->view, "advised", G_CALLBACK (on_advised_cb), &n);
  begin (self);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (key (self, "2"));
  g_assert_cmpuint (n, ==, 2);
  rh_zug_advice_view_close (self->view);
  g_assert_cmpuint (n, ==, 3);
}

static void
test_untold (Advice *self, gconstpointer data)
{
  /* Of a train that can't run yet no roll is chosen before somebody tells one. */
  self->turn.train.n = 1;
  begin_in (self, PHONE);
  for (guint i = 0; i < 3; i++)
    g_assert_false (rh_button_is_chosen (RH_BUTTON (board_find (GTK_WIDGET (self->view), RH_TYPE_BUTTON, i))));
  g_assert_null (strstr (text (self), "100"));
  g_assert_true (key (self, "3"));
  g_assert_nonnull (strstr (text (self), "a material shortage"));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (find (self, "After 3 rolls or more"))));
}

static void
test_unsettled (Advice *self, gconstpointer data)
{
  /* Who leads while somebody still has a turn reads two chances and how much others need: the figures have no room below these, and stand
   * with the count. */
  g_assert_true (rh_setup_add_seat (self->setup, RH_COLOUR_NONE, "Anna", NULL));
  g_assert_true (rh_setup_add_seat (self->setup, RH_COLOUR_NONE, "Bram", NULL));
  self->turn.target = 3;
  rh_zug_train_sum (&self->turn.train, &self->turn.sum);
  self->turn.rivals[0] = (RhZugRival) { 1, 40 };
  self->turn.n_rivals = 1;
  begin (self);
  g_assert_true (shows (self, " Still to roll: Bram needs 40 to pass you."));
  g_assert_false (shows (self, "Roll on, average"));
  g_assert_true (key (self, "h"));
  board_settle ();
  g_assert_true (shows (self, "Roll on, average"));
}

static void
test_nothing_to_roll (Advice *self, gconstpointer data)
{
  /* Behind a caboose there is nothing to advise, and nothing was counted. */
  rh_zug_train_add (&self->turn.train, RH_ZUG_CABOOSE);
  begin (self);
  g_assert_cmpstr (text (self), ==, "There is nothing left to roll.");
  g_assert_false (gtk_widget_is_sensitive (board_find_named (GTK_WIDGET (self->view), RH_TYPE_BUTTON, "Why?")));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
#define ADD(name) g_test_add ("/zug-advice-view/" #name, Advice, NULL, set_up, test_##name, tear_down)
  ADD (asked);
  ADD (lines);
  ADD (unsettled);
  ADD (low);
  ADD (assumed);
  ADD (tally);
  ADD (what_to_do);
  ADD (escape);
  ADD (phone);
  ADD (rolls);
  ADD (rolls_go_on);
  ADD (advised);
  ADD (untold);
  ADD (nothing_to_roll);

  return g_test_run ();
}
