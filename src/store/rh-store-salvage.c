/* SPDX-License-Identifier: GPL-3.0-or-later
 * What can be had of a damaged game: the moves that hold, and all there is, as it is. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* As many moves as are there in order, played and readable. What follows is worth nothing. */
static GPtrArray *
read_moves (RhDatabase *database, gint64 game, GArray *times)
{
  g_autoptr (RhStatement) statement =
    RH_STORE_SELECT_SEEN (database, "SELECT seq, text, undone, time FROM move WHERE game = ?1", "seq", " ORDER BY seq",
                          game);
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  while (rh_statement_step (statement, NULL) == RH_STEP_ROW) {
    const char *text = rh_statement_get_text (statement, 1);
    gint64 time = rh_statement_get_int (statement, 3, G_MININT64, G_MAXINT64);

    rh_statement_get_int (statement, 0, moves->len + 1, moves->len + 1);
    rh_statement_get_int (statement, 2, 0, 0);
    if (!rh_statement_check (statement, NULL))
      break;
    g_ptr_array_add (moves, g_strdup (text));
    g_array_append_val (times, time);
  }

  return moves;
}

/* How many moves a chain proves that begins with that link: a link that is right proves
 * all moves before it, whatever has become of the links between. */
static guint
count_proven (RhDatabase *database, gint64 game, RhDigest link, GPtrArray *moves, GArray *times)
{
  guint n = 0;

  for (guint i = 0; i < moves->len; i++) {
    RhDigest stored;

    link = rh_chain_digest_move (&link, i + 1, moves->pdata[i], g_array_index (times, gint64, i));
    if (rh_chain_read_link (database, game, i + 1, &stored, NULL) && rh_digest_equal (&link, &stored))
      n = i + 1;
  }

  return n;
}

/* By the head as it is and by its link: either may be what is damaged. */
static void
cut_to_chain (RhDatabase *database, gint64 game, GPtrArray *moves, GArray *times)
{
  RhDigest link;
  RhDigest head;
  guint n = 0;

  if (rh_chain_digest_head (database, game, &head, NULL))
    n = count_proven (database, game, head, moves, times);
  if (rh_chain_read_link (database, game, 0, &link, NULL))
    n = MAX (n, count_proven (database, game, link, moves, times));

  g_ptr_array_set_size (moves, (int) n);
}

/* A game without a chain: the moves whose entries are those that the rules give. */
static void
cut_to_entries (RhDatabase *database, gint64 game, RhFold *fold, const RhSetup *setup, GPtrArray *moves)
{
  RhStoredGame stored = {
    .stand = { .game = game, .n_played = moves->len },
    .setup = (RhSetup *) setup,
    .moves = moves,
    .fold = fold,
  };
  guint n_hold = moves->len;

  if (!rh_store_check_agrees (database, &stored, &n_hold, NULL))
    g_ptr_array_set_size (moves, (int) MIN (n_hold, moves->len));
}

/* The moves that can be relied on. */
static GPtrArray *
find_moves (RhDatabase *database, gint64 game, const RhSetup *setup)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  GPtrArray *moves = read_moves (database, game, times);
  g_autoptr (RhFold) fold = NULL;
  RhDigest last = { { 0 } };
  gboolean chained = rh_database_get_version (database) >= RH_VERSION_CHAIN &&
                     rh_chain_read_last (database, game, &last, NULL) && rh_digest_is_set (&last);
  guint n_fit = 0;

  if (chained)
    cut_to_chain (database, game, moves, times);
  if (setup == NULL)
    return moves;

  fold = rh_fold_new_moves (setup, (const char *const *) moves->pdata, moves->len, &n_fit, NULL);
  g_ptr_array_set_size (moves, (int) n_fit);
  if (!chained) {
    g_clear_pointer (&fold, rh_fold_free);
    fold = rh_fold_new_moves (setup, (const char *const *) moves->pdata, moves->len, NULL, NULL);
    cut_to_entries (database, game, fold, setup, moves);
  }

  return moves;
}

