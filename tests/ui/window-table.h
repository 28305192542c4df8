/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-window.h"
#include "store-table.h"

G_BEGIN_DECLS

/**
 * WindowTable:
 * @table: where the database is
 * @store: the games
 * @window: the window; %NULL once a test has closed it
 *
 * The program's window on a store of its own, for g_test_add ().
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhWindow   *window;
} WindowTable;

void            window_table_init            (int          *argc,
                                              char       ***argv);
int             window_table_run             (void);
GtkApplication *window_table_get_application (void);

void            window_table_set_up          (WindowTable  *self,
                                              gconstpointer data);
void            window_table_set_up_shown    (WindowTable  *self,
                                              gconstpointer data);
void            window_table_tear_down       (WindowTable  *self,
                                              gconstpointer data);
void            window_table_close           (RhWindow     *window);

void            window_table_act             (WindowTable  *self,
                                              const char   *action);
void            window_table_open            (WindowTable  *self,
                                              const char   *action,
                                              gint64        game);
gboolean        window_table_press           (GtkWidget    *widget,
                                              const char   *keys);
gboolean        window_table_drop            (WindowTable  *self,
                                              GFile        *first,
                                              GFile        *second);
void            window_table_assert_title    (WindowTable  *self,
                                              const char   *title);

G_END_DECLS
