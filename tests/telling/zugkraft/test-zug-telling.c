/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table of all that is said: buttons, corrections, rounds, and a whole game told. */

#include "config.h"

#include "rh-zug-telling.h"
#include "zug-telling-table.h"

#include "rh-correction.h"
#include "rh-fold.h"
#include "rh-ledger-lines.h"
#include "rh-log.h"

static const char *const moves[] = {
  "train 1 engine tender tank tank", "short 2", "wreck 1", "train 2 engine tender tank ore box caboose",
};

static void
test_buttons (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);

  zug_assert_text (rh_zug_telling.button (setup, moves[0], TRUE), "Undo: Anna’s turn");
  zug_assert_text (rh_zug_telling.button (setup, moves[1], FALSE), "Redo: Bram’s turn");
  zug_assert_text (rh_zug_telling.button (setup, "nonsense", TRUE), "Undo");
  zug_assert_text (rh_zug_telling.entered (setup, NULL, "train engine", "train engine tender", FALSE), "Tender");
  g_assert_null (rh_zug_telling.entered (setup, NULL, "train engine tender tank", "train 1 engine tender tank", TRUE));
  zug_assert_text (rh_zug_telling.corrected (setup, moves[2], 2), "Corrected: Anna’s turn, round 2");
}

static void
test_rounds (void)
{
  /* A round is a turn of everybody; in the knock-out of everybody who is in. */
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);
  g_autoptr (GPtrArray) log = rh_log_new (&rh_zug_telling, setup, moves, G_N_ELEMENTS (moves));
  RhZugState state = zug_table_start (2, NULL, 0, 0, NULL);

  g_assert_cmpuint (rh_zug_telling.round (&state), ==, 0);
  g_assert_cmpuint (log->len, ==, 4);
  for (guint i = 0; i < log->len; i++)
    g_assert_cmpuint (((RhLogLine *) g_ptr_array_index (log, i))->round, ==, i / 2 + 1);
  zug_assert_text (rh_zug_telling.heading (2), "Round 2");
}

static void
test_knockout_rounds (void)
{
  RhZugState state = zug_table_start (3, "knockout", 0, 0, NULL);
  static const char *const list[] = { "short 1", "train 2 etk", "short 3", "train 1 etkk", "train 2 etkkk", "short 1" };
  guint last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    zug_table_play (&state, list[i]);
    g_assert_cmpuint (rh_zug_telling.round (&state), >=, last);
    last = rh_zug_telling.round (&state);
  }
  g_assert_cmpuint (last, ==, 3);
}

static void
test_mark (void)
{
  /* In the knock-out no total is shown: a train has to beat another train. */
  g_autoptr (RhSetup) points = zug_table_setup (2, NULL, 0, 0);
  g_autoptr (RhSetup) knockout = zug_table_setup (2, "knockout", 0, 0);
  static const char *const list[] = { "train 1 engine tender tank tank", "train 2 engine tender tank ore box",
                                      "train 1 engine tender tank tank ore" };
  g_autoptr (RhLedgerLines) added = rh_ledger_lines_new (&rh_zug_telling, points, list, 3);
  g_autoptr (RhLedgerLines) plain = rh_ledger_lines_new (&rh_zug_telling, knockout, list, 3);

  g_assert_null (rh_zug_telling.mark (points));
  g_assert_cmpstr (rh_zug_telling.mark (knockout), ==, "To beat");
  g_assert_cmpint (((RhLedgerLine *) g_ptr_array_index (added->lines[0], 2))->balance, ==, 19);
  g_assert_cmpint (((RhLedgerLine *) g_ptr_array_index (plain->lines[0], 2))->balance, ==, 11);
}

static void
test_misfit (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, NULL, 0, 0);
  RhZugState state = zug_table_start (2, NULL, 0, 0, NULL);

  zug_assert_text (rh_zug_telling.misfit (setup, &state, moves[1], "x"), "It is Anna’s turn at that point.");
  zug_assert_text (rh_zug_telling.misfit (setup, &state, "train 1 engine", "A rule"), "A rule.");
}

static void
assert_applied (const char *const *played, guint n, guint i, const char *line, gboolean ends, const char *label)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, "knockout", 0, 0);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, played, n, NULL, NULL);
  const RhGameNow now = { setup, played, n, rh_fold_get_state (fold), rh_fold_get_entries (fold) };
  g_autoptr (RhCorrection) correction = rh_correction_new (&rh_zug_telling, &now, i, line, NULL);

  g_assert_true (correction->ends == ends);
  g_assert_cmpstr (rh_correction_tell_apply (correction), ==, label);
}

static void
test_ends (void)
{
  /* Bram’s train didn’t beat Anna’s after all: she has won, and nobody plays on. */
  static const char *const list[] = { "train 1 engine tender tank tank", "train 2 engine tender tank tank tank",
                                      "train 1 engine tender tank tank tank tank" };

  assert_applied (list, 3, 1, "train 2 engine tender tank", TRUE, "Apply, End the Game");
  assert_applied (list, 2, 1, "train 2 engine tender tank", TRUE, "Apply, End the Game");
  assert_applied (list, 3, 1, "train 2 engine tender tank tank ore", FALSE, "Apply");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-telling/buttons", test_buttons);
  g_test_add_func ("/zug-telling/rounds", test_rounds);
  g_test_add_func ("/zug-telling/knockout-rounds", test_knockout_rounds);
  g_test_add_func ("/zug-telling/mark", test_mark);
  g_test_add_func ("/zug-telling/ends", test_ends);
  g_test_add_func ("/zug-telling/misfit", test_misfit);

  return g_test_run ();
}
