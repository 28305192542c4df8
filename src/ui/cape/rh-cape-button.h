/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BUTTON (rh_cape_button_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeButton, rh_cape_button, RH, CAPE_BUTTON, GtkButton)

/* A big button with a label, a caption under it, and its key in the corner. */
GtkWidget *rh_cape_button_new         (void);
void       rh_cape_button_set         (RhCapeButton    *self,
                                       const char      *label,
                                       const char      *caption);
void       rh_cape_button_set_key     (RhCapeButton    *self,
                                       const char      *key);
void       rh_cape_button_set_name    (RhCapeButton    *self,
                                       const char      *name);
void       rh_cape_button_set_picture (RhCapeButton    *self,
                                       GtkWidget       *picture);
void       rh_cape_button_set_chosen  (RhCapeButton    *self,
                                       gboolean         chosen);
gboolean   rh_cape_button_take_key    (RhCapeButton    *self,
                                       guint            keyval,
                                       GdkModifierType  modifiers);

G_END_DECLS
