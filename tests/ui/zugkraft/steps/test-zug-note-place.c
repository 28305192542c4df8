/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the note of a turn stands: in its own place, and among the news too where there is no room for all of it. */

#include "config.h"

#include "board.h"

#include "rh-zug-note-place.h"

#define WHY "This train can run: that is no shortage. “Stop with 9” ends the turn. "
#define TEXT WHY WHY WHY WHY

static void
on_tell_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  char **told = data;

  g_free (*told);
  *told = g_variant_dup_string (parameter, NULL);
}

static void
test_place (void)
{
  static const GActionEntry entries[] = { { .name = "refuse", .activate = on_tell_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autofree char *told = NULL;
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  RhZugNotePlace place = {
    .answers = box,
    .notes = gtk_scrolled_window_new (),
    .note = GTK_LABEL (gtk_label_new (NULL)),
  };

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), &told);
  gtk_widget_insert_action_group (box, "table", G_ACTION_GROUP (actions));
  gtk_label_set_wrap (place.note, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (place.notes), GTK_WIDGET (place.note));
  gtk_widget_set_size_request (place.notes, 200, 250);
  gtk_box_append (GTK_BOX (box), place.notes);
  board_show (&board, box, 300, 400);

  rh_zug_note_place_show (&place, TEXT, TRUE, TRUE);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (place.note), "rh-refusal"));
  g_assert_null (told);

  gtk_widget_set_size_request (place.notes, 200, 10);
  board_settle ();
  rh_zug_note_place_show (&place, TEXT, TRUE, FALSE);
  g_assert_null (told);
  rh_zug_note_place_show (&place, TEXT, TRUE, TRUE);
  g_assert_cmpstr (told, ==, TEXT);
  g_assert_cmpstr (gtk_label_get_label (place.note), ==, TEXT);

  /* What the note leaves is for what stands below it; what isn't scrolled is in sight, all of it. */
  g_assert_cmpint (rh_zug_note_place_get_sight (&place, place.notes), ==, gtk_widget_get_height (place.notes));
  g_assert_cmpint (rh_zug_note_place_get_room_below (&place), <, 0);
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
