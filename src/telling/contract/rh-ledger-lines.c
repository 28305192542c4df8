/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ledger in words: what changed on everybody's sheet, and why. */

#include "config.h"

#include "rh-ledger-lines.h"

#include "rh-figure.h"

#include "rh-fold.h"

#include <string.h>

static void
free_line (gpointer data)
{
  RhLedgerLine *line = data;

  g_free (line->reason);
  g_free (line);
}

static void
add_line (RhLedgerLines *self, const RhEntry *entry, int figure, char *reason, guint round)
{
  RhLedgerLine *line = g_new0 (RhLedgerLine, 1);

  line->move = entry->move;
  line->round = round;
  line->amount = entry->amount;
  line->balance = figure;
  line->reason = reason;
  g_ptr_array_add (self->lines[entry->seat], line);
}

/* Of the last move, or of the start. */
static void
add_last (RhLedgerLines *self, const RhTelling *telling, const RhSetup *setup, const RhFold *fold, gconstpointer before)
{
  guint round = rh_fold_get_n_moves (fold) == 0 ? 0 : telling->round (rh_fold_get_state (fold));
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);

  for (guint i = 0; i < n; i++)
    add_line (self, &entries[i], rh_figure_get (telling, setup, &entries[i]),
              telling->entry (&entries[i], before, rh_fold_get_state (fold)), round);
}

/* The reasons are told by the states before and after each move; playing it writes over the former. */
static void
add_lines (RhLedgerLines     *self,
           const RhTelling   *telling,
           const RhSetup     *setup,
           const char *const *moves,
           guint              n_moves)
{
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  g_autofree gpointer before = g_malloc (setup->game->state_size);

  add_last (self, telling, setup, fold, rh_fold_get_state (fold));
  for (guint i = 0; i < n_moves; i++) {
    memcpy (before, rh_fold_get_state (fold), setup->game->state_size);
    if (!rh_fold_play_text (fold, moves[i], NULL))
      return;
    add_last (self, telling, setup, fold, before);
  }
}

/**
 * rh_ledger_lines_new:
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array length=n_moves): its moves
 * @n_moves: how many
 *
 * Folds the game once, and keeps the lines alone.
 *
 * Returns: (transfer full): what is written on everybody's sheet after those moves
 */
RhLedgerLines *
rh_ledger_lines_new (const RhTelling *telling, const RhSetup *setup, const char *const *moves, guint n_moves)
{
  RhLedgerLines *self = g_new0 (RhLedgerLines, 1);

  self->n_seats = setup->n_seats;
  for (guint seat = 0; seat < setup->n_seats; seat++) {
    self->lines[seat] = g_ptr_array_new_with_free_func (free_line);
    if (telling->extra != NULL)
      self->extra[seat] = telling->extra (setup, moves, n_moves, seat);
  }
  add_lines (self, telling, setup, moves, n_moves);

  return self;
}

/**
 * rh_ledger_lines_free:
 * @self: (transfer full): what is written on everybody's sheet
 *
 * Frees it.
 */
void
rh_ledger_lines_free (RhLedgerLines *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++) {
    g_ptr_array_unref (self->lines[seat]);
    g_strfreev (self->extra[seat]);
  }
  g_free (self);
}
