/* SPDX-License-Identifier: GPL-3.0-or-later
 * Searching games by names, notes, dates and amounts.
 *
 * A word that few games have leads to them by the indexes, and these are looked at one by one; where all words are common,
 * the list is gone through from its beginning, a part of it in each call, so that no call takes long. */

#include "config.h"

#include "rh-games.h"
#include "rh-statement.h"
#include "rh-store-private.h"

/* As many games are looked at one by one. */
#define FEW 500

/* As many are gone through in a call. */
#define PART 4000

/* The parameters of each word, after those of the list. */
#define FIRST_OF_WORDS 6
#define PER_WORD 4

/**
 * Part:
 * @search: what is searched for
 * @rarest: which word leads to the games; as many as there are words where they are gone through
 * @place: where the part begins
 * @end: the last game of it
 *
 * What one call looks at.
 */
typedef struct {
  const RhSearch *search;
  guint           rarest;
  RhGamePlace     place;
  RhGamePlace     end;
} Part;

#define STATUS(unfinished) ((unfinished) ? "status = 'playing'" : "status <> 'playing'")

/* The number of a word's parameter: its text, its first and last moment, its amount. */
static guint
parameter (guint word, guint which)
{
  return FIRST_OF_WORDS + PER_WORD * word + which;
}

/* The players by whose name a word fits: those who have become one with them, too. */
#define NAMED \
  "(WITH RECURSIVE named (id) AS (SELECT id FROM player WHERE instr (key, ?%1$u) > 0 UNION" \
  " SELECT renaming.player FROM renaming JOIN named ON renaming.other = named.id) SELECT id FROM named)"

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
  const char *before = " AND status IN (";

  for (guint i = 0; i <= RH_GAME_ENDED; i++) {
    if ((statuses & (1u << i)) != 0) {
      g_string_append_printf (sql, "%s'%s'", before, rh_game_status_to_string ((RhGameStatus) i));
      before = ", ";
    }
  }
  g_string_append (sql, ")");
}

/* That a word fits the row of a game. */
static void
append_condition (GString *sql, const RhSearchWord *word, guint i)
{
  g_string_append_printf (sql,
                          " AND (EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.player IN " NAMED "%2$s)",
                          parameter (i, 0), word->won ? " AND (game.winners >> seat.seat) & 1" : "");
  if (!word->won)
    g_string_append_printf (sql, " OR EXISTS (SELECT 1 FROM note WHERE note.game = game.id AND instr (note.key, ?%u) > 0)",
                            parameter (i, 0));
  if (word->from < word->until)
    g_string_append_printf (sql, " OR (touched >= ?%u AND touched < ?%u)", parameter (i, 1), parameter (i, 2));
  if (word->has_total)
    g_string_append_printf (sql, " OR EXISTS (SELECT 1 FROM result WHERE result.game = game.id AND won = 1 AND total = ?%u)",
                            parameter (i, 3));
  if (word->kinds != 0) {
    g_string_append (sql, " OR ");
    append_kinds (sql, word->kinds);
  }
  g_string_append (sql, ")");
}

/* The games that a word may fit, some of them twice; not for one that is a date or a game's name. */
static void
append_candidates (GString *sql, const RhSearchWord *word, guint i)
{
  g_string_append_printf (sql,
                          "SELECT game FROM seat WHERE player IN " NAMED
                          " UNION ALL SELECT game FROM note WHERE instr (key, ?%1$u) > 0",
                          parameter (i, 0));
  if (word->has_total)
    g_string_append_printf (sql, " UNION ALL SELECT game FROM result WHERE won = 1 AND total = ?%u", parameter (i, 3));
}

static gboolean
is_common (const RhSearchWord *word)
{
  return word->kinds != 0 || word->from < word->until;
}

static void
bind_word (RhStatement *statement, const RhSearchWord *word, guint i)
{
  rh_statement_bind_text (statement, (int) parameter (i, 0), word->text);
  if (word->from < word->until) {
    rh_statement_bind_int (statement, (int) parameter (i, 1), word->from);
    rh_statement_bind_int (statement, (int) parameter (i, 2), word->until);
  }
  if (word->has_total)
    rh_statement_bind_int (statement, (int) parameter (i, 3), word->total);
}

