/* SPDX-License-Identifier: GPL-3.0-or-later
 * Searching games by names, notes, dates and amounts.
 *
 * A word that few games have leads to them by the indexes, and these are looked at one by one; where all words are common,
 * the list is gone through from its beginning, a part of it in each call, so that no call takes long. */

#include "config.h"

#include "rh-games.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <stdlib.h>

/* As many games are looked at one by one. */
#define FEW 500

/* As many are gone through in a call. */
#define PART 2000

/* The parameters of each word, after those of the list. */
#define FIRST_OF_WORDS 6
#define PER_WORD 5

/**
 * Way:
 * @word: a word
 * @i: which it is
 * @named: the players it's the name of, or part of it
 * @noted: whether it stands in any note
 * @totalled: whether any winner had that
 *
 * How a word can fit at all: nothing else needs to be asked of a game.
 */
typedef struct {
  const RhSearchWord *word;
  guint               i;
  RhNamed             named;
  gboolean            noted;
  gboolean            totalled;
} Way;

/**
 * Part:
 * @search: what is searched for
 * @ways: how its words can fit, those first that are seen on a game itself, then those that fit few
 * @rarest: which way leads to the games; as many as there are words where they are gone through
 * @place: where the part begins
 * @end: the last game of it
 * @floor: where the list ends, as far as dates say that
 * @games: (nullable): the games of the part that names lead to, as JSON
 *
 * What one call looks at.
 */
typedef struct {
  const RhSearch *search;
  Way             ways[RH_SEARCH_WORDS_MAX];
  guint           rarest;
  RhGamePlace     place;
  RhGamePlace     end;
  RhGamePlace     floor;
  char           *games;
} Part;

#define STATUS(unfinished) ((unfinished) ? "status = 'playing'" : "status <> 'playing'")

/* The number of a word's parameter: its text, its first and last moment, its amount, its players. */
static guint
parameter (guint word, guint which)
{
  return FIRST_OF_WORDS + PER_WORD * word + which;
}

/* The players by whose name a word fits, who have been found. */
#define FOUND "(SELECT value FROM json_each (?%1$u))"

/* Whether a place comes before another in the list, the latest game of which is its first. */
static gboolean
is_before (RhGamePlace place, RhGamePlace other)
{
  return place.touched > other.touched || (place.touched == other.touched && place.game > other.game);
}

static RhGamePlace
greater (RhGamePlace place, RhGamePlace other)
{
  return is_before (place, other) ? place : other;
}

static RhGamePlace
lesser (RhGamePlace place, RhGamePlace other)
{
  return is_before (place, other) ? other : place;
}

static void
append_kinds (GString *sql, guint kinds)
{
  const RhGame *const *games = rh_game_list ();
  const char *before = "kind IN (";

  for (guint i = 0; games[i] != NULL; i++) {
    if ((kinds & (1u << i)) != 0) {
      g_string_append_printf (sql, "%s'%s'", before, games[i]->id);
      before = ", ";
    }
  }
  g_string_append (sql, ")");
}

static void
append_statuses (GString *sql, guint statuses)
{
  const char *before = "status IN (";

  for (guint i = 0; i <= RH_GAME_ENDED; i++) {
    if ((statuses & (1u << i)) != 0) {
      g_string_append_printf (sql, "%s'%s'", before, rh_game_status_to_string ((RhGameStatus) i));
      before = ", ";
    }
  }
  g_string_append (sql, ")");
}

static gboolean
is_date (const RhSearchWord *word)
{
  return word->from < word->until;
}

/* That a word fits the row of a game: what is quickly seen first. The few seats of the game are gone through, not all
 * players of that name, by an index that has them, too. */
