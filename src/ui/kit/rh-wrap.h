/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_WRAP_SPACING 6 /* between the keys of an answer, in all games */

#define RH_TYPE_WRAP (rh_wrap_get_type ())
G_DECLARE_FINAL_TYPE (RhWrap, rh_wrap, RH, WRAP, GtkWidget)

/* Lays its children side by side, and in further lines where the width ends. */
GtkWidget *rh_wrap_new        (int        spacing,
                               gboolean   homogeneous);
GtkWidget *rh_wrap_new_filled (int        spacing);
GtkWidget *rh_wrap_new_keys   (int        grow);
GtkWidget *rh_wrap_new_column (int        spacing);
void       rh_wrap_append     (RhWrap    *self,
                               GtkWidget *child);

G_END_DECLS
