/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_DOTS (rh_cape_dots_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeDots, rh_cape_dots, RH, CAPE_DOTS, GtkWidget)

/* A player's bonus rails: as many full dots as there are, of the five there may be. */
GtkWidget *rh_cape_dots_new (void);
void       rh_cape_dots_set (RhCapeDots *self,
                             int         bonus);

G_END_DECLS
