/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RhZugNotePlace:
 * @answers: all that is answered with
 * @notes: what is below it, scrolled
 * @note: the note, in it
 *
 * Where a note stands; all is borrowed.
 */
typedef struct {
  GtkWidget *answers;
  GtkWidget *notes;
  GtkLabel  *note;
} RhZugNotePlace;

int  rh_zug_note_place_get_sight      (const RhZugNotePlace *self,
                                       GtkWidget            *widget);
int  rh_zug_note_place_get_room       (const RhZugNotePlace *self);
int  rh_zug_note_place_get_room_below (const RhZugNotePlace *self);
void rh_zug_note_place_show           (const RhZugNotePlace *self,
                                       const char           *text,
                                       gboolean              refuses,
                                       gboolean              fresh);

G_END_DECLS
