/* SPDX-License-Identifier: GPL-3.0-or-later
 * The bids, to be given again. */

#include "config.h"

#include "editor-desk.h"

static void
test_given (void)
{
  /* A number a player; while a field is empty, the move isn't whole. */
  g_autofree char *line = NULL;
  EditorDesk desk;
  GtkWidget *spin;

  editor_desk_open (&desk, "cape-three-players", 10);
  spin = board_find (GTK_WIDGET (desk.editor), GTK_TYPE_SPIN_BUTTON, 1);
  board_assert_name (spin, "Bid of Jörg, in pounds");
  gtk_editable_set_text (GTK_EDITABLE (spin), "73");
  editor_desk_assert_line (&desk, "bids 0 73 7");
  gtk_editable_set_text (GTK_EDITABLE (spin), "");
  g_assert_null (rh_editor_dup_line (desk.editor));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 9);
  line = rh_editor_dup_line (desk.editor);
  g_assert_nonnull (line);
  editor_desk_assert_line (&desk, "bids 0 9 7");
  board_close (&desk.board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/cape-bids-editor/given", test_given);

  return g_test_run ();
}
