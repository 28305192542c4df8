/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One of the ways a game can be played by, on its rules sheet. */
GtkWidget *rh_rules_variant_new     (const char *name,
                                     const char *text);
void       rh_rules_variant_set_own (GtkWidget  *variant,
                                     gboolean    own);

G_END_DECLS
