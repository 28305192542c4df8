/* SPDX-License-Identifier: GPL-3.0-or-later
 * Thousands of random games, each move held against the rules said a second time: a pattern for trains, a queue for
 * the knock-out, a table of turns for the points game. Slips and nonsense must be refused by both. */

#include "zug-table.h"

#include "rh-fold.h"

#include <string.h>

/* With sanitizers, which take five times as long, a part of them; all without, as with the next GTK (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define PART 5
#else
#define PART 1
#endif

#define SUBTESTS 10
#define GAMES (1000 / PART) /* in each subtest: 10,000 of each victory */

/* An engine, a tender, at most four cars with the caboose; or a second engine before the fourth car, and any number. */
#define CAR "(?: (?:tank|ore|box))"
#define TRAIN \
  "^train ([1-8]) engine tender(?: caboose|" CAR "{1,3} caboose|" CAR "{1,4}|" \
  "(?=.* (?:tank|ore|box|caboose))" CAR "{0,3} engine" CAR "*(?: caboose)?)$"
#define FAILED "^(?:short|wreck) ([1-8])$"

typedef struct {
  guint  n;
  int    goal;
  guint  first;
  guint  n_turns;
  int    totals[RH_ZUG_SEATS_MAX];
  int    mark;
  GQueue in;      /* those who are in, whose turn comes next first; empty in the points game */
  guint  winners; /* 0 while it is played */
} Second;

static struct {
  guint finished, shared, refused, specials, freights, knocked_out;
} seen;

static guint
second_seat (const Second *self)
{
  return self->in.length > 0 ? GPOINTER_TO_UINT (self->in.head->data) : (self->first + self->n_turns) % self->n;
}

static int
second_points (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  gboolean doubled = g_str_has_suffix (line, " caboose");
  gboolean one = doubled && g_strv_length (words) == 8 && strstr (line, "tank") && strstr (line, "ore") &&
                 strstr (line, "box");
  int sum = doubled;

  if (*line != 't')
    return 0;
  for (guint i = 2; words[i] != NULL; i++)
    sum += *words[i] == 'o' ? 3 : *words[i] == 'b' ? 2 : strcmp (words[i], "tank") == 0 ? 4 : 0;

  seen.specials += one;
  seen.freights += strstr (line, "tender engine") != NULL;

  return one ? 25 : doubled ? 2 * sum : sum;
}

static GRegex *turns;

/* Whether the line is a move that may be made now, as the rules say it once more. */
static gboolean
second_allows (const Second *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);

  return g_regex_match (turns, line, 0, NULL) && self->winners == 0 &&
         (guint) (*words[1] - '1') == second_seat (self);
}

static void
second_play_knockout (Second *self, int points)
{
  gpointer seat = g_queue_pop_head (&self->in);

  if (points > self->mark || self->mark == 0)
    g_queue_push_tail (&self->in, seat);
  else
    seen.knocked_out++;
  self->mark = MAX (self->mark, points);
  if (self->in.length == 1)
    self->winners = 1u << GPOINTER_TO_UINT (self->in.head->data);
}

static void
second_play_points (Second *self, int points)
{
  int best = 0;

  self->totals[second_seat (self)] += points;
  self->n_turns++;
  for (guint i = 0; i < self->n; i++)
    best = MAX (best, self->totals[i]);
  if (best < self->goal || self->n_turns % self->n != 0)
    return;

  for (guint i = 0; i < self->n; i++)
    self->winners |= self->totals[i] == best ? 1u << i : 0;
}

static char *
second_facts (const Second *self, gboolean knockout)
{
  g_autoptr (GString) string = g_string_new (NULL);
  guint round = self->n_turns / self->n + (self->winners == 0);

  if (knockout)
    g_string_append_printf (string, "mark=%d in=", self->mark);
  else
    g_string_append_printf (string, "round=%u totals=", round);
  for (guint i = 0; i < self->n; i++) {
    if (!knockout)
      g_string_append_printf (string, "%d,", self->totals[i]);
    else if (g_queue_find ((GQueue *) &self->in, GUINT_TO_POINTER (i)) != NULL)
      g_string_append_printf (string, "%u,", i + 1);
  }
  if (self->winners != 0) {
    g_string_overwrite (string, string->len - 1, " winner=");
    for (guint i = 0; i < self->n; i++) {
      if ((self->winners & 1u << i) != 0)
        g_string_append_printf (string, "%u,", i + 1);
    }
  }
  g_string_truncate (string, string->len - 1);

  return g_string_free (g_steal_pointer (&string), FALSE);
}

static void
append_cars (GString *line, GRand *rand, guint n)
{
  static const char *const cars[] = { " tank", " ore", " box" };

  for (guint i = 0; i < n; i++)
    g_string_append (line, cars[g_rand_int_range (rand, 0, 3)]);
}

