/* SPDX-License-Identifier: GPL-3.0-or-later
 * Random games of From Cape to Cairo, each known by its seed: how they begin, and what is true of every state. */

#include "cape-seeds.h"

#include "cape-table.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

/* The seed being played, ready to be printed when an assert fails. */
static char seed_line[32];

static void
on_abort_cb (int number)
{
  if (write (STDERR_FILENO, seed_line, strlen (seed_line)) < 0)
    _exit (1);
}

/* From here on an assert that fails says of which seed. */
void
cape_seeds_watch (void)
{
  signal (SIGABRT, on_abort_cb);
}

RhSetup *
cape_seeds_begin (guint32 seed)
{
  g_snprintf (seed_line, sizeof seed_line, "failed with seed %u\n", seed);

  return cape_table_setup (2 + seed % 3, seed / 3 % 2 == 0 ? "others" : "all");
}

void
cape_seeds_check_state (const RhCapeState *state)
{
  guint picked = 0;

  /* Rule D2. */
  g_assert_cmpint (rh_cape_state_count_cards (state), ==, RH_CAPE_CARDS);
  g_assert_cmpint (state->stock, >=, 0);
  g_assert_cmpint (state->discard, >=, 0);
  /* Rule E2. */
  g_assert_cmpuint (state->round, <=, RH_CAPE_ROUNDS);

  for (guint i = 0; i < state->n_seats; i++) {
    const RhCapePlayer *player = &state->players[i];

    g_assert_cmpint (player->capital, >=, 0); /* rule P5 */
    g_assert_cmpint (player->bonus, >=, 0);
    g_assert_cmpint (player->bonus, <=, RH_CAPE_BONUS_MAX); /* rule R4 */
    g_assert_cmpuint (player->crossed, <=, player->owned);
    g_assert_cmpuint (player->owned, <=, state->round);
    picked += player->owned;
    /* Rule B7: in the build phase every train has a card ahead. */
    if (state->phase == RH_CAPE_DRAW || state->phase == RH_CAPE_DECIDE)
      g_assert_nonnull (rh_cape_state_get_ahead (state, i));
  }
  /* Rules A4, E2: a card a seat in every auction that is over. */
  if (state->phase != RH_CAPE_BIDS && state->phase != RH_CAPE_TIE && state->phase != RH_CAPE_PICK)
    g_assert_cmpuint (picked, ==, state->round * state->n_seats);
}
