/* SPDX-License-Identifier: GPL-3.0-or-later
 * Rows of figures as on paper: where numbers come from, in words. */

#include "config.h"

#include "rh-tally-row.h"

static void
row_free (gpointer data)
{
  RhTallyRow *row = data;

  g_free (row->what);
  g_free (row->how);
  g_free (row->change);
  g_free (row->figure);
  g_free (row->spoken);
  g_free (row);
}

/**
 * rh_tally_rows_new:
 *
 * Returns: (transfer full) (element-type RhTallyRow): no rows yet
 */
GPtrArray *
rh_tally_rows_new (void)
{
  return g_ptr_array_new_with_free_func (row_free);
}

/**
 * rh_tally_rows_add:
 * @rows: (element-type RhTallyRow): rows
 * @row: another one, whose texts they take
 */
void
rh_tally_rows_add (GPtrArray *rows, const RhTallyRow *row)
{
  RhTallyRow *added = g_new (RhTallyRow, 1);

  g_return_if_fail (row->what != NULL);

  *added = *row;
  g_ptr_array_add (rows, added);
}

/**
 * rh_tally_rows_get:
 * @rows: (element-type RhTallyRow): rows
 * @i: which of them, from 0
 *
 * Returns: (transfer none): that row
 */
const RhTallyRow *
rh_tally_rows_get (const GPtrArray *rows, guint i)
{
  g_return_val_if_fail (i < rows->len, NULL);

  return rows->pdata[i];
}
