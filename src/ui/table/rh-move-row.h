/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-former-moves.h"

G_BEGIN_DECLS

/* A row of the list of moves: a move, or what it was before. */
GtkWidget *rh_move_row_new        (guint               i,
                                   const char         *colour,
                                   const char         *text,
                                   gboolean            correctable);
GtkWidget *rh_move_row_new_former (const RhFormerMove *former,
                                   const char         *colour);
GtkWidget *rh_move_row_new_words  (const char         *number,
                                   const char         *colour,
                                   const char         *text);

/* A turn of two moves is one row. */
void       rh_move_row_lay_out     (GtkWidget          *list);
void       rh_move_row_set_outcome (GtkWidget          *row);

G_END_DECLS
