/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids: who has bid, who bids now, and revealing them together. */

#include "config.h"

#include "rh-cape-bids-step.h"

#include "rh-announce.h"
#include "rh-cape-bid-mode.h"
#include "rh-cape-bid-panel.h"
#include "rh-cape-bid-tiles.h"
#include "rh-cape-bid-turns.h"
#include "rh-cape-bid-wait.h"
#include "rh-cape-mending.h"
#include "rh-cape-offer-view.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-ten.h"
#include "rh-cape-text-bids.h"
#include "rh-game-error.h"
#include "rh-keys.h"
#include "rh-panel.h"
#include "rh-prompt.h"
#include "rh-step-frame.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define CARD_WIDTH 44 /* on a phone, with the players below them */
#define WAIT 6000     /* milliseconds in which somebody bids who has chosen to before their turn */

struct _RhCapeBidsStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame    *frame;
  GtkLabel       *hint;
  RhCapeBidMode  *mode;
  RhCapeOfferView *cards;
  RhCapeBidTiles *tiles;
  GtkWidget      *open_button;
  GtkLabel       *bidder;  /* whose bid that asks for */
  GtkWidget      *reveal_button;
  GtkWidget      *back_button;
  GtkWidget      *take_back_button;
  AdwBin         *alone;   /* in place of all that: what one player does who bids */
  RhCapeMending  *mending; /* in place of all that: a card on offer that is given anew */

  gboolean       ready; /* whether the players are known: not before the first update */
  RhCapeBidTurns turns; /* who is asked to bid, */
  RhCapeBidWait  wait;  /* and whether that one comes */
  int            seat;  /* who bids, or whose sealed bid is looked at, or RH_CAPE_NO_SEAT */
  RhCapeBidEnd   end;   /* how the last open bid was left */
  guint          asked; /* the move this was asked for, from 1; 0 before the first update */
  RhCapeTen      ten;   /* of the cards, the one that was given last */
};

G_DEFINE_FINAL_TYPE (RhCapeBidsStep, rh_cape_bids_step, RH_TYPE_STEP)

/* (nullable) */
static RhCapeBidPanel *
get_panel (RhCapeBidsStep *self)
{
  return (RhCapeBidPanel *) adw_bin_get_child (self->alone);
}

/* Who is chosen before their turn, and doesn't come, isn't who types then without a look. */
static void
choose (RhCapeBidsStep *self, guint seat)
{
  const RhSetup *setup = rh_session_get_setup (rh_step_get_session (RH_STEP (self)));

  self->turns.due = seat;
  rh_cape_bid_wait_begin (&self->wait, GTK_WIDGET (self),
                          rh_cape_bid_turns_differ (&self->turns) ? setup->seats[seat].name : NULL, WAIT);
}

/* Back to the tiles. The panel is destroyed, which wipes what was typed. */
static void
leave_seat (RhCapeBidsStep *self)
{
  adw_bin_set_child (self->alone, NULL);
  self->seat = RH_CAPE_NO_SEAT;
  rh_step_frame_refuse (GTK_WIDGET (self->frame), NULL);
}

static RhCapeBidding
get_bidding (RhCapeBidsStep *self)
{
  return rh_cape_bid_turns_get_bidding (&self->turns, rh_step_get_session (RH_STEP (self)), self->seat, self->end);
}

/* The place of each is kept free, so that nothing moves when a bid is sealed, or looked at. */
static void
show_actions (RhCapeBidsStep *self, const RhSetup *setup, const RhCapeBidding *bidding)
{
  gboolean all = rh_cape_bidding_is_complete (bidding, setup);
  gboolean chosen = self->seat != RH_CAPE_NO_SEAT;

  gtk_widget_set_visible (self->open_button, !chosen && !all);
  gtk_widget_set_visible (self->reveal_button, !chosen && all);
  gtk_widget_set_visible (self->back_button, chosen);
  gtk_widget_set_visible (self->take_back_button, chosen);
  rh_cape_bid_mode_show (self->mode, FALSE, bidding->sealed != 0);
}

/* In a game that is looked at, bids aren't secret any more. */
static void
show_tiles (RhCapeBidsStep *self, const RhSetup *setup, const RhCapeBidding *bidding)
{
  RhCapeMove answer = rh_cape_step_get_answer (RH_STEP (self));

  for (guint i = 0; i < setup->n_seats; i++) {
    if (answer.kind == RH_CAPE_MOVE_BIDS)
      rh_cape_bid_tiles_show_bid (self->tiles, i, answer.bids[i]);
    else
      rh_cape_bid_tiles_show_sealed (self->tiles, i, bidding);
  }
}

