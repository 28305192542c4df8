/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the table asks this game for: board, step, editor and the rest. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-editor.h"
#include "rh-end-step.h"
#include "rh-zug-telling.h"
#include "rh-zug-ui.h"

static void
test_told (void)
{
  /* What is said of the game is this game's. */
  g_assert_true (rh_zug_ui.telling == &rh_zug_telling);
}

static void
test_shortcuts (void)
{
  /* Its keys are there to be shown, once its resources are known. */
  g_autoptr (GtkBuilder) builder = NULL;

  rh_zug_ui.style ();
  builder = gtk_builder_new_from_resource (rh_zug_ui.shortcuts);
  g_assert_true (GTK_IS_SHORTCUTS_GROUP (gtk_builder_get_object (builder, "group0")));
  g_assert_true (GTK_IS_SHORTCUTS_GROUP (gtk_builder_get_object (builder, "group1")));
}

static void
test_sample (void)
{
  /* The sample is a game of this kind. */
  g_autoptr (GBytes) bytes = NULL;

  rh_zug_ui.style ();
  bytes = g_resources_lookup_data (rh_zug_ui.sample, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert_nonnull (bytes);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), "game zugkraft"));
}

static void
test_steps (void)
{
  /* A turn has its step, and the end every game's. */
  RhZugState state = { .phase = RH_ZUG_TURN };

  g_assert_cmpstr (g_type_name (rh_zug_ui.step (&state, "")), ==, "RhZugTurnStep");
  g_assert_cmpstr (g_type_name (rh_zug_ui.step (&state, "train engine")), ==, "RhZugTurnStep");
  state.phase = RH_ZUG_OVER;
  g_assert_true (rh_zug_ui.step (&state, "") == RH_TYPE_END_STEP);
  g_assert_true (rh_zug_ui.ended () == RH_TYPE_END_STEP);
}

static void
test_editors (void)
{
  /* Whatever was played can be given again, and begins as it was. */
  static const char *const records[] = { "zugkraft-points", "zugkraft-knockout" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++) {
    Board board;

    board_open (&board, records[i]);
    for (guint j = 0; j < board.moves->len; j++) {
      const char *line = g_ptr_array_index (board.moves, j);
      g_autoptr (RhFold) before = rh_fold_new_moves (board.setup, (const char *const *) board.moves->pdata, j, NULL, NULL);
      GtkWidget *editor = g_object_ref_sink (rh_zug_ui.editor_new (board.setup, rh_fold_get_state (before), line));
      g_autofree char *given = rh_editor_dup_line (RH_EDITOR (editor));

      g_assert_cmpstr (given, ==, line);
      g_object_unref (editor);
    }
    board_close (&board);
  }
}

static void
test_page (void)
{
  /* On the table's page a turn is played by keys alone. */
  ZugTable table;

  zug_table_open (&table, 2, "", NULL);
  zug_table_show_page (&table, 1024, 600);
  zug_table_keys (&table, "e t b");
  board_click (table.child, "Stop with 2");
  g_assert_cmpstr (zug_table_last_move (&table), ==, "train 1 engine tender box");
  g_assert_true (board_says (table.child, "Bram sets down …"));
  zug_table_close (&table);
}

static void
test_public (void)
{
  /* The second screen is told that the game was ended. */
  g_autoptr (RhSetup) setup = zug_table_setup (2, "");
  Board board = { 0 };
  GtkWidget *table = rh_zug_ui.public_new (setup);
  RhZugState state;

  state = zug_table_start (setup);
  rh_zug_ui.public_update (table, setup, &state, "", 0, FALSE);
  board_show (&board, table, 1280, 720);
  g_assert_false (board_says (table, "Ended without a winner"));
  rh_zug_ui.public_update (table, setup, &state, "", 0, TRUE);
  g_assert_true (board_says (table, "Ended without a winner"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-ui/told", test_told);
  g_test_add_func ("/zug-ui/shortcuts", test_shortcuts);
  g_test_add_func ("/zug-ui/sample", test_sample);
  g_test_add_func ("/zug-ui/steps", test_steps);
  g_test_add_func ("/zug-ui/editors", test_editors);
  g_test_add_func ("/zug-ui/page", test_page);
  g_test_add_func ("/zug-ui/public", test_public);

  return g_test_run ();
}
