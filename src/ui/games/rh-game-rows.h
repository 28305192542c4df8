/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhGameRows:
 *
 * The rows of a list of games, which outlast the games.
 */
typedef struct _RhGameRows RhGameRows;

RhGameRows *rh_game_rows_new         (GtkBox          *box);
void        rh_game_rows_free        (RhGameRows      *self);
void        rh_game_rows_show_months (RhGameRows      *self);
void        rh_game_rows_begin       (RhGameRows      *self);
void        rh_game_rows_add         (RhGameRows      *self,
                                      RhStore         *store,
                                      const RhGameRow *row,
                                      const GArray    *bidding,
                                      gboolean         picture);
void        rh_game_rows_add_problem (RhGameRows      *self,
                                      const char      *problem);
void        rh_game_rows_end         (RhGameRows      *self);
GtkWidget  *rh_game_rows_get         (RhGameRows      *self,
                                      guint            n);
GtkWidget  *rh_game_rows_find        (RhGameRows      *self,
                                      gint64           game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhGameRows, rh_game_rows_free)

G_END_DECLS
