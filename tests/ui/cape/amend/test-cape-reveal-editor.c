/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer, to be given again. */

#include "config.h"

#include "editor-desk.h"

static void
test_given (void)
{
  /* A card on offer is chosen and given again, by taps and by keys. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 0);
  editor_desk_assert_line (&desk, "reveal m0/4 s0/8 s2/10");
  editor_desk_keys (&desk, "r 3 7");
  editor_desk_assert_line (&desk, "reveal r3/7 s0/8 s2/10");
  editor_desk_click (&desk, "Card 3: Savanna, 2 rails, £10");
  g_assert_cmpuint (desk.n_changed, ==, 3);
  editor_desk_click (&desk, "Village, needs 7");
  editor_desk_click (&desk, "1 rail");
  editor_desk_click (&desk, "£9");
  editor_desk_assert_line (&desk, "reveal r3/7 s0/8 v1/9");
  g_assert_nonnull (editor_desk_find (&desk, "Card 3: Village, 1 rail, £9"));
  g_assert_cmpuint (desk.n_changed, ==, 6);
  board_close (&desk.board);
}

static void
test_part (void)
{
  /* Of a card that was half wrong, what was wrong is given by one tap. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 0);
  editor_desk_click (&desk, "£5");
  editor_desk_assert_line (&desk, "reveal m0/5 s0/8 s2/10");
  editor_desk_click (&desk, "Card 2: Savanna, no rails, £8");
  editor_desk_click (&desk, "River, needs 10");
  editor_desk_assert_line (&desk, "reveal m0/5 r0/8 s2/10");
  board_close (&desk.board);
}

static void
test_lone_key (void)
{
  /* A figure alone is what it can be: rails up to 3, else the value. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 0);
  editor_desk_keys (&desk, "7");
  editor_desk_assert_line (&desk, "reveal m0/7 s0/8 s2/10");
  editor_desk_keys (&desk, "2");
  editor_desk_assert_line (&desk, "reveal m2/7 s0/8 s2/10");
  board_close (&desk.board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/cape-reveal-editor/given", test_given);
  g_test_add_func ("/cape-reveal-editor/part", test_part);
  g_test_add_func ("/cape-reveal-editor/lone-key", test_lone_key);

  return g_test_run ();
}