/* A line with a word before whatever stands in the column. */
static void
add_line (GString *record, const char *word, RhStatement *statement, int column)
{
  g_autofree char *text = rh_statement_dup_shown (statement, column);

  g_strdelimit (text, "\r\n", ' ');
  if (*text != '\0')
    g_string_append_printf (record, "%s%s\n", word, text);
}

static void
add_started (GString *record, RhStatement *statement, int column)
{
  gint64 started = rh_statement_get_int (statement, column, RH_TIME_MIN, RH_TIME_MAX);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (started);
  g_autofree char *text = g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");

  if (rh_statement_check (statement, NULL))
    g_string_append_printf (record, "started %s\n", text);
}

static void
add_options (GString *record, RhStatement *statement, int column)
{
  g_autofree char *text = rh_statement_dup_shown (statement, column);
  g_auto (GStrv) words = g_strsplit_set (text, " \r\n", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    if (*words[i] != '\0')
      g_string_append_printf (record, "option %s\n", words[i]);
  }
}

/* Rows that never end, since something in them goes round, end here. */
static void
add_lines (RhDatabase *database, const char *sql, gint64 game, const char *word, GString *record)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, sql, game);
  gint64 last = G_MININT64;

  while (rh_statement_step (statement, NULL) == RH_STEP_ROW) {
    last = rh_statement_get_int (statement, 0, last + 1, G_MAXINT64);
    if (!rh_statement_check (statement, NULL))
      break;
    add_line (record, word, statement, 1);
  }
}

#define SELECT_PLAYED "SELECT seq, text FROM move WHERE game = ?1 AND undone = 0"

/* All there is, as a record. */
static char *
make_record (RhDatabase *database, gint64 game)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT uuid, kind, options, started FROM game WHERE id = ?", game);
  GString *record = g_string_new ("railhead 1\n");

  if (rh_statement_step (statement, NULL) == RH_STEP_ROW) {
    add_line (record, "game ", statement, 1);
    add_line (record, "id ", statement, 0);
    add_started (record, statement, 3);
    add_options (record, statement, 2);
  }
  add_lines (database, "SELECT seat, colour || ' ' || name FROM seat WHERE game = ? ORDER BY seat", game, "seat ", record);
  add_lines (database,
             rh_database_get_version (database) < RH_VERSION_CONTINUING ? SELECT_PLAYED " ORDER BY seq"
                                                                        : SELECT_PLAYED " AND " RH_STORE_IS_SEEN ("seq", "?1")
                                                                          " ORDER BY seq",
             game, "", record);

  return g_string_free (record, FALSE);
}

static char *
dup_problem (const GError *problem)
{
  if (problem == NULL)
    return g_strdup ("");

  /* Translators: what is wrong with it */
  return rh_store_is_damage (problem) ? g_strdup_printf (_("The game is damaged: %s."), problem->message)
                                      : g_strdup (problem->message);
}

/**
 * rh_store_salvage_game:
 * @self: the store
 * @game: the number of a game that rh_store_load_game() refuses
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Reads what can be read of a damaged game. Nothing is changed.
 *
 * Returns: (transfer full) (nullable): what can be had of it, or %NULL with @error set
 */
RhSalvage *
rh_store_salvage_game (RhStore *self, gint64 game, GError **error)
{
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (GError) problem = NULL;
  RhSalvage *salvage;

  if (!rh_database_begin_read (self, error))
    return NULL;

  stored = rh_store_read_game_unnamed (self, game, &problem);
  salvage = g_new0 (RhSalvage, 1);
  salvage->problem = dup_problem (problem);
  salvage->setup = rh_store_setup_read_unnamed (self, game, NULL);
  salvage->moves = find_moves (self, game, salvage->setup);
  salvage->record = make_record (self, game);
  rh_database_end (self, TRUE, NULL);

  return salvage;
}

/**
 * rh_salvage_free:
 * @self: (transfer full): what could be had of a game
 *
 * Frees it.
 */
void
rh_salvage_free (RhSalvage *self)
{
  g_free (self->problem);
  g_clear_pointer (&self->setup, rh_setup_free);
  g_ptr_array_unref (self->moves);
  g_free (self->record);
  g_free (self);
}
