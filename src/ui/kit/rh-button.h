/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_BUTTON (rh_button_get_type ())
G_DECLARE_FINAL_TYPE (RhButton, rh_button, RH, BUTTON, GtkButton)

/* A big button with a label, a caption under it, and its key in the corner. */
GtkWidget *rh_button_new         (void);
GtkWidget *rh_button_new_radio   (void);
void       rh_button_set         (RhButton        *self,
                                  const char      *label,
                                  const char      *caption);
void       rh_button_set_named (RhButton       *self);
void       rh_button_set_width_chars (RhButton    *self,
                                      int          chars);
void       rh_button_set_key     (RhButton        *self,
                                  const char      *key);
void       rh_button_set_name    (RhButton        *self,
                                  const char      *name);
void       rh_button_set_picture (RhButton        *self,
                                  GtkWidget       *picture);
void       rh_button_set_key_above (RhButton      *self);
void       rh_button_set_picture_beside (RhButton *self,
                                         GtkWidget *picture);
void       rh_button_set_chosen  (RhButton        *self,
                                  gboolean         chosen);
gboolean   rh_button_is_chosen   (RhButton        *self);
void       rh_button_set_rests   (RhButton        *self,
                                  gboolean         rests);
void       rh_button_offer       (RhButton        *self);
gboolean   rh_button_take_key    (RhButton        *self,
                                  guint            keyval,
                                  GdkModifierType  modifiers);
gboolean   rh_button_take_escape (RhButton        *self,
                                  guint            keyval,
                                  GdkModifierType  modifiers);

G_END_DECLS
