/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_NOTE (rh_note_get_type ())
G_DECLARE_FINAL_TYPE (RhNote, rh_note, RH, NOTE, AdwBin)

void rh_note_set_room (RhNote     *self,
                       GtkWidget  *room,
                       GtkLabel   *below);
void rh_note_fit      (RhNote     *self);
gboolean rh_note_find (RhNote     *self,
                       const GtkAllocation *room,
                       GtkAllocation *at);
void rh_note_show     (RhNote     *self,
                       const char *text);
void rh_note_tell     (RhNote     *self,
                       const char *text);
void rh_note_hide     (RhNote     *self);

G_END_DECLS
