/* SPDX-License-Identifier: GPL-3.0-or-later
 * Ten thousand random games, each move of them also played by a second statement of the rules, written from the rules
 * alone: it knows words and numbers, and nothing of the program's types. Both must take and refuse the same lines, and
 * agree on all that can be counted. */

#include "heart-table.h"
#include "rh-fold.h"

#include <stdio.h>
#include <string.h>

/* With sanitizers, which take five times as long, a part of them; all without, as with the next GTK (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define PART 5
#else
#define PART 1
#endif

#define SUBTESTS 20
#define GAMES (500 / PART) /* in each: 10,000 in all */
#define MOVES 90

/* The second statement: who has what, and what has been said. */
typedef struct {
  guint n;
  int   trains[5];
  int   cards[5][3];
  int   points[5];
  int   good[5];
  int   told;          /* how many */
  int   has_told[5];
  int   moves;
  GString *ledger;     /* of the last move */
} Model;

/* What has been seen, so that the games can be trusted to reach the corners. */
static struct {
  guint allowed;
  guint refused;
  guint doubled;
  guint level_engines;
  guint full;
  guint over;
  guint shared;
  guint below;
  guint early;
} seen;

static const char *const type_of[][2] = {
  { "yellow", "desert" }, { "orange", "desert" }, { "red", "desert" },
  { "purple", "jungle" }, { "blue", "jungle" }, { "green", "jungle" },
  { "white", "mountain" }, { "grey", "mountain" }, { "black", "mountain" },
};
static const char *const types[] = { "desert", "jungle", "mountain" };

static int
find_type (const char *word)
{
  for (int i = 0; i < 3; i++) {
    if (strcmp (types[i], word) == 0)
      return i;
  }

  return -1;
}

static int
find_type_of_colour (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (type_of); i++) {
    if (strcmp (type_of[i][0], word) == 0)
      return find_type (type_of[i][1]);
  }

  return -1;
}

static void
score (Model *model, int seat, const char *why, int amount)
{
  model->points[seat] += amount;
  g_string_append_printf (model->ledger, "%d %s %d %d;", seat, why, amount, model->points[seat]);
}

/* "The first terrain cards, one a seat; optional, only as first move." */
static gboolean
model_deal (Model *model, char **words)
{
  if (model->moves > 0 || g_strv_length (words) != model->n + 1)
    return FALSE;
  for (guint i = 0; i < model->n; i++)
    model->cards[i][find_type (words[i + 1])]++;

  return TRUE;
}

/* "One or two terrain cards taken. A type never has more than 15 cards in front of all players together." */
static gboolean
model_terrain (Model *model, int seat, char **words)
{
  for (guint i = 2; words[i] != NULL; i++) {
    int type = find_type (words[i]);
    int all = 0;

    for (guint k = 0; k < model->n; k++)
      all += model->cards[k][type];
    if (all + 1 > 15)
      return FALSE;
    model->cards[seat][type]++;
  }

  return TRUE;
}

/* "Points are doubled if the player also plays terrain cards of the route's type, and only if in front of the player there
 * are at least as many cards of that type as in front of anybody else. Engines pay first, own cards the rest." */
static gboolean
model_double (Model *model, int seat, int type, int length, int engines)
{
  int price = length >= 4 ? 2 : 1;

  for (guint i = 0; i < model->n; i++) {
    if (model->cards[seat][type] + engines < model->cards[i][type])
      return FALSE;
  }
  if (model->cards[seat][type] + engines < price)
    return FALSE;

  for (guint i = 0; i < model->n; i++)
    seen.level_engines += model->cards[seat][type] < model->cards[i][type] ? 1 : 0;
  while (price > 0 && engines > 0) {
    price--;
    engines--;
  }
  model->cards[seat][type] -= price;
  seen.doubled++;

  return TRUE;
}

