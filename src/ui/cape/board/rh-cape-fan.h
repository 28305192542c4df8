/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_FAN (rh_cape_fan_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeFan, rh_cape_fan, RH, CAPE_FAN, GtkWidget)

/* Lays its children side by side like cards: narrower where they are many, and never in a second line. */
GtkWidget *rh_cape_fan_new    (void);
void       rh_cape_fan_append (RhCapeFan *self,
                               GtkWidget *child);

G_END_DECLS
