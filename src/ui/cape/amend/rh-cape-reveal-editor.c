/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer to be given again: which one, and what it was. */

#include "config.h"

#include "rh-cape-editors.h"

#include "rh-cape-card-view.h"
#include "rh-cape-editor.h"
#include "rh-cape-text-card.h"

#include <glib/gi18n.h>

#define RH_TYPE_CAPE_REVEAL_EDITOR (rh_cape_reveal_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeRevealEditor, rh_cape_reveal_editor, RH, CAPE_REVEAL_EDITOR, RhCapeEditor)

struct _RhCapeRevealEditor {
  RhCapeEditor parent_instance;

  /* Owned by the widget tree */
  RhButton       *places[RH_CAPE_SEATS_MAX];
  RhCapeCardView *views[RH_CAPE_SEATS_MAX];

  guint    place; /* which of the cards is given again */
  gboolean begun; /* whether that was chosen already */
};

G_DEFINE_FINAL_TYPE (RhCapeRevealEditor, rh_cape_reveal_editor, RH_TYPE_CAPE_EDITOR)

static void
add_place (RhCapeRevealEditor *self, guint i)
{
  RhButton *button = rh_choice_add (self->parent_instance.choice, i);
  GtkWidget *view = rh_cape_card_view_new ();

  rh_button_set_picture (button, view);
  gtk_widget_add_css_class (GTK_WIDGET (button), "picture");
  self->places[i] = button;
  self->views[i] = RH_CAPE_CARD_VIEW (view);
}

static void
show_place (RhCapeRevealEditor *self, guint i)
{
  RhCapeCard shown = self->parent_instance.move.cards[i];
  g_autofree char *name = rh_cape_text_card_place (i, &shown);

  rh_cape_card_view_set (self->views[i], shown, RH_CAPE_CARD_OPEN);
  rh_button_set_name (self->places[i], name);
}

/* Each part can be given anew by itself. */
static void
show_parts (RhCapeRevealEditor *self)
{
  rh_cape_card_entry_set (self->parent_instance.entry,
                          rh_cape_card_to_parts (self->parent_instance.move.cards[self->place]));
}

static void
on_chosen_cb (RhChoice *choice, guint place, RhCapeRevealEditor *self)
{
  self->place = place;
  self->begun = TRUE;
  show_parts (self);
}

/* Who came from a card begins with that one. */
static void
rh_cape_reveal_editor_focus (RhEditor *editor, int part)
{
  RhCapeRevealEditor *self = RH_CAPE_REVEAL_EDITOR (editor);

  if (!self->begun && part >= 0 && (guint) part < self->parent_instance.move.n) {
    self->place = (guint) part;
    rh_choice_set (self->parent_instance.choice, self->place);
    show_parts (self);
  }
  self->begun = TRUE;
  RH_EDITOR_CLASS (rh_cape_reveal_editor_parent_class)->focus (editor, part);
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeRevealEditor *self)
{
  self->parent_instance.move.cards[self->place] = (RhCapeCard) { (RhCapeTerrain) terrain, rails, value };
  show_place (self, self->place);
  rh_editor_changed (RH_EDITOR (self));
}

static void
rh_cape_reveal_editor_class_init (RhCapeRevealEditorClass *klass)
{
  RH_EDITOR_CLASS (klass)->focus = rh_cape_reveal_editor_focus;
}

static void
rh_cape_reveal_editor_init (RhCapeRevealEditor *self)
{
}

/**
 * rh_cape_reveal_editor_new:
 * @move: the cards that were turned up; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_cape_reveal_editor_new (const RhCapeMove *move)
{
  RhCapeRevealEditor *self = rh_cape_editor_new (RH_TYPE_CAPE_REVEAL_EDITOR, move);
  RhChoice *choice = rh_cape_editor_add_choice (RH_CAPE_EDITOR (self),
                                                _("Which card was wrong? Choose it, then what it should be"),
                                                G_CALLBACK (on_chosen_cb));

  for (guint i = 0; i < move->n; i++) {
    add_place (self, i);
    show_place (self, i);
  }
  rh_choice_set (choice, 0);
  rh_cape_editor_add_entry (RH_CAPE_EDITOR (self), G_CALLBACK (on_card_cb));
  show_parts (self);

  return GTK_WIDGET (self);
}
