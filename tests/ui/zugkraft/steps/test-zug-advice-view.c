/* SPDX-License-Identifier: GPL-3.0-or-later
 * Advice, for who asks: sentences, after how many rolls, and how they were counted. */

#include "config.h"

#include "board.h"

#include "rh-button.h"
#include "rh-zug-advice-view.h"

#include <string.h>

typedef struct {
  Board            board;
  GtkWidget       *box;
  RhZugAdviceView *view;
  RhZugTurn        turn;
} Advice;

/* A train of an engine, a tender and an ore car, with 26 points to reach. */
static void
set_up (Advice *self, gconstpointer data)
{
  *self = (Advice) { .view = g_object_new (RH_TYPE_ZUG_ADVICE_VIEW, NULL), .turn = { .target = 26 } };
  rh_zug_train_add (&self->turn.train, RH_ZUG_ENGINE);
  rh_zug_train_add (&self->turn.train, RH_ZUG_TENDER);
  rh_zug_train_add (&self->turn.train, RH_ZUG_ORE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view));
  board_show (&self->board, self->box, 380, 300);
}

static void
begin (Advice *self)
{
  rh_zug_advice_view_begin (self->view);
  rh_zug_advice_view_update (self->view, &self->turn);
  board_settle ();
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
  g_assert_false (key (self, "y"));
  begin (self);
}

static void
test_rolls (Advice *self, gconstpointer data)
{
  /* Three rolls or more is what is usual; before, a roll that places nothing is no wreck. */
  g_autofree char *usual = NULL;

  begin (self);
  usual = g_strdup (text (self));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (
    board_find_named (GTK_WIDGET (self->view), RH_TYPE_BUTTON, "After 3 rolls or more"))));
  g_assert_null (strstr (usual, "No wreck yet"));
  g_assert_true (key (self, "1"));
  g_assert_nonnull (strstr (text (self), "No wreck yet"));
  board_click (GTK_WIDGET (self->view), "After 3 rolls or more");
  g_assert_cmpstr (text (self), ==, usual);
  /* Who asks anew begins with that again. */
  key (self, "2");
  rh_zug_advice_view_close (self->view);
  begin (self);
  g_assert_cmpstr (text (self), ==, usual);
}

static void
test_untold (Advice *self, gconstpointer data)
{
  /* Of a train that can't run yet no roll is chosen before somebody tells one. */
  self->turn.train.n = 1;
  begin (self);
  for (guint i = 0; i < 3; i++)
    g_assert_false (rh_button_is_chosen (RH_BUTTON (board_find (GTK_WIDGET (self->view), RH_TYPE_BUTTON, i))));
  g_assert_null (strstr (text (self), "100"));
  g_assert_true (key (self, "3"));
  g_assert_nonnull (strstr (text (self), "After the third roll"));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find (GTK_WIDGET (self->view), RH_TYPE_BUTTON, 2))));
}

static void
test_why (Advice *self, gconstpointer data)
{
  /* The count is told in place of the chances, and turned back; it follows the train. */
  g_autofree char *before = NULL;

  begin (self);
  before = g_strdup (text (self));
  g_assert_true (key (self, "y"));
  g_assert_nonnull (strstr (text (self), "3 dice can fall in 216 ways."));
  rh_zug_train_add (&self->turn.train, RH_ZUG_TANK);
  rh_zug_advice_view_update (self->view, &self->turn);
  g_assert_nonnull (strstr (text (self), "2 dice can fall in 36 ways."));
  g_assert_true (key (self, "y"));
  g_assert_null (strstr (text (self), "ways."));
  g_assert_cmpstr (text (self), !=, before);
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
  ADD (rolls);
  ADD (untold);
  ADD (why);
  ADD (nothing_to_roll);

  return g_test_run ();
}
