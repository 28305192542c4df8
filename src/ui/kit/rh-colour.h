/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

const char *rh_colour_of_seat     (const char      *colour,
                                   guint            seat);
const char *rh_colour_seat_number (const char      *colour);
const char *rh_colour_name      (const char        *colour);
const char *rh_colour_word      (const char        *colour);
const char *rh_colour_shape     (const char        *colour);

void rh_colour_add_shape (cairo_t    *cr,
                          const char *colour);
void rh_colour_get       (GtkWidget  *widget,
                          const char *colour,
                          gboolean    fill,
                          GdkRGBA    *rgba);

G_END_DECLS
