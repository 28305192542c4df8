/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_WRAP (rh_cape_wrap_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeWrap, rh_cape_wrap, RH, CAPE_WRAP, GtkWidget)

/* Lays its children side by side, and in further lines where the width ends. */
GtkWidget *rh_cape_wrap_new    (int         spacing,
                                gboolean    homogeneous);
void       rh_cape_wrap_append (RhCapeWrap *self,
                                GtkWidget  *child);

G_END_DECLS
