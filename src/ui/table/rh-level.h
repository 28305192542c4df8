/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_LEVEL (rh_level_get_type ())
G_DECLARE_FINAL_TYPE (RhLevel, rh_level, RH, LEVEL, GtkWidget)

/* A column of parts that stand level with those of the columns beside it. */
void rh_level_join   (RhLevel   *self,
                      RhLevel   *other);
void rh_level_append (RhLevel   *self,
                      GtkWidget *part);
void rh_level_resize (RhLevel   *self);

G_END_DECLS
