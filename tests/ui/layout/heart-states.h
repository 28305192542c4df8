/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table-states.h"

G_BEGIN_DECLS

void heart_states_visit (Board          *board,
                         GtkWidget      *page,
                         const char     *line,
                         TableStateFunc  func,
                         gpointer        data);

G_END_DECLS
