/* SPDX-License-Identifier: GPL-3.0-or-later
 * All that is said of The Heart of Africa, as the table knows it. */

#include "config.h"

#include "heart-telling-table.h"
#include "rh-heart-telling.h"
#include "rh-ledger-lines.h"

static void
test_moves (void)
{
  /* What the buttons say, and a correction. */
  static const struct {
    const char *line;
    const char *undo;
    const char *redo;
    const char *corrected;
  } moves[] = {
    { "deal desert jungle", "Undo: first terrain cards", "Redo: first terrain cards", "Corrected: first terrain cards" },
    { "terrain 2 desert", "Undo: Bram takes terrain cards", "Redo: Bram takes terrain cards",
      "Corrected: the terrain cards Bram took" },
    { "claim 1 white 3", "Undo: Anna claims a route", "Redo: Anna claims a route", "Corrected: Anna’s route" },
    { "tickets 1 +8", "Undo: Anna’s tickets", "Redo: Anna’s tickets", "Corrected: Anna’s tickets" },
  };
  g_autoptr (RhSetup) setup = heart_table_setup (2);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    assert_text (moves[i].undo, rh_heart_telling.button (setup, moves[i].line, TRUE));
    assert_text (moves[i].redo, rh_heart_telling.button (setup, moves[i].line, FALSE));
    assert_text (moves[i].corrected, rh_heart_telling.corrected (setup, moves[i].line, 0));
  }
}

static void
test_misfit (void)
{
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "tickets 1");

  assert_text ("Anna’s tickets are counted already.", rh_heart_telling.misfit (setup, &state, "tickets 1", "No"));
  assert_text ("No.", rh_heart_telling.misfit (setup, &state, "nonsense", "No"));
}

static void
test_sheet (void)
{
  /* A player's sheet: each line with its reason, and below it why routes were doubled. There are no rounds. */
  static const char *const moves[] = { "terrain 1 mountain", "claim 1 white 3 double engines=0", "claim 1 red 2",
                                       "tickets 1 -20", NULL };
  static const char *const reasons[] = { "Start", "White, 3, doubled", "Red, 2", "Ticket failed" };
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  g_autoptr (RhLedgerLines) lines = rh_ledger_lines_new (&rh_heart_telling, setup, moves, 4);

  g_assert_cmpuint (lines->lines[0]->len, ==, G_N_ELEMENTS (reasons));
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++) {
    const RhLedgerLine *line = g_ptr_array_index (lines->lines[0], i);

    g_assert_cmpstr (line->reason, ==, reasons[i]);
    g_assert_cmpuint (line->round, ==, 0);
  }
  assert_lines ("Routes that were doubled\nWhite route of 3: 4\u00a0×\u00a02\u00a0=\u00a08. Doubled with 1 mountain card (in front: 1 mountain "
                "card); the most anybody else had: 0",
                rh_heart_telling.extra (setup, moves, 4, 0));
  assert_lines ("Routes that were doubled: none", rh_heart_telling.extra (setup, moves, 4, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-telling/moves", test_moves);
  g_test_add_func ("/heart-telling/misfit", test_misfit);
  g_test_add_func ("/heart-telling/sheet", test_sheet);

  return g_test_run ();
}
