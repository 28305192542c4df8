/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the games of a list come from: all that are stored, or those that people search for, a few at a time. */

#include "config.h"

#include "rh-games-source.h"

#include "rh-search-text.h"

struct _RhGamesSource {
  RhStore      *store;
  const GArray *without; /* (nullable) of gint64 */
  gboolean      unfinished;

  RhSearchText *text; /* NULL where all are wanted */
  guint         kinds;
  guint         statuses;

  GPtrArray   *found; /* of RhGameRow, which nobody has taken yet */
  RhGameRow   *last;  /* of all games; where the list goes on, if it's none of those found */
  RhGamePlace  place; /* of a search */
  gboolean     done;
};

/**
 * rh_games_filter_is_set:
 * @self: a filter
 *
 * Returns: whether it leaves out anything
 */
gboolean
rh_games_filter_is_set (const RhGamesFilter *self)
{
  g_autofree char *text = g_strstrip (g_strdup (self->text != NULL ? self->text : ""));

  return *text != '\0' || self->kinds != 0 || self->statuses != 0;
}

/* That a list has none of a status is known without looking. */
static gboolean
has_any (gboolean unfinished, guint statuses)
{
  guint here = unfinished ? 1u << RH_GAME_PLAYING : 1u << RH_GAME_WON | 1u << RH_GAME_ENDED;

  return statuses == 0 || (statuses & here) != 0;
}

/**
 * rh_games_source_new:
 * @store: (transfer none): the store, which must outlive it
 * @unfinished: whether it's of the games that aren't finished, or of those that are
 * @without: (nullable) (element-type gint64): games that are left out; must outlive it
 * @filter: what games people want to see
 *
 * Returns: (transfer full): a source of which nothing has been asked yet
 */
RhGamesSource *
rh_games_source_new (RhStore *store, gboolean unfinished, const GArray *without, const RhGamesFilter *filter)
{
  RhGamesSource *self = g_new0 (RhGamesSource, 1);
  const RhGamePlace first = RH_GAME_PLACE_FIRST;

  self->store = store;
  self->without = without;
  self->unfinished = unfinished;
  self->kinds = filter->kinds;
  self->statuses = filter->statuses;
  self->found = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_game_row_free);
  self->place = first;
  self->done = !has_any (unfinished, filter->statuses);
  if (rh_games_filter_is_set (filter)) {
    g_autoptr (GDateTime) now = g_date_time_new_now_local ();

    self->text = rh_search_text_new (filter->text != NULL ? filter->text : "", now);
  }

  return self;
}

static gboolean
is_left_out (RhGamesSource *self, const RhGameRow *row)
{
  for (guint i = 0; self->without != NULL && i < self->without->len; i++) {
    if (g_array_index (self->without, gint64, i) == row->id)
      return TRUE;
  }

  return FALSE;
}

static void
take_in (RhGamesSource *self, GPtrArray *rows)
{
  while (rows->len > 0) {
    RhGameRow *row = g_ptr_array_steal_index (rows, 0);

    if (is_left_out (self, row)) {
      g_clear_pointer (&self->last, rh_game_row_free);
      self->last = row;
    } else {
      g_ptr_array_add (self->found, row);
    }
  }
}

static const RhGameRow *
get_last (RhGamesSource *self)
{
  const RhGameRow *found = self->found->len > 0 ? self->found->pdata[self->found->len - 1] : NULL;

  if (found == NULL || self->last == NULL)
    return found != NULL ? found : self->last;

  /* The older of both, by the order of the list. */
  if (found->touched != self->last->touched)
    return found->touched < self->last->touched ? found : self->last;

  return found->id < self->last->id ? found : self->last;
}

static gboolean
list (RhGamesSource *self, guint n, GError **error)
{
  while (!self->done && self->found->len < n) {
    guint limit = n - self->found->len + (self->without != NULL ? self->without->len : 0);
    g_autoptr (GPtrArray) rows = rh_store_list_games (self->store, self->unfinished, get_last (self), limit, error);

    if (rows == NULL)
      return FALSE;

    self->done = rows->len < limit;
    /* A row that says that the list can't be read on is its last. */
    if (rows->len > 0 && ((RhGameRow *) rows->pdata[rows->len - 1])->id == 0)
      self->done = TRUE;
    take_in (self, rows);
  }

  return TRUE;
}

static gboolean
search (RhGamesSource *self, guint n, GError **error)
{
  const RhSearch search = {
    .unfinished = self->unfinished,
    .kinds = self->kinds,
    .statuses = self->statuses,
    .words = self->text->words,
    .n_words = self->text->n,
  };
  const RhGamePlace last = RH_GAME_PLACE_LAST;
  g_autoptr (GPtrArray) rows =
    rh_store_search_games (self->store, &search, &self->place, n - self->found->len, error);

  if (rows == NULL)
    return FALSE;

  self->done = self->place.touched == last.touched && self->place.game == last.game;
  take_in (self, rows);

  return TRUE;
}

/**
 * rh_games_source_look:
 * @self: a source
 * @n: how many games are wanted
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Looks for games until there are @n to take. A search may have fewer, after a time that nobody notices: who wants the
 * others calls again, unless it's done.
 *
 * Returns: whether it could look; if not, there will be no more
 */
gboolean
rh_games_source_look (RhGamesSource *self, guint n, GError **error)
{
  gboolean ok;

  if (self->done || self->found->len >= n)
    return TRUE;

  ok = self->text != NULL ? search (self, n, error) : list (self, n, error);
  if (!ok)
    self->done = TRUE;

  return ok;
}

/**
 * rh_games_source_get_n:
 * @self: a source
 *
 * Returns: how many games can be taken
 */
guint
rh_games_source_get_n (RhGamesSource *self)
{
  return self->found->len;
}

/**
 * rh_games_source_is_done:
 * @self: a source
 *
 * Returns: whether there are no others than those that can be taken
 */
gboolean
rh_games_source_is_done (RhGamesSource *self)
{
  return self->done;
}

/**
 * rh_games_source_take:
 * @self: a source
 *
 * Returns: (transfer none) (nullable): the next game, until the next call; %NULL where none has been found
 */
RhGameRow *
rh_games_source_take (RhGamesSource *self)
{
  if (self->found->len == 0)
    return NULL;

  g_clear_pointer (&self->last, rh_game_row_free);
  self->last = g_ptr_array_steal_index (self->found, 0);

  return self->last;
}

/**
 * rh_games_source_free:
 * @self: a source
 *
 * Frees it.
 */
void
rh_games_source_free (RhGamesSource *self)
{
  g_clear_pointer (&self->text, rh_search_text_free);
  g_clear_pointer (&self->last, rh_game_row_free);
  g_ptr_array_unref (self->found);
  g_free (self);
}
