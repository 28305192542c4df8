/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids: who has bid, who bids now, and revealing them together. */

#include "config.h"

#include "rh-cape-bids-step.h"

#include "rh-button.h"
#include "rh-cape-bid-panel.h"
#include "rh-cape-bid-row.h"
#include "rh-cape-card-view.h"
#include "rh-rules-button.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-text-bids.h"
#include "rh-mark.h"
#include "rh-scroll.h"
#include "rh-wrap.h"

#include "rh-game-error.h"

#include <glib/gi18n.h>

struct _RhCapeBidsStep {
  RhStep parent_instance;

  /* Template */
  GtkWidget *top;
  RhWrap    *cards;
  RhWrap    *tiles;
  AdwBin    *row_place;
  GtkWidget *ask;
  GtkLabel  *question;
  GtkLabel  *hint;
  GtkWidget *actions;
  GtkWidget *open_button;
  GtkWidget *take_back_button;
  GtkWidget *back_button;
  GtkWidget *reveal_button;
  AdwClamp  *place;

  /* Owned by the widget tree */
  GtkWidget      *rules_button;
  RhCapeCardView *views[RH_CAPE_SEATS_MAX];
  RhButton   *tile[RH_CAPE_SEATS_MAX];
  GtkWidget      *row;    /* who has bid, beside an open bid; NULL before the first update */

  int          seat;  /* who was tapped, or RH_CAPE_NO_SEAT */
  RhCapeBidEnd end;   /* how the last open bid was left */
  guint        asked; /* the move this was asked for, from 1; 0 before the first update */
  guint        n_sealed;
};

G_DEFINE_FINAL_TYPE (RhCapeBidsStep, rh_cape_bids_step, RH_TYPE_STEP)

static RhCapeBidPanel *
get_panel (RhCapeBidsStep *self)
{
  GtkWidget *panel = adw_clamp_get_child (self->place);

  return panel != NULL ? RH_CAPE_BID_PANEL (panel) : NULL;
}

/* Back to the tiles. The panel is destroyed, which wipes what was typed. */
static void
leave_seat (RhCapeBidsStep *self)
{
  adw_clamp_set_child (self->place, NULL);
  self->seat = RH_CAPE_NO_SEAT;
}

static RhCapeBidding
get_bidding (RhCapeBidsStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));

  return (RhCapeBidding) { self->seat, rh_session_get_sealed (session), rh_session_is_resumed (session), self->end };
}

static void
show_question (RhCapeBidsStep *self, const RhSetup *setup, const RhCapeBidding *bidding)
{
  g_autofree char *question = rh_cape_text_bids_question (bidding, setup);
  const char *hint = rh_cape_text_bids_hint (bidding, setup);

  gtk_label_set_label (self->question, question);
  gtk_label_set_label (self->hint, hint != NULL ? hint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
}

/* From the hand-over to the seal, one player has the whole page: no lanes, and nothing to press but the own bid. */
static void
show_alone (RhCapeBidsStep *self, const RhSetup *setup, guint sealed, gboolean alone)
{
  GtkAlign align = alone ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL;

  gtk_widget_set_visible (GTK_WIDGET (self->tiles), !alone);
  gtk_widget_set_visible (self->rules_button, !alone);
  rh_cape_bid_row_update (RH_CAPE_BID_ROW (self->row), setup, sealed, self->seat);
  gtk_widget_set_visible (GTK_WIDGET (self->row_place), alone);
  gtk_widget_set_halign (self->top, align);
  gtk_widget_set_halign (self->ask, align);
  rh_step_set_alone (RH_STEP (self), alone);
}

static void
show_actions (RhCapeBidsStep *self, const RhSetup *setup, const RhCapeBidding *bidding)
{
  gboolean chosen = self->seat != RH_CAPE_NO_SEAT;
  gboolean sealed = rh_cape_bidding_is_sealed (bidding, self->seat);
  gboolean all = rh_cape_bidding_is_complete (bidding, setup);
  gboolean open = get_panel (self) != NULL;

  show_question (self, setup, bidding);
  gtk_widget_set_visible (self->open_button, chosen && !sealed);
  gtk_widget_set_visible (self->take_back_button, chosen && sealed);
  gtk_widget_set_visible (self->back_button, chosen);
  gtk_widget_set_visible (self->reveal_button, !chosen && all);
  gtk_widget_set_visible (self->actions, chosen || all);
  gtk_widget_set_visible (self->ask, !open);
  gtk_widget_set_visible (GTK_WIDGET (self->place), open);
  show_alone (self, setup, bidding->sealed, chosen && !sealed);
}

static void
show_tile (RhCapeBidsStep *self, const RhSetup *setup, const RhCapeBidding *bidding, guint i)
{
  RhButton *tile = self->tile[i];
  gboolean sealed = rh_cape_bidding_is_sealed (bidding, (int) i);

  gtk_widget_set_visible (GTK_WIDGET (tile), i < setup->n_seats);
  if (i >= setup->n_seats)
    return;

  rh_button_set (tile, setup->seats[i].name, rh_cape_text_bids_word (sealed, FALSE));
  rh_button_set_chosen (tile, self->seat == (int) i);
  rh_cape_style_set_class (GTK_WIDGET (tile), "sealed", sealed);
}

/* What is made once it is known who plays. */
static void
add_players (RhCapeBidsStep *self, const RhSetup *setup)
{
  if (self->row != NULL)
    return;

  self->row = rh_cape_bid_row_new (setup);
  adw_bin_set_child (self->row_place, self->row);
  for (guint i = 0; i < setup->n_seats; i++)
    rh_button_set_picture (self->tile[i], rh_mark_new (setup->seats[i].colour));
}

static void
show (RhCapeBidsStep *self)
{
  const RhSetup *setup = rh_session_get_setup (rh_step_get_session (RH_STEP (self)));
  RhCapeBidding bidding = get_bidding (self);

  add_players (self, setup);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    show_tile (self, setup, &bidding, i);
  show_actions (self, setup, &bidding);
}

static void
show_cards (RhCapeBidsStep *self, const RhCapeState *state)
{
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    gtk_widget_set_visible (GTK_WIDGET (self->views[i]), i < state->n_seats);
    if (i < state->n_seats)
      rh_cape_card_view_set (self->views[i], state->offer[i], RH_CAPE_CARD_OPEN);
  }
}

