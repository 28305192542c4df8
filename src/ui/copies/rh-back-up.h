/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhBackUpFunc:
 * @parent: the window that has asked
 * @told: what has been done
 *
 * Called when all games are in a file.
 */
typedef void (*RhBackUpFunc) (GtkWindow  *parent,
                              const char *told);

void rh_back_up_ask (GtkWindow    *parent,
                     RhStore      *store,
                     RhBackUpFunc  done);

G_END_DECLS
