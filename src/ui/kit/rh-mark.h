/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_MARK (rh_mark_get_type ())
G_DECLARE_FINAL_TYPE (RhMark, rh_mark, RH, MARK, GtkWidget)

/* A player's shape in the player's colour, as large as the text beside it. */
GtkWidget *rh_mark_new  (const char *colour);
void       rh_mark_set  (RhMark     *self,
                         const char *colour);
void       rh_mark_draw (GtkWidget  *widget,
                         cairo_t    *cr,
                         const char *colour,
                         double      x,
                         double      y,
                         double      size);

G_END_DECLS
