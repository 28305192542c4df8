/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the note of a turn stands: below the train, and a refusal where any other does, directly above what ends the turn. One that
 * has no room there is told over what is there. Nothing moves. */

#include "config.h"

#include "rh-zug-note-place.h"

#include "rh-children.h"
#include "rh-step-frame.h"
#include "rh-style.h"

/**
 * rh_zug_note_place_get_sight:
 * @self: a place
 * @widget: something that is answered with
 *
 * Returns: how high that is, as far as it is in sight: on a phone all that is answered is scrolled
 */
int
rh_zug_note_place_get_sight (const RhZugNotePlace *self, GtkWidget *widget)
{
  GtkWidget *around = gtk_widget_get_ancestor (self->answers, GTK_TYPE_SCROLLED_WINDOW);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t bounds;

  if (around != NULL && gtk_widget_compute_bounds (widget, around, &bounds))
    height = MIN (height, gtk_widget_get_height (around) - (int) bounds.origin.y);

  return height;
}

/**
 * rh_zug_note_place_get_room:
 * @self: a place
 *
 * Returns: how high that is which stands below the train, and in sight
 */
int
rh_zug_note_place_get_room (const RhZugNotePlace *self)
{
  return rh_zug_note_place_get_sight (self, self->notes);
}

static int
measure_note (const RhZugNotePlace *self)
{
  return rh_child_get_natural (GTK_WIDGET (self->note), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (self->notes));
}

/**
 * rh_zug_note_place_get_room_below:
 * @self: a place
 *
 * Returns: how high that is which the note leaves of the room, also where it gets a second line
 */
int
rh_zug_note_place_get_room_below (const RhZugNotePlace *self)
{
  g_autoptr (PangoLayout) two = gtk_widget_create_pango_layout (GTK_WIDGET (self->note), "\n");
  int height;

  pango_layout_get_pixel_size (two, NULL, &height);

  return rh_zug_note_place_get_room (self) - MAX (height, measure_note (self));
}

static gboolean
has_room (const RhZugNotePlace *self)
{
  return measure_note (self) <= rh_zug_note_place_get_room (self);
}

/* In a low window the place goes on below what is in sight. */
static gboolean
is_whole (const RhZugNotePlace *self)
{
  return gtk_widget_get_height (self->notes) <= rh_zug_note_place_get_room (self);
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
  rh_style_toggle (GTK_WIDGET (self->note), "rh-refusal", refuses);
  gtk_widget_set_valign (gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->notes)))),
                         refuses && is_whole (self) ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  if (refuses && fresh && !has_room (self))
    rh_step_frame_refuse (self->answers, text);
}