static gboolean
model_claim (Model *model, int seat, char **words)
{
  static const char worth[] = { 0, 1, 2, 4, 7, 10, 15 };
  int length = words[3][0] - '0';
  int points = worth[length];
  int engines;

  if (length > model->trains[seat])
    return FALSE;
  if (words[4] != NULL) {
    g_assert_cmpint (sscanf (words[5], "engines=%d", &engines), ==, 1);
    if (!model_double (model, seat, find_type_of_colour (words[2]), length, engines))
      return FALSE;
    points += points;
  }
  model->trains[seat] -= length;
  score (model, seat, "route", points);

  return TRUE;
}

static void
model_globetrotter (Model *model)
{
  int best = 1;

  for (guint i = 0; i < model->n; i++)
    best = MAX (best, model->good[i]);
  for (guint i = 0; i < model->n; i++) {
    if (model->good[i] == best)
      score (model, (int) i, "globetrotter", 10);
  }
}

/* "Tickets fulfilled add, failed ones subtract; once a seat; after the last the game is over." */
static gboolean
model_tickets (Model *model, int seat, char **words)
{
  if (model->has_told[seat])
    return FALSE;
  model->has_told[seat] = 1;
  model->told++;

  for (guint i = 2; words[i] != NULL; i++) {
    int value = (int) g_ascii_strtoll (words[i], NULL, 10);

    model->good[seat] += words[i][0] == '+' ? 1 : 0;
    score (model, seat, "ticket", value);
  }
  if (model->told == (int) model->n)
    model_globetrotter (model);

  return TRUE;
}

/* "before 2", at the end of a route or terrain cards: it was made out of turn, when it was another player's. Takes it off. */
static gboolean
model_before (const Model *model, int seat, char **words)
{
  guint n = g_strv_length (words);
  int before = n > 4 && strcmp (words[n - 2], "before") == 0 ? words[n - 1][0] - '1' : -1;

  if (before < 0)
    return TRUE;
  seen.early++;
  g_clear_pointer (&words[n - 2], g_free);
  g_clear_pointer (&words[n - 1], g_free);

  return before < (int) model->n && before != seat;
}

/* Whether the move is allowed; the model is then that after it, and otherwise of no use. */
static gboolean
model_play (Model *model, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  int seat = words[1] != NULL ? words[1][0] - '1' : 0;
  gboolean tickets = strcmp (words[0], "tickets") == 0;

  g_string_truncate (model->ledger, 0);
  if (model->told == (int) model->n || (model->told > 0 && !tickets))
    return FALSE;
  if (strcmp (words[0], "deal") == 0)
    return model_deal (model, words);
  if (seat >= (int) model->n)
    return FALSE;
  if (tickets)
    return model_tickets (model, seat, words);
  if (!model_before (model, seat, words))
    return FALSE;

  return strcmp (words[0], "claim") == 0 ? model_claim (model, seat, words) : model_terrain (model, seat, words);
}

/* As a record explains it. */
static char *
model_explain (const Model *model)
{
  static const char *const keys[] = { "desert", "jungle", "mountain" };
  GString *text = g_string_new (model->told == 0 ? "play" : model->told < (int) model->n ? "tickets" : "over");
  const char *before = " winner=";

  for (guint i = 0; i < model->n; i++)
    g_string_append_printf (text, "%s%d", i == 0 ? " trains=" : ",", model->trains[i]);
  for (guint k = 0; k < 3; k++) {
    g_string_append_printf (text, " %s", keys[k]);
    for (guint i = 0; i < model->n; i++)
      g_string_append_printf (text, "%s%d", i == 0 ? "=" : ",", model->cards[i][k]);
  }
  for (guint i = 0; i < model->n; i++)
    g_string_append_printf (text, "%s%d", i == 0 ? " points=" : ",", model->points[i]);

  for (guint i = 0; i < model->n && model->told == (int) model->n; i++) {
    gboolean beaten = FALSE;

    for (guint k = 0; k < model->n; k++)
      beaten |= model->points[k] > model->points[i] ||
                (model->points[k] == model->points[i] && model->good[k] > model->good[i]);
    if (beaten)
      continue;
    g_string_append_printf (text, "%s%u", before, i + 1);
    seen.shared += before[0] == ',' ? 1 : 0;
    before = ",";
  }

  return g_string_free (text, FALSE);
}

