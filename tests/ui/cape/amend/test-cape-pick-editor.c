/* SPDX-License-Identifier: GPL-3.0-or-later
 * A pick, to be made again. */

#include "config.h"

#include "editor-desk.h"

static void
test_given (void)
{
  /* Of the cards that were still there, another. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 4);
  g_assert_null (editor_desk_find (&desk, "Savanna, no rails, £8"));
  gtk_test_accessible_assert_state (editor_desk_find (&desk, "Mountain, no rails, £4"),
                                    GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  editor_desk_click (&desk, "Savanna, 2 rails, £10");
  editor_desk_assert_line (&desk, "pick 2 3");
  editor_desk_keys (&desk, "1");
  editor_desk_assert_line (&desk, "pick 2 1");
  board_close (&desk.board);
}

static void
test_taken (void)
{
  /* What was picked earlier can't be given here; where it can is told to who looks for it. */
  static const char told[] = "To swap with somebody who picked earlier, correct that earlier pick.";
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 4);
  g_assert_true (board_says (GTK_WIDGET (desk.editor), told));
  board_close (&desk.board);
  editor_desk_open (&desk, "cape-three-players", 3);
  g_assert_false (board_says (GTK_WIDGET (desk.editor), told));
  board_close (&desk.board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/cape-pick-editor/given", test_given);
  g_test_add_func ("/cape-pick-editor/taken", test_taken);

  return g_test_run ();
}
