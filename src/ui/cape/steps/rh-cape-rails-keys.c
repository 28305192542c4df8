/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rails of the card that is turned up, below their caption: one row, whether they alone are asked for or the whole card. */

#include "config.h"

#include "rh-cape-rails-keys.h"

#include "rh-cape-card.h"
#include "rh-cape-figures.h"
#include "rh-cape-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhCapeRailsKeys {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *caption;
  RhButton  *buttons[RH_CAPE_RAILS_MAX + 1];
};

static guint given_signal;

G_DEFINE_FINAL_TYPE (RhCapeRailsKeys, rh_cape_rails_keys, ADW_TYPE_BIN)

static void
on_clicked_cb (GtkButton *button, RhCapeRailsKeys *self)
{
  guint rails = 0;

  while (GTK_BUTTON (self->buttons[rails]) != button)
    rails++;
  g_signal_emit (self, given_signal, 0, rails);
}

static void
rh_cape_rails_keys_class_init (RhCapeRailsKeysClass *klass)
{
  rh_cape_style_load ();

  given_signal = g_signal_new ("given", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_UINT);
}

static void
rh_cape_rails_keys_init (RhCapeRailsKeys *self)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *wrap = rh_wrap_new_filled (RH_WRAP_SPACING);

  gtk_widget_add_css_class (GTK_WIDGET (self), "cape-rails");
  /* Translators: the rails of the card that is turned up, above what gives them */
  self->caption = gtk_label_new (C_("card", "Turned up"));
  gtk_label_set_xalign (GTK_LABEL (self->caption), 0);
  gtk_widget_add_css_class (self->caption, "rh-row-caption");
  gtk_widget_add_css_class (self->caption, "above");
  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rails of the card turned up"), -1);
  for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
    self->buttons[i] = RH_BUTTON (rh_button_new ());
    rh_cape_figures_set_rails (self->buttons[i], i);
    gtk_widget_add_css_class (GTK_WIDGET (self->buttons[i]), "big");
    g_signal_connect (self->buttons[i], "clicked", G_CALLBACK (on_clicked_cb), self);
    rh_wrap_append (RH_WRAP (wrap), GTK_WIDGET (self->buttons[i]));
  }
  gtk_box_append (GTK_BOX (group), self->caption);
  gtk_box_append (GTK_BOX (group), wrap);
  adw_bin_set_child (ADW_BIN (self), group);
}

/**
 * rh_cape_rails_keys_show:
 * @self: keys
 * @chosen: the rails that were given; %RH_CAPE_RAILS_NONE for none
 * @asked: whether they are asked for
 *
 * Shows that.
 */
void
rh_cape_rails_keys_show (RhCapeRailsKeys *self, int chosen, gboolean asked)
{
  g_return_if_fail (RH_IS_CAPE_RAILS_KEYS (self));

  for (int i = 0; i <= RH_CAPE_RAILS_MAX; i++)
    rh_button_set_chosen (self->buttons[i], i == chosen);
  rh_cape_style_set_class (self->caption, "current", asked);
}

/**
 * rh_cape_rails_keys_set_usable:
 * @self: keys
 * @usable: whether they can be pressed
 */
void
rh_cape_rails_keys_set_usable (RhCapeRailsKeys *self, gboolean usable)
{
  g_return_if_fail (RH_IS_CAPE_RAILS_KEYS (self));

  for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->buttons[i]), usable);
}

/**
 * rh_cape_rails_keys_get:
 * @self: keys
 * @rails: 0 to 3
 *
 * Returns: (transfer none): the key of so many rails
 */
RhButton *
rh_cape_rails_keys_get (RhCapeRailsKeys *self, guint rails)
{
  g_return_val_if_fail (RH_IS_CAPE_RAILS_KEYS (self), NULL);
  g_return_val_if_fail (rails <= RH_CAPE_RAILS_MAX, NULL);

  return self->buttons[rails];
}

/**
 * rh_cape_rails_keys_get_caption:
 * @self: keys
 *
 * Returns: (transfer none): what stands above them
 */
GtkWidget *
rh_cape_rails_keys_get_caption (RhCapeRailsKeys *self)
{
  g_return_val_if_fail (RH_IS_CAPE_RAILS_KEYS (self), NULL);

  return self->caption;
}

/**
 * rh_cape_rails_keys_take_key:
 * @self: keys
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether one of them took the key
 */
gboolean
rh_cape_rails_keys_take_key (RhCapeRailsKeys *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_CAPE_RAILS_KEYS (self), FALSE);

  for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