static void
on_tile_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  leave_seat (self);
  self->end = RH_CAPE_BID_LEFT;
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    if (GTK_BUTTON (self->tile[i]) == button)
      self->seat = (int) i;
  }
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_panel_closed_cb (RhCapeBidPanel *panel, int end, RhCapeBidsStep *self)
{
  leave_seat (self);
  self->end = (RhCapeBidEnd) end;
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_open_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  GtkWidget *panel;

  g_return_if_fail (self->seat != RH_CAPE_NO_SEAT);

  panel = rh_cape_bid_panel_new (rh_step_get_session (RH_STEP (self)), (guint) self->seat);
  g_signal_connect_object (panel, "closed", G_CALLBACK (on_panel_closed_cb), self, 0);
  adw_clamp_set_child (self->place, panel);
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_take_back_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  g_return_if_fail (self->seat != RH_CAPE_NO_SEAT);

  rh_session_unseal_bid (rh_step_get_session (RH_STEP (self)), (guint) self->seat);
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_back_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  leave_seat (self);
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_reveal_clicked_cb (GtkButton *button, RhCapeBidsStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  g_autoptr (GError) error = NULL;

  if (!rh_session_reveal_bids (session, &error))
    rh_game_error_show (GTK_WIDGET (self), session, _("The Bids Weren’t Revealed"), error);
}

static void
rh_cape_bids_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (step);
  RhSession *session = rh_step_get_session (step);
  guint asked = rh_session_get_n_played (session) + 1;
  guint n_sealed = rh_session_get_n_sealed (session);

  /* A bid just sealed, all of them dropped, or another auction: nobody's panel stays open. */
  if (asked != self->asked || (get_panel (self) != NULL && n_sealed != self->n_sealed)) {
    leave_seat (self);
    self->end = RH_CAPE_BID_LEFT;
  }
  self->asked = asked;
  self->n_sealed = n_sealed;

  if (state->phase != RH_CAPE_BIDS)
    return;

  show_cards (self, state);
  show (self);
}

static gboolean
rh_cape_bids_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (step);
  RhCapeBidPanel *panel = get_panel (self);

  if (panel != NULL)
    return rh_cape_bid_panel_key (panel, keyval, modifiers);

  if (keyval == GDK_KEY_Escape && self->seat != RH_CAPE_NO_SEAT) {
    on_back_clicked_cb (NULL, self);
    return TRUE;
  }

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    if (rh_button_take_key (self->tile[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

static void
rh_cape_bids_step_focus (RhStep *step)
{
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (step);
  RhSession *session = rh_step_get_session (step);
  GtkWidget *likely = GTK_WIDGET (self->tile[0]);

  if (rh_step_is_alone (step))
    rh_scroll_to (get_panel (self) != NULL ? GTK_WIDGET (self->place) : self->ask);
  if (get_panel (self) != NULL) {
    rh_cape_bid_panel_focus (get_panel (self));
    return;
  }

  for (guint i = rh_session_get_setup (session)->n_seats; i > 0; i--) {
    if (!rh_session_is_sealed (session, i - 1))
      likely = GTK_WIDGET (self->tile[i - 1]);
  }
  if (gtk_widget_get_visible (self->reveal_button))
    likely = self->reveal_button;
  else if (self->seat != RH_CAPE_NO_SEAT)
    likely = gtk_widget_get_visible (self->open_button) ? self->open_button : self->take_back_button;

  gtk_widget_grab_focus (likely);
}

/* Out of sight, such as behind the ledger: nobody finds an open bid on coming back. */
static void
rh_cape_bids_step_unmap (GtkWidget *widget)
{
  RhCapeBidsStep *self = RH_CAPE_BIDS_STEP (widget);

  GTK_WIDGET_CLASS (rh_cape_bids_step_parent_class)->unmap (widget);

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

  widget_class->unmap = rh_cape_bids_step_unmap;

  step_class->update = rh_cape_bids_step_update;
  step_class->key = rh_cape_bids_step_key;
  step_class->focus = rh_cape_bids_step_focus;

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-bids-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, top);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, cards);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, tiles);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, row_place);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, ask);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, question);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, hint);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, actions);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, open_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, take_back_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, back_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, reveal_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidsStep, place);
  gtk_widget_class_bind_template_callback (widget_class, on_open_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_take_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_reveal_clicked_cb);
}

static void
rh_cape_bids_step_init (RhCapeBidsStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->seat = RH_CAPE_NO_SEAT;
  self->rules_button = rh_rules_button_add (GTK_WIDGET (self->question));

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    GtkWidget *tile = rh_button_new ();
    g_autofree char *key = g_strdup_printf ("%u", i + 1);

    self->views[i] = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
    rh_wrap_append (self->cards, GTK_WIDGET (self->views[i]));

    self->tile[i] = RH_BUTTON (tile);
    rh_button_set_key (self->tile[i], key);
    gtk_widget_add_css_class (tile, "tile");
    g_signal_connect (tile, "clicked", G_CALLBACK (on_tile_clicked_cb), self);
    rh_wrap_append (self->tiles, tile);
  }
}
