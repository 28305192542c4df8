/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game-ui.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_PANEL (rh_panel_get_type ())
G_DECLARE_FINAL_TYPE (RhPanel, rh_panel, RH, PANEL, AdwBin)

/* Below the board: the step that is asked for now, or what stands in its place.
 * Emits "asked-changed" when another player is asked, or one has the step to themselves, or no longer has. */
GtkWidget *rh_panel_new      (const RhGameUi  *ui,
                              RhSession       *session);
void       rh_panel_update   (RhPanel         *self);
gboolean   rh_panel_press     (RhPanel         *self,
                               double           x,
                               double           y,
                               guint32          time);
gboolean   rh_panel_key      (RhPanel         *self,
                              guint            keyval,
                              GdkModifierType  modifiers,
                              guint32          time);
void       rh_panel_focus    (RhPanel         *self);
gboolean   rh_panel_is_alone (RhPanel         *self);
int        rh_panel_get_asked (RhPanel        *self);
void       rh_panel_stop     (GtkWidget       *part,
                              const char      *why,
                              gboolean         taps);
gboolean   rh_panel_is_stopped (GtkWidget     *part);
void       rh_panel_go_on    (GtkWidget       *part);

G_END_DECLS
