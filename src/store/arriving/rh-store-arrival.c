/* SPDX-License-Identifier: GPL-3.0-or-later
 * Many games that come in at once.
 *
 * They are stored in as many transactions as it takes, none of them long, and are hidden meanwhile by the tables "arriving",
 * for new ones, and "continuing", for those that are there and go on; one last transaction shows them all. */

#include "config.h"

#include "rh-statement.h"
#include "rh-store-private.h"

#include <string.h>

/* A game that is there and has been played on: what the record says of it, should the game be changed before that is shown. */
typedef struct {
  gint64   game;
  RhSetup *setup;
  GStrv    moves;
  RhFold  *fold;
} Further;

/**
 * RhArrival:
 * @store: the store
 * @further: (element-type gint64 Further): games that are played on when they are shown
 * @again: (element-type gint64): new games of which there was more than one record
 * @n: how many games have come, of each kind
 * @last: games up to this number aren't its own: somebody was stopped at them
 * @last_continuing: likewise of those that go on
 * @lock: the file that keeps others from coming in
 */
struct _RhArrival {
  RhStore    *store;
  GHashTable *further;
  GHashTable *again;
  guint       n[RH_ARRIVAL_KINDS];
  gint64      last;
  gint64      last_continuing;
  int         lock;
};

static void
further_free (Further *self)
{
  rh_setup_free (self->setup);
  g_strfreev (self->moves);
  rh_fold_free (self->fold);
  g_free (self);
}

/* The game goes on with this record. */
static gboolean
go_on (RhArrival *self, gint64 game, const RhComing *record, const RhFold *fold, GError **error)
{
  Further *further = g_new0 (Further, 1);

  further->game = game;
  further->setup = rh_setup_copy (record->setup);
  further->moves = g_new0 (char *, record->n + 1);
  for (guint i = 0; i < record->n; i++)
    further->moves[i] = g_strdup (record->moves[i]);
  further->fold = rh_fold_copy (fold);
  g_hash_table_replace (self->further, &further->game, further);

  return rh_continuing_add (self->store, game, record->moves, fold, error);
}

/* Of several that go further than the stored game the longest counts, and one that goes otherwise than the first of them
 * is another. */
static gboolean
settle_longest (RhArrival *self, const RhComing *record, const RhFold *fold, RhArrivalKind *kind, gint64 *game, GError **error)
{
  const Further *before = g_hash_table_lookup (self->further, game);
  guint n = before != NULL ? rh_fold_get_n_moves (before->fold) : 0;
  gint64 come = 0;

  for (guint i = 0; i < MIN (n, record->n); i++) {
    if (strcmp (before->moves[i], record->moves[i]) == 0)
      continue;
    if (!rh_coming_find_same (self->store, record, &come, error))
      return FALSE;
    *kind = come != 0 ? RH_ARRIVAL_KNOWN : RH_ARRIVAL_OTHER;
    *game = come;
    return TRUE;
  }
  if (n > 0)
    *kind = RH_ARRIVAL_KNOWN;

  return record->n <= n || go_on (self, *game, record, fold, error);
}

/* One that nobody has seen yet wasn't here already: it has come in by a record before. */
static gboolean
settle_again (RhArrival *self, gint64 game, RhArrivalKind *kind, GError **error)
{
  gboolean arriving;

  if (!rh_arriving_has (self->store, self->last, game, &arriving, error))
    return FALSE;

  if (arriving) {
    *kind = RH_ARRIVAL_AGAIN;
    g_hash_table_add (self->again, g_memdup2 (&game, sizeof game));
  }

  return TRUE;
}

/* What a game is to those that are stored, and to those that will be. */
static gboolean
settle_kind (RhArrival *self, const RhComing *record, const RhFold *fold, RhArrivalKind *kind, GError **error)
{
  gint64 game;

  if (!rh_coming_find_kind (self->store, record, kind, &game, error) ||
      (*kind == RH_ARRIVAL_FURTHER && !settle_longest (self, record, fold, kind, &game, error)))
    return FALSE;

  return *kind == RH_ARRIVAL_NEW || *kind == RH_ARRIVAL_OTHER || settle_again (self, game, kind, error);
}

/* What is there isn't its own. */
static gboolean
find_last (RhArrival *self, GError **error)
{
  return rh_arriving_find_last (self->store, &self->last, error) &&
         rh_continuing_find_last (self->store, &self->last_continuing, error);
}

/**
 * rh_arrival_new:
 * @store: the store, which must outlive it; also used by others meanwhile
 * @error: return location; %RH_STORE_ERROR_LOCKED where another program is taking games in, or any other of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable): games to come, none so far, or %NULL with @error set
 */
RhArrival *
rh_arrival_new (RhStore *store, GError **error)
{
  RhArrival *self;
  int lock;

  if (!rh_arriving_lock (store, &lock, error))
    return NULL;

  self = g_new0 (RhArrival, 1);
  self->store = store;
  self->further = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, (GDestroyNotify) further_free);
  self->again = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->lock = lock;
  if (!find_last (self, error))
    g_clear_pointer (&self, rh_arrival_free);

  return self;
}

/**
 * rh_arrival_begin:
 * @self: games to come
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Begins to add some, which takes others who want to write as long as until rh_arrival_end().
 *
 * Returns: whether it has begun
 */
gboolean
rh_arrival_begin (RhArrival *self, GError **error)
{
  return rh_database_begin_write (self->store, error);
}

