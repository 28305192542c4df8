/* SPDX-License-Identifier: GPL-3.0-or-later
 * What games came to that are over: to find that out, all their moves are read. It is kept as long as the game is the same. */

#include "config.h"

#include "rh-game-totals.h"

#include "rh-game-text.h"

/* A few pages of a list; then it begins anew. */
#define KEPT_MAX 128

struct _RhGameTotals {
  GHashTable *totals; /* from numbers to RhGameTotal */
};

static void
total_free (gpointer data)
{
  RhGameTotal *total = data;

  g_strfreev (total->names);
  g_strfreev (total->amounts);
  g_free (total);
}

/**
 * rh_game_totals_new:
 *
 * Returns: (transfer full): nothing is known so far
 */
RhGameTotals *
rh_game_totals_new (void)
{
  RhGameTotals *self = g_new0 (RhGameTotals, 1);

  self->totals = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, total_free);

  return self;
}

/**
 * rh_game_totals_free:
 * @self: what games came to
 *
 * Frees it.
 */
void
rh_game_totals_free (RhGameTotals *self)
{
  g_hash_table_unref (self->totals);
  g_free (self);
}

/* A game of an older schema has no seal, and one that isn't over goes on. */
static gboolean
is_kept (const RhGameRow *row)
{
  return row->problem == NULL && row->status != RH_GAME_PLAYING && rh_digest_is_set (&row->seal);
}

/* A player who is called otherwise than before changes no game. */
static gboolean
is_same (const RhGameTotal *total, const RhGameRow *row)
{
  return rh_digest_equal (&total->seal, &row->seal) &&
         g_strv_equal ((const char *const *) total->names, (const char *const *) row->players);
}

/**
 * rh_game_totals_find:
 * @self: what games came to
 * @row: a game
 *
 * Returns: (transfer none) (nullable): what it came to, until another is taken; %NULL where that isn't known, or was before
 *   the game was changed
 */
const RhGameTotal *
rh_game_totals_find (RhGameTotals *self, const RhGameRow *row)
{
  const RhGameTotal *total = is_kept (row) ? g_hash_table_lookup (self->totals, &row->id) : NULL;

  return total != NULL && is_same (total, row) ? total : NULL;
}

/**
 * rh_game_totals_take:
 * @self: what games came to
 * @row: a game
 * @session: the same, opened
 *
 * Works out what it came to, and keeps that.
 *
 * Returns: (transfer none): it, until another is taken
 */
const RhGameTotal *
rh_game_totals_take (RhGameTotals *self, const RhGameRow *row, RhSession *session)
{
  RhGameTotal *total = g_new0 (RhGameTotal, 1);

  total->seal = row->seal;
  total->names = g_strdupv (row->players);
  total->amounts = rh_game_text_amounts (session);
  for (guint i = 0; i < RH_SEATS_MAX; i++)
    total->order[i] = i;
  if (row->status == RH_GAME_WON)
    rh_game_text_order (session, total->order);
  total->n_rounds = rh_game_text_count_rounds (session);
  if (g_hash_table_size (self->totals) >= KEPT_MAX)
    g_hash_table_remove_all (self->totals);
  g_hash_table_replace (self->totals, g_memdup2 (&row->id, sizeof row->id), total);

  return total;
}
