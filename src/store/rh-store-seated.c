/* SPDX-License-Identifier: GPL-3.0-or-later
 * In which games players sat: what several names have in common is found without looking at each game.
 *
 * The index of the seats has the games of a player together. Where each game has a bit, what a name leads to is read once, kept
 * until something changes, and held against that of others; the list is then gone through by its own index alone. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

/* The players by whose name a word fits: those who have become one with them, too. */
#define NAMED \
  "WITH RECURSIVE named (id) AS (SELECT id FROM player WHERE instr (plain (key), plain (?1)) > 0 UNION" \
  " SELECT renaming.player FROM renaming JOIN named ON renaming.other = named.id)" \
  " SELECT count (*), json_group_array (id), (SELECT count (*) FROM player) FROM named"

/* The words for the status are those of the partial indexes. */
#define PLACES(status) \
  "SELECT touched, id FROM game WHERE " status " AND (touched, id) < (?, ?) ORDER BY touched DESC, id DESC LIMIT ?"

/* With more numbers of games than that, half a megabyte, there are no bits. */
#define NUMBERS_MAX (1 << 22)

/* Whoever has more seats is read no further: to go through the list finds theirs as fast. */
#define SEATS_MAX 40000

/* A name that more than one player in so many has isn't read at all: with most letters there are too many seats. */
#define SHARE 4

/* As many names are kept: more are seldom typed. */
#define KEPT_MAX 8

/* So many games are few enough to be looked at one by one. */
#define FEW 400

/* And so many of a part of the list are enough for a screen, also where names don't say all. */
#define ENOUGH 100

/* As many places of a list are gone through in a call. */
#define PLACES_MAX 10000

/**
 * Seated:
 * @players: who, as JSON
 * @bits: the games in which any of them sat, a bit for each number; %NULL where these are too many
 */
typedef struct {
  char    *players;
  guint64 *bits;
} Seated;

/**
 * Kept:
 * @n: how many words of 64 bits the numbers of all games take
 * @seated: (element-type Seated): what was read, the latest last
 */
typedef struct {
  gsize      n;
  GPtrArray *seated;
} Kept;

static void
seated_free (gpointer data)
{
  Seated *self = data;

  g_free (self->players);
  g_free (self->bits);
  g_free (self);
}

static void
kept_free (gpointer data)
{
  Kept *self = data;

  g_ptr_array_unref (self->seated);
  g_free (self);
}

static gboolean
has_bit (const guint64 *bits, gint64 game)
{
  return ((bits[game / 64] >> (game % 64)) & 1) != 0;
}

/* (nullable): what is kept of the database as it is now; none where its numbers are too large, or aren't numbers of games. */
static Kept *
get_kept (RhDatabase *database, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT ifnull ((SELECT min (id) FROM game), -1), ifnull ((SELECT max (id) FROM game), -1)");
  Kept *kept;
  gint64 last;

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return NULL;

  /* As it is now is known once something has been read. */
  kept = rh_database_get_kept (database);
  if (kept != NULL)
    return kept;

  last = rh_statement_get_int (statement, 1, G_MININT64, G_MAXINT64);
  if (rh_statement_get_int (statement, 0, G_MININT64, G_MAXINT64) < 0 || last >= NUMBERS_MAX)
    return NULL;

  kept = g_new0 (Kept, 1);
  kept->n = (gsize) last / 64 + 1;
  kept->seated = g_ptr_array_new_with_free_func (seated_free);
  rh_database_keep (database, kept, kept_free);

  return kept;
}

static gboolean
read_bits (RhDatabase *database, const Kept *kept, Seated *seated, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, "SELECT game FROM seat WHERE player IN (SELECT value FROM json_each (?)) LIMIT ?");
  guint n = 0;
  RhStep step;

  seated->bits = g_new0 (guint64, kept->n);
  rh_statement_bind_text (statement, 1, seated->players);
  rh_statement_bind_int (statement, 2, SEATS_MAX + 1);
  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 game = rh_statement_get_int (statement, 0, 0, (gint64) kept->n * 64 - 1);

    seated->bits[game / 64] |= G_GUINT64_CONSTANT (1) << (game % 64);
    n++;
  }
  if (n > SEATS_MAX)
    g_clear_pointer (&seated->bits, g_free);

  return step == RH_STEP_DONE;
}

/* (nullable): what was read before, or is read now. */
static const Seated *
find_seated (RhDatabase *database, const Kept *kept, const char *players, GError **error)
{
  Seated *seated;

  for (guint i = 0; i < kept->seated->len; i++) {
    seated = kept->seated->pdata[i];
    if (g_str_equal (seated->players, players))
      return seated;
  }

  if (kept->seated->len == KEPT_MAX)
    g_ptr_array_remove_index (kept->seated, 0);
  seated = g_new0 (Seated, 1);
  seated->players = g_strdup (players);
  g_ptr_array_add (kept->seated, seated);
  if (read_bits (database, kept, seated, error))
    return seated;

  g_ptr_array_remove_index (kept->seated, kept->seated->len - 1);

  return NULL;
}