/* The same of the program. */
static char *
explain (const RhFold *fold)
{
  gconstpointer state = rh_fold_get_state (fold);
  GString *text = g_string_new (rh_heart_game.phase (state));

  g_string_append_c (text, ' ');
  rh_heart_game.facts (state, text);

  return g_string_free (text, FALSE);
}

static char *
list_entries (const RhFold *fold)
{
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%u %s %d %d;", entries[i].seat,
                            rh_game_get_entry_word (&rh_heart_game, entries[i].kind), entries[i].amount, entries[i].balance);

  return g_string_free (text, FALSE);
}

static int
between (GRand *rand, int min, int max)
{
  return g_rand_int_range (rand, min, max + 1);
}

static char *
choose_tickets (GRand *rand, int seat)
{
  GString *line = g_string_new (NULL);
  int n = between (rand, 0, 4);

  g_string_printf (line, "tickets %d", seat);
  for (int i = 0; i < n; i++)
    g_string_append_printf (line, " %c%d", between (rand, 0, 2) > 0 ? '+' : '-',
                            between (rand, 0, 3) > 0 ? between (rand, 4, 6) : between (rand, 1, 99));

  return g_string_free (line, FALSE);
}

static char *
choose_claim (GRand *rand, int seat)
{
  const char *colour = type_of[between (rand, 0, 8)][0];
  int length = between (rand, 1, 6);
  int engines = between (rand, 0, 9) > 0 ? between (rand, 0, 3) : between (rand, 0, 14);

  if (between (rand, 0, 2) > 0)
    return g_strdup_printf ("claim %d %s %d double engines=%d", seat, colour, length, engines);

  return g_strdup_printf ("claim %d %s %d", seat, colour, length);
}

static char *
choose_terrain (GRand *rand, const Model *model, int seat)
{
  int favoured = model->points[0] % 2 == 0 ? 0 : between (rand, 0, 2);

  return between (rand, 0, 1) ? g_strdup_printf ("terrain %d %s", seat, types[favoured])
                              : g_strdup_printf ("terrain %d %s %s", seat, types[favoured], types[between (rand, 0, 2)]);
}

static char *
choose_deal (GRand *rand, int n)
{
  GString *line = g_string_new ("deal");

  for (int i = 0; i < n; i++)
    g_string_append_printf (line, " %s", types[between (rand, 0, 2)]);

  return g_string_free (line, FALSE);
}

/* Now and then out of turn. */
static char *
choose_turn (GRand *rand, const Model *model, int seat)
{
  g_autofree char *turn = between (rand, 0, 2) > 0 ? choose_claim (rand, seat) : choose_terrain (rand, model, seat);

  if (between (rand, 0, 5) > 0)
    return g_steal_pointer (&turn);

  return g_strdup_printf ("%s before %d", turn, between (rand, 1, (int) model->n));
}

/* A line that may or may not be allowed; toward the end of a game mostly tickets. */
static char *
choose (GRand *rand, const Model *model, int i)
{
  int seat = between (rand, 1, (int) model->n + (between (rand, 0, 40) == 0 ? 1 : 0));
  int dice = between (rand, 0, 99);

  seat = MIN (seat, 5);
  if ((i == 0 && dice < 60) || dice == 0)
    return choose_deal (rand, (int) model->n - (between (rand, 0, 30) == 0 ? 1 : 0));
  if (model->told > 0 ? dice < 80 : i > MOVES - 20 || dice == 1)
    return choose_tickets (rand, seat);

  return choose_turn (rand, model, seat);
}

static int
sum_routes (const RhHeartPlayer *player)
{
  int points = 0;

  for (guint i = 0; i < player->n_routes; i++)
    points += rh_heart_route_get_points (&player->routes[i]);

  return points;
}

static void
copy_model (Model *to, const Model *from)
{
  GString *ledger = to->ledger;

  *to = *from;
  to->ledger = ledger;
}

