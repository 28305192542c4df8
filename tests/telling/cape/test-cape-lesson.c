/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the sample game teaches. */

#include "config.h"

#include "rh-cape-lesson.h"
#include "telling-table.h"

#include <string.h>

static void
assert_lesson (const RhCapeState *state, guint i, const char *words)
{
  const char *text = rh_cape_lesson (state, i);

  if (words == NULL)
    g_assert_cmpstr (text, ==, NULL);
  else if (text == NULL || strstr (text, words) == NULL)
    g_error ("“%s” isn’t in “%s”", words, text != NULL ? text : "");
}

/* Each kind of step has its sentence. */
static void
test_phases (void)
{
  static const struct {
    RhCapePhase phase;
    const char *words;
  } phases[] = {
    { RH_CAPE_REVEAL, "begins with an auction" }, { RH_CAPE_BIDS, "secretly bids" }, { RH_CAPE_TIE, "bids are equal" },
    { RH_CAPE_PICK, "far end of the row" }, { RH_CAPE_DRAW, "common row" }, { RH_CAPE_OVER, "wins" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++) {
    RhCapeState state = telling_table_state (phases[i].phase);

    state.stock = 40;
    state.tied[0] = phases[i].phase == RH_CAPE_TIE;
    assert_lesson (&state, 0, phases[i].words);
    assert_lesson (&state, 1, NULL);
  }
}

/* What the last move brought comes first. */
static void
test_after (void)
{
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  state.stock = 40;
  state.last.kind = RH_CAPE_MOVE_PASS;
  assert_lesson (&state, 0, "Nobody has to build");
  assert_lesson (&state, 1, "turns up a card");
  state.last.kind = RH_CAPE_MOVE_BUILD;
  state.last.bonus_seats = 2;
  assert_lesson (&state, 0, "before a river");
  assert_lesson (&state, 1, "the card pays its value");
  state.river_all = TRUE;
  assert_lesson (&state, 0, "the card pays its value");
  state.stock = 0;
  state.discard = 9;
  assert_lesson (&state, 0, "shuffled");
}

/* A decision teaches what building costs, what is bought, and what bonus rails are for. */
static void
test_decide (void)
{
  RhCapeState state = telling_table_state (RH_CAPE_DECIDE);
  RhCapePlayer *player = &state.players[1];

  state.stock = 40;
  state.seat = 1;
  state.last.kind = RH_CAPE_MOVE_DRAW;
  player->capital = 50;
  player->owned = 1;
  player->cards[0] = (RhCapeCard) { RH_CAPE_SAVANNA, 3, 7 };
  state.n_common = 1;
  state.common[0] = (RhCapeCard) { RH_CAPE_UNKNOWN, 3, 0 };
  assert_lesson (&state, 0, "added up");
  assert_lesson (&state, 1, NULL);

  state.common[0].rails = 1;
  assert_lesson (&state, 1, "£10 each");
  assert_lesson (&state, 2, NULL);
  player->bonus = 1;
  assert_lesson (&state, 2, "bonus rail");
  assert_lesson (&state, 3, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-lesson/phases", test_phases);
  g_test_add_func ("/cape-lesson/after", test_after);
  g_test_add_func ("/cape-lesson/decide", test_decide);

  return g_test_run ();
}
