/* SPDX-License-Identifier: GPL-3.0-or-later
 * Nonsense and slips of the pen in random games of From Cape to Cairo: played where that is a move, refused without a trace. */

#include "cape-player.h"
#include "cape-seeds.h"
#include "cape-table.h"
#include "rh-fold.h"

#include <string.h>

#define GAMES (400 / CAPE_SEEDS_PART)

/* How many lines, so that the nonsense can be trusted to be moves by chance, too. */
static struct {
  guint refused;
  guint accepted;
} seen;

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
  for (guint32 seed = 1000000; seed < 1000000 + GAMES; seed++) {
    g_autoptr (RhSetup) setup = cape_seeds_begin (seed);
    g_autoptr (RhFold) fold = rh_fold_new (setup);
    g_autoptr (CapePlayer) player = cape_player_new (seed);
    g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

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
      cape_seeds_check_state (rh_fold_get_state (fold));
    }
  }

  g_assert_cmpuint (seen.refused, >, 10000 / CAPE_SEEDS_PART);
  g_assert_cmpuint (seen.accepted, >, 10000 / CAPE_SEEDS_PART);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cape_seeds_watch ();

  g_test_add_func ("/cape-nonsense/nonsense", test_nonsense);

  return g_test_run ();
}
