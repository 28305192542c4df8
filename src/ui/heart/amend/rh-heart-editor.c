/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move to be given again: what the editors share. */

#include "config.h"

#include "rh-heart-editor.h"

#include "rh-heart-sign.h"
#include "rh-heart-style.h"
#include "rh-heart-text.h"
#include "rh-tooltip.h"

#include "rh-mark.h"

#include <glib/gi18n.h>

#define NAME_CHARS 12 /* there is room for names here, which are all there is to choose by */

G_DEFINE_TYPE (RhHeartEditor, rh_heart_editor, RH_TYPE_EDITOR)

/* Of who is due it isn't out of turn. */
static char *
rh_heart_editor_dup_line (RhEditor *editor)
{
  RhHeartMove move = RH_HEART_EDITOR (editor)->move;

  move.early = move.early && move.before != move.seat;

  return rh_heart_move_to_text (&move);
}

static gboolean
rh_heart_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhHeartEditor *self = RH_HEART_EDITOR (editor);

  for (guint i = 0; i < self->n_choices; i++) {
    if (gtk_widget_get_visible (GTK_WIDGET (self->choices[i])) && rh_choice_key (self->choices[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

static void
rh_heart_editor_focus (RhEditor *editor, int seat)
{
  RhHeartEditor *self = RH_HEART_EDITOR (editor);

  if (self->n_choices > 0)
    rh_choice_focus (self->choices[0]);
}

static void
rh_heart_editor_class_init (RhHeartEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_heart_editor_dup_line;
  editor_class->key = rh_heart_editor_key;
  editor_class->focus = rh_heart_editor_focus;

  rh_heart_style_load ();
}

static void
rh_heart_editor_init (RhHeartEditor *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * rh_heart_editor_new:
 * @type: which editor
 * @move: the move that was played; copied
 *
 * Returns: (transfer floating): an editor that begins with @move, still empty
 */
gpointer
rh_heart_editor_new (GType type, const RhHeartMove *move)
{
  RhHeartEditor *self = g_object_new (type, NULL);

  self->move = *move;

  return self;
}

/**
 * rh_heart_editor_add_choice:
 * @self: an editor
 * @caption: what is chosen
 * @on_chosen: (scope forever): called with the choice, the value and the editor
 *
 * Returns: (transfer none): buttons to choose from, below what there is; still none
 */
RhChoice *
rh_heart_editor_add_choice (RhHeartEditor *self, const char *caption, GCallback on_chosen)
{
  RhChoice *choice = RH_CHOICE (rh_choice_new (caption));

  g_return_val_if_fail (self->n_choices < G_N_ELEMENTS (self->choices), choice);

  g_signal_connect_object (choice, "chosen", on_chosen, self, 0);
  gtk_box_append (self->box, GTK_WIDGET (choice));
  self->choices[self->n_choices++] = choice;

  return choice;
}

/**
 * rh_heart_editor_add_terrains:
 * @self: an editor
 * @caption: whose card, or which
 * @on_chosen: (scope forever): called with the choice, an #RhHeartTerrain and the editor
 * @keys: whether the letters of the terrains are its keys
 *
 * Returns: (transfer none): the types of terrain cards to choose from
 */
RhChoice *
rh_heart_editor_add_terrains (RhHeartEditor *self, const char *caption, GCallback on_chosen, gboolean keys)
{
  RhChoice *choice = rh_heart_editor_add_choice (self, caption, on_chosen);

  for (RhHeartTerrain terrain = 0; terrain < RH_HEART_TERRAINS; terrain++) {
    RhButton *button = rh_choice_add (choice, terrain);

    rh_button_set (button, rh_heart_text_terrain (terrain), NULL);
    rh_button_set_key (button, keys ? rh_heart_text_terrain_key (terrain) : NULL);
    rh_button_set_picture (button, rh_heart_sign_new (terrain));
    rh_button_set_key_above (button);
    gtk_widget_add_css_class (GTK_WIDGET (button), "picture");
  }

  return choice;
}

static void
on_seat_cb (RhChoice *choice, guint seat, RhHeartEditor *self)
{
  self->move.seat = seat;
  rh_editor_changed (RH_EDITOR (self));
}

/**
 * rh_heart_editor_add_seats:
 * @self: an editor
 * @setup: the players
 *
 * Adds whose move it was.
 */
void
rh_heart_editor_add_seats (RhHeartEditor *self, const RhSetup *setup)
{
  RhChoice *choice = rh_heart_editor_add_choice (self, _("Player"), G_CALLBACK (on_seat_cb));

  for (guint i = 0; i < setup->n_seats; i++) {
    RhButton *button = rh_choice_add (choice, i);

    rh_button_set (button, setup->seats[i].name, NULL);
    rh_button_set_named (button);
    rh_button_set_width_chars (button, NAME_CHARS);
    rh_button_set_picture (button, rh_mark_new (setup->seats[i].colour));
    rh_tooltip_set (GTK_WIDGET (button), setup->seats[i].name);
    gtk_widget_add_css_class (GTK_WIDGET (button), "picture");
    gtk_widget_add_css_class (GTK_WIDGET (button), "heart-player");
  }
  rh_choice_set (choice, (int) self->move.seat);
}
