/* SPDX-License-Identifier: GPL-3.0-or-later
 * A route to be given again: whose, its colour and length, and whether it was doubled, with how many engines. */

#include "config.h"

#include "rh-heart-editors.h"

#include "rh-heart-editor.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

#define RH_TYPE_HEART_CLAIM_EDITOR (rh_heart_claim_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartClaimEditor, rh_heart_claim_editor, RH, HEART_CLAIM_EDITOR, RhHeartEditor)

struct _RhHeartClaimEditor {
  RhHeartEditor parent_instance;

  /* Owned by the widget tree */
  RhChoice *engines; /* asked for where it was doubled */
};

G_DEFINE_FINAL_TYPE (RhHeartClaimEditor, rh_heart_claim_editor, RH_TYPE_HEART_EDITOR)

static void
on_colour_cb (RhChoice *choice, guint colour, RhHeartEditor *self)
{
  self->move.colour = (RhHeartColour) colour;
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_length_cb (RhChoice *choice, guint length, RhHeartEditor *self)
{
  self->move.length = length;
  rh_editor_changed (RH_EDITOR (self));
}

static void
show_engines (RhHeartEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (RH_HEART_CLAIM_EDITOR (self)->engines), self->move.doubled);
}

static void
on_doubled_cb (RhChoice *choice, guint doubled, RhHeartEditor *self)
{
  self->move.doubled = doubled != 0;
  show_engines (self);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_engines_cb (RhChoice *choice, guint engines, RhHeartEditor *self)
{
  self->move.engines = (int) engines;
  rh_editor_changed (RH_EDITOR (self));
}

static void
add_colours (RhHeartEditor *self)
{
  RhChoice *choice = rh_heart_editor_add_choice (self, _("Colour of the route"), G_CALLBACK (on_colour_cb));

  for (RhHeartColour colour = 0; colour < RH_HEART_COLOURS; colour++) {
    RhButton *button = rh_choice_add (choice, colour);
    const char *key = rh_heart_text_colour_key (colour);

    rh_button_set (button, key, rh_heart_text_colour (colour));
    rh_button_set_key (button, key);
    rh_button_set_name (button, rh_heart_text_colour (colour));
    rh_tooltip_set (GTK_WIDGET (button), rh_heart_text_colour (colour));
    gtk_widget_add_css_class (GTK_WIDGET (button), "painted");
    gtk_widget_add_css_class (GTK_WIDGET (button), "heart-route");
    gtk_widget_add_css_class (GTK_WIDGET (button), "heart-named");
    gtk_widget_add_css_class (GTK_WIDGET (button), rh_heart_colour_get_word (colour));
  }
  rh_choice_set (choice, (int) self->move.colour);
}

static RhButton *
add_figure (RhChoice *choice, guint figure, const char *name)
{
  RhButton *button = rh_choice_add (choice, figure);
  g_autofree char *label = g_strdup_printf ("%u", figure);

  rh_button_set (button, label, NULL);
  rh_button_set_name (button, name);
  gtk_widget_add_css_class (GTK_WIDGET (button), "figure");

  return button;
}

/* The figures are their keys. */
static void
add_lengths (RhHeartEditor *self)
{
  RhChoice *choice = rh_heart_editor_add_choice (self, _("Length of the route"), G_CALLBACK (on_length_cb));

  for (guint length = 1; length <= RH_HEART_LENGTH_MAX; length++) {
    g_autofree char *name = rh_heart_text_step_length (length);
    g_autofree char *key = g_strdup_printf ("%u", length);

    rh_button_set_key (add_figure (choice, length, name), key);
  }
  rh_choice_set (choice, (int) self->move.length);
}

static void
add_doubled (RhHeartEditor *self)
{
  RhChoice *choice = rh_heart_editor_add_choice (self, _("Points"), G_CALLBACK (on_doubled_cb));

  rh_button_set (rh_choice_add (choice, FALSE), C_("claim button", "Plain"), NULL);
  rh_button_set (rh_choice_add (choice, TRUE), C_("claim button", "Doubled"), NULL);
  rh_choice_set (choice, self->move.doubled);
}

static void
add_engines (RhHeartEditor *self)
{
  RhChoice *choice = rh_heart_editor_add_choice (self, _("Engines played as terrain cards"), G_CALLBACK (on_engines_cb));

  for (int engines = 0; engines <= RH_HEART_ENGINES; engines++) {
    g_autofree char *name = rh_heart_text_engines (engines);

    add_figure (choice, (guint) engines, name);
  }
  rh_choice_set (choice, self->move.engines);
  RH_HEART_CLAIM_EDITOR (self)->engines = choice;
}

static void
rh_heart_claim_editor_class_init (RhHeartClaimEditorClass *klass)
{
}

static void
rh_heart_claim_editor_init (RhHeartClaimEditor *self)
{
}

/**
 * rh_heart_claim_editor_new:
 * @setup: the players
 * @move: the claim; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_heart_claim_editor_new (const RhSetup *setup, const RhHeartMove *move)
{
  RhHeartEditor *self = rh_heart_editor_new (RH_TYPE_HEART_CLAIM_EDITOR, move);

  if (!move->doubled)
    self->move.engines = 0;
  rh_heart_editor_add_seats (self, setup);
  add_colours (self);
  add_lengths (self);
  add_doubled (self);
  add_engines (self);
  show_engines (self);

  return GTK_WIDGET (self);
}
