/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is true of every game of From Cape to Cairo: thousands of random ones. */

#include "cape-player.h"
#include "cape-seeds.h"
#include "cape-table.h"
#include "rh-fold.h"

#include <string.h>

#define SUBTESTS 20
#define GAMES (500 / CAPE_SEEDS_PART) /* in each subtest: 10,000 in all */

/* What has been seen, so that the player can be trusted to reach the corners. */
typedef struct {
  guint won;
  guint short_of_cards;
  guint stuck;
  guint ties;
  guint tie_shuffles;
  guint shuffles;
  guint no_cards;
  guint bonus_full;
  guint forced;
} Seen;

static Seen seen;

static void
check_end (const RhCapeState *state)
{
  guint finished = 0;

  for (guint i = 0; i < state->n_seats; i++)
    finished += state->players[i].crossed == RH_CAPE_ROUNDS ? 1 : 0;

  if (state->phase == RH_CAPE_OVER) {
    /* Rules E1, E2. */
    g_assert_cmpuint (finished, ==, 1);
    g_assert_cmpuint (state->players[state->winner].crossed, ==, RH_CAPE_ROUNDS);
    g_assert_cmpuint (state->round, ==, RH_CAPE_ROUNDS);
    g_assert_cmpint (state->last.bonus_seats, ==, 0);
    seen.won++;
  } else {
    g_assert_cmpuint (finished, ==, 0);
    g_assert_cmpint (state->winner, ==, RH_CAPE_NO_SEAT);
    g_assert_true (rh_cape_state_is_short_of_cards (state) || rh_cape_state_is_stuck (state));
    seen.short_of_cards += rh_cape_state_is_short_of_cards (state) ? 1 : 0;
    seen.stuck += rh_cape_state_is_stuck (state) ? 1 : 0;
  }
}

/* The entries of the last move: their order, and that each balance is the one before and the amount. */
static void
check_last_entries (const RhFold *fold, int balances[RH_CAPE_SEATS_MAX])
{
  const RhCapeState *state = rh_fold_get_state (fold);
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);

  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (entries[i].move, ==, rh_fold_get_n_moves (fold));
    balances[entries[i].seat] += entries[i].amount;
    g_assert_cmpint (entries[i].balance, ==, balances[entries[i].seat]);
    if (i > 0 && entries[i].kind != RH_CAPE_ENTRY_INCOME)
      g_assert_cmpuint (entries[i].seat, ==, entries[i - 1].seat + 1);
    if (i > 0 && entries[i].kind == RH_CAPE_ENTRY_INCOME)
      g_assert_cmpint (entries[i - 1].kind, ==, RH_CAPE_ENTRY_RAILS);
  }
  for (guint i = 0; i < state->n_seats; i++)
    g_assert_cmpint (state->players[i].capital, ==, balances[i]);

  if (state->last.kind == RH_CAPE_MOVE_BIDS)
    g_assert_cmpuint (n, ==, state->n_seats);
  else if (state->last.kind == RH_CAPE_MOVE_BUILD)
    g_assert_cmpuint (n, ==, state->last.buy > 0 ? 2 : 1);
  else if (rh_fold_get_n_moves (fold) > 0)
    g_assert_cmpuint (n, ==, 0);
}

static void
check_round_trip (const char *text)
{
  RhWords words;
  RhCapeMove move;
  g_autofree char *again = NULL;

  g_assert_true (rh_words_split (&words, text, strlen (text)));
  g_assert_true (rh_cape_move_parse (&words, &move, NULL));
  again = rh_cape_move_to_text (&move);
  g_assert_cmpstr (again, ==, text);
}

static void
look (const RhCapeState *state)
{
  const RhCapeLast *last = &state->last;

  seen.ties += last->kind == RH_CAPE_MOVE_TIE ? 1 : 0;
  seen.shuffles += last->shuffled ? 1 : 0;
  seen.tie_shuffles += last->shuffled && last->kind == RH_CAPE_MOVE_TIE ? 1 : 0;
  seen.no_cards += last->no_card ? 1 : 0;
  for (guint i = 0; i < state->n_seats; i++)
    seen.bonus_full += state->players[i].bonus == RH_CAPE_BONUS_MAX ? 1 : 0;
}

/* Folding the first @n lines afresh is the same as having stopped, or undone, there. */
static void
check_prefix (const RhSetup *setup, const RhFold *whole, const GPtrArray *lines, guint n, const RhCapeState *then)
{
  const RhEntries *all = rh_fold_get_entries (whole);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFold) fold = NULL;
  const RhEntries *entries;
  guint n_played;

  fold = rh_fold_new_moves (setup, (const char *const *) lines->pdata, n, &n_played, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_played, ==, n);
  cape_table_assert_same (rh_fold_get_state (fold), then);

  entries = rh_fold_get_entries (fold);
  for (guint i = 0; i < rh_entries_get_n (entries); i++)
    g_assert_cmpmem (rh_entries_get (entries, i), sizeof (RhEntry), rh_entries_get (all, i), sizeof (RhEntry));
  if (rh_entries_get_n (entries) < rh_entries_get_n (all))
    g_assert_cmpuint (rh_entries_get (all, rh_entries_get_n (entries))->move, >, n);
}

