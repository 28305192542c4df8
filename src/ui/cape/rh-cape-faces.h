/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_FACES (rh_cape_faces_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeFaces, rh_cape_faces, RH, CAPE_FACES, GtkWidget)

/* One place for several widgets, as high as the first of them: turning it moves nothing around it. */
void       rh_cape_faces_turn      (RhCapeFaces *self,
                                    GtkWidget   *face);
GtkWidget *rh_cape_faces_get_shown (RhCapeFaces *self);

G_END_DECLS
