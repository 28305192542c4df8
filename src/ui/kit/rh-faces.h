/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_FACES (rh_faces_get_type ())
G_DECLARE_FINAL_TYPE (RhFaces, rh_faces, RH, FACES, GtkWidget)

/* One place for several widgets, as high as the first of them: turning it moves nothing around it. */
void       rh_faces_turn      (RhFaces   *self,
                               GtkWidget *face);
GtkWidget *rh_faces_get_shown (RhFaces   *self);

G_END_DECLS
