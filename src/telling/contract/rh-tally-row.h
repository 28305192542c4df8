/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhTallyRow:
 * @what: what the figure counts
 * @how: (nullable): what it is made of, such as “1 + 0 + 2”
 * @change: (nullable): by how much the figure was changed, where the rows tell how it became what it is
 * @figure: (nullable): the figure
 * @spoken: (nullable): the row as a sentence, for who hears it; %NULL where another row says it
 * @result: whether it is what those before come to
 *
 * A row of figures as on paper: what, and how much.
 */
typedef struct {
  char    *what;
  char    *how;
  char    *change;
  char    *figure;
  char    *spoken;
  gboolean result;
} RhTallyRow;

GPtrArray        *rh_tally_rows_new (void);
void              rh_tally_rows_add (GPtrArray        *rows,
                                     const RhTallyRow *row);
const RhTallyRow *rh_tally_rows_get (const GPtrArray  *rows,
                                     guint             i);

G_END_DECLS
