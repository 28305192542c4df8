/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is true of every game of From Cape to Cairo: thousands of random ones, and random nonsense. */

#include "cape-player.h"
#include "cape-table.h"
#include "rh-fold.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

/* With sanitizers, which take five times as long, a part of them; all without, as with the next GTK (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define PART 5
#else
#define PART 1
#endif

#define SUBTESTS 20
#define GAMES (500 / PART)          /* in each subtest: 10,000 in all */
#define NONSENSE_GAMES (400 / PART) /* in all */

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
  guint refused;
  guint accepted;
  guint forced;
} Seen;

static Seen seen;

/* The seed being played, ready to be printed when an assert fails. */
static char seed_line[32];

static void
on_abort_cb (int number)
{
  if (write (STDERR_FILENO, seed_line, strlen (seed_line)) < 0)
    _exit (1);
}

static void
name_seed (guint32 seed)
{
  g_snprintf (seed_line, sizeof seed_line, "failed with seed %u\n", seed);
}

static RhSetup *
setup_for (guint32 seed)
{
  return cape_table_setup (2 + seed % 3, seed / 3 % 2 == 0 ? "others" : "all");
}

static void
check_state (const RhCapeState *state)
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
  g_autoptr (RhSetup) setup = setup_for (seed);
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

    check_state (state);
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

  for (guint32 seed = first; seed < first + GAMES; seed++) {
    name_seed (seed);
    play_game (seed);
  }
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
  g_assert_cmpuint (seen.ties, >, 1000 / PART);
  g_assert_cmpuint (seen.tie_shuffles, >, 0);
  g_assert_cmpuint (seen.shuffles, >, 1000 / PART);
  g_assert_cmpuint (seen.no_cards, >, 0);
  g_assert_cmpuint (seen.bonus_full, >, 0);
  g_assert_cmpuint (seen.forced, >, 10000 / PART);
}

/* The rules said once more, as shortly as they can be, for a move that is well written. */
static gboolean
build_is_legal (const RhCapeState *state, const RhCapeMove *move)
{
  static const int needs[] = { 0, 10, 9, 8, 7, 6 }; /* rule P4 */
  const RhCapePlayer *player = &state->players[move->seat];
  int lacking = needs[player->cards[player->crossed].terrain];

  for (guint i = 0; i < state->n_common; i++)
    lacking -= (int) state->common[i].rails;
  for (guint i = player->crossed; i < player->owned; i++)
    lacking -= (int) player->cards[i].rails;
  lacking = MAX (lacking, 0);

  return move->bonus <= player->bonus && move->bonus <= lacking && move->buy == lacking - move->bonus &&
         (gint64) move->buy * 10 <= player->capital;
}

