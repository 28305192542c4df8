/* SPDX-License-Identifier: GPL-3.0-or-later
 * Between the players: whose the laptop is now, and what opens the bid, where it will be sealed. */

#include "config.h"

#include "rh-cape-bid-cover.h"

#include "rh-announce.h"
#include "rh-keys.h"
#include "rh-mark.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

/**
 * RhCapeBidCover:
 *
 * Emits "back", and "open" when the player wants to bid.
 */
struct _RhCapeBidCover {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkLabel  *refusal; /* its place is kept free */
  GtkWidget *open;
};

enum {
  SIGNAL_BACK,
  SIGNAL_OPEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeBidCover, rh_cape_bid_cover, ADW_TYPE_BIN)

static void
on_back_clicked_cb (RhCapeBidCover *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static void
on_open_clicked_cb (RhCapeBidCover *self)
{
  g_signal_emit (self, signals[SIGNAL_OPEN], 0);
}

static GtkWidget *
add_button (RhCapeBidCover *self, GtkWidget *box, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "rh-button");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static void
add_answers (RhCapeBidCover *self, GtkWidget *box)
{
  GtkWidget *answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_box_append (GTK_BOX (box), answers);
  self->open = add_button (self, answers, _("Enter My Bid"), G_CALLBACK (on_open_clicked_cb));
  gtk_widget_add_css_class (self->open, "wide");
  gtk_widget_add_css_class (self->open, "main");
  gtk_widget_add_css_class (self->open, "suggested-action");
  gtk_widget_add_css_class (add_button (self, answers, C_("button", "Back"), G_CALLBACK (on_back_clicked_cb)), "other");
}

static void
rh_cape_bid_cover_class_init (RhCapeBidCoverClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[SIGNAL_BACK] = g_signal_new ("back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_cape_bid_cover_init (RhCapeBidCover *self)
{
  self->refusal = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_wrap (self->refusal, TRUE);
  gtk_label_set_justify (self->refusal, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->refusal), "wrong");
}

/**
 * rh_cape_bid_cover_new:
 * @who: the player
 *
 * Returns: (transfer floating): what stands before that player's bid
 */
GtkWidget *
rh_cape_bid_cover_new (const RhSeat *who)
{
  RhCapeBidCover *self = g_object_new (RH_TYPE_CAPE_BID_COVER, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *mark = rh_mark_new (who->colour);

  gtk_widget_set_vexpand (mark, TRUE);
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "cape-whose");
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->refusal));
  add_answers (self, box);
  rh_text_size_wrap_buttons (box);
  adw_bin_set_child (ADW_BIN (self), box);

  return GTK_WIDGET (self);
}

/**
 * rh_cape_bid_cover_key:
 * @self: what stands before a bid
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * A figure isn't the bid yet: somebody else may still be looking. What must be pressed first is said; the figure is kept
 * nowhere.
 *
 * Returns: whether it was one
 */
gboolean
rh_cape_bid_cover_key (RhCapeBidCover *self, guint keyval, GdkModifierType modifiers)
{
  const char *text = _("Press Enter first, then type the bid.");

  g_return_val_if_fail (RH_IS_CAPE_BID_COVER (self), FALSE);

  if (!rh_key_is_plain (modifiers) || !g_unichar_isdigit (gdk_keyval_to_unicode (keyval)))
    return FALSE;

  rh_announce_refusal (GTK_WIDGET (self));
  gtk_label_set_label (self->refusal, text);
  rh_announce (GTK_WIDGET (self->refusal), text);

  return TRUE;
}

/**
 * rh_cape_bid_cover_get_likely:
 * @self: what stands before a bid
 *
 * Returns: (transfer none): what is likely to be pressed next
 */
GtkWidget *
rh_cape_bid_cover_get_likely (RhCapeBidCover *self)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_COVER (self), NULL);

  return self->open;
}
