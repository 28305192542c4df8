/* SPDX-License-Identifier: GPL-3.0-or-later
 * Between the players: whose the laptop is now, and what opens the bid, where it will be sealed. */

#include "config.h"

#include "rh-cape-bid-cover.h"

#include "rh-announce.h"
#include "rh-cape-bid-screen.h"
#include "rh-cape-text-bids.h"
#include "rh-keys.h"
#include "rh-mark.h"
#include "rh-step-frame.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

/**
 * RhCapeBidCover:
 *
 * Emits "back", and "open" when the player wants to bid.
 */
struct _RhCapeBidCover {
  AdwBin parent_instance;

  /* Template */
  RhStepFrame     *frame;
  RhCapeBidScreen *screen;
  AdwBin          *whose;
  GtkLabel        *name;
  GtkLabel        *refusal; /* its place is kept free */
  GtkWidget       *answers;
  GtkWidget       *open_button;
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

static void
rh_cape_bid_cover_class_init (RhCapeBidCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[SIGNAL_BACK] = g_signal_new ("back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RH_TYPE_CAPE_BID_SCREEN);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-bid-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidCover, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidCover, screen);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidCover, whose);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidCover, name);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidCover, refusal);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidCover, answers);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidCover, open_button);
  gtk_widget_class_bind_template_callback (widget_class, on_open_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked_cb);
}

static void
rh_cape_bid_cover_init (RhCapeBidCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (self->answers);
}

/**
 * rh_cape_bid_cover_new:
 * @session: the game
 * @seat: whose bid is next, from 0
 *
 * Returns: (transfer floating): what stands before that player's bid
 */
GtkWidget *
rh_cape_bid_cover_new (RhSession *session, guint seat)
{
  RhCapeBidCover *self = g_object_new (RH_TYPE_CAPE_BID_COVER, NULL);
  const RhSeat *who = &rh_session_get_setup (session)->seats[seat];
  g_autofree char *question = rh_cape_text_bids_alone (who->name);

  adw_bin_set_child (self->whose, rh_mark_new (who->colour));
  gtk_label_set_label (self->name, who->name);
  rh_cape_bid_screen_update (self->screen, rh_session_get_state (session));
  rh_step_frame_ask (self->frame, question, who->colour);

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

  return self->open_button;
}
