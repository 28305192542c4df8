/* SPDX-License-Identifier: GPL-3.0-or-later
 * Terrain cards are given again. */

#include "config.h"

#include "heart-editing.h"

static void
test_terrain (void)
{
  /* Whose, which, and whether there was a second. */
  HeartEditing editing;

  heart_editing_open (&editing, "terrain 3 desert jungle");
  heart_editing_keys (&editing, "m");
  heart_editing_assert_line (&editing, "terrain 3 mountain jungle");
  heart_editing_click (&editing, "None");
  heart_editing_assert_line (&editing, "terrain 3 mountain");
  heart_editing_click (&editing, "Anna");
  heart_editing_assert_line (&editing, "terrain 1 mountain");
  heart_editing_close (&editing);
}

static void
test_one (void)
{
  /* A second can be added. */
  HeartEditing editing;
  GtkWidget *second;

  heart_editing_open (&editing, "terrain 1 desert");
  g_assert_true (heart_desk_is_chosen (&editing.desk, "None"));
  second = gtk_widget_get_prev_sibling (heart_desk_find (&editing.desk, "None"));
  g_signal_emit_by_name (second, "clicked");
  heart_editing_assert_line (&editing, "terrain 1 desert mountain");
  heart_editing_close (&editing);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-terrain-editor/terrain", test_terrain);
  g_test_add_func ("/heart-terrain-editor/one", test_one);

  return g_test_run ();
}
