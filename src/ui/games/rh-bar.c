/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said of a game below its table, with the buttons that go with it. */

#include "config.h"

#include "rh-bar.h"

#include "rh-text-size.h"

#define LARGE_TEXT 1.25 /* from here on the buttons stand below what is said */

/**
 * RhBar:
 *
 * A box of two children: what is said, and a box of buttons, which are all as
 * wide as each other where they stand below it. With the style class “wordy” so
 * much is said that they always do.
 */
struct _RhBar {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RhBar, rh_bar, GTK_TYPE_BOX)

static void
on_text_size_cb (RhBar *self)
{
  gboolean large = rh_text_size_get (GTK_WIDGET (self)) > LARGE_TEXT;
  gboolean below = large || gtk_widget_has_css_class (GTK_WIDGET (self), "wordy");
  GtkWidget *buttons = gtk_widget_get_last_child (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (buttons), large);
  gtk_widget_set_halign (buttons, large ? GTK_ALIGN_FILL : GTK_ALIGN_END);
}

/* The children are there now. */
static void
rh_bar_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rh_bar_parent_class)->root (widget);
  on_text_size_cb (RH_BAR (widget));
}

static void
rh_bar_class_init (RhBarClass *klass)
{
  GTK_WIDGET_CLASS (klass)->root = rh_bar_root;
}

static void
rh_bar_init (RhBar *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-bar");
  gtk_box_set_spacing (GTK_BOX (self), 6);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-xft-dpi",
                           G_CALLBACK (on_text_size_cb),
                           self,
                           G_CONNECT_SWAPPED);
}
