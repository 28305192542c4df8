/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the note of a turn stands: in its own place as long as it is seen there, else over the train until something is entered. */

#include "config.h"

#include "board.h"

#include "rh-zug-note-place.h"

#define WHY "This train can run: that is no shortage. “Stop with 9” ends the turn. "
#define TEXT WHY WHY WHY WHY

static void
test_place (void)
{
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  RhZugNotePlace place = {
    .answers = box,
    .notes = gtk_scrolled_window_new (),
    .told = gtk_label_new ("4 + 3 = 7"),
    .above = ADW_BIN (adw_bin_new ()),
    .below = ADW_BIN (adw_bin_new ()),
    .note = GTK_LABEL (gtk_label_new (NULL)),
  };

  adw_bin_set_child (place.below, GTK_WIDGET (place.note));
  gtk_label_set_wrap (place.note, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (place.notes), GTK_WIDGET (place.below));
  gtk_widget_set_size_request (place.notes, 200, 250);
  gtk_box_append (GTK_BOX (box), place.told);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (place.above));
  gtk_box_append (GTK_BOX (box), place.notes);
  board_show (&board, box, 300, 400);

  rh_zug_note_place_show (&place, TEXT, TRUE, TRUE);
  g_assert_true (adw_bin_get_child (place.below) == GTK_WIDGET (place.note));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (place.note), "why"));

  gtk_widget_set_size_request (place.notes, 200, 10);
  board_settle ();
  rh_zug_note_place_show (&place, TEXT, TRUE, TRUE);
  g_assert_true (adw_bin_get_child (place.above) == GTK_WIDGET (place.note));
  g_assert_cmpfloat (gtk_widget_get_opacity (place.told), ==, 0);
  g_assert_false (gtk_widget_get_can_target (place.told));

  /* Later it stays, but the train is seen again. */
  rh_zug_note_place_show (&place, TEXT, TRUE, FALSE);
  g_assert_true (adw_bin_get_child (place.below) == GTK_WIDGET (place.note));
  g_assert_cmpfloat (gtk_widget_get_opacity (place.told), ==, 1);

  rh_zug_note_place_show (&place, NULL, FALSE, FALSE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (place.note)));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-note-place/place", test_place);

  return g_test_run ();
}
