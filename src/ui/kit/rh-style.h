/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_style_load   (void);
void rh_style_add    (GResource  *resource,
                      const char *path);
void rh_style_get    (GtkWidget  *widget,
                      const char *name,
                      GdkRGBA    *rgba);
void rh_style_toggle (GtkWidget  *widget,
                      const char *css_class,
                      gboolean    on);
void rh_style_select (GtkWidget  *widget,
                      gboolean    on);

G_END_DECLS
