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
 * wide as each other where they stand below it.
 */
struct _RhBar {
  GtkBox parent_instance;

  gboolean wordy;
};

enum {
  PROP_WORDY = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RhBar, rh_bar, GTK_TYPE_BOX)

static void
on_text_size_cb (RhBar *self)
{
  gboolean large = rh_text_size_get (GTK_WIDGET (self)) > LARGE_TEXT;
  GtkWidget *buttons = gtk_widget_get_last_child (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  large || self->wordy ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
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
rh_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_WORDY:
    g_value_set_boolean (value, RH_BAR (object)->wordy);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_WORDY:
    RH_BAR (object)->wordy = g_value_get_boolean (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_bar_class_init (RhBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rh_bar_get_property;
  object_class->set_property = rh_bar_set_property;
  GTK_WIDGET_CLASS (klass)->root = rh_bar_root;

  /**
   * RhBar:wordy:
   *
   * Whether so much is said that the buttons always stand below it.
   */
  properties[PROP_WORDY] = g_param_spec_boolean ("wordy", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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
