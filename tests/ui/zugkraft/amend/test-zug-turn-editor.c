/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn, to be given again: as another train, or as none. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-button.h"
#include "rh-zug-turn-editor.h"

typedef struct {
  Board     board;
  RhEditor *editor;
  guint     n_changed;
} Desk;

static void
on_changed_cb (Desk *self)
{
  self->n_changed++;
}

static void
open_desk (Desk *self, const RhZugMove *move)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, "");
  RhZugState state;

  state = zug_table_start (setup);
  *self = (Desk) { .editor = RH_EDITOR (rh_zug_turn_editor_new (&state, move)) };
  g_signal_connect_swapped (self->editor, "changed", G_CALLBACK (on_changed_cb), self);
  board_show (&self->board, GTK_WIDGET (self->editor), 420, 600);
}

static RhZugMove
make_train (void)
{
  RhZugMove move = { .kind = RH_ZUG_MOVE_TRAIN };

  rh_zug_train_add (&move.train, RH_ZUG_ENGINE);
  rh_zug_train_add (&move.train, RH_ZUG_TENDER);
  rh_zug_train_add (&move.train, RH_ZUG_TANK);

  return move;
}

static void
assert_line (Desk *self, const char *line)
{
  g_autofree char *given = rh_editor_dup_line (self->editor);

  g_assert_cmpstr (given, ==, line);
}

static void
test_train (void)
{
  /* It begins as it was; parts are taken off and set down, and while it can't run, it says why. */
  RhZugMove move = make_train ();
  Desk desk;

  open_desk (&desk, &move);
  assert_line (&desk, "train 1 engine tender tank");
  g_assert_null (rh_editor_get_why_not (desk.editor));
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_BackSpace, 0));
  assert_line (&desk, NULL);
  g_assert_cmpstr (rh_editor_get_why_not (desk.editor), ==, "A train needs an engine, a tender, and a car or caboose.");
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_o, 0));
  board_click (GTK_WIDGET (desk.editor), "Caboose, 1 point, doubles the train");
  assert_line (&desk, "train 1 engine tender ore caboose");
  g_assert_true (board_says (GTK_WIDGET (desk.editor), "(3 + 1) × 2 = 8"));
  g_assert_cmpuint (desk.n_changed, ==, 3);
  board_click (GTK_WIDGET (desk.editor), "Tank car, 4 points");
  g_assert_true (board_says (GTK_WIDGET (desk.editor), "The caboose ends the train."));
  g_assert_cmpuint (desk.n_changed, ==, 3);
  for (guint i = 0; i < 4; i++)
    board_click (GTK_WIDGET (desk.editor), "Take Off the Last Part");
  g_assert_false (rh_editor_key (desk.editor, GDK_KEY_BackSpace, 0));
  board_close (&desk.board);
}

static void
test_kinds (void)
{
  /* A train may have been a shortage or a wreck, and the other way round; what was given of it isn't lost. */
  RhZugMove move = make_train ();
  Desk desk;

  open_desk (&desk, &move);
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_s, 0));
  assert_line (&desk, "short 1");
  g_assert_null (board_find_named (GTK_WIDGET (desk.editor), GTK_TYPE_BUTTON, "Engine"));
  board_click (GTK_WIDGET (desk.editor), "Wreck");
  assert_line (&desk, "wreck 1");
  board_click (GTK_WIDGET (desk.editor), "Train");
  assert_line (&desk, "train 1 engine tender tank");
  board_close (&desk.board);

  open_desk (&desk, &(RhZugMove) { .kind = RH_ZUG_MOVE_WRECK, .seat = 0 });
  assert_line (&desk, "wreck 1");
  board_click (GTK_WIDGET (desk.editor), "Train");
  assert_line (&desk, NULL);
  for (const char *key = "etb"; *key != '\0'; key++)
    g_assert_true (rh_editor_key (desk.editor, gdk_unicode_to_keyval ((guint32) *key), 0));
  assert_line (&desk, "train 1 engine tender box");
  board_close (&desk.board);
}

static void
test_part (void)
{
  /* The key of a part says that it was a train. */
  Desk desk;

  open_desk (&desk, &(RhZugMove) { .kind = RH_ZUG_MOVE_WRECK, .seat = 0 });
  for (const char *key = "etb"; *key != '\0'; key++)
    g_assert_true (rh_editor_key (desk.editor, gdk_unicode_to_keyval ((guint32) *key), 0));
  assert_line (&desk, "train 1 engine tender box");
  board_close (&desk.board);
}

