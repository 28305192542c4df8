/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the note of a turn stands: below the train; a refusal that has no room there is told among the news, too. It covers
 * nothing, and nothing moves. */

#include "config.h"

#include "rh-zug-note-place.h"

#include "rh-style.h"

/**
 * rh_zug_note_place_get_room:
 * @self: a place
 *
 * Returns: how high that is which stands below the train, and in sight: on a phone all that is answered is scrolled, too
 */
int
rh_zug_note_place_get_room (const RhZugNotePlace *self)
{
  GtkWidget *around = gtk_widget_get_ancestor (self->answers, GTK_TYPE_SCROLLED_WINDOW);
  int room = gtk_widget_get_height (self->notes);
  graphene_rect_t bounds;

  if (around != NULL && gtk_widget_compute_bounds (self->notes, around, &bounds))
    room = MIN (room, gtk_widget_get_height (around) - (int) bounds.origin.y);

  return room;
}

static gboolean
has_room (const RhZugNotePlace *self)
{
  GtkWidget *note = GTK_WIDGET (self->note);
  int natural;

  gtk_widget_measure (note, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (self->notes), NULL, &natural, NULL, NULL);

  return natural <= rh_zug_note_place_get_room (self);
}

/**
 * rh_zug_note_place_show:
 * @self: a place
 * @text: (nullable): what it says
 * @refuses: whether that says why something isn't done
 * @fresh: whether it has just been refused: then it is told in another place, too, where there is no room for all of it
 *
 * Shows a note, or none.
 */
void
rh_zug_note_place_show (const RhZugNotePlace *self, const char *text, gboolean refuses, gboolean fresh)
{
  gtk_label_set_label (self->note, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), text != NULL);
  rh_style_toggle (GTK_WIDGET (self->note), "why", refuses);
  if (refuses && fresh && !has_room (self))
    gtk_widget_activate_action (self->answers, "table.tell", "s", text);
}
