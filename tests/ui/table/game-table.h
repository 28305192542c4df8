/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "store-table.h"

G_BEGIN_DECLS

/**
 * GameTable:
 * @table: where the database is
 * @store: the games
 * @session: the one on the table, in which one of two bids is sealed
 * @label: something of it on the screen
 * @window: where that is shown
 *
 * A game on the screen for which something goes wrong, for g_test_add ().
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhSession  *session;
  GtkWidget  *label;
  GtkWidget  *window;
} GameTable;

void game_table_set_up    (GameTable     *self,
                           gconstpointer  data);
void game_table_tear_down (GameTable     *self,
                           gconstpointer  data);

G_END_DECLS