static void
append_condition (GString *sql, const Way *way)
{
  const RhSearchWord *word = way->word;

  g_string_append (sql, " AND (FALSE");
  if (word->kinds != 0) {
    g_string_append (sql, " OR ");
    append_kinds (sql, word->kinds);
  }
  if (word->statuses != 0) {
    g_string_append (sql, " OR ");
    append_statuses (sql, word->statuses);
  }
  if (is_date (word))
    g_string_append_printf (sql, " OR (touched >= ?%u AND touched < ?%u)", parameter (way->i, 1), parameter (way->i, 2));
  if (way->named.n > 0)
    g_string_append_printf (sql, " OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND +seat.player IN " FOUND "%2$s)",
                            parameter (way->i, 4), word->won ? " AND (game.winners >> seat.seat) & 1" : "");
  if (way->noted)
    g_string_append_printf (sql, " OR EXISTS (SELECT 1 FROM note WHERE note.game = game.id AND instr (plain (note.key), plain (?%u)) > 0)",
                            parameter (way->i, 0));
  if (way->totalled)
    g_string_append_printf (sql, " OR EXISTS (SELECT 1 FROM result WHERE result.game = game.id AND won = 1 AND total = ?%u)",
                            parameter (way->i, 3));
  g_string_append (sql, ")");
}

/* The games that a word may fit, some of them twice; not for one that is a date or a game's name. */
static void
append_candidates (GString *sql, const Way *way)
{
  const char *before = "";

  if (way->named.n > 0) {
    g_string_append_printf (sql, "SELECT game FROM seat WHERE player IN " FOUND, parameter (way->i, 4));
    before = " UNION ALL ";
  }
  if (way->noted) {
    g_string_append_printf (sql, "%sSELECT game FROM note WHERE instr (plain (key), plain (?%u)) > 0", before, parameter (way->i, 0));
    before = " UNION ALL ";
  }
  if (way->totalled)
    g_string_append_printf (sql, "%sSELECT game FROM result WHERE won = 1 AND total = ?%u", before, parameter (way->i, 3));
}

/* What is seen on a game itself. */
static gboolean
is_common (const Way *way)
{
  return way->word->kinds != 0 || way->word->statuses != 0 || is_date (way->word);
}

static gboolean
is_named (const Way *way)
{
  return way->named.n > 0 || way->noted || way->totalled;
}

static void
bind_way (RhStatement *statement, const Way *way)
{
  if (way->noted)
    rh_statement_bind_text (statement, (int) parameter (way->i, 0), way->word->text);
  if (way->named.n > 0)
    rh_statement_bind_text (statement, (int) parameter (way->i, 4), way->named.players);
  if (way->totalled)
    rh_statement_bind_int (statement, (int) parameter (way->i, 3), way->word->total);
}

static void
bind_date (RhStatement *statement, const Way *way)
{
  if (!is_date (way->word))
    return;

  rh_statement_bind_int (statement, (int) parameter (way->i, 1), way->word->from);
  rh_statement_bind_int (statement, (int) parameter (way->i, 2), way->word->until);
}

/* One number, which is always given. */
static gboolean
take_number (RhStatement *statement, gint64 *n, GError **error)
{
  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;
  *n = rh_statement_get_int (statement, 0, 0, G_MAXINT64);

  return rh_statement_check (statement, error);
}

static gboolean
find_way (RhDatabase *database, const RhSearchWord *word, Way *way, GError **error)
{
  gint64 noted = 0, totalled = 0;

  if (!rh_store_find_named (database, word->text, &way->named, error))
    return FALSE;
  if (!word->won &&
      !rh_store_look_up (database, "SELECT EXISTS (SELECT 1 FROM note WHERE instr (plain (key), plain (?)) > 0)",
                         word->text, &noted, error))
    return FALSE;
  if (word->has_total) {
    g_autoptr (RhStatement) totals =
      rh_statement_new_for (database, "SELECT EXISTS (SELECT 1 FROM result WHERE won = 1 AND total = ?)", word->total);

    if (!take_number (totals, &totalled, error))
      return FALSE;
  }
  way->noted = noted != 0;
  way->totalled = totalled != 0;

  return TRUE;
}

static int
compare_ways (gconstpointer a, gconstpointer b)
{
  const Way *one = a;
  const Way *other = b;

  if (is_common (one) != is_common (other))
    return is_common (one) ? -1 : 1;

  return (one->named.n > other->named.n) - (one->named.n < other->named.n);
}

