/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-button.h"

G_BEGIN_DECLS

#define RH_TYPE_CHOICE (rh_choice_get_type ())
G_DECLARE_FINAL_TYPE (RhChoice, rh_choice, RH, CHOICE, AdwBin)

/* Big buttons one of which is chosen. Emits "chosen" (value) when another is. */
GtkWidget *rh_choice_new      (const char      *caption);
void       rh_choice_set_name (RhChoice        *self,
                               const char      *name);
RhButton  *rh_choice_add      (RhChoice        *self,
                               guint            value);
RhButton  *rh_choice_get      (RhChoice        *self,
                               guint            value);
void       rh_choice_set      (RhChoice        *self,
                               int              value);
gboolean   rh_choice_key      (RhChoice        *self,
                               guint            keyval,
                               GdkModifierType  modifiers);
void       rh_choice_focus    (RhChoice        *self);

G_END_DECLS
