/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids, in memory only. */

#include "rh-bids.h"

#include "rh-secret.h"

#include <string.h>

/**
 * rh_bids_new:
 *
 * Makes a place for the bids of one move. As long as it is there, the process
 * can be neither dumped nor traced, see rh_secret_new().
 *
 * Returns: (transfer full): the bids of which none is sealed
 */
RhBids *
rh_bids_new (void)
{
  return rh_secret_new (sizeof (RhBids));
}

/**
 * rh_bids_free:
 * @self: (transfer full) (nullable): the bids
 *
 * Overwrites and forgets all bids.
 */
void
rh_bids_free (RhBids *self)
{
  rh_secret_free (self);
}

/**
 * rh_bids_seal:
 * @self: the bids
 * @seat: whose bid, from 0
 * @bid: the bid
 *
 * Keeps a bid; an earlier one of that seat is forgotten.
 */
void
rh_bids_seal (RhBids *self, guint seat, int bid)
{
  g_return_if_fail (seat < RH_SEATS_MAX);

  self->bid[seat] = bid;
  self->sealed[seat] = 1 + self->sealed[rh_bids_get_last (self)];
}

/**
 * rh_bids_unseal:
 * @self: the bids
 * @seat: whose bid, from 0
 *
 * Forgets the bid of a seat without telling it.
 */
void
rh_bids_unseal (RhBids *self, guint seat)
{
  g_return_if_fail (seat < RH_SEATS_MAX);

  explicit_bzero (&self->bid[seat], sizeof self->bid[seat]);
  self->sealed[seat] = 0;
}

/**
 * rh_bids_is_sealed:
 * @self: (nullable): the bids; where there are none, nobody has sealed
 * @seat: a seat, from 0
 *
 * Returns: whether the seat has sealed a bid
 */
gboolean
rh_bids_is_sealed (const RhBids *self, guint seat)
{
  g_return_val_if_fail (seat < RH_SEATS_MAX, FALSE);

  return self != NULL && self->sealed[seat] > 0;
}

/**
 * rh_bids_get_last:
 * @self: the bids
 *
 * Returns: the seat that has sealed last; 0 where nobody has
 */
guint
rh_bids_get_last (const RhBids *self)
{
  guint last = 0;

  for (guint i = 1; i < RH_SEATS_MAX; i++) {
    if (self->sealed[i] > self->sealed[last])
      last = i;
  }

  return last;
}

/**
 * rh_bids_get_n:
 * @self: (nullable): the bids; where there are none, nobody has sealed
 *
 * Returns: how many seats have sealed
 */
guint
rh_bids_get_n (const RhBids *self)
{
  guint n = 0;

  for (guint i = 0; i < RH_SEATS_MAX; i++)
    n += rh_bids_is_sealed (self, i) ? 1 : 0;

  return n;
}

/**
 * rh_bids_to_line:
 * @self: the bids
 * @game: what is played; it has sealed bids
 * @n_seats: how many seats there are; all have sealed
 * @line: (array length=size): where the line goes; the caller overwrites it after use
 * @size: the room there is in bytes; %RH_BIDS_LINE_MAX is enough
 *
 * Writes the move that reveals the bids, in seat order, into the caller's own
 * memory, so that no copy is left behind.
 */
void
rh_bids_to_line (const RhBids *self, const RhGame *game, guint n_seats, char *line, gsize size)
{
  gsize length = g_strlcpy (line, game->bids, size);

  for (guint i = 0; i < n_seats; i++) {
    g_assert (self->sealed[i] > 0 && length < size);
    length += (gsize) g_snprintf (line + length, size - length, " %d", self->bid[i]);
  }
  g_assert (length < size);
}
