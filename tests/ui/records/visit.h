/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-window.h"
#include "store-table.h"

G_BEGIN_DECLS

/**
 * Visit:
 * @table: where the database is
 * @store: the games
 * @window: the program's
 * @page: its page of a game that can be kept
 *
 * A game that isn't in the store, and is looked at on a page of its own.
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhWindow   *window;
  GtkWidget  *page;
} Visit;

void visit_open            (Visit         *self);
void visit_show            (Visit         *self);
void visit_tear_down       (Visit         *self,
                            gconstpointer  data);
void visit_assert_kept     (Visit         *self,
                            gint64         id,
                            guint          n_moves);
void visit_assert_lockable (Visit         *self,
                            const char    *button,
                            const char    *heading);

G_END_DECLS