/* Where no game fits a word, the list has come to its end. */
static gboolean
find_ways (RhDatabase *database, Part *part, GError **error)
{
  const RhSearch *search = part->search;

  for (guint i = 0; i < search->n_words; i++) {
    Way *way = &part->ways[i];

    *way = (Way) { .word = &search->words[i], .i = i };
    if (!find_way (database, way->word, way, error))
      return FALSE;

    if (!is_named (way) && !is_common (way))
      part->place = part->floor;
    /* What is a date and nothing else says where to look. */
    if (is_date (way->word) && !is_named (way) && way->word->kinds == 0 && way->word->statuses == 0) {
      part->place = lesser (part->place, (RhGamePlace) { way->word->until, G_MININT64 });
      part->floor = greater (part->floor, (RhGamePlace) { way->word->from, G_MININT64 });
    }
  }
  qsort (part->ways, search->n_words, sizeof (Way), compare_ways);

  return TRUE;
}

/* How many games a word leads to, as far as they are few. */
static gboolean
count_candidates (RhDatabase *database, const Way *way, gint64 *n, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT count (*) FROM (SELECT 1 FROM (");
  g_autoptr (RhStatement) statement = NULL;

  append_candidates (sql, way);
  g_string_append_printf (sql, ") LIMIT %d)", FEW + 1);
  statement = rh_statement_new (database, sql->str);
  bind_way (statement, way);

  return take_number (statement, n, error);
}

/* The word that leads to the fewest games, or as many as there are words where none leads to few. */
static gboolean
find_rarest (RhDatabase *database, Part *part, GError **error)
{
  gint64 fewest = FEW + 1;

  part->rarest = part->search->n_words;
  for (guint i = 0; i < part->search->n_words && fewest > 0; i++) {
    gint64 n;

    if (is_common (&part->ways[i]))
      continue;
    if (!count_candidates (database, &part->ways[i], &n, error))
      return FALSE;
    if (n < fewest) {
      fewest = n;
      part->rarest = i;
    }
  }

  return TRUE;
}

/* The games after a place, down to the one that ends this part of the list. */
static char *
dup_sql (const Part *part)
{
  const RhSearch *search = part->search;
  GString *sql = g_string_new ("SELECT id, status, started, touched, winners FROM ");

  if (part->rarest < search->n_words) {
    /* In this order: from the word to the games. */
    g_string_append (sql, "(SELECT DISTINCT game AS found FROM (");
    append_candidates (sql, &part->ways[part->rarest]);
    g_string_append (sql, ")) CROSS JOIN game ON game.id = found");
  } else if (part->games != NULL) {
    g_string_append (sql, "(SELECT value AS found FROM json_each (?5)) CROSS JOIN game ON game.id = found");
  } else {
    g_string_append (sql, "game");
  }
  g_string_append_printf (sql, " WHERE %s AND (touched, id) < (?1, ?2) AND (touched, id) >= (?3, ?4) AND " RH_STORE_IS_HERE,
                          STATUS (search->unfinished));
  if (search->kinds != 0) {
    g_string_append (sql, " AND ");
    append_kinds (sql, search->kinds);
  }
  if (search->statuses != 0) {
    g_string_append (sql, " AND ");
    append_statuses (sql, search->statuses);
  }
  for (guint i = 0; i < search->n_words; i++)
    append_condition (sql, &part->ways[i]);
  g_string_append (sql, " ORDER BY touched DESC, id DESC");

  return g_string_free (sql, FALSE);
}

/* The last game of the next part of the list; its end where there are no more. */
static gboolean
find_end (RhDatabase *database, Part *part, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT touched, id FROM game WHERE %s AND (touched, id) < (?, ?)"
                                          " ORDER BY touched DESC, id DESC LIMIT 1 OFFSET %d",
                                          STATUS (part->search->unfinished), PART - 1);
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql);
  RhStep step;

  rh_statement_bind_int (statement, 1, part->place.touched);
  rh_statement_bind_int (statement, 2, part->place.game);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW) {
    part->end.touched = rh_statement_get_int (statement, 0, G_MININT64, part->place.touched);
    part->end.game = rh_statement_get_int (statement, 1, G_MININT64, G_MAXINT64);
    part->end = greater (part->end, part->floor);
  }

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
}