static void
test_enter (void)
{
  /* What was a shortage is typed as a train: the focus isn't on the shortage any more, which Enter would choose again; nor on what a
   * pointer has pressed. */
  static const RhZugMoveKind kinds[] = { RH_ZUG_MOVE_SHORT, RH_ZUG_MOVE_WRECK };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    Desk desk;

    open_desk (&desk, &(RhZugMove) { .kind = kinds[i], .seat = 0 });
    rh_editor_focus (desk.editor, 0);
    for (const char *key = "etekkc"; *key != '\0'; key++)
      g_assert_true (rh_editor_key (desk.editor, gdk_unicode_to_keyval ((guint32) *key), 0));
    g_assert_true (rh_button_is_chosen (RH_BUTTON (board_focus (&desk.board, RH_TYPE_BUTTON))));
    gtk_widget_grab_focus (board_find_named (GTK_WIDGET (desk.editor), GTK_TYPE_BUTTON, "Take Off the Last Part"));
    board_click (GTK_WIDGET (desk.editor), "Take Off the Last Part");
    g_assert_true (rh_editor_key (desk.editor, GDK_KEY_c, 0));
    g_assert_true (rh_button_is_chosen (RH_BUTTON (board_focus (&desk.board, RH_TYPE_BUTTON))));
    assert_line (&desk, "train 1 engine tender engine tank tank caboose");
    board_close (&desk.board);
  }
}

static void
test_change (void)
{
  /* A wrong car is tapped and another stands in its place. Until it does, and while a refused part may have been missed, or the train
   * is shorter than it was, Enter alone doesn't apply it. */
  RhZugMove move = make_train ();
  Desk desk;

  rh_zug_train_add (&move.train, RH_ZUG_ORE);
  open_desk (&desk, &move);
  rh_editor_focus (desk.editor, 0);
  board_click (GTK_WIDGET (desk.editor), "Change part 3: Tank car");
  g_assert_true (board_says (GTK_WIDGET (desk.editor), "Which part instead of “Tank”? Another tap takes it off."));
  assert_line (&desk, NULL);
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_c, 0));
  g_assert_true (board_says (GTK_WIDGET (desk.editor), "The caboose ends the train."));
  assert_line (&desk, NULL);
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_b, 0));
  assert_line (&desk, "train 1 engine tender box ore");
  g_assert_false (rh_editor_asks (desk.editor));
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_t, 0));
  assert_line (&desk, "train 1 engine tender box ore");
  g_assert_true (rh_editor_asks (desk.editor));
  board_click (GTK_WIDGET (desk.editor), "Change part 4: Ore car");
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_Escape, 0));
  assert_line (&desk, "train 1 engine tender box ore");
  g_assert_false (rh_editor_key (desk.editor, GDK_KEY_Escape, 0));
  g_assert_false (rh_editor_asks (desk.editor));
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_BackSpace, 0));
  assert_line (&desk, "train 1 engine tender box");
  g_assert_true (rh_editor_asks (desk.editor));
  g_assert_true (rh_editor_key (desk.editor, GDK_KEY_s, 0));
  g_assert_false (rh_editor_asks (desk.editor));
  board_close (&desk.board);
}

static void
test_focus (void)
{
  /* The focus is where it is chosen how the turn ended. */
  RhZugMove move = make_train ();
  Desk desk;

  open_desk (&desk, &move);
  rh_editor_focus (desk.editor, 0);
  g_assert_true (board_focus (&desk.board, GTK_TYPE_BUTTON) ==
                 board_find_named (GTK_WIDGET (desk.editor), GTK_TYPE_BUTTON, "Train"));
  board_close (&desk.board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-turn-editor/train", test_train);
  g_test_add_func ("/zug-turn-editor/kinds", test_kinds);
  g_test_add_func ("/zug-turn-editor/part", test_part);
  g_test_add_func ("/zug-turn-editor/enter", test_enter);
  g_test_add_func ("/zug-turn-editor/change", test_change);
  g_test_add_func ("/zug-turn-editor/focus", test_focus);

  return g_test_run ();
}
