/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RhZugNotePlace:
 * @answers: all that is answered with
 * @notes: what is below it, scrolled
 * @told: the train and its sum
 * @above: the place over these, for a note that has no other
 * @below: its place in @notes
 * @note: the note
 *
 * Where a note may stand; all is borrowed.
 */
typedef struct {
  GtkWidget *answers;
  GtkWidget *notes;
  GtkWidget *told;
  AdwBin    *above;
  AdwBin    *below;
  GtkLabel  *note;
} RhZugNotePlace;

int  rh_zug_note_place_get_room (const RhZugNotePlace *self);
void rh_zug_note_place_show     (const RhZugNotePlace *self,
                                 const char           *text,
                                 gboolean              refuses,
                                 gboolean              fresh);

G_END_DECLS