/* How many games a word leads to, as far as they are few. */
static gboolean
count_candidates (RhDatabase *database, const RhSearchWord *word, guint i, gint64 *n, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT count (*) FROM (SELECT 1 FROM (");
  g_autoptr (RhStatement) statement = NULL;

  append_candidates (sql, word, i);
  g_string_append_printf (sql, ") LIMIT %d)", FEW + 1);
  statement = rh_statement_new (database, sql->str);
  bind_word (statement, word, i);
  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;
  *n = rh_statement_get_int (statement, 0, 0, FEW + 1);

  return rh_statement_check (statement, error);
}

/* The word that leads to the fewest games, or as many as there are words where none leads to few. */
static gboolean
find_rarest (RhDatabase *database, const RhSearch *search, guint *rarest, GError **error)
{
  gint64 fewest = FEW + 1;

  *rarest = search->n_words;
  for (guint i = 0; i < search->n_words && fewest > 0; i++) {
    gint64 n;

    if (is_common (&search->words[i]))
      continue;
    if (!count_candidates (database, &search->words[i], i, &n, error))
      return FALSE;
    if (n < fewest) {
      fewest = n;
      *rarest = i;
    }
  }

  return TRUE;
}

/* The games after a place, down to the one that ends this part of the list. */
static char *
dup_sql (const RhSearch *search, guint rarest)
{
  GString *sql = g_string_new ("SELECT id, status, started, touched, winners FROM ");

  if (rarest < search->n_words) {
    /* In this order: from the word to the games. */
    g_string_append (sql, "(SELECT DISTINCT game AS found FROM (");
    append_candidates (sql, &search->words[rarest], rarest);
    g_string_append (sql, ")) CROSS JOIN game ON game.id = found");
  } else {
    g_string_append (sql, "game");
  }
  g_string_append_printf (sql, " WHERE %s AND (touched, id) < (?1, ?2) AND (touched, id) >= (?3, ?4) AND " RH_STORE_IS_HERE,
                          STATUS (search->unfinished));
  if (search->kinds != 0) {
    g_string_append (sql, " AND ");
    append_kinds (sql, search->kinds);
  }
  if (search->statuses != 0)
    append_statuses (sql, search->statuses);
  for (guint i = 0; i < search->n_words; i++)
    append_condition (sql, &search->words[i], i);
  g_string_append (sql, " ORDER BY touched DESC, id DESC LIMIT ?5");

  return g_string_free (sql, FALSE);
}

/* The last game of the next part of the list; the end of all where there are no more. */
static gboolean
find_end (RhDatabase *database, gboolean unfinished, const RhGamePlace *place, RhGamePlace *end, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT touched, id FROM game WHERE %s AND (touched, id) < (?, ?)"
                                          " ORDER BY touched DESC, id DESC LIMIT 1 OFFSET %d",
                                          STATUS (unfinished), PART - 1);
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql);
  RhStep step;

  rh_statement_bind_int (statement, 1, place->touched);
  rh_statement_bind_int (statement, 2, place->game);
  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW) {
    end->touched = rh_statement_get_int (statement, 0, G_MININT64, place->touched);
    end->game = rh_statement_get_int (statement, 1, G_MININT64, G_MAXINT64);
  }

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
}

static gboolean
search_part (RhDatabase *database, const Part *part, guint limit, GPtrArray *rows, GError **error)
{
  g_autofree char *sql = dup_sql (part->search, part->rarest);
  g_autoptr (RhStatement) statement = rh_statement_new (database, sql);

  rh_statement_bind_int (statement, 1, part->place.touched);
  rh_statement_bind_int (statement, 2, part->place.game);
  rh_statement_bind_int (statement, 3, part->end.touched);
  rh_statement_bind_int (statement, 4, part->end.game);
  rh_statement_bind_int (statement, 5, limit);
  for (guint i = 0; i < part->search->n_words; i++)
    bind_word (statement, &part->search->words[i], i);

  return rh_statement_check (statement, error) &&
         rh_store_take_rows (database, statement, &part->place, limit, rows, error);
}

static gboolean
search_games (RhDatabase      *database,
              const RhSearch  *search,
              RhGamePlace     *place,
              guint            limit,
              GPtrArray       *rows,
              GError         **error)
{
  Part part = { .search = search, .place = *place, .end = RH_GAME_PLACE_LAST };

  if (!find_rarest (database, search, &part.rarest, error))
    return FALSE;
  if (part.rarest == search->n_words && !find_end (database, search->unfinished, place, &part.end, error))
    return FALSE;
  if (!search_part (database, &part, limit, rows, error))
    return FALSE;

  *place = part.end;
  if (rows->len == limit) {
    const RhGameRow *last = rows->pdata[limit - 1];

    *place = (RhGamePlace) { last->touched, last->id };
  }

  return TRUE;
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
