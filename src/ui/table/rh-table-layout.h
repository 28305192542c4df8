/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_TABLE_LAYOUT (rh_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (RhTableLayout, rh_table_layout, RH, TABLE_LAYOUT, GtkLayoutManager)

/* Returns how large what lies on a board is in that room: the larger, the better. */
typedef double (*RhTableFit) (GtkWidget *board,
                              int        width,
                              int        height);

/* Of a widget with three children or four: what the board scrolls in, what is told of the last move, what the panel
 * scrolls in, and what stands below that. Another one may be a strip, which stands above the board where not all of
 * that is in sight, and nowhere else. */
void     rh_table_layout_set_strip (RhTableLayout *self,
                                    GtkWidget     *strip);
void     rh_table_layout_set_fit  (RhTableLayout *self,
                                   GtkWidget     *board,
                                   RhTableFit     fit);
void     rh_table_layout_set_large (RhTableLayout *self,
                                    gboolean       large);
gboolean rh_table_layout_is_aside (RhTableLayout *self);
gboolean rh_table_layout_cuts_board (GtkWidget *widget);

G_END_DECLS