/* What is made once it is known who plays. */
static void
add_players (RhCapeBidsStep *self, RhSession *session, const RhSetup *setup)
{
  if (self->ready)
    return;

  self->ready = TRUE;
  rh_cape_bid_tiles_set_players (self->tiles, setup, TRUE);
  if (!rh_session_is_replay (session))
    rh_cape_offer_view_set_taps (self->cards);
}

/* What can't be seen isn't said aloud either. */
static void
show_question (RhCapeBidsStep *self, const RhSetup *setup, const RhCapeBidding *bidding, gboolean alone)
{
  const char *colour = bidding->seat != RH_CAPE_NO_SEAT ? setup->seats[bidding->seat].colour : NULL;
  g_autofree char *question = rh_cape_text_bids_question (bidding, setup);

  gtk_label_set_label (self->bidder, setup->seats[self->turns.due].name);
  gtk_label_set_label (self->hint, alone ? "" : rh_cape_text_bids_hint (bidding, setup));
  rh_cape_style_set_class (GTK_WIDGET (self->hint), "lost", rh_cape_text_bids_are_lost (bidding));
  rh_step_frame_ask (self->frame, alone ? "" : question, colour);
}

/* Who bids has the panel to themselves; the lanes stay where they are, but whose turn it is to bid is no secret. */
static void
show (RhCapeBidsStep *self)
{
  const RhSetup *setup = rh_session_get_setup (rh_step_get_session (RH_STEP (self)));
  RhCapeBidding bidding = get_bidding (self);
  gboolean alone = get_panel (self) != NULL;
  gboolean mending = gtk_widget_get_visible (GTK_WIDGET (self->mending));
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self))); /* the first was in sight then */

  show_question (self, setup, &bidding, alone || mending);
  show_tiles (self, setup, &bidding);
  show_actions (self, setup, &bidding);
  gtk_widget_set_visible (GTK_WIDGET (self->frame), !alone && !mending);
  gtk_widget_set_visible (GTK_WIDGET (self->alone), alone);
  rh_step_set_asked (RH_STEP (self), replay ? (int) self->turns.due : bidding.seat, alone); /* RH_CAPE_NO_SEAT: all */
}

static void
on_mended_cb (RhCapeBidsStep *self)
{
  show (self);
  rh_step_focus (RH_STEP (self));
}

static const char *
tell_stopped (RhCapeBidsStep *self)
{
  RhCapeBidding bidding = get_bidding (self);

  return rh_cape_text_bids_early (&bidding, rh_session_get_setup (rh_step_get_session (RH_STEP (self))));
}

/* Whoever types on without a look believes another bid open than is: nothing of that is taken, until somebody looks. */
static const char *
stop (RhCapeBidsStep *self)
{
  const char *why = tell_stopped (self);

  rh_cape_ten_end (&self->ten);
  rh_panel_stop (GTK_WIDGET (self), why, TRUE);

  return why;
}

/* As from a bid that isn't sealed, or from one that stays so: somebody else types then. That is told at once, whatever was typed. */
static void
on_back_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  leave_seat (self);
  on_mended_cb (self);
  choose (self, self->turns.due);
  rh_step_frame_refuse (GTK_WIDGET (self->frame), stop (self));
}

/* Where the bid was sealed, that has been left already. */
static void
on_panel_closed_cb (RhCapeBidPanel *panel, int end, RhCapeBidsStep *self)
{
  self->end = (RhCapeBidEnd) end;
  if (self->seat != RH_CAPE_NO_SEAT)
    on_back_clicked_cb (NULL, self);
  else
    on_mended_cb (self);
  if (self->end == RH_CAPE_BID_EMPTY)
    rh_cape_step_refuse (RH_STEP (self), rh_cape_text_bids_stopped ());
}

static void
on_open_cb (RhCapeBidsStep *self)
{
  GtkWidget *panel = rh_cape_bid_panel_new (rh_step_get_session (RH_STEP (self)), self->turns.due,
                                            rh_cape_bid_turns_differ (&self->turns));

  rh_cape_bid_wait_end (&self->wait);
  rh_step_frame_refuse (GTK_WIDGET (self->frame), NULL);
  self->end = RH_CAPE_BID_LEFT;
  self->seat = (int) self->turns.due;
  g_signal_connect_object (panel, "closed", G_CALLBACK (on_panel_closed_cb), self, 0);
  adw_bin_set_child (self->alone, panel);
  on_mended_cb (self);
}