/* A turn of that seat that the rules allow. */
static char *
random_turn (GRand *rand, guint seat)
{
  GString *line = g_string_new (NULL);
  int kind = g_rand_int_range (rand, 0, 10);
  gboolean caboose = g_rand_boolean (rand);

  if (kind < 2) {
    g_string_printf (line, "%s %u", kind == 0 ? "short" : "wreck", seat + 1);
  } else if (kind == 2) {
    g_string_printf (line, "train %u engine tender ore tank box caboose", seat + 1);
  } else if (kind < 7) {
    g_string_printf (line, "train %u engine tender", seat + 1);
    append_cars (line, rand, (guint) g_rand_int_range (rand, caboose ? 0 : 1, caboose ? 4 : 5));
  } else {
    g_string_printf (line, "train %u engine tender", seat + 1);
    append_cars (line, rand, (guint) g_rand_int_range (rand, 0, 4));
    g_string_append (line, " engine");
    append_cars (line, rand, (guint) g_rand_int_range (rand, 1, 9));
  }
  if (kind > 2 && caboose)
    g_string_append (line, " caboose");

  return g_string_free (line, FALSE);
}

/* The same with another word in the place of one, or behind it. */
static char *
slip (GRand *rand, const char *line)
{
  static const char *const words[] = { "engine", "tender", "tank", "ore", "box", "caboose", "1", "9", "2", "x" };
  g_auto (GStrv) parts = g_strsplit (line, " ", -1);
  guint place = (guint) g_rand_int_range (rand, 0, (gint32) g_strv_length (parts));
  const char *other = words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))];
  g_autofree char *old = parts[place];

  parts[place] = g_rand_boolean (rand) ? g_strdup (other) : g_strjoin (" ", old, other, NULL);

  return g_strjoinv (" ", parts);
}

/* The program and the second statement agree on the line; it is played where both allow it. */
static gboolean
try_line (RhFold *fold, Second *second, const char *line)
{
  const RhZugState *state = rh_fold_get_state (fold);
  gboolean knockout = state->victory == RH_ZUG_KNOCKOUT;
  guint seat = second_seat (second);
  g_autoptr (GString) facts = g_string_new (NULL);
  g_autofree char *expected = NULL;
  gboolean allowed = second_allows (second, line);
  guint n;
  int points;

  g_assert_cmpint (rh_fold_play_text (fold, line, NULL), ==, allowed);
  if (!allowed) {
    seen.refused++;
    return FALSE;
  }

  points = second_points (line);
  if (knockout)
    second_play_knockout (second, points);
  else
    second_play_points (second, points);
  g_assert_cmpint (rh_fold_get_last_entries (fold, &n)->amount, ==, points);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (rh_fold_get_last_entries (fold, &n)->seat, ==, seat);
  rh_zug_game.facts (rh_fold_get_state (fold), facts);
  expected = second_facts (second, knockout);
  g_assert_cmpstr (facts->str, ==, expected);

  return TRUE;
}

static void
play_game (guint32 seed, gboolean knockout)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Second second = { .n = (guint) g_rand_int_range (rand, 2, 9), .goal = g_rand_int_range (rand, 1, 150) };
  g_autoptr (RhSetup) setup = NULL;
  g_autoptr (RhFold) fold = NULL;
  guint winners;

  second.first = (guint) g_rand_int_range (rand, 0, (gint32) second.n);
  setup = zug_table_setup (second.n, knockout ? "knockout" : "points", second.goal, (int) second.first + 1);
  fold = rh_fold_new (setup);
  for (guint i = 0; knockout && i < second.n; i++)
    g_queue_push_tail (&second.in, GUINT_TO_POINTER ((second.first + i) % second.n));

  while (!rh_fold_get_end (fold, &winners)) {
    g_autofree char *line = random_turn (rand, second_seat (&second));
    g_autofree char *wrong = slip (rand, line);

    g_assert_cmpuint (second.winners, ==, 0);
    g_assert_cmpint (rh_zug_game.seat (rh_fold_get_state (fold)), ==, (int) second_seat (&second));
    if (try_line (fold, &second, wrong))
      continue;
    g_assert_true (try_line (fold, &second, line));
  }

  g_assert_cmpuint (winners, ==, second.winners);
  g_assert_false (rh_fold_play_text (fold, "short 1", NULL));
  seen.finished++;
  seen.shared += __builtin_popcount (winners) > 1;
  g_queue_clear (&second.in);
}

static void
test_games (gconstpointer data)
{
  guint32 first = GPOINTER_TO_UINT (data) * GAMES;

  for (guint32 seed = first; seed < first + GAMES; seed++) {
    play_game (seed, FALSE);
    play_game (seed, TRUE);
  }
}

static void
test_corners_were_seen (void)
{
  /* The games above are worth something only if they went into every corner. */
  g_test_message ("finished %u, shared %u, refused %u, special %u, freight %u, out %u", seen.finished, seen.shared,
                  seen.refused, seen.specials, seen.freights, seen.knocked_out);
  if (seen.finished < 2 * SUBTESTS * GAMES) {
    g_test_skip ("not all games were played");
    return;
  }

  g_assert_cmpuint (seen.shared, >, 100 / PART);
  g_assert_cmpuint (seen.refused, >, 10000 / PART);
  g_assert_cmpuint (seen.specials, >, 10000 / PART);
  g_assert_cmpuint (seen.freights, >, 10000 / PART);
  g_assert_cmpuint (seen.knocked_out, >, 10000 / PART);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  turns = g_regex_new (TRAIN "|" FAILED, G_REGEX_OPTIMIZE, 0, NULL);

  for (guint i = 0; i < SUBTESTS; i++) {
    g_autofree char *path = g_strdup_printf ("/zug-properties/games-%02u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_games);
  }
  g_test_add_func ("/zug-properties/corners-were-seen", test_corners_were_seen);

  result = g_test_run ();
  g_regex_unref (turns);

  return result;
}
