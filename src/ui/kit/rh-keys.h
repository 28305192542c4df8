/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean rh_key_is_plain (GdkModifierType  modifiers);
gboolean rh_key_is       (guint            keyval,
                          const char      *key);
gboolean rh_key_is_enter (guint            keyval);
gboolean rh_key_chooses  (guint            keyval);
gboolean rh_key_moves    (guint            keyval);

G_END_DECLS