static void
check (const RhFold *fold, const Model *model)
{
  const RhHeartState *state = rh_fold_get_state (fold);
  g_autofree char *said = explain (fold);
  g_autofree char *expected = model_explain (model);
  g_autofree char *entries = list_entries (fold);

  g_assert_cmpstr (said, ==, expected);
  if (rh_fold_get_n_moves (fold) > 0)
    g_assert_cmpstr (entries, ==, model->ledger->str);
  if (state->phase == RH_HEART_PLAY && rh_heart_state_get_waiting (state) != 0)
    g_assert_true (rh_heart_state_get_waiting (state) >> rh_heart_state_get_next (state) & 1); /* who is due has the turn */
  for (guint i = 0; i < model->n; i++) {
    const RhHeartPlayer *player = &state->players[i];

    g_assert_cmpint (player->points, ==,
                     sum_routes (player) + rh_heart_player_get_tickets (player) +
                       (player->globetrotter ? RH_HEART_GLOBETROTTER : 0));
    seen.below += player->points < 0 ? 1 : 0;
  }
  for (RhHeartTerrain i = RH_HEART_DESERT; i <= RH_HEART_MOUNTAIN; i++)
    seen.full += rh_heart_state_count_terrain (state, i) == RH_HEART_TERRAIN_CARDS ? 1 : 0;
}

static void
play_game (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (RhSetup) setup = heart_table_setup (2 + seed % 4);
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  g_autoptr (GString) ledger = g_string_new (NULL);
  g_autoptr (GString) other = g_string_new (NULL);
  Model model = { .n = setup->n_seats, .trains = { 45, 45, 45, 45, 45 }, .ledger = ledger };
  Model next = { .ledger = other };
  guint winners;

  check (fold, &model);
  for (int i = 0; i < MOVES && !rh_fold_get_end (fold, &winners); i++) {
    g_autofree char *line = choose (rand, &model, i);
    gboolean allowed;

    copy_model (&next, &model);
    allowed = model_play (&next, line);
    if (rh_fold_play_text (fold, line, NULL) != allowed)
      g_error ("seed %u: “%s” should be %s", seed, line, allowed ? "allowed" : "refused");
    if (!allowed) {
      seen.refused++;
      continue;
    }

    seen.allowed++;
    next.moves++;
    copy_model (&model, &next);
    g_string_assign (model.ledger, next.ledger->str);
    check (fold, &model);
  }
  seen.over += rh_fold_get_end (fold, &winners) ? 1 : 0;
}

static void
test_games (gconstpointer data)
{
  guint first = GPOINTER_TO_UINT (data) * GAMES;

  for (guint i = 0; i < GAMES; i++)
    play_game (first + i);
}

static void
test_seen (void)
{
  /* The games have been everywhere. */
  g_test_message ("allowed %u, refused %u, doubled %u, to draw level %u, fifteen %u, over %u, shared %u, below zero %u",
                  seen.allowed, seen.refused, seen.doubled, seen.level_engines, seen.full, seen.over, seen.shared,
                  seen.below);
  g_assert_cmpuint (seen.allowed, >, 100000 / PART);
  g_assert_cmpuint (seen.refused, >, 10000 / PART);
  g_assert_cmpuint (seen.early, >, 10000 / PART);
  g_assert_cmpuint (seen.doubled, >, 10000 / PART);
  g_assert_cmpuint (seen.level_engines, >, 1000 / PART);
  g_assert_cmpuint (seen.full, >, 1000 / PART);
  g_assert_cmpuint (seen.over, >, 8000 / PART);
  g_assert_cmpuint (seen.shared, >, 10 / PART);
  g_assert_cmpuint (seen.below, >, 100 / PART);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < SUBTESTS; i++) {
    g_autofree char *path = g_strdup_printf ("/heart-properties/games/%u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_games);
  }
  g_test_add_func ("/heart-properties/games/seen", test_seen);

  return g_test_run ();
}
