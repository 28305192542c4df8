/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sentences that may be long, with paths in them, on a page that has more to show. */

#include "config.h"

#include "rh-long-text.h"

#include "rh-label.h"
#include "rh-text-size.h"

#define LARGE_TEXT 1.25 /* from here on it is scrolled, or it would leave no room for anything else */

/**
 * RhLongText:
 *
 * Shows all of it with text of the usual size. It can be selected, so that a
 * path can be copied.
 */
struct _RhLongText {
  AdwBin parent_instance;

  /* Owned */
  GtkWidget *label;

  int        height;
};

enum {
  PROP_HEIGHT = 1,
};

G_DEFINE_FINAL_TYPE (RhLongText, rh_long_text, ADW_TYPE_BIN)

static void
on_text_size_cb (RhLongText *self)
{
  gboolean large = rh_text_size_get (GTK_WIDGET (self)) > LARGE_TEXT;
  GtkWidget *before = adw_bin_get_child (ADW_BIN (self));

  if (before != NULL && large == GTK_IS_SCROLLED_WINDOW (before))
    return;

  if (before != NULL && !large)
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (before), NULL);
  adw_bin_set_child (ADW_BIN (self), NULL);
  adw_bin_set_child (ADW_BIN (self), large ? g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                                           "hscrollbar-policy", GTK_POLICY_NEVER,
                                                           "min-content-height", self->height,
                                                           "child", self->label,
                                                           NULL)
                                           : self->label);
}

static void
rh_long_text_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_HEIGHT:
    RH_LONG_TEXT (object)->height = g_value_get_int (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_long_text_constructed (GObject *object)
{
  G_OBJECT_CLASS (rh_long_text_parent_class)->constructed (object);
  on_text_size_cb (RH_LONG_TEXT (object));
}

static void
rh_long_text_dispose (GObject *object)
{
  g_clear_object (&RH_LONG_TEXT (object)->label);

  G_OBJECT_CLASS (rh_long_text_parent_class)->dispose (object);
}

static void
rh_long_text_class_init (RhLongTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = rh_long_text_set_property;
  object_class->constructed = rh_long_text_constructed;
  object_class->dispose = rh_long_text_dispose;

  /**
   * RhLongText:height:
   *
   * How high it is where it is scrolled, in pixels.
   */
  g_object_class_install_property (object_class, PROP_HEIGHT,
                                   g_param_spec_int ("height", NULL, NULL, 0, G_MAXINT, 96,
                                                     G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY |
                                                       G_PARAM_STATIC_STRINGS));
}

static void
rh_long_text_init (RhLongText *self)
{
  self->label = g_object_ref_sink (gtk_label_new (NULL));
  rh_text_size_wrap (GTK_LABEL (self->label));
  gtk_label_set_selectable (GTK_LABEL (self->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-xft-dpi",
                           G_CALLBACK (on_text_size_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

/**
 * rh_long_text_set:
 * @self: a text
 * @text: the sentences
 *
 * Shows them.
 */
void
rh_long_text_set (RhLongText *self, const char *text)
{
  g_return_if_fail (RH_IS_LONG_TEXT (self));

  gtk_label_set_label (GTK_LABEL (self->label), text);
  rh_label_hold (GTK_LABEL (self->label));
}

/**
 * rh_long_text_get_label:
 * @self: a text
 *
 * Returns: (transfer none): what says it to a screen reader
 */
GtkLabel *
rh_long_text_get_label (RhLongText *self)
{
  g_return_val_if_fail (RH_IS_LONG_TEXT (self), NULL);

  return GTK_LABEL (self->label);
}
