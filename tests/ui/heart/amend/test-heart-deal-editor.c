/* SPDX-License-Identifier: GPL-3.0-or-later
 * The first terrain cards are given again. */

#include "config.h"

#include "heart-editing.h"

#include "rh-button.h"

static void
test_deal (void)
{
  /* Each player's card by itself. */
  HeartEditing editing;

  heart_editing_open (&editing, "deal desert jungle mountain");
  heart_editing_click (&editing, "Mountain");
  heart_editing_assert_line (&editing, "deal mountain jungle mountain");
  g_assert_cmpuint (editing.n_changed, ==, 1);
  heart_editing_close (&editing);
}

static void
test_focus (void)
{
  /* The focus goes to the player's who is meant. */
  HeartEditing editing;
  GtkWidget *first, *last;

  heart_editing_open (&editing, "deal desert jungle mountain");
  rh_editor_focus (editing.editor, -1);
  first = gtk_root_get_focus (GTK_ROOT (editing.desk.board.window));
  rh_editor_focus (editing.editor, 2);
  last = gtk_root_get_focus (GTK_ROOT (editing.desk.board.window));
  g_assert_true (first != last);
  g_assert_true (RH_IS_BUTTON (last) && rh_button_is_chosen (RH_BUTTON (last)));
  heart_editing_close (&editing);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-deal-editor/deal", test_deal);
  g_test_add_func ("/heart-deal-editor/focus", test_focus);

  return g_test_run ();
}