/* How many bits are left of those that the other has, too. */
static guint
intersect (guint64 *bits, const guint64 *other, gsize n)
{
  guint left = 0;

  for (gsize i = 0; i < n; i++) {
    bits[i] &= other[i];
    left += (guint) __builtin_popcountll (bits[i]);
  }

  return left;
}

/* The games that all names lead to, and how many, as far as it takes to have few; none at all where no name says anything. */
static gboolean
find_common (RhDatabase *database, const Kept *kept, const char *const *names, guint64 **bits, guint *n, GError **error)
{
  *n = G_MAXUINT;
  *bits = NULL;
  for (guint i = 0; names[i] != NULL && *n > FEW; i++) {
    const Seated *seated = find_seated (database, kept, names[i], error);

    if (seated == NULL)
      return FALSE;
    if (seated->bits == NULL)
      continue;
    if (*bits == NULL)
      *bits = g_memdup2 (seated->bits, kept->n * sizeof (guint64));
    *n = intersect (*bits, seated->bits, kept->n);
  }

  return TRUE;
}

static void
append_game (GString *games, gint64 game)
{
  g_string_append_printf (games, "%s%" G_GINT64_FORMAT, games->len > 1 ? "," : "", game);
}

/* Wherever they are in the list. */
static char *
dup_all (const guint64 *bits, gsize n)
{
  GString *games = g_string_new ("[");

  for (gsize i = 0; i < n; i++) {
    for (guint64 left = bits[i]; left != 0; left &= left - 1)
      append_game (games, (gint64) i * 64 + __builtin_ctzll (left));
  }
  g_string_append_c (games, ']');

  return g_string_free (games, FALSE);
}

/* Down the list, to the last of those that are enough. */
static gboolean
go_through (RhDatabase *database, const Kept *kept, const guint64 *bits, RhSeatedPart *part, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database, part->unfinished ? PLACES ("status = 'playing'") : PLACES ("status <> 'playing'"));
  g_autoptr (GString) games = g_string_new ("[");
  RhGamePlace place = part->place;
  guint n_places = 0, n = 0;
  RhStep step = RH_STEP_DONE;

  rh_statement_bind_int (statement, 1, place.touched);
  rh_statement_bind_int (statement, 2, place.game);
  rh_statement_bind_int (statement, 3, PLACES_MAX);
  while (n < ENOUGH && (step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 touched = rh_statement_get_int (statement, 0, G_MININT64, place.touched);
    gint64 game = rh_statement_get_int (statement, 1, G_MININT64, touched < place.touched ? G_MAXINT64 : place.game - 1);

    place = (RhGamePlace) { touched, game };
    n_places++;
    if (game >= 0 && game < (gint64) kept->n * 64 && has_bit (bits, game)) {
      append_game (games, game);
      n++;
    }
  }
  if (step == RH_STEP_ERROR || !rh_statement_check (statement, error))
    return FALSE;

  if (n == ENOUGH || n_places == PLACES_MAX)
    part->end = place;
  g_string_append_c (games, ']');
  part->games = g_string_free (g_steal_pointer (&games), FALSE);

  return TRUE;
}

static gboolean
find_part (RhDatabase *database, const char *const *names, RhSeatedPart *part, GError **error)
{
  g_autofree guint64 *bits = NULL;
  const Kept *kept = get_kept (database, error);
  guint n;

  if (kept == NULL || !find_common (database, kept, names, &bits, &n, error) || bits == NULL)
    return FALSE;
  if (n > FEW)
    return go_through (database, kept, bits, part, error);

  part->games = dup_all (bits, kept->n);

  return TRUE;
}

/* Who has that in a name, as JSON: to be asked for their names once, not by each question. Whether they are few beside others
 * tells whether rh_store_find_seated() is of use. */
gboolean
rh_store_find_named (RhDatabase *database, const char *text, RhNamed *named, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new (database, NAMED);

  rh_statement_bind_text (statement, 1, text);
  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;
  named->n = rh_statement_get_int (statement, 0, 0, G_MAXINT64);
  named->players = g_strdup (rh_statement_get_text (statement, 1));
  named->few = named->n <= rh_statement_get_int (statement, 2, 0, G_MAXINT64) / SHARE;

  return rh_statement_check (statement, error);
}

/* A part of a list in which each of these names leads to the games, the rarest first: players as JSON, each; %NULL after the
 * last. Where names say too little, or can't be told so, there is no such part, and no games in it. What is damaged is told,
 * and gone around, by who goes through the games themselves. */
gboolean
rh_store_find_seated (RhDatabase *database, const char *const *names, RhSeatedPart *part, GError **error)
{
  GError *local = NULL;

  part->games = NULL;
  if (find_part (database, names, part, &local) || local == NULL)
    return TRUE;

  if (g_error_matches (local, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED)) {
    g_error_free (local);
    return TRUE;
  }
  g_propagate_error (error, local);

  return FALSE;
}
