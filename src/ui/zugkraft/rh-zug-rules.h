/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-rules-sheet.h"

G_BEGIN_DECLS

GtkWidget *rh_zug_rules_new    (void);
void       rh_zug_rules_update (GtkWidget     *rules,
                                gconstpointer  state,
                                gboolean       go);

G_END_DECLS
