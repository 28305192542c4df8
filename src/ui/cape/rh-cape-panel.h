/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_PANEL (rh_cape_panel_get_type ())
G_DECLARE_FINAL_TYPE (RhCapePanel, rh_cape_panel, RH, CAPE_PANEL, AdwBin)

/* Below the lanes: the step that is asked for now, or what stands in its place.
 * Its property "alone" tells whether the step is a screen of its own just now. */
GtkWidget *rh_cape_panel_new      (RhSession       *session);
void       rh_cape_panel_update   (RhCapePanel     *self);
gboolean   rh_cape_panel_key      (RhCapePanel     *self,
                                   guint            keyval,
                                   GdkModifierType  modifiers);
void       rh_cape_panel_focus    (RhCapePanel     *self);
gboolean   rh_cape_panel_is_alone (RhCapePanel     *self);

G_END_DECLS