static gboolean
tie_is_legal (const RhCapeState *state, const RhCapeMove *move)
{
  guint tied[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (state, tied);
  guint wanted = 0;
  guint drew = 0;

  for (guint i = 0; i < n; i++)
    wanted |= 1u << tied[i];
  for (guint i = 0; i < move->n; i++)
    drew |= 1u << move->seats[i];

  return state->phase == RH_CAPE_TIE && move->n == n && drew == wanted;
}

static gboolean
bids_are_legal (const RhCapeState *state, const RhCapeMove *move)
{
  for (guint i = 0; i < state->n_seats; i++) {
    if (i < move->n && move->bids[i] > state->players[i].capital)
      return FALSE;
  }

  return state->phase == RH_CAPE_BIDS && move->n == state->n_seats;
}

static gboolean
is_legal (const RhCapeState *state, const RhCapeMove *move)
{
  guint left = (guint) (state->stock + state->discard);
  gboolean on_turn = (int) move->seat == state->seat;

  switch (move->kind) {
  case RH_CAPE_MOVE_REVEAL:
    return state->phase == RH_CAPE_REVEAL && move->n == state->n_seats && left >= state->n_seats;
  case RH_CAPE_MOVE_BIDS:
    return bids_are_legal (state, move);
  case RH_CAPE_MOVE_TIE:
    return tie_is_legal (state, move);
  case RH_CAPE_MOVE_PICK:
    return state->phase == RH_CAPE_PICK && on_turn && move->pick < state->n_seats &&
           state->taker[move->pick] == RH_CAPE_NO_SEAT;
  case RH_CAPE_MOVE_DRAW:
    return state->phase == RH_CAPE_DRAW && on_turn && move->no_card == (left == 0);
  case RH_CAPE_MOVE_PASS:
    return state->phase == RH_CAPE_DECIDE && on_turn;
  case RH_CAPE_MOVE_BUILD:
    return state->phase == RH_CAPE_DECIDE && on_turn && build_is_legal (state, move);
  case RH_CAPE_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

static const char *
any_of (GRand *rand, const char *const *list, guint n)
{
  return list[g_rand_int_range (rand, 0, (int) n)];
}

/* A line of move words and things that look like their arguments. */
static char *
nonsense (GRand *rand)
{
  static const char *const firsts[] = { "reveal", "bids", "tie", "pick", "draw", "pass", "build", "Pass", "é", "" };
  static const char *const rest[] = {
    "0",     "1",    "2",       "3",       "4",       "5",          "101",   "999999999", "2147483648", "-1",
    "-",     "01",   "s1/1",    "r3/10",   "d4/1",    "m0/0",       "v2/11", "x1/1",      "d2/",        "2",
    "1:/7",  "2:/7", "3:s0/4",  "4:/10",   "1:/0",    "0:/3",       "1:",    ":",         "1:/",        "1:5",
    "bonus=0", "bonus=1", "bonus=6", "buy=0", "buy=1", "buy=999999999", "bonus=", "buy", "=", "\xe2\x82\xac",
  };
  GString *line = g_string_new (any_of (rand, firsts, G_N_ELEMENTS (firsts)));
  int n = g_rand_int_range (rand, 0, 6);

  for (int i = 0; i < n; i++) {
    g_string_append_c (line, g_rand_boolean (rand) ? ' ' : '\t');
    g_string_append (line, any_of (rand, rest, G_N_ELEMENTS (rest)));
  }

  return g_string_free (line, FALSE);
}

/* A good line with one digit changed, dropped or doubled: a slip of the pen. */
static char *
slip (GRand *rand, const char *line)
{
  GString *string = g_string_new (line);
  gsize at = (gsize) g_rand_int_range (rand, 0, (int) string->len);

  while (at < string->len && !g_ascii_isdigit (string->str[at]))
    at++;
  if (at == string->len)
    return g_string_free (string, FALSE);

  switch (g_rand_int_range (rand, 0, 4)) {
  case 0:
    g_string_erase (string, (gssize) at, 1);
    break;
  case 1:
    g_string_insert_c (string, (gssize) at, string->str[at]);
    break;
  default:
    string->str[at] = (char) ('0' + g_rand_int_range (rand, 0, 10));
    break;
  }

  return g_string_free (string, FALSE);
}

/* Tries a line. It must be played exactly if it is a move that the rules allow; refused, it leaves no trace. */
static void
try_line (RhFold *fold, const char *line)
{
  const RhCapeState before = *(const RhCapeState *) rh_fold_get_state (fold);
  guint n_moves = rh_fold_get_n_moves (fold);
  guint n_entries = rh_entries_get_n (rh_fold_get_entries (fold));
  g_autoptr (GError) error = NULL;
  gboolean legal;
  RhWords words;
  RhCapeMove move;

  g_assert_true (rh_words_split (&words, line, strlen (line)));
  legal = rh_cape_move_parse (&words, &move, NULL) && is_legal (&before, &move);
  if (rh_fold_play_text (fold, line, &error) != legal)
    g_error ("“%s” was %s", line, legal ? "refused" : "played");

  if (legal) {
    seen.accepted++;
    return;
  }

  seen.refused++;
  g_assert_nonnull (error);
  g_assert_true (error->domain == RH_RULES_ERROR);
  if (error->code > RH_RULES_ERROR_TURN) {
    g_assert_cmpint (error->code, >=, RH_CAPE_ERROR_CAPITAL);
    g_assert_cmpint (error->code, <=, RH_CAPE_ERROR_RAILS);
  }
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, n_moves);
  g_assert_cmpuint (rh_entries_get_n (rh_fold_get_entries (fold)), ==, n_entries);
  cape_table_assert_same (rh_fold_get_state (fold), &before);
}

static void
test_nonsense (void)
{
  /* Before every move of a game somebody writes nonsense or slips. Either it is
   * a move by chance, and the game goes on from it, or it changes nothing. */
  for (guint32 seed = 1000000; seed < 1000000 + NONSENSE_GAMES; seed++) {
    g_autoptr (RhSetup) setup = setup_for (seed);
    g_autoptr (RhFold) fold = rh_fold_new (setup);
    g_autoptr (CapePlayer) player = cape_player_new (seed);
    g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

    name_seed (seed);
    for (;;) {
      g_autofree char *line = cape_player_choose_text (player, rh_fold_get_state (fold));
      g_autofree char *wrong = nonsense (rand);
      g_autofree char *slipped = line != NULL ? slip (rand, line) : NULL;
      guint n_moves = rh_fold_get_n_moves (fold);

      try_line (fold, wrong);
      if (line == NULL)
        break;
      if (rh_fold_get_n_moves (fold) == n_moves)
        try_line (fold, slipped);
      if (rh_fold_get_n_moves (fold) == n_moves)
        try_line (fold, line);
      g_assert_true (rh_fold_get_n_moves (fold) == n_moves + 1);
      check_state (rh_fold_get_state (fold));
    }
  }

  g_assert_cmpuint (seen.refused, >, 10000 / PART);
  g_assert_cmpuint (seen.accepted, >, 10000 / PART);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  signal (SIGABRT, on_abort_cb);

  for (guint i = 0; i < SUBTESTS; i++) {
    g_autofree char *path = g_strdup_printf ("/cape-properties/games-%02u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_games);
  }
  g_test_add_func ("/cape-properties/corners-were-seen", test_corners_were_seen);
  g_test_add_func ("/cape-properties/nonsense", test_nonsense);

  return g_test_run ();
}
