/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the table asks of all that is said of From Cape to Cairo. */

#include "config.h"

#include "rh-cape-telling.h"
#include "telling-table.h"

/* Each kind of move has its name, with the player, and never an amount of a bid. */
static void
test_names (void)
{
  static const struct {
    const char *line;
    const char *undo;
    const char *redo;
    const char *corrected;
  } cases[] = {
    { "reveal s2/7 s3/3", "Undo: cards on offer", "Redo: cards on offer", "Corrected: cards on offer, round 3" },
    { "bids 12 5", "Undo: bids", "Redo: bids", "Corrected: bids, round 3" },
    { "tie 1:/2 2:/3", "Undo: cards drawn for the tie", "Redo: cards drawn for the tie",
      "Corrected: cards drawn for the tie, round 3" },
    { "pick 2 1", "Undo: Bram picks", "Redo: Bram picks", "Corrected: Bram’s pick" },
    { "draw 1 2", "Undo: Anna turns up a card", "Redo: Anna turns up a card", "Corrected: the card Anna turned up" },
    { "pass 2", "Undo: Bram passes", "Redo: Bram passes", "Corrected: Bram’s turn" },
    { "build 1 bonus=0 buy=2", "Undo: Anna builds", "Redo: Anna builds", "Corrected: Anna’s turn" },
  };
  g_autoptr (RhSetup) setup = telling_table_setup (2);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    assert_text (cases[i].undo, rh_cape_telling.button (setup, cases[i].line, TRUE));
    assert_text (cases[i].redo, rh_cape_telling.button (setup, cases[i].line, FALSE));
    assert_text (cases[i].corrected, rh_cape_telling.corrected (setup, cases[i].line, 3));
  }
  assert_text ("Undo", rh_cape_telling.button (setup, "no move", TRUE));
}

/* A title, and a line for each bonus rail in hand. */
static void
test_extra (void)
{
  static const char *const moves[] = { "reveal s2/7 s3/3" };
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  g_auto (GStrv) lines = rh_cape_telling.extra (setup, moves, 1, 0);

  g_assert_cmpuint (g_strv_length (lines), ==, 1);
  g_assert_cmpstr (lines[0], ==, "Bonus rails: none in hand");
}

static void
test_in_the_way (void)
{
  /* What stands in the way of a game is told of it: no auction without cards, no end of waiting (D3, D4). */
  RhCapeState state = telling_table_state (RH_CAPE_REVEAL);

  state.passes = state.n_seats;
  g_assert_nonnull (rh_cape_telling.dead_end (&state));
  g_assert_null (rh_cape_telling.notice (&state));
  state.phase = RH_CAPE_DRAW;
  g_assert_null (rh_cape_telling.dead_end (&state));
  g_assert_nonnull (rh_cape_telling.notice (&state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-telling/names", test_names);
  g_test_add_func ("/cape-telling/extra", test_extra);
  g_test_add_func ("/cape-telling/in-the-way", test_in_the_way);

  return g_test_run ();
}
