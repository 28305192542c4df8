/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn, to be taken again. */

#include "config.h"

#include "editor-desk.h"

static void
test_ways (void)
{
  /* The ways to build that there were, or to pass. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 6);
  editor_desk_assert_line (&desk, "pass 3");
  gtk_test_accessible_assert_state (editor_desk_find (&desk, "Pass"),
                                    GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  editor_desk_click (&desk, "Build for £40, 0 bonus, buy 4, leaves £62");
  editor_desk_assert_line (&desk, "build 3 bonus=0 buy=4");
  editor_desk_click (&desk, "Pass");
  editor_desk_assert_line (&desk, "pass 3");
  board_close (&desk.board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/cape-build-editor/ways", test_ways);

  return g_test_run ();
}
