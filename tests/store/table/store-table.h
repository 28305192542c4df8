/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/* SQL after which the games are those of an older schema, without chains: what is changed by SQL
 * alone would be told as damage. */
#define STORE_TABLE_UNCHAIN "DELETE FROM chain; DELETE FROM seal; "

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

RhStore      *store_table_open        (const StoreTable  *self);
RhStoredGame *store_table_load        (RhStore           *store,
                                       gint64             game);
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
void          store_table_amend       (RhStore           *store,
                                       gint64             game,
                                       guint              seq,
                                       guint              n_kept,
                                       const char        *text);
void          store_table_step        (RhStore           *store,
                                       gint64             game,
                                       gboolean           redo);
void          store_table_end         (RhStore           *store,
                                       gint64             game);
GPtrArray    *store_table_verify      (RhStore           *store,
                                       guint             *n_games);
void          store_table_assert_played (RhStore         *store,
                                         gint64           game,
                                         guint            n);
void          store_table_assert_good (RhStore           *store,
                                       guint              n_games);

char         *store_table_ask         (const StoreTable  *self,
                                       const char        *sql);
char         *store_table_checksum    (const StoreTable  *self);
char         *store_table_list_files  (const StoreTable  *self);
void          store_table_assert_asks (const StoreTable  *self,
                                       const char        *sql,
                                       const char        *answer);
char         *store_table_part        (const StoreTable  *self,
                                       const char        *suffix);
void          store_table_crash       (const StoreTable  *self,
                                       gint64             game,
                                       const char        *moves);
void          store_table_copy        (const char        *from,
                                       const char        *to);
void          store_table_copy_data   (const StoreTable  *self,
                                       const char        *name);
void          store_table_write       (const StoreTable  *self,
                                       const char        *text,
                                       gssize             length);

/* Another program that is in the middle of writing. */
gpointer      store_table_lock        (const StoreTable  *self);
void          store_table_unlock      (gpointer           lock);

/* What a program without root's rights meets. */
typedef void (*StoreTableFunc) (const StoreTable *self);
void          store_table_as_nobody   (const StoreTable  *self,
                                       StoreTableFunc     func);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreTable, store_table_free)

G_END_DECLS