/* Who wants to bid before the one who is asked, or to see to a bid that is sealed. */
static void
on_picked_cb (RhCapeBidTiles *tiles, guint seat, RhCapeBidsStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  gboolean sealed = rh_session_is_sealed (session, seat);

  leave_seat (self);
  if (sealed)
    self->seat = (int) seat;
  else
    choose (self, seat);
  if (!sealed && rh_session_get_opens_bids (session))
    on_open_cb (self);
  else
    on_mended_cb (self);
}

/* The bid is asked for at once. */
static void
on_take_back_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  guint seat = (guint) self->seat;

  rh_session_unseal_bid (rh_step_get_session (RH_STEP (self)), seat);
  on_picked_cb (self->tiles, seat, self);
}

/* What was sealed stays so: the card is asked for as it was when it was turned up. */
static void
on_card_picked_cb (RhCapeOfferView *cards, guint place, RhCapeBidsStep *self)
{
  leave_seat (self);
  choose (self, self->turns.turn);
  rh_cape_mending_open (self->mending, RH_STEP (self), place);
  on_mended_cb (self);
}

/* Bids that were written on slips of paper and are revealed already. None that is sealed is given up for them. */
static void
on_openly_cb (RhCapeBidsStep *self)
{
  RhCapeDraft draft = rh_cape_draft_new (RH_CAPE_MOVE_BIDS);

  if (rh_session_get_n_sealed (rh_step_get_session (RH_STEP (self))) > 0)
    rh_cape_step_refuse (RH_STEP (self), _("A bid is sealed. To bid on paper, first withdraw it: tap the name."));
  else
    rh_cape_step_enter (RH_STEP (self), &draft);
}

static void
on_reveal_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  g_autoptr (GError) error = NULL;

  if (!rh_session_reveal_bids (session, &error))
    rh_game_error_show (GTK_WIDGET (self), session, _("The Bids Could Not Be Revealed"), error);
}

static void
rh_cape_bids_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (step);
  RhSession *session = rh_step_get_session (step);
  guint asked = rh_session_get_n_played (session) + 1;
  guint sealed = rh_session_get_sealed (session);
  gboolean unsealed = self->seat != RH_CAPE_NO_SEAT && get_panel (self) == NULL && ((sealed >> self->seat) & 1) == 0;

  /* A bid just sealed or dropped, or another auction: nobody's panel stays open, nor is one looked at that is sealed no more. */
  if (asked != self->asked || (get_panel (self) != NULL && sealed != self->turns.sealed) || unsealed) {
    leave_seat (self);
    self->end = RH_CAPE_BID_LEFT;
  }
  if (asked != self->asked || sealed != self->turns.sealed) {
    rh_cape_mending_close (self->mending);
    rh_cape_bid_wait_end (&self->wait);
  }
  if (sealed != self->turns.sealed)
    rh_cape_ten_end (&self->ten);
  if (asked != self->asked)
    self->turns = (RhCapeBidTurns) { 0 };
  if (rh_cape_bid_turns_update (&self->turns, sealed, rh_session_get_standing (session), setup->n_seats))
    self->end = RH_CAPE_BID_DROPPED;
  rh_cape_ten_update (&self->ten, step);
  self->asked = asked;
  if (state->phase != RH_CAPE_BIDS)
    return;

  rh_cape_mending_update (self->mending, step, &self->ten);
  if (rh_cape_mending_get_step (self->mending) != NULL) /* as after a redo */
    leave_seat (self);
  add_players (self, session, setup);
  rh_cape_offer_view_update (self->cards, state, CARD_WIDTH);
  show (self);
}

/* A figure opens the bid that is asked for, and is the first of it: typed one after the other, each bid is the player's it was meant
 * for, however fast, and with or without an Enter before it. Nobody sees more of it than that something was typed; one that was meant
 * for the bid before is wiped in a moment. Where all are sealed it is nobody's; before any bid, and the question was seen, it was
 * the cards', and is left to whoever drops all that is typed on. */
static gboolean
take_figure (RhCapeBidsStep *self, guint keyval, GdkModifierType modifiers, gboolean seen)
{
  if (!rh_key_is_figure (keyval, modifiers) || (!seen && self->turns.sealed == 0))
    return FALSE;
  if (!gtk_widget_get_visible (self->open_button)) {
    rh_cape_step_refuse (RH_STEP (self), stop (self));
    return TRUE;
  }

  rh_cape_ten_end (&self->ten);
  on_open_cb (self);
  rh_cape_bid_panel_set_limit (get_panel (self), RH_CAPE_BID_MOMENT);

  return rh_cape_bid_panel_key (get_panel (self), keyval, modifiers);
}

