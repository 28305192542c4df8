/* SPDX-License-Identifier: GPL-3.0-or-later
 * A route is given again. */

#include "config.h"

#include "heart-editing.h"

static void
test_claim (void)
{
  /* Whose, its colour and its length, by clicks and by keys. */
  HeartEditing editing;

  heart_editing_open (&editing, "claim 1 white 3");
  heart_editing_click (&editing, "Bram");
  heart_editing_assert_line (&editing, "claim 2 white 3");
  heart_editing_keys (&editing, "k 6");
  heart_editing_assert_line (&editing, "claim 2 black 6");
  heart_editing_click (&editing, "Orange");
  heart_editing_click (&editing, "Length 1");
  heart_editing_assert_line (&editing, "claim 2 orange 1");
  /* Colours are named, not only shown and told by a letter. */
  g_assert_true (board_says (GTK_WIDGET (editing.editor), "Orange"));
  g_assert_cmpuint (editing.n_changed, ==, 5);
  heart_editing_close (&editing);
}

static void
test_doubled (void)
{
  /* Doubled or not; engines are asked for where it is. */
  HeartEditing editing;

  heart_editing_open (&editing, "claim 1 white 3");
  g_assert_null (heart_desk_find (&editing.desk, "2 engines"));
  heart_editing_click (&editing, "Doubled");
  heart_editing_assert_line (&editing, "claim 1 white 3 double engines=0");
  heart_editing_click (&editing, "14 engines");
  heart_editing_assert_line (&editing, "claim 1 white 3 double engines=14");
  heart_editing_click (&editing, "Plain");
  heart_editing_assert_line (&editing, "claim 1 white 3");
  heart_editing_close (&editing);
}

static void
test_early (void)
{
  /* Out of turn it stays so, but where it was the move of who is due. */
  HeartEditing editing;

  heart_editing_open (&editing, "claim 3 white 3 double engines=1 before 1");
  heart_editing_keys (&editing, "k");
  heart_editing_assert_line (&editing, "claim 3 black 3 double engines=1 before 1");
  heart_editing_click (&editing, "Anna");
  heart_editing_assert_line (&editing, "claim 1 black 3 double engines=1");
  heart_editing_click (&editing, "Bram");
  heart_editing_assert_line (&editing, "claim 2 black 3 double engines=1 before 1");
  heart_editing_close (&editing);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-claim-editor/claim", test_claim);
  g_test_add_func ("/heart-claim-editor/doubled", test_doubled);
  g_test_add_func ("/heart-claim-editor/early", test_early);

  return g_test_run ();
}
