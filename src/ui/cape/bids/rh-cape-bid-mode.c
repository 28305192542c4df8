/* SPDX-License-Identifier: GPL-3.0-or-later
 * How bids are given: in secret, or written on slips of paper. Each way has its place, and it is seen which one it is; and that it
 * is no answer to what is asked. */

#include "config.h"

#include "rh-cape-bid-mode.h"

#include "rh-button.h"
#include "rh-cape-style.h"

#include <glib/gi18n.h>

struct _RhCapeBidMode {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *in_secret;
  GtkWidget *on_paper;
};

G_DEFINE_FINAL_TYPE (RhCapeBidMode, rh_cape_bid_mode, ADW_TYPE_BIN)

/* The way it is already is no news. */
static void
on_clicked_cb (RhCapeBidMode *self, GtkWidget *button)
{
  if (!rh_button_is_chosen (RH_BUTTON (button)))
    g_signal_emit_by_name (self, "chosen");
}

/* To the left of the first, and to the right of the second, there is nothing: the focus doesn't go to what else stands there. */
static gboolean
rh_cape_bid_mode_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean within = gtk_widget_get_focus_child (widget) != NULL;
  gboolean moved = GTK_WIDGET_CLASS (rh_cape_bid_mode_parent_class)->focus (widget, direction);

  return moved || (within && (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT));
}

static void
rh_cape_bid_mode_class_init (RhCapeBidModeClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = rh_cape_bid_mode_focus;

  g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_button (RhCapeBidMode *self, GtkWidget *box, const char *label, const char *key)
{
  GtkWidget *button = rh_button_new_radio ();

  rh_button_set (RH_BUTTON (button), label, NULL);
  rh_button_set_key (RH_BUTTON (button), key);
  gtk_widget_add_css_class (button, "mode");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static void
rh_cape_bid_mode_init (RhCapeBidMode *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
                                 "homogeneous", TRUE, "valign", GTK_ALIGN_END, "vexpand", TRUE, NULL);

  gtk_widget_add_css_class (box, "cape-bid-mode");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("How to bid"), -1);
  self->in_secret = add_button (self, box,
                                /* Translators: on a phone two of these stand beside each other, 16 letters each */
                                _("Bid in Secret"),
                                /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of
                                 * the table has */
                                C_("key for Bid in Secret", "t"));
  self->on_paper = add_button (self, box,
                               /* Translators: the bids are written on paper and revealed; they are entered where everybody sees
                                * them. On a phone two of these stand beside each other, 16 letters each */
                               _("Bid on Paper"),
                               /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of
                                * the table has */
                               C_("key for Bid on Paper", "a"));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* It can be pressed to hear why it can't be chosen. */
static void
set_barred (GtkWidget *button, gboolean barred)
{
  rh_cape_style_set_class (button, "barred", barred);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, barred, -1);
}

/**
 * rh_cape_bid_mode_show:
 * @self: how bids are given
 * @on_paper: whether they are on paper
 * @barred: whether it can't be the other way just now; who taps that is told why
 *
 * Shows which way it is.
 */
void
rh_cape_bid_mode_show (RhCapeBidMode *self, gboolean on_paper, gboolean barred)
{
  g_return_if_fail (RH_IS_CAPE_BID_MODE (self));

  rh_button_set_chosen (RH_BUTTON (self->in_secret), !on_paper);
  rh_button_set_chosen (RH_BUTTON (self->on_paper), on_paper);
  set_barred (self->in_secret, on_paper && barred);
  set_barred (self->on_paper, !on_paper && barred);
}

/**
 * rh_cape_bid_mode_take_key:
 * @self: how bids are given
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key for one of both ways, which it has chosen then
 */
gboolean
rh_cape_bid_mode_take_key (RhCapeBidMode *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_MODE (self), FALSE);

  return rh_button_take_key (RH_BUTTON (self->in_secret), keyval, modifiers) ||
         rh_button_take_key (RH_BUTTON (self->on_paper), keyval, modifiers);
}
