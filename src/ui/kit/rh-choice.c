/* SPDX-License-Identifier: GPL-3.0-or-later
 * A row of big buttons, one of which is chosen. */

#include "config.h"

#include "rh-choice.h"

#include "rh-label.h"
#include "rh-style.h"
#include "rh-wrap.h"

#define NOT_CHOSEN (-1)

struct _RhChoice {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *caption;
  GtkWidget *wrap;

  int chosen;
};

G_DEFINE_FINAL_TYPE (RhChoice, rh_choice, ADW_TYPE_BIN)

static int
value_of (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "value"));
}

static void
on_clicked_cb (RhChoice *self, GtkWidget *button)
{
  int value = value_of (button);

  if (value == self->chosen)
    return;

  rh_choice_set (self, value);
  /* A key leaves it where it was, and an Enter would choose that again. */
  if (gtk_widget_get_focus_child (self->wrap) != NULL)
    gtk_widget_grab_focus (button);
  g_signal_emit_by_name (self, "chosen", (guint) value);
}

static void
rh_choice_class_init (RhChoiceClass *klass)
{
  rh_style_load ();

  g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
rh_choice_init (RhChoice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->chosen = NOT_CHOSEN;
  self->caption = rh_label_new (NULL, "rh-row-caption");
  self->wrap = rh_wrap_new (RH_WRAP_SPACING, TRUE);
  gtk_box_append (GTK_BOX (box), self->caption);
  gtk_box_append (GTK_BOX (box), self->wrap);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * rh_choice_new:
 * @caption: what is chosen
 *
 * Returns: (transfer floating): a choice without buttons
 */
GtkWidget *
rh_choice_new (const char *caption)
{
  RhChoice *self = g_object_new (RH_TYPE_CHOICE, NULL);

  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, caption, -1);

  return GTK_WIDGET (self);
}

/**
 * rh_choice_set_name:
 * @self: a choice
 * @name: what is chosen, in words alone
 *
 * Names it for screen readers, where a sign stands in the caption.
 */
void
rh_choice_set_name (RhChoice *self, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->caption), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * rh_choice_add:
 * @self: a choice
 * @value: what the button stands for
 *
 * Returns: (transfer none): a new button, still without text
 */
RhButton *
rh_choice_add (RhChoice *self, guint value)
{
  GtkWidget *button = rh_button_new_radio ();

  g_object_set_data (G_OBJECT (button), "value", GUINT_TO_POINTER (value));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);
  rh_wrap_append (RH_WRAP (self->wrap), button);

  return RH_BUTTON (button);
}

/**
 * rh_choice_get:
 * @self: a choice
 * @value: the value of one of its buttons
 *
 * Returns: (transfer none) (nullable): that button; %NULL if there is none
 */
RhButton *
rh_choice_get (RhChoice *self, guint value)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    if (value_of (button) == (int) value)
      return RH_BUTTON (button);
  }

  return NULL;
}

/**
 * rh_choice_set:
 * @self: a choice
 * @value: the value of one of its buttons, or -1 for none
 *
 * Shows what is chosen. Emits nothing.
 */
void
rh_choice_set (RhChoice *self, int value)
{
  self->chosen = value;
  for (GtkWidget *button = gtk_widget_get_first_child (self->wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    rh_button_set_chosen (RH_BUTTON (button), value_of (button) == value);
}

/**
 * rh_choice_key:
 * @self: a choice
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether the key was that of a button
 */
gboolean
rh_choice_key (RhChoice *self, guint keyval, GdkModifierType modifiers)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    if (rh_button_take_key (RH_BUTTON (button), keyval, modifiers)) {
      /* Where it is in this row, the focus goes along: Enter presses what is chosen. */
      if (gtk_widget_get_focus_child (self->wrap) != NULL)
        gtk_widget_grab_focus (button);
      return TRUE;
    }
  }

  return FALSE;
}

/**
 * rh_choice_focus:
 * @self: a choice
 *
 * Puts the focus on what is chosen, or on the first button.
 */
void
rh_choice_focus (RhChoice *self)
{
  GtkWidget *target = gtk_widget_get_first_child (self->wrap);

  for (GtkWidget *button = target; button != NULL; button = gtk_widget_get_next_sibling (button)) {
    if (value_of (button) == self->chosen)
      target = button;
  }
  if (target != NULL)
    gtk_widget_grab_focus (target);
}
