/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawn values of a tie, to be given again. */

#include "config.h"

#include "editor-desk.h"

static void
test_given (void)
{
  /* A value for each of the tied; the one that was there before is that card again. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 2);
  editor_desk_assert_line (&desk, "tie 1:m0/2 2:r2/7");
  editor_desk_click (&desk, "Jörg: 1");
  editor_desk_assert_line (&desk, "tie 1:m0/2 2:/1");
  editor_desk_keys (&desk, "0");
  editor_desk_assert_line (&desk, "tie 1:/10 2:/1");
  editor_desk_click (&desk, "Jörg: 7");
  editor_desk_click (&desk, "Éva: 2");
  editor_desk_assert_line (&desk, "tie 1:m0/2 2:r2/7");
  board_close (&desk.board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/cape-tie-editor/given", test_given);

  return g_test_run ();
}
