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
test_entered (void)
{
  /* What an undo takes back of what was entered: a colour, a length, a ticket, or that one was taken off. */
  static const struct {
    const char *was;
    const char *now;
    const char *undo;
    const char *redo;
  } inputs[] = {
    { "", "claim _ yellow _", "Undo: Yellow", "Redo: Yellow" },
    { "claim _ red _", "claim _ yellow _", "Undo: Yellow", "Redo: Yellow" },
    { "claim 2 _ _", "claim 2 yellow _", "Undo: Yellow", "Redo: Yellow" },
    { "claim _ yellow _", "claim _ yellow 3", "Undo: Length 3", "Redo: Length 3" },
    { "tickets 1 12_", "tickets 1 +12", "Undo: +12, fulfilled", "Redo: +12, fulfilled" },
    { "tickets 1 +12 -5", "tickets 1 +12", "Undo: taken off −5, failed", "Redo: taken off −5, failed" },
    { "claim _ yellow 3", "claim 1 yellow 3", NULL, NULL }, /* claimed */
    { "claim _ yellow 3", "claim 1 yellow 3 double engines=0", NULL, NULL },
    { "tickets _ +12", "tickets 1 +12", NULL, NULL },
    { "tickets 1 1_", "tickets 1 12_", NULL, NULL },
    { "claim _ yellow 3", "claim _ yellow _", NULL, NULL },
    { "terrain 1 desert", "terrain 1 desert desert", NULL, NULL },
  };
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (inputs); i++) {
    assert_text (inputs[i].undo, rh_heart_telling.button_entered (setup, &state, inputs[i].was, inputs[i].now, TRUE));
    assert_text (inputs[i].redo, rh_heart_telling.button_entered (setup, &state, inputs[i].was, inputs[i].now, FALSE));
  }
}

static void
test_played (void)
{
  /* What played a move takes the name of that. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "claim 1 yellow 3");

  assert_text ("Undo: Anna claims a route",
               rh_heart_telling.button_entered (setup, &state, "claim _ yellow 3", "claim 1 yellow 3", TRUE));
  assert_text (NULL, rh_heart_telling.button_entered (setup, &state, "claim _ yellow 3", "claim 2 yellow 3", TRUE));
  g_free (heart_table_play (&state, "tickets 2 +8"));
  assert_text ("Undo: Bram’s tickets", rh_heart_telling.button_entered (setup, &state, "tickets _ +8", "tickets 2 +8", TRUE));
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
  g_test_add_func ("/heart-telling/entered", test_entered);
  g_test_add_func ("/heart-telling/played", test_played);
  g_test_add_func ("/heart-telling/misfit", test_misfit);
  g_test_add_func ("/heart-telling/sheet", test_sheet);

  return g_test_run ();
}
