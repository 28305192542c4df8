/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody has had, round by round, for a chart; where nothing adds up, what each round brought, and the highest so far. */

#include "config.h"

#include "rh-rounds.h"

#include "rh-figure.h"
#include "rh-join.h"
#include "rh-log.h"

#include <glib/gi18n-lib.h>

static int *
place_of (const RhRounds *self, guint seat, guint round)
{
  return &self->figures[seat * (self->n_rounds + 1) + round];
}

/* In a game without rounds each move stands for one. */
static guint
get_round (GPtrArray *log, guint move)
{
  guint round = move > 0 ? ((const RhLogLine *) log->pdata[move - 1])->round : 0;

  return round > 0 ? round : move;
}

/* A round without an entry of a seat leaves it what it had; where nothing adds up its line has ended. */
static void
collect (RhRounds *self, const RhTelling *telling, const RhSetup *setup, const RhEntries *entries, GPtrArray *log)
{
  guint n = rh_entries_get_n (entries);
  guint i = 0;

  for (guint round = 0; round <= self->n_rounds; round++) {
    for (guint seat = 0; seat < self->n_seats && round > 0; seat++)
      *place_of (self, seat, round) = *place_of (self, seat, round - 1);
    for (; i < n; i++) {
      const RhEntry *entry = rh_entries_get (entries, i);

      if (get_round (log, entry->move) > round)
        break;
      *place_of (self, entry->seat, round) = rh_figure_get (telling, setup, entry);
      self->last[entry->seat] = self->mark != NULL ? round : self->n_rounds;
    }
  }
}

/* The most that anybody has had by then. */
static void
find_marks (RhRounds *self)
{
  for (guint round = 1; round <= self->n_rounds; round++) {
    int most = *place_of (self, self->n_seats, round - 1);

    for (guint seat = 0; seat < self->n_seats; seat++)
      most = MAX (most, *place_of (self, seat, round));
    *place_of (self, self->n_seats, round) = most;
  }
}

/**
 * rh_rounds_new:
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array length=n_moves): its moves
 * @n_moves: how many of them have been played
 * @entries: the ledger after them
 *
 * Collects what everybody has had.
 *
 * Returns: (transfer full): that, round by round
 */
RhRounds *
rh_rounds_new (const RhTelling   *telling,
               const RhSetup     *setup,
               const char *const *moves,
               guint              n_moves,
               const RhEntries   *entries)
{
  RhRounds *self = g_new0 (RhRounds, 1);
  g_autoptr (GPtrArray) log = rh_log_new (telling, setup, moves, n_moves);

  self->n_seats = setup->n_seats;
  self->n_rounds = get_round (log, log->len);
  self->mark = rh_figure_get_mark (telling, setup);
  self->first = self->mark != NULL ? 1 : 0;
  self->figures = g_new0 (int, (self->n_seats + 1) * (self->n_rounds + 1));
  collect (self, telling, setup, entries, log);
  find_marks (self);

  return self;
}

/**
 * rh_rounds_free:
 * @self: (transfer full): what everybody has had
 *
 * Frees it.
 */
void
rh_rounds_free (RhRounds *self)
{
  g_free (self->figures);
  g_free (self);
}

/**
 * rh_rounds_get:
 * @self: what everybody has had
 * @seat: a seat, from 0; behind the last one the mark, which is the highest figure so far
 * @round: a round, 0 being the start
 *
 * Returns: what the seat had at the end of that round; where nothing adds up, what the last one brought
 */
int
rh_rounds_get (const RhRounds *self, guint seat, guint round)
{
  g_return_val_if_fail (seat <= self->n_seats && round <= self->n_rounds, 0);

  return *place_of (self, seat, round);
}

static char *
describe_seat (const RhRounds *self, const RhTelling *telling, const char *name, guint seat)
{
  guint first = MIN (self->first, self->last[seat]);
  g_auto (GStrv) figures = g_new0 (char *, self->n_rounds + 2);
  g_autofree char *list = NULL;

  for (guint round = first; round <= self->last[seat]; round++)
    figures[round - first] = telling->amount (rh_rounds_get (self, seat, round));
  list = rh_join_items ((const char *const *) figures);

  /* Translators: a player, and what that player had at the end of each round */
  return g_strdup_printf (C_("chart", "%1$s: %2$s"), name, list);
}

/**
 * rh_rounds_to_text:
 * @self: what everybody has had
 * @telling: what is said of the game
 * @setup: the players
 *
 * Returns: (transfer full): the same in figures, for those who don't see the chart
 */
char *
rh_rounds_to_text (const RhRounds *self, const RhTelling *telling, const RhSetup *setup)
{
  g_auto (GStrv) lines = g_new0 (char *, self->n_seats + 1);

  for (guint seat = 0; seat < self->n_seats; seat++)
    lines[seat] = describe_seat (self, telling, setup->seats[seat].name, seat);

  return rh_join_phrases ((const char *const *) lines);
}
