/* SPDX-License-Identifier: GPL-3.0-or-later
 * The editors of a correction, one for each kind of move. */

#include "config.h"

#include "board.h"

#include "rh-cape-card-entry.h"
#include "rh-cape-ui.h"
#include "rh-editor.h"

typedef struct {
  Board     board;
  RhEditor *editor;
  guint     n_changed;
} Desk;

static void
on_changed_cb (RhEditor *editor, guint *n)
{
  (*n)++;
}

/* The editor of a move of the record, from 0. */
static void
open_desk (Desk *self, const char *record, guint i)
{
  g_autoptr (RhFold) before = NULL;

  board_open (&self->board, record);
  board_replay (&self->board, i + 1);
  before = rh_fold_new_moves (self->board.setup, rh_session_get_moves (self->board.session), i, NULL, NULL);
  self->editor = RH_EDITOR (
    rh_cape_ui.editor_new (self->board.setup, rh_fold_get_state (before), rh_session_get_move (self->board.session, i)));
  self->n_changed = 0;
  g_signal_connect (self->editor, "changed", G_CALLBACK (on_changed_cb), &self->n_changed);
  board_show (&self->board, GTK_WIDGET (self->editor), 360, 600);
}

static void
assert_move (Desk *self, const char *text)
{
  g_autofree char *move = rh_editor_dup_line (self->editor);

  g_assert_cmpstr (move, ==, text);
}

static GtkWidget *
find_button (Desk *self, const char *name)
{
  GtkWidget *button;

  for (guint i = 0; (button = board_find (GTK_WIDGET (self->editor), GTK_TYPE_BUTTON, i)) != NULL; i++) {
    g_autofree char *different =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, NULL);

    if (different == NULL)
      return button;
  }

  return NULL;
}

static void
click (Desk *self, const char *name)
{
  GtkWidget *button = find_button (self, name);

  if (button == NULL)
    g_error ("There is no button “%s”", name);
  g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
  g_assert_cmpint (gtk_widget_get_width (button), >=, 44);
  g_signal_emit_by_name (button, "clicked");
}

static void
keys (Desk *self, const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    g_assert_true (rh_editor_key (self->editor, gdk_keyval_from_name (list[i]), 0));
}

static void
test_reveal (void)
{
  /* A card on offer is chosen and given again, by taps and by keys. */
  Desk desk;

  open_desk (&desk, "cape-three-players", 0);
  assert_move (&desk, "reveal m0/4 s0/8 s2/10");
  keys (&desk, "r 3 7");
  assert_move (&desk, "reveal r3/7 s0/8 s2/10");
  click (&desk, "Card 3: Savanna, 2 rails, £10");
  g_assert_cmpuint (desk.n_changed, ==, 1);
  click (&desk, "Village, needs 7");
  click (&desk, "1 rail");
  click (&desk, "£9");
  assert_move (&desk, "reveal r3/7 s0/8 v1/9");
  g_assert_nonnull (find_button (&desk, "Card 3: Village, 1 rail, £9"));
  g_assert_cmpuint (desk.n_changed, ==, 2);
  board_close (&desk.board);
}

static void
test_bids (void)
{
  /* A number a player; while a field is empty, the move isn't whole. */
  g_autofree char *line = NULL;
  Desk desk;
  GtkWidget *spin;

  open_desk (&desk, "cape-three-players", 10);
  spin = board_find (GTK_WIDGET (desk.editor), GTK_TYPE_SPIN_BUTTON, 1);
  board_assert_name (spin, "Bid of Jörg, in pounds");
  gtk_editable_set_text (GTK_EDITABLE (spin), "73");
  assert_move (&desk, "bids 0 73 7");
  gtk_editable_set_text (GTK_EDITABLE (spin), "");
  g_assert_null (rh_editor_dup_line (desk.editor));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 9);
  line = rh_editor_dup_line (desk.editor);
  g_assert_nonnull (line);
  assert_move (&desk, "bids 0 9 7");
  board_close (&desk.board);
}

static void
test_tie (void)
{
  /* A value for each of the tied; the one that was there before is that card again. */
  Desk desk;

  open_desk (&desk, "cape-three-players", 2);
  assert_move (&desk, "tie 1:m0/2 2:r2/7");
  click (&desk, "Jörg: £1");
  assert_move (&desk, "tie 1:m0/2 2:/1");
  keys (&desk, "0");
  assert_move (&desk, "tie 1:/10 2:/1");
  click (&desk, "Jörg: £7");
  click (&desk, "Éva: £2");
  assert_move (&desk, "tie 1:m0/2 2:r2/7");
  board_close (&desk.board);
}

static void
test_pick (void)
{
  /* Of the cards that were still there, another. */
  Desk desk;

  open_desk (&desk, "cape-three-players", 4);
  g_assert_null (find_button (&desk, "Savanna, no rails, £8"));
  gtk_test_accessible_assert_state (find_button (&desk, "Mountain, no rails, £4"),
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  click (&desk, "Savanna, 2 rails, £10");
  assert_move (&desk, "pick 2 3");
  keys (&desk, "1");
  assert_move (&desk, "pick 2 1");
  board_close (&desk.board);
}

static void
test_draw (void)
{
  /* The rails alone, or the whole card. */
  Desk desk;

  open_desk (&desk, "cape-three-players", 7);
  assert_move (&desk, "draw 1 3");
  click (&desk, "2 rails");
  assert_move (&desk, "draw 1 2");
  g_assert_null (board_find (GTK_WIDGET (desk.editor), RH_TYPE_CAPE_CARD_ENTRY, 0));
  click (&desk, "The Whole Card");
  g_assert_nonnull (board_find (GTK_WIDGET (desk.editor), RH_TYPE_CAPE_CARD_ENTRY, 0));
  keys (&desk, "d 1 0");
  assert_move (&desk, "draw 1 d1/10");
  g_assert_true (board_says (GTK_WIDGET (desk.editor), "Desert, 1 rail, £10"));
  keys (&desk, "3");
  assert_move (&desk, "draw 1 3");
  board_close (&desk.board);
}

static void
test_turn (void)
{
  /* The ways to build that there were, or to pass. */
  Desk desk;

  open_desk (&desk, "cape-three-players", 6);
  assert_move (&desk, "pass 3");
  gtk_test_accessible_assert_state (find_button (&desk, "Pass"),
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  click (&desk, "Build for £40, 0 bonus, buy 4, leaves £62");
  assert_move (&desk, "build 3 bonus=0 buy=4");
  click (&desk, "Pass");
  assert_move (&desk, "pass 3");
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
  g_test_add_func ("/cape-amend-editor/reveal", test_reveal);
  g_test_add_func ("/cape-amend-editor/bids", test_bids);
  g_test_add_func ("/cape-amend-editor/tie", test_tie);
  g_test_add_func ("/cape-amend-editor/pick", test_pick);
  g_test_add_func ("/cape-amend-editor/draw", test_draw);
  g_test_add_func ("/cape-amend-editor/turn", test_turn);
  g_test_add_func ("/cape-amend-editor/no-card", test_no_card);

  return g_test_run ();
}
