/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where advice stands: below the parts, or in their place, which they keep. */

#include "config.h"

#include "board.h"

#include "rh-button.h"
#include "rh-zug-advice-place.h"
#include "rh-zug.h"

typedef struct {
  Board            board;
  RhSetup         *setup;
  RhZugTurn        turn;
  GtkWidget       *part;
  RhZugNotePlace   note;
  RhZugAdvicePlace place;
} Place;

static void
on_advised_cb (RhZugAdviceView *advice, Place *self)
{
  rh_zug_advice_place_show (&self->place);
}

static void
add_answer (Place *self)
{
  self->part = gtk_button_new_with_label ("Tank");
  self->place.below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->note = (RhZugNotePlace) { self->place.answer, gtk_scrolled_window_new (), GTK_LABEL (gtk_label_new ("2 dice")) };
  gtk_box_append (GTK_BOX (self->place.below), GTK_WIDGET (self->note.note));
  gtk_box_append (GTK_BOX (self->place.below), GTK_WIDGET (self->place.advice));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->note.notes), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->note.notes), self->place.below);
  gtk_box_append (GTK_BOX (self->place.answer), self->part);
  gtk_box_append (GTK_BOX (self->place.answer), self->note.notes);
  gtk_widget_set_size_request (self->part, -1, 110);
}

/* With so much room below the parts. */
static void
open_place (Place *self, int below)
{
  GtkWidget *overlay = gtk_overlay_new ();

  *self = (Place) {
    .setup = rh_setup_new (&rh_zug_game),
    .place.answer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0),
    .place.page = gtk_scrolled_window_new (),
    .place.advice = g_object_new (RH_TYPE_ZUG_ADVICE_VIEW, NULL),
  };
  rh_zug_train_add (&self->turn.train, RH_ZUG_ENGINE);
  rh_zug_train_add (&self->turn.train, RH_ZUG_TENDER);
  rh_zug_train_add (&self->turn.train, RH_ZUG_ORE);
  add_answer (self);
  gtk_widget_set_size_request (self->note.notes, 376, below);
  gtk_widget_set_visible (self->place.page, FALSE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->place.answer);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->place.page);
  gtk_widget_set_valign (overlay, GTK_ALIGN_START);
  g_signal_connect (self->place.advice, "advised", G_CALLBACK (on_advised_cb), self);
  board_show (&self->board, overlay, 376, 500);
}

static void
shut (Place *self)
{
  board_close (&self->board);
  rh_setup_free (self->setup);
}

static void
ask (Place *self)
{
  rh_zug_advice_place_begin (&self->place, &self->note);
  rh_zug_advice_view_update (self->place.advice, self->setup, &self->turn);
  board_settle ();
}

static void
test_below (void)
{
  /* With room below them, the parts stay, until somebody asks why. */
  Place self;

  open_place (&self, 200);
  ask (&self);
  g_assert_true (gtk_widget_get_mapped (self.part));
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (self.place.advice), self.place.below));
  g_assert_true (rh_zug_advice_view_key (self.place.advice, GDK_KEY_h, 0));
  board_settle ();
  g_assert_false (gtk_widget_get_mapped (self.part));
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (self.place.advice), self.place.page));
  g_assert_true (rh_zug_advice_view_leave_count (self.place.advice));
  board_settle ();
  g_assert_true (gtk_widget_get_mapped (self.part));
  shut (&self);
}

static void
test_page (void)
{
  /* Without, it has their place, and all of what is around stays as high as it was. */
  int before;
  Place self;

  open_place (&self, 30);
  before = gtk_widget_get_height (self.place.answer);
  ask (&self);
  g_assert_false (gtk_widget_get_mapped (self.part));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self.place.advice)));
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (self.place.answer)), ==, before);
  g_assert_cmpint (gtk_widget_get_height (self.place.page), ==, before);
  rh_zug_advice_view_close (self.place.advice);
  board_settle ();
  g_assert_true (gtk_widget_get_mapped (self.part));
  g_assert_cmpint (gtk_widget_get_height (self.place.answer), ==, before);
  shut (&self);
}

static void
test_focus (void)
{
  /* The focus goes with the button that has it, and isn't lost with a part. */
  GtkWidget *why;
  Place self;

  open_place (&self, 200);
  ask (&self);
  why = board_find_named (GTK_WIDGET (self.place.advice), RH_TYPE_BUTTON, "Why?");
  gtk_widget_grab_focus (why);
  g_signal_emit_by_name (why, "clicked");
  g_assert_true (gtk_widget_has_focus (why));
  g_signal_emit_by_name (why, "clicked");
  g_assert_true (gtk_widget_has_focus (why));
  gtk_widget_grab_focus (self.part);
  g_signal_emit_by_name (why, "clicked");
  g_assert_nonnull (gtk_widget_get_focus_child (self.place.page));
  shut (&self);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-advice-place/below", test_below);
  g_test_add_func ("/zug-advice-place/page", test_page);
  g_test_add_func ("/zug-advice-place/focus", test_focus);

  return g_test_run ();
}