/**
 * rh_arrival_add:
 * @self: games to come, of which some are being added
 * @setup: a complete setup
 * @moves: its move lines, all played: as many as @fold has
 * @fold: the game after them
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Adds a game. A game is known by its id, or without one by all that the record says. One that is stored already is
 * left as it is, or played on to where this record ends; one that has gone otherwise, or begun otherwise, comes in under
 * an id of its own. Of one that comes in itself all records but the first are counted as one, as %RH_ARRIVAL_AGAIN.
 *
 * Returns: whether it could be added; if not, none of those since rh_arrival_begin() can be kept
 */
gboolean
rh_arrival_add (RhArrival *self, const RhSetup *setup, const char *const *moves, const RhFold *fold, GError **error)
{
  const RhComing record = { setup, moves, rh_fold_get_n_moves (fold) };
  RhArrivalKind kind;

  if (!settle_kind (self, &record, fold, &kind, error))
    return FALSE;
  if ((kind == RH_ARRIVAL_NEW || kind == RH_ARRIVAL_OTHER) &&
      !rh_coming_insert (self->store, &record, fold, kind == RH_ARRIVAL_OTHER, error))
    return FALSE;
  self->n[kind]++;
  self->n[RH_ARRIVAL_AGAIN] = g_hash_table_size (self->again);

  return TRUE;
}

/**
 * rh_arrival_end:
 * @self: games to come, of which some were added
 * @ok: whether to keep these
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Ends what rh_arrival_begin() began: those added are on disk, and nobody sees them.
 *
 * Returns: @ok, unless that failed
 */
gboolean
rh_arrival_end (RhArrival *self, gboolean ok, GError **error)
{
  return rh_database_end (self->store, ok, error);
}

/* That record isn't what it was counted as; of a game that comes in itself it's one more still, unless it's another. */
static void
recount (RhArrival *self, gint64 game, RhArrivalKind kind, guint n[])
{
  gboolean again = g_hash_table_contains (self->again, &game);

  if (again && kind != RH_ARRIVAL_OTHER)
    return;

  n[again ? RH_ARRIVAL_AGAIN : RH_ARRIVAL_FURTHER]--;
  n[kind]++;
}

/* A game that couldn't go on unseen, or that was changed since: it may be as far as the record by now, be another or be gone. */
static gboolean
settle_further (RhArrival *self, const Further *further, guint n[], GError **error)
{
  const RhComing record = { further->setup, (const char *const *) further->moves, rh_fold_get_n_moves (further->fold) };
  RhArrivalKind kind;
  gint64 game;

  if (!rh_continuing_discard (self->store, further->game, error) ||
      !rh_coming_find_kind (self->store, &record, &kind, &game, error))
    return FALSE;

  recount (self, further->game, kind, n);
  if (kind == RH_ARRIVAL_KNOWN)
    return TRUE;
  if (kind == RH_ARRIVAL_FURTHER)
    return rh_continuing_play_on (self->store, game, record.moves, further->fold, error);

  return rh_coming_insert (self->store, &record, further->fold, kind == RH_ARRIVAL_OTHER, error);
}

static gboolean
settle_all (RhArrival *self, guint n[], GError **error)
{
  g_autoptr (GHashTable) ready = rh_continuing_list (self->store, self->last_continuing, error);
  GHashTableIter iter;
  gpointer game, further;

  if (ready == NULL)
    return FALSE;

  g_hash_table_iter_init (&iter, self->further);
  while (g_hash_table_iter_next (&iter, &game, &further)) {
    if (!g_hash_table_contains (ready, game) && !settle_further (self, further, n, error))
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_arrival_show:
 * @self: games that have come
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Shows all games that were added, at once; none that somebody else was stopped at. One that was to go on and has been
 * changed meanwhile is what it is to its record by now: its count is of that kind then.
 *
 * Returns: whether they are there; if not, nothing has changed, and they are still hidden
 */
gboolean
rh_arrival_show (RhArrival *self, GError **error)
{
  guint n[RH_ARRIVAL_KINDS];
  gboolean ok;

  memcpy (n, self->n, sizeof n);
  ok = rh_database_begin_write (self->store, error) &&
       settle_all (self, n, error) &&
       rh_continuing_show (self->store, self->last_continuing, error) &&
       rh_arriving_show (self->store, self->last, error);
  if (!rh_database_end (self->store, ok, error))
    return FALSE;

  memcpy (self->n, n, sizeof n);

  return TRUE;
}

/**
 * rh_arrival_clear:
 * @self: games to come
 * @n: how many games at most
 * @more: (out): whether there may be more
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Has games go that were on their way in and that nobody has shown: before the first is added those that somebody was
 * stopped at, which would be taken for known, and where it's given up its own.
 *
 * Returns: whether it could; if not, nothing has changed
 */
gboolean
rh_arrival_clear (RhArrival *self, guint n, gboolean *more, GError **error)
{
  *more = FALSE;

  return rh_arriving_clear (self->store, n, more, error) && find_last (self, error);
}

/**
 * rh_arrival_get_n:
 * @self: games to come
 * @kind: what they are to those that are stored
 *
 * Returns: how many of those added are that
 */
guint
rh_arrival_get_n (RhArrival *self, RhArrivalKind kind)
{
  return self->n[kind];
}

/**
 * rh_arrival_free:
 * @self: games that have come, or never will
 *
 * Frees it. Games that weren't shown are hidden until rh_store_clear_arriving() has them go.
 */
void
rh_arrival_free (RhArrival *self)
{
  rh_arriving_unlock (self->store, self->lock);
  g_hash_table_unref (self->further);
  g_hash_table_unref (self->again);
  g_free (self);
}
