/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_HEART_LENGTHS (rh_heart_lengths_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartLengths, rh_heart_lengths, RH, HEART_LENGTHS, AdwBin)

/* Emits "chosen" (a length) when another one is tapped, or its key is pressed. */
void       rh_heart_lengths_set        (RhHeartLengths  *self,
                                        int              chosen);
void       rh_heart_lengths_set_keys   (RhHeartLengths  *self,
                                        gboolean         keys);
void       rh_heart_lengths_set_most (RhHeartLengths    *self,
                                      guint              most);
gboolean   rh_heart_lengths_key        (RhHeartLengths  *self,
                                        guint            keyval,
                                        GdkModifierType  modifiers);

G_END_DECLS
