/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-button.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_CHOICE (rh_cape_choice_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeChoice, rh_cape_choice, RH, CAPE_CHOICE, AdwBin)

/* Big buttons one of which is chosen. Emits "chosen" (value) when another is. */
GtkWidget    *rh_cape_choice_new   (const char      *caption);
RhCapeButton *rh_cape_choice_add   (RhCapeChoice    *self,
                                    guint            value);
void          rh_cape_choice_set   (RhCapeChoice    *self,
                                    int              value);
gboolean      rh_cape_choice_key   (RhCapeChoice    *self,
                                    guint            keyval,
                                    GdkModifierType  modifiers);
void          rh_cape_choice_focus (RhCapeChoice    *self);

G_END_DECLS
