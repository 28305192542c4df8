/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board.h"

G_BEGIN_DECLS

typedef void (*TableStateFunc) (gpointer data);

/**
 * TableVisit:
 * @board: a game that is played
 * @page: the table's page, shown
 * @func: is called in each state
 * @data: for @func
 *
 * Somebody who looks at each state that there is before a move.
 */
typedef struct {
  Board          *board;
  GtkWidget      *page;
  TableStateFunc  func;
  gpointer        data;
} TableVisit;

void table_visit_show       (TableVisit     *self);
void table_states_visit     (Board          *board,
                             GtkWidget      *page,
                             const char     *line,
                             TableStateFunc  func,
                             gpointer        data);
void table_states_visit_end (Board          *board,
                             TableStateFunc  func,
                             gpointer        data);

G_END_DECLS
