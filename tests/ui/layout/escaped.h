/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

guint escaped_check (GtkWindow         *window,
                     const char        *screen,
                     const char *const *names,
                     gsize              n_names);

G_END_DECLS
