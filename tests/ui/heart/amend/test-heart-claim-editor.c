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
test_frame (void)
{
  /* The name of a colour is within the frames of what is chosen. */
  const float frame = 5;
  HeartEditing editing;
  graphene_rect_t whole, bounds;
  GtkWidget *button;
  GtkWidget *name;

  heart_editing_open (&editing, "claim 1 orange 3");
  board_settle ();
  button = heart_desk_find (&editing.desk, "Orange");
  name = board_find_text (button, "Orange");
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (editing.editor), &whole));
  g_assert_true (gtk_widget_compute_bounds (name, GTK_WIDGET (editing.editor), &bounds));
  graphene_rect_inset (&whole, frame, frame);
  g_assert_true (graphene_rect_contains_rect (&whole, &bounds));
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
  g_test_add_func ("/heart-claim-editor/frame", test_frame);
  g_test_add_func ("/heart-claim-editor/doubled", test_doubled);
  g_test_add_func ("/heart-claim-editor/early", test_early);

  return g_test_run ();
}
