/* SPDX-License-Identifier: GPL-3.0-or-later
 * The length of a route: a button for each there is. */

#include "config.h"

#include "rh-heart-lengths.h"

#include "rh-heart-route.h"
#include "rh-heart-style.h"
#include "rh-heart-text-step.h"

#include "rh-button.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define GROW 20 /* by how much a row may be higher, where it is given more */

struct _RhHeartLengths {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhButton *buttons[RH_HEART_LENGTH_MAX];
};

G_DEFINE_FINAL_TYPE (RhHeartLengths, rh_heart_lengths, ADW_TYPE_BIN)

static guint chosen_signal;

static void
on_clicked_cb (GtkButton *button, RhHeartLengths *self)
{
  guint length = 1;

  while (GTK_BUTTON (self->buttons[length - 1]) != button)
    length++;
  g_signal_emit (self, chosen_signal, 0, length);
}

static void
rh_heart_lengths_class_init (RhHeartLengthsClass *klass)
{
  rh_heart_style_load ();

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
rh_heart_lengths_init (RhHeartLengths *self)
{
  GtkWidget *wrap = g_object_new (RH_TYPE_WRAP, "spacing", RH_WRAP_SPACING, "homogeneous", TRUE, "filled", TRUE, "grow", GROW, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Length of the route"), -1);
  for (guint i = 0; i < RH_HEART_LENGTH_MAX; i++) {
    GtkWidget *button = rh_button_new_radio ();
    g_autofree char *figure = g_strdup_printf ("%u", i + 1);
    g_autofree char *name = rh_heart_text_step_length (i + 1);

    self->buttons[i] = RH_BUTTON (button);
    rh_button_set (self->buttons[i], figure, NULL);
    rh_button_set_name (self->buttons[i], name);
    gtk_widget_add_css_class (button, "figure");
    gtk_widget_add_css_class (button, "heart-length");
    gtk_widget_set_hexpand (button, TRUE);
    g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
    rh_wrap_append (RH_WRAP (wrap), button);
  }
  adw_bin_set_child (ADW_BIN (self), wrap);
  /* Whoever has them says how much they get. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
}

/**
 * rh_heart_lengths_set:
 * @self: the lengths
 * @chosen: the one that is chosen, or %RH_HEART_OPEN
 */
void
rh_heart_lengths_set (RhHeartLengths *self, int chosen)
{
  g_return_if_fail (RH_IS_HEART_LENGTHS (self));

  for (int i = 0; i < RH_HEART_LENGTH_MAX; i++)
    rh_button_set_chosen (self->buttons[i], i + 1 == chosen);
}

/**
 * rh_heart_lengths_set_keys:
 * @self: the lengths
 * @keys: whether the figures are their keys now; if not, they can be seen not to be, and tapped all the same
 */
void
rh_heart_lengths_set_keys (RhHeartLengths *self, gboolean keys)
{
  for (guint i = 0; i < RH_HEART_LENGTH_MAX; i++) {
    g_autofree char *key = g_strdup_printf ("%u", i + 1);

    rh_button_set_key (self->buttons[i], keys ? key : NULL);
    rh_style_toggle (GTK_WIDGET (self->buttons[i]), "heart-later", !keys);
  }
}

/**
 * rh_heart_lengths_set_most:
 * @self: the lengths
 * @most: the longest that is of use now: 0 where what is told has to be ended first, or else for how many there are trains
 *
 * Has the others be seen and heard to be of no use. Who taps one all the same is told why.
 */
void
rh_heart_lengths_set_most (RhHeartLengths *self, guint most)
{
  for (guint i = 0; i < RH_HEART_LENGTH_MAX; i++) {
    gboolean closed = i >= most;

    rh_style_toggle (GTK_WIDGET (self->buttons[i]), "heart-closed", closed);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    closed && most > 0 ? _("Too few trains") : "", -1);
  }
}

/**
 * rh_heart_lengths_key:
 * @self: the lengths
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of one of them
 */
gboolean
rh_heart_lengths_key (RhHeartLengths *self, guint keyval, GdkModifierType modifiers)
{
  for (guint i = 0; i < RH_HEART_LENGTH_MAX; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