static gboolean
rh_cape_bids_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (step);
  RhCapeBidPanel *panel = get_panel (self);

  if (panel != NULL)
    return rh_cape_bid_panel_key (panel, keyval, modifiers);
  if (rh_cape_mending_take_key (self->mending, step, keyval, modifiers)) {
    leave_seat (self);
    choose (self, self->turns.turn);
    on_mended_cb (self);
    return TRUE;
  }
  if (rh_cape_mending_get_step (self->mending) != NULL)
    return rh_step_key (rh_cape_mending_get_step (self->mending), keyval, modifiers);

  if (keyval == GDK_KEY_Escape && self->seat != RH_CAPE_NO_SEAT) {
    on_back_clicked_cb (NULL, self);
    return TRUE;
  }

  return rh_cape_ten_key (&self->ten, step, keyval, modifiers) || take_figure (self, keyval, modifiers, TRUE) ||
         rh_cape_bid_mode_take_key (self->mode, keyval, modifiers) ||
         rh_cape_step_stop_card (step, keyval, modifiers, tell_stopped (self));
}

static gboolean
rh_cape_bids_step_follow (RhStep *step, guint keyval, GdkModifierType modifiers, gboolean at_stretch)
{
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (step);

  if (get_panel (self) != NULL || rh_cape_mending_get_step (self->mending) != NULL)
    return FALSE;
  if (at_stretch && rh_cape_ten_key (&self->ten, step, keyval, modifiers))
    return TRUE;

  return take_figure (self, keyval, modifiers, FALSE);
}

/* At a bid that is sealed it is what leaves it so. */
static GtkWidget *
find_likely (RhCapeBidsStep *self)
{
  if (self->seat != RH_CAPE_NO_SEAT)
    return self->back_button;

  return gtk_widget_get_visible (self->reveal_button) ? self->reveal_button : self->open_button;
}

static gboolean
rh_cape_bids_step_keeps (RhStep *step)
{
  return rh_cape_mending_keeps (RH_CAPE_BIDS_STEP (step)->mending);
}

static void
rh_cape_bids_step_focus (RhStep *step)
{
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (step);

  if (!self->ready)
    return;
  if (rh_cape_mending_get_step (self->mending) != NULL)
    rh_step_focus (rh_cape_mending_get_step (self->mending));
  else if (get_panel (self) != NULL)
    rh_cape_bid_panel_focus (get_panel (self));
  else
    gtk_widget_grab_focus (find_likely (self));
}

static void
rh_cape_bids_step_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rh_cape_bids_step_parent_class)->map (widget);

  choose (RH_CAPE_BIDS_STEP (widget), RH_CAPE_BIDS_STEP (widget)->turns.due);
}

/* Out of sight, such as behind the ledger: nobody finds an open bid on coming back. */
static void
rh_cape_bids_step_unmap (GtkWidget *widget)
{
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (widget);

  GTK_WIDGET_CLASS (rh_cape_bids_step_parent_class)->unmap (widget);

  rh_cape_bid_wait_end (&self->wait);
  if (get_panel (self) != NULL) {
    leave_seat (self);
    self->end = RH_CAPE_BID_COVERED;
    show (self);
  }
}

static void
rh_cape_bids_step_class_init (RhCapeBidsStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  widget_class->map = rh_cape_bids_step_map;
  widget_class->unmap = rh_cape_bids_step_unmap;
  step_class->update = rh_cape_bids_step_update;
  step_class->key = rh_cape_bids_step_key;
  step_class->follow = rh_cape_bids_step_follow;
  step_class->keeps = rh_cape_bids_step_keeps;
  step_class->focus = rh_cape_bids_step_focus;
  step_class->figures_rest = 2000;
  rh_cape_step_stop_early (step_class);

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_BID_MODE);
  g_type_ensure (RH_TYPE_CAPE_BID_TILES);
  g_type_ensure (RH_TYPE_CAPE_MENDING);
  g_type_ensure (RH_TYPE_CAPE_OFFER_VIEW);
  g_type_ensure (RH_TYPE_PROMPT);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-bids-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, hint);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, mode);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, cards);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, tiles);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, open_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, bidder);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, reveal_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, back_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, take_back_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, alone);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, mending);
  gtk_widget_class_bind_template_callback (widget_class, on_card_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_mended_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_open_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_take_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_reveal_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_openly_cb);
}

static void
rh_cape_bids_step_init (RhCapeBidsStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (GTK_WIDGET (self));
  rh_step_say (RH_STEP (self), self->hint);
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  self->seat = RH_CAPE_NO_SEAT;
}
