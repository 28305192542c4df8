/* SPDX-License-Identifier: GPL-3.0-or-later
 * All games one after the other, however many there are, while others are played. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* Games on their way in aren't there yet. */
#define COUNT_ALL "SELECT count(*) FROM game"
#define COUNT_SEEN "SELECT count(*) FROM game WHERE id NOT IN (SELECT game FROM arriving)"
#define NEXT_OF_ALL "SELECT id FROM game WHERE id > ? ORDER BY id LIMIT 1"
#define NEXT_SEEN "SELECT id FROM game WHERE id > ? AND id NOT IN (SELECT game FROM arriving) ORDER BY id LIMIT 1"

/* Older tables have none of these. */
static gboolean
may_arrive (RhStore *self)
{
  return rh_database_get_version (self) >= RH_VERSION_SHELF;
}

/* As before the program is first used. */
static gboolean
is_empty (RhStore *self)
{
  return rh_database_get_version (self) == 0;
}

/**
 * rh_store_count_games:
 * @self: the store
 * @n: (out): how many games there are, damaged ones included
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: whether they could be counted
 */
gboolean
rh_store_count_games (RhStore *self, guint *n, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;

  *n = 0;
  if (is_empty (self))
    return TRUE;

  statement = rh_statement_new (self, may_arrive (self) ? COUNT_SEEN : COUNT_ALL);
  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  *n = (guint) rh_statement_get_int (statement, 0, 0, G_MAXUINT);

  return rh_statement_check (statement, error);
}

/**
 * rh_store_find_next:
 * @self: the store
 * @game: (inout): a game's number, or %G_MININT64 for the first; the next one's, where there is one
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_DAMAGED where those after it can't be found any more
 *
 * Goes from game to game in the order in which they came into the store. Each step stands for itself: games may come and
 * go meanwhile.
 *
 * Returns: whether there is another one; if not, @error may be set
 */
gboolean
rh_store_find_next (RhStore *self, gint64 *game, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;

  if (is_empty (self))
    return FALSE;

  statement = rh_statement_new_for (self, may_arrive (self) ? NEXT_SEEN : NEXT_OF_ALL, *game);
  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  /* A damaged page can answer with what was asked for before, for ever. */
  *game = rh_statement_get_int (statement, 0, *game + 1, G_MAXINT64);
  if (rh_statement_check (statement, NULL))
    return TRUE;

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED,
                    _("The database is damaged: the games after this one can’t be found."));
}
