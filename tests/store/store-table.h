/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * StoreTable:
 * @folder: a folder of its own
 * @path: a database in it, not made yet
 */
typedef struct {
  char *folder;
  char *path;
} StoreTable;

StoreTable   *store_table_new         (void);
void          store_table_free        (StoreTable        *self);

RhSetup      *store_table_setup       (const char        *names);
gint64        store_table_add         (RhStore           *store,
                                       const char        *names);
void          store_table_play        (RhStore           *store,
                                       gint64             game,
                                       const char        *moves);
void          store_table_undo        (RhStore           *store,
                                       gint64             game,
                                       guint              n);
void          store_table_redo        (RhStore           *store,
                                       gint64             game,
                                       guint              n);
char         *store_table_read_record (const char        *name);
void          store_table_assert_good (RhStore           *store,
                                       guint              n_games);

char         *store_table_ask         (const StoreTable  *self,
                                       const char        *sql);
char         *store_table_checksum    (const StoreTable  *self);
char         *store_table_list_files  (const StoreTable  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreTable, store_table_free)

G_END_DECLS
