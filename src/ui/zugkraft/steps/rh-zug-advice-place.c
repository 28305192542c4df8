/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where advice stands: in the panel, below the parts or in their place. It covers nothing that others look at, and nothing moves. */

#include "config.h"

#include "rh-zug-advice-place.h"

static gboolean
has_page (const RhZugAdvicePlace *self)
{
  return gtk_widget_is_ancestor (GTK_WIDGET (self->advice), self->page);
}

static void
move (const RhZugAdvicePlace *self, gboolean page)
{
  g_autoptr (GtkWidget) advice = g_object_ref (GTK_WIDGET (self->advice));

  if (page) {
    gtk_box_remove (GTK_BOX (self->below), advice);
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->page), advice);
  } else {
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->page), NULL);
    gtk_box_append (GTK_BOX (self->below), advice);
  }
}

/* What had the focus has it again where it has come to stand; what isn't there any more can't. */
static void
focus (const RhZugAdvicePlace *self, GtkWidget *focused)
{
  if (focused != NULL && gtk_widget_get_mapped (focused))
    gtk_widget_grab_focus (focused);
  else if (focused != NULL)
    gtk_widget_child_focus (has_page (self) ? self->page : self->answer, GTK_DIR_TAB_FORWARD);
}

/**
 * rh_zug_advice_place_begin:
 * @self: a place
 * @note: what stands below the parts, above the advice
 *
 * Somebody asks for advice: it has the room that there is now.
 */
void
rh_zug_advice_place_begin (const RhZugAdvicePlace *self, const RhZugNotePlace *note)
{
  const RhZugAdviceRoom room = {
    .width = gtk_widget_get_width (note->notes),
    .beside = rh_zug_note_place_get_room_below (note),
    .below = rh_zug_note_place_get_room (note),
    .page = rh_zug_note_place_get_sight (note, self->answer),
  };

  rh_zug_advice_view_begin (self->advice, &room);
}

/**
 * rh_zug_advice_place_show:
 * @self: a place
 *
 * Shows advice where there is room for it: rh_zug_advice_view_is_page() decides.
 */
void
rh_zug_advice_place_show (const RhZugAdvicePlace *self)
{
  gboolean page = rh_zug_advice_view_is_page (self->advice);
  GtkRoot *root = gtk_widget_get_root (self->answer);
  GtkWidget *focused = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (page == has_page (self))
    return;

  if (focused != NULL && !gtk_widget_is_ancestor (focused, self->answer) && !gtk_widget_is_ancestor (focused, self->page))
    focused = NULL;
  move (self, page);
  gtk_widget_set_valign (GTK_WIDGET (self->advice), page ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_visible (self->page, page);
  gtk_widget_set_child_visible (self->answer, !page);
  focus (self, focused);
}