/* The same game at a table where a forced pass plays itself: nobody enters those, and all comes out the same. */
static void
check_forced (const RhSetup *setup, const RhFold *whole, const GPtrArray *lines)
{
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  while (rh_fold_get_n_moves (fold) < lines->len) {
    guint n = rh_fold_get_n_moves (fold);
    g_autoptr (GString) line = g_string_new (NULL);

    g_assert_true (rh_fold_play_text (fold, g_ptr_array_index (lines, n), NULL));
    if (!setup->game->forced (rh_fold_get_state (fold), line))
      continue;

    g_assert_false (rh_cape_state_is_stuck (rh_fold_get_state (fold))); /* rule D4 */
    g_assert_cmpuint (n + 1, <, lines->len);
    g_assert_cmpstr (line->str, ==, g_ptr_array_index (lines, n + 1));
    g_assert_true (rh_fold_play_text (fold, line->str, NULL));
    seen.forced++;
  }

  cape_table_assert_same (rh_fold_get_state (fold), rh_fold_get_state (whole));
  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, rh_fold_get_n_moves (whole));
  g_assert_cmpuint (rh_entries_get_n (rh_fold_get_entries (fold)), ==, rh_entries_get_n (rh_fold_get_entries (whole)));
}

static void
play_game (guint32 seed)
{
  g_autoptr (RhSetup) setup = cape_seeds_begin (seed);
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  g_autoptr (CapePlayer) player = cape_player_new (seed);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (RhCapeState));
  int balances[RH_CAPE_SEATS_MAX] = { 0 };
  guint back;

  for (;;) {
    const RhCapeState *state = rh_fold_get_state (fold);
    g_autoptr (GError) error = NULL;
    char *line;

    cape_seeds_check_state (state);
    check_last_entries (fold, balances);
    look (state);
    g_array_append_vals (states, state, 1);

    line = cape_player_choose_text (player, state);
    if (line == NULL)
      break;
    g_ptr_array_add (lines, line);
    check_round_trip (line);
    rh_fold_play_text (fold, line, &error);
    g_assert_no_error (error);
  }

  check_end (rh_fold_get_state (fold));
  check_forced (setup, fold, lines);
  back = seed * 7919 % (lines->len + 1);
  check_prefix (setup, fold, lines, back, &g_array_index (states, RhCapeState, back));
}

static void
test_games (gconstpointer data)
{
  /* Games from the first move to the last; after each move all that must be true is. */
  guint32 first = GPOINTER_TO_UINT (data) * GAMES;

  for (guint32 seed = first; seed < first + GAMES; seed++)
    play_game (seed);
}

static void
test_corners_were_seen (void)
{
  /* The games above are worth something only if they went into every corner. */
  g_test_message ("won %u, too few cards %u, stuck %u, ties %u (shuffled %u), shuffles %u, no card %u, full bonus %u",
                  seen.won,
                  seen.short_of_cards,
                  seen.stuck,
                  seen.ties,
                  seen.tie_shuffles,
                  seen.shuffles,
                  seen.no_cards,
                  seen.bonus_full);
  if (seen.won + seen.short_of_cards + seen.stuck < SUBTESTS * GAMES) {
    g_test_skip ("not all games were played");
    return;
  }

  g_assert_cmpuint (seen.won, >, SUBTESTS * GAMES / 2);
  g_assert_cmpuint (seen.short_of_cards, >, 0);
  g_assert_cmpuint (seen.stuck, >, 0);
  g_assert_cmpuint (seen.ties, >, 1000 / CAPE_SEEDS_PART);
  g_assert_cmpuint (seen.tie_shuffles, >, 0);
  g_assert_cmpuint (seen.shuffles, >, 1000 / CAPE_SEEDS_PART);
  g_assert_cmpuint (seen.no_cards, >, 0);
  g_assert_cmpuint (seen.bonus_full, >, 0);
  g_assert_cmpuint (seen.forced, >, 10000 / CAPE_SEEDS_PART);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cape_seeds_watch ();

  for (guint i = 0; i < SUBTESTS; i++) {
    g_autofree char *path = g_strdup_printf ("/cape-properties/games-%02u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_games);
  }
  g_test_add_func ("/cape-properties/corners-were-seen", test_corners_were_seen);

  return g_test_run ();
}
