/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A game at a glance, for a list: a row a player, with how far they have come and a figure. */
GtkWidget *rh_glance_new     (void);
void       rh_glance_add     (GtkGrid               *glance,
                              GtkWidget             *mark,
                              const char            *name,
                              GtkWidget             *course,
                              const char            *figure);

/* How far somebody has come, drawn. */
GtkWidget *rh_glance_course  (int                    height,
                              GtkDrawingAreaDrawFunc draw,
                              gpointer               data,
                              GDestroyNotify         free_data);

/* What stands for a game where one is chosen. */
GtkWidget *rh_glance_emblem  (GtkDrawingAreaDrawFunc draw);

/* From right to left a drawing is its own mirror image. */
void       rh_glance_mirror  (GtkWidget             *area,
                              cairo_t               *cr,
                              int                    width);

G_END_DECLS
