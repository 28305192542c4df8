/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the table asks this game for: boards, steps, editors and the rest, by state and by move. */

#include "config.h"

#include "board.h"
#include "public-states.h"

#include "rh-cape-lane.h"
#include "rh-cape-rules-text.h"
#include "rh-cape-telling.h"
#include "rh-cape-ui.h"
#include "rh-editor.h"
#include "rh-heading.h"
#include "rh-step.h"

static void
test_told (void)
{
  /* What is said of the game is this game's. */
  g_assert_true (rh_cape_ui.telling == &rh_cape_telling);
}

static void
test_shortcuts (void)
{
  /* Its keys are there to be shown, once its resources are known. */
  g_autoptr (GtkBuilder) builder = NULL;

  rh_cape_ui.style ();
  builder = gtk_builder_new_from_resource (rh_cape_ui.shortcuts);
  g_assert_true (GTK_IS_SHORTCUTS_GROUP (gtk_builder_get_object (builder, "group0")));
}

static void
test_board (void)
{
  /* The board has a lane for each player, as they sit, whose figures can be asked about and follow the game. */
  Board board;
  GtkWidget *lanes;

  board_open (&board, "cape-three-players");
  board_replay (&board, 5);
  lanes = rh_cape_ui.board_new (board.setup);
  rh_cape_ui.board_update (lanes, rh_session_get_state (board.session));
  board_show (&board, lanes, 1000, 500);
  board_assert_name (board_find (lanes, RH_TYPE_CAPE_LANE, 0), "Éva, red");
  board_assert_name (board_find (lanes, RH_TYPE_CAPE_LANE, 2), "Ilse-Marie, yellow, on turn");
  g_assert_null (board_find (lanes, RH_TYPE_CAPE_LANE, 3));
  g_assert_nonnull (board_find_named (lanes, GTK_TYPE_BUTTON, "Ilse-Marie’s capital, £94. Why?"));
  board_close (&board);
}

static void
test_steps (void)
{
  /* Each phase has its step. */
  static const struct {
    RhCapePhase phase;
    const char *step;
  } steps[] = {
    { RH_CAPE_REVEAL, "RhCapeRevealStep" }, { RH_CAPE_BIDS, "RhCapeBidsStep" },    { RH_CAPE_TIE, "RhCapeTieStep" },
    { RH_CAPE_PICK, "RhCapePickStep" },     { RH_CAPE_DRAW, "RhCapeBuildStep" },   { RH_CAPE_DECIDE, "RhCapeBuildStep" },
    { RH_CAPE_OVER, "RhEndStep" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    RhCapeState state;
    GType type;

    public_states_fill (&state, 3, steps[i].phase);
    type = rh_cape_ui.step (&state, "");
    g_assert_true (g_type_is_a (type, RH_TYPE_STEP));
    g_assert_cmpstr (g_type_name (type), ==, steps[i].step);
  }
}

static void
test_open_bids (void)
{
  /* With the first of an open auction entered, or only begun, another step takes its place; nothing else has two. */
  RhCapeState state;

  public_states_fill (&state, 3, RH_CAPE_BIDS);
  g_assert_cmpstr (g_type_name (rh_cape_ui.step (&state, "bids")), ==, "RhCapeOpenBidsStep");
  g_assert_cmpstr (g_type_name (rh_cape_ui.step (&state, "bids 12 _")), ==, "RhCapeOpenBidsStep");
  g_assert_cmpstr (g_type_name (rh_cape_ui.step (&state, "nonsense")), ==, "RhCapeBidsStep");
  public_states_fill (&state, 3, RH_CAPE_REVEAL);
  g_assert_cmpstr (g_type_name (rh_cape_ui.step (&state, "bids")), ==, "RhCapeRevealStep");
}

static void
check_editor (Board *board, guint i, GHashTable *types)
{
  const char *line = rh_session_get_move (board->session, i);
  g_autoptr (RhFold) before = rh_fold_new_moves (board->setup, rh_session_get_moves (board->session), i, NULL, NULL);
  GtkWidget *editor = rh_cape_ui.editor_new (board->setup, rh_fold_get_state (before), line);
  g_autofree char *given = NULL;

  g_object_ref_sink (editor);
  given = rh_editor_dup_line (RH_EDITOR (editor));
  g_assert_cmpstr (given, ==, line);
  g_hash_table_add (types, (gpointer) G_OBJECT_TYPE_NAME (editor));
  g_object_unref (editor);
}

static void
test_editors (void)
{
  /* Whatever was played can be given again, and begins as it was; a pass and a build are one question. */
  static const char *const names[] = {
    "RhCapeRevealEditor", "RhCapeBidsEditor", "RhCapeTieEditor", "RhCapeEditor", "RhCapeDrawEditor", "RhCapeBuildEditor",
  };
  g_autoptr (GHashTable) types = g_hash_table_new (g_str_hash, g_str_equal);
  Board board;

  board_open (&board, "cape-three-players");
  board_replay (&board, 20);
  for (guint i = 0; i < 20; i++)
    check_editor (&board, i, types);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (g_hash_table_contains (types, names[i]));
  g_assert_cmpuint (g_hash_table_size (types), ==, G_N_ELEMENTS (names));
  board_close (&board);
}

static void
test_public (void)
{
  /* The second screen is told who has sealed a bid, and that the game was ended. */
  Board board = { .setup = public_states_setup (3) };
  GtkWidget *table = rh_cape_ui.public_new (board.setup);
  RhCapeState state;

  public_states_fill (&state, 3, RH_CAPE_BIDS);
  rh_cape_ui.public_update (table, board.setup, &state, "", 1 << 2, FALSE);
  board_show (&board, table, 1280, 720);
  g_assert_true (board_says (table, "1 of 3 has bid"));
  g_assert_true (board_says (table, "✓ sealed"));
  g_assert_false (board_says (table, "Ended without a winner"));
  rh_cape_ui.public_update (table, board.setup, &state, "", 0, TRUE);
  g_assert_false (board_says (table, "✓ sealed"));
  g_assert_true (board_says (table, "Ended without a winner"));
  board_close (&board);
}

static double
scrolled (GtkWidget *rules)
{
  board_settle ();

  return gtk_adjustment_get_value (board_adjustment (board_find (rules, RH_TYPE_HEADING, 0)));
}

static void
test_rules (void)
{
  /* The rules mark what is asked now; they go there only when they are told to. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_ui.rules_new ();
  const RhRulesPart *build = rh_cape_rules_get_part (RH_CAPE_RULES_BUILD);
  g_autofree char *name = g_strdup_printf ("%s, Now", rh_rules_part_get_title (build));
  RhCapeState state;

  public_states_fill (&state, 3, RH_CAPE_DRAW);
  board_show (&board, rules, 400, 300);
  rh_cape_ui.rules_update (rules, &state, FALSE);
  g_assert_nonnull (board_find_named (rules, RH_TYPE_HEADING, name));
  g_assert_cmpfloat (scrolled (rules), ==, 0);
  rh_cape_ui.rules_update (rules, &state, TRUE);
  g_assert_cmpfloat (scrolled (rules), >, 0);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-ui/told", test_told);
  g_test_add_func ("/cape-ui/shortcuts", test_shortcuts);
  g_test_add_func ("/cape-ui/board", test_board);
  g_test_add_func ("/cape-ui/steps", test_steps);
  g_test_add_func ("/cape-ui/open-bids", test_open_bids);
  g_test_add_func ("/cape-ui/editors", test_editors);
  g_test_add_func ("/cape-ui/public", test_public);
  g_test_add_func ("/cape-ui/rules", test_rules);

  return g_test_run ();
}
