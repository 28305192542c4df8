/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-table.h"

#include "rh-session.h"
#include "rh-step.h"
#include "rh-zug.h"

G_BEGIN_DECLS

/**
 * ZugTable:
 * @session: a game of Anna, Bram, Csilla, Dénes and others on a store of its own
 * @window: the window that something of it stands in
 * @child: what that is: a step, updated with each change as the page does it, or the whole page
 *
 * A table to try the screens of Zugkraft at.
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhSession  *session;
  GtkWidget  *window;
  GtkWidget  *child;
} ZugTable;

RhSetup    *zug_table_setup     (guint              n_seats,
                                 const char        *options);
RhZugState  zug_table_start     (const RhSetup     *setup);
void        zug_table_open      (ZugTable          *self,
                                 guint              n_seats,
                                 const char        *options,
                                 const char *const *moves);
void        zug_table_play      (ZugTable          *self,
                                 const char        *move);
void        zug_table_show_step (ZugTable          *self,
                                 GType              type);
void        zug_table_show_page (ZugTable          *self,
                                 int                width,
                                 int                height);
void        zug_table_close     (ZugTable          *self);

void        zug_table_keys      (ZugTable          *self,
                                 const char        *keys);
gboolean    zug_table_key       (ZugTable          *self,
                                 const char        *key);
const char *zug_table_last_move (ZugTable          *self);
gboolean    zug_table_is_barred (ZugTable          *self,
                                 const char        *name);
void        zug_table_wait_until_meant (void);

G_END_DECLS