/* The next part of the list, and its games of names without which words don't fit. A name alone that many have is soon met. */
static gboolean
find_part (RhDatabase *database, Part *part, GError **error)
{
  const RhSearch *search = part->search;
  const char *names[RH_SEARCH_WORDS_MAX + 1] = { NULL };
  RhSeatedPart seated = { .unfinished = search->unfinished, .place = part->place, .end = part->floor };
  guint n = 0;

  for (guint i = 0; i < search->n_words; i++) {
    const Way *way = &part->ways[i];

    if (way->named.few && !is_common (way) && !way->noted && !way->totalled)
      names[n++] = way->named.players;
  }
  if (n > 0 && (search->n_words > 1 || search->words[0].won || search->kinds != 0 || search->statuses != 0) &&
      !rh_store_find_seated (database, names, &seated, error))
    return FALSE;
  part->games = seated.games;
  part->end = greater (seated.end, part->floor);

  return part->games != NULL || find_end (database, part, error);
}

static gboolean
search_part (RhDatabase *database, const Part *part, guint limit, GPtrArray *rows, GError **error)
{
  g_autofree char *sql = dup_sql (part);
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql);

  rh_statement_bind_int (statement, 1, part->place.touched);
  rh_statement_bind_int (statement, 2, part->place.game);
  rh_statement_bind_int (statement, 3, part->end.touched);
  rh_statement_bind_int (statement, 4, part->end.game);
  if (part->games != NULL)
    rh_statement_bind_text (statement, 5, part->games);
  for (guint i = 0; i < part->search->n_words; i++) {
    bind_way (statement, &part->ways[i]);
    bind_date (statement, &part->ways[i]);
  }

  return rh_statement_check (statement, error) &&
         rh_store_take_rows (database, statement, &part->place, limit, rows, error);
}

static gboolean
search_from (RhDatabase *database, Part *part, RhGamePlace *place, guint limit, GPtrArray *rows, GError **error)
{
  const RhGamePlace last = RH_GAME_PLACE_LAST;

  if (!find_ways (database, part, error))
    return FALSE;

  *place = last;
  part->end = part->floor;
  if (!is_before (part->place, part->floor))
    return TRUE;
  if (!find_rarest (database, part, error))
    return FALSE;
  if (part->rarest == part->search->n_words && !find_part (database, part, error))
    return FALSE;
  if (!search_part (database, part, limit, rows, error))
    return FALSE;

  if (is_before (part->end, part->floor))
    *place = part->end;
  if (rows->len == limit) {
    const RhGameRow *row = rows->pdata[limit - 1];

    *place = (RhGamePlace) { row->touched, row->id };
  }

  return TRUE;
}

static gboolean
search_games (RhDatabase *database, const RhSearch *search, RhGamePlace *place, guint limit, GPtrArray *rows, GError **error)
{
  Part part = { .search = search, .place = *place, .floor = RH_GAME_PLACE_LAST };
  gboolean ok = search_from (database, &part, place, limit, rows, error);

  for (guint i = 0; i < search->n_words; i++)
    g_free (part.ways[i].named.players);
  g_free (part.games);

  return ok;
}

/**
 * rh_store_search_games:
 * @self: the store
 * @search: what is searched for
 * @place: (inout): where the search has come to, at first %RH_GAME_PLACE_FIRST; %RH_GAME_PLACE_LAST once all games have
 *   been looked at
 * @limit: how many rows at most, more than 0
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Goes on with a search, for as many games as take no time that anybody notices: that may be none that is found, where
 * more are found by the next call. Games come as in rh_store_list_games().
 *
 * Returns: (transfer full) (element-type RhGameRow) (nullable): those found, or %NULL with @error set
 */
GPtrArray *
rh_store_search_games (RhStore *self, const RhSearch *search, RhGamePlace *place, guint limit, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_game_row_free);
  gboolean ok;

  g_return_val_if_fail (limit > 0 && search->n_words <= RH_SEARCH_WORDS_MAX, NULL);

  ok = rh_database_begin_read (self, error) && search_games (self, search, place, limit, rows, error);

  return rh_database_end (self, ok, error) ? g_steal_pointer (&rows) : NULL;
}
