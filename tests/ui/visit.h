/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "store-table.h"

G_BEGIN_DECLS

/**
 * Visit:
 * @table: where the database is
 * @store: the games
 * @page: a page of a game that can be kept
 * @window: what it is shown in
 * @kept: (nullable): the game that was kept
 *
 * A game that isn't in the store, and is looked at on a page of its own.
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *page;
  GtkWidget  *window;
  RhSession  *kept;
} Visit;

void visit_open            (Visit         *self);
void visit_show            (Visit         *self,
                            GtkWidget     *page);
void visit_tear_down       (Visit         *self,
                            gconstpointer  data);
void visit_assert_lockable (Visit         *self,
                            const char    *button,
                            const char    *heading);

G_END_DECLS
