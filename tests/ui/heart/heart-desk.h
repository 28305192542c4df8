/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board.h"

#include "rh-heart.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define HEART_DESK_START "deal desert jungle mountain;terrain 1 desert jungle;terrain 2 jungle jungle;terrain 3 mountain"
#define HEART_DESK_DRAW "Draws Train Cards or Tickets, nothing to write down; next player"

/**
 * HeartDesk:
 * @table: where the database is
 * @store: the games
 * @session: a game of The Heart of Africa
 * @board: the window, to be found things in
 * @step: (nullable): a step, shown
 *
 * A desk to try the widgets of The Heart of Africa at.
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhSession  *session;
  Board       board;
  RhStep     *step;
} HeartDesk;

void                heart_desk_open     (HeartDesk  *self,
                                         guint       n_seats,
                                         const char *moves);
void                heart_desk_open_from (HeartDesk *self,
                                          guint      n_seats,
                                          const char *first,
                                          const char *moves);
void                heart_desk_show     (HeartDesk  *self,
                                         GtkWidget  *widget,
                                         int         width,
                                         int         height);
void                heart_desk_ask      (HeartDesk  *self,
                                         GType       type);
void                heart_desk_close    (HeartDesk  *self);
void                heart_desk_set_up_turn  (HeartDesk *self,
                                             gconstpointer moves);
void                heart_desk_tear_down    (HeartDesk *self,
                                             gconstpointer data);
void                heart_desk_play     (HeartDesk  *self,
                                         const char *moves);
const RhHeartState *heart_desk_state    (HeartDesk  *self);
GtkWidget          *heart_desk_find     (HeartDesk  *self,
                                         const char *name);
void                heart_desk_click    (HeartDesk  *self,
                                         const char *name);
gboolean            heart_desk_key      (HeartDesk  *self,
                                         const char *key);
void                heart_desk_keys     (HeartDesk  *self,
                                         const char *keys);
gboolean            heart_desk_is_chosen (HeartDesk *self,
                                         const char *name);
gboolean            heart_desk_is_closed (HeartDesk *self,
                                         const char *name);
void                heart_desk_assert_last  (HeartDesk  *self,
                                             const char *move);
void                heart_desk_assert_draft (HeartDesk  *self,
                                             const char *draft);

G_END_DECLS
