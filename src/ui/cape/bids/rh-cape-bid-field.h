/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_FIELD (rh_cape_bid_field_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidField, rh_cape_bid_field, RH, CAPE_BID_FIELD, GtkWidget)

/* A number nobody sees or hears: no text and no length, for eyes or the accessibility tree, but whether there is any.
 * Emits "seal" on Enter, and "empty" (a boolean) once there is a digit, or none any more. */
void       rh_cape_bid_field_set_name    (RhCapeBidField *self,
                                          const char     *name);
void       rh_cape_bid_field_add_digit   (RhCapeBidField *self,
                                          guint           digit);
void       rh_cape_bid_field_erase       (RhCapeBidField *self);
void       rh_cape_bid_field_wipe        (RhCapeBidField *self);
void       rh_cape_bid_field_set_peek    (RhCapeBidField *self,
                                          gboolean        peek);
void       rh_cape_bid_field_set_aloud   (RhCapeBidField *self,
                                          GtkWidget      *button);
void       rh_cape_bid_field_peek_by_key (RhCapeBidField *self,
                                          gboolean        peek);
gboolean   rh_cape_bid_field_get_bid     (RhCapeBidField *self,
                                          int            *bid);
gboolean   rh_cape_bid_field_key         (RhCapeBidField  *self,
                                          guint            keyval,
                                          GdkModifierType  modifiers);

G_END_DECLS
