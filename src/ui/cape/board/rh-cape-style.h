/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

void        rh_cape_style_load       (void);
const char *rh_cape_style_ink        (RhCapeTerrain  terrain);
const char *rh_cape_style_tint       (RhCapeTerrain  terrain);
void        rh_cape_style_set_source (GtkWidget     *widget,
                                      cairo_t       *cr,
                                      const char    *colour);
void        rh_cape_style_set_class  (GtkWidget     *widget,
                                      const char    *css_class,
                                      gboolean       has);

typedef void (*RhCapeStyleFunc) (GtkWidget *widget);

void        rh_cape_style_follow_table (GtkWidget       *widget,
                                      RhCapeStyleFunc  func);
gboolean    rh_cape_style_is_narrow  (GtkWidget     *widget);
gboolean    rh_cape_style_is_low     (GtkWidget     *widget);
gboolean    rh_cape_style_is_short   (GtkWidget     *widget);

G_END_DECLS
