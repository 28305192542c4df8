/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GAMES_DESK_TITLE "Continue"

/* A list of stored games, and what it has asked its window for. */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *view;
  GtkWidget  *window;
  gint64      opened; /* what the window was asked to open */
  gint64      deleted; /* and to delete */
  gint64      copied; /* to copy the summary of */
  gint64      exported; /* and to export */
  guint       painted; /* rows that there were in the first frame */
} GamesDesk;

/* For g_test_add(), whose data is the name of a database. */
void     games_desk_set_up      (GamesDesk     *games,
                                 gconstpointer  data);
void     games_desk_tear_down   (GamesDesk     *games,
                                 gconstpointer  data);

guint    games_desk_count_rows  (GamesDesk     *games);
gboolean games_desk_has_rows    (gpointer       games);
gboolean games_desk_load        (GamesDesk     *games,
                                 gboolean       unfinished);
void     games_desk_show_more   (GamesDesk     *games);
void     games_desk_add_games   (GamesDesk     *games,
                                 guint          n);
void     games_desk_assert_asks (GamesDesk     *games,
                                 const char    *sql);
gboolean games_desk_lists       (GamesDesk     *games,
                                 guint          i);
gboolean games_desk_has_more    (GamesDesk     *games);

G_END_DECLS
