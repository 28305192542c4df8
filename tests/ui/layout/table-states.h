/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board.h"

G_BEGIN_DECLS

typedef void (*TableStateFunc) (gpointer data);

void table_states_visit     (Board          *board,
                             GtkWidget      *page,
                             const char     *line,
                             TableStateFunc  func,
                             gpointer        data);
void table_states_visit_end (Board          *board,
                             TableStateFunc  func,
                             gpointer        data);

G_END_DECLS
