/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a turn has turned up, to be given again. */

#include "config.h"

#include "editor-desk.h"

#include "rh-cape-card-entry.h"
#include "rh-cape-ui.h"

static void
test_card (void)
{
  /* The rails alone, or the whole card. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 7);
  editor_desk_assert_line (&desk, "draw 1 3");
  editor_desk_click (&desk, "2 rails");
  editor_desk_assert_line (&desk, "draw 1 2");
  g_assert_null (board_find (GTK_WIDGET (desk.editor), RH_TYPE_CAPE_CARD_ENTRY, 0));
  editor_desk_click (&desk, "Whole Card");
  g_assert_nonnull (board_find (GTK_WIDGET (desk.editor), RH_TYPE_CAPE_CARD_ENTRY, 0));
  editor_desk_keys (&desk, "d 1 0");
  editor_desk_assert_line (&desk, "draw 1 d1/10");
  g_assert_true (board_says (GTK_WIDGET (desk.editor), "Desert, 1 rail, £10"));
  editor_desk_keys (&desk, "3");
  editor_desk_assert_line (&desk, "draw 1 3");
  board_close (&desk.board);
}

static void
test_figure (void)
{
  /* A figure that no card has is refused with those that it may have, and applies nothing that was there before. */
  EditorDesk desk;

  editor_desk_open (&desk, "cape-three-players", 7);
  editor_desk_keys (&desk, "7");
  editor_desk_assert_line (&desk, NULL);
  g_assert_cmpstr (rh_editor_get_why_not (RH_EDITOR (desk.editor)), ==, "A card has 0 to 3 rails.");
  editor_desk_keys (&desk, "3");
  editor_desk_assert_line (&desk, "draw 1 3");
  g_assert_null (rh_editor_get_why_not (RH_EDITOR (desk.editor)));
  board_close (&desk.board);
}

static void
test_no_card (void)
{
  /* Where both piles were empty, there is nothing else to say. */
  Board board;
  RhCapeState state;
  GtkWidget *editor;
  g_autofree char *line = NULL;

  board_open (&board, "cape-three-players");
  board_replay (&board, 5);
  state = *(const RhCapeState *) rh_session_get_state (board.session);
  state.stock = state.discard = 0;
  editor = rh_cape_ui.editor_new (board.setup, &state, "draw 2 -");
  board_show (&board, editor, 360, 300);
  g_assert_true (board_says (editor, "Both piles were empty: there was no card to turn up."));
  g_assert_null (board_find (editor, GTK_TYPE_BUTTON, 0));
  line = rh_editor_dup_line (RH_EDITOR (editor));
  g_assert_cmpstr (line, ==, "draw 2 -");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/cape-draw-editor/card", test_card);
  g_test_add_func ("/cape-draw-editor/figure", test_figure);
  g_test_add_func ("/cape-draw-editor/no-card", test_no_card);

  return g_test_run ();
}
