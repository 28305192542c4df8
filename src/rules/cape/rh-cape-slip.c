/* SPDX-License-Identifier: GPL-3.0-or-later
 * Which move turned up a card of the common row, so that its count can be corrected. */

#include "config.h"

#include "rh-cape-slip.h"

static gboolean
turns_up (const char *line, RhCapeMove *move)
{
  if (!g_str_has_prefix (line, "draw ")) /* most aren't, and needn't be read */
    return FALSE;

  *move = rh_cape_move_read (line);

  return move->kind == RH_CAPE_MOVE_DRAW && !move->no_card;
}

/**
 * rh_cape_slip_list:
 * @state: where the game stands
 * @moves: (array length=n_moves): the moves that led there
 * @n_moves: how many
 *
 * The common row has the cards that were turned up last, a move each (rules B1, B6). Looks at each move once, as some
 * of them may lie far back.
 *
 * Returns: (transfer full) (element-type RhCapeSlip): its cards
 */
GArray *
rh_cape_slip_list (const RhCapeState *state, const char *const *moves, guint n_moves)
{
  GArray *slips = g_array_sized_new (FALSE, TRUE, sizeof (RhCapeSlip), state->n_common);
  guint first = state->n_common;

  g_array_set_size (slips, state->n_common);
  for (guint i = n_moves; i > 0 && first > 0; i--) {
    RhCapeSlip slip = { .i = i - 1 };

    if (turns_up (moves[i - 1], &slip.move))
      g_array_index (slips, RhCapeSlip, --first) = slip;
  }
  g_array_remove_range (slips, 0, first);

  return slips;
}

/**
 * rh_cape_slip_find:
 * @state: where the game stands
 * @moves: (array length=n_moves): the moves that led there
 * @n_moves: how many
 * @card: which card of the common row, from 0
 * @slip: (out): return location
 *
 * Returns: whether there is such a card
 */
gboolean
rh_cape_slip_find (const RhCapeState *state, const char *const *moves, guint n_moves, guint card, RhCapeSlip *slip)
{
  g_autoptr (GArray) slips = rh_cape_slip_list (state, moves, n_moves);

  if (card >= slips->len)
    return FALSE;

  *slip = g_array_index (slips, RhCapeSlip, card);

  return TRUE;
}
