/* SPDX-License-Identifier: GPL-3.0-or-later
 * Bids that were written on slips of paper: entered where everybody sees them, a player after another. */

#include "config.h"

#include "rh-cape-open-bids-step.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-cape-bid-mode.h"
#include "rh-cape-bid-tiles.h"
#include "rh-cape-mending.h"
#include "rh-cape-offer-view.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-ten.h"
#include "rh-cape-text-bids.h"
#include "rh-cape-text.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-panel.h"
#include "rh-prompt.h"
#include "rh-step-frame.h"
#include "rh-table-page.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

#define NOBODY (-1)
#define CARD_WIDTH 44 /* on a phone, with the players below them */
#define COLUMNS 6 /* of the keypad: no higher than what other steps ask for, so that the lanes keep their size */

struct _RhCapeOpenBidsStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  GtkLabel  *hint;
  RhCapeOfferView *cards;
  RhCapeBidTiles *tiles;
  GtkGrid   *keypad;
  GtkWidget *ok_button;
  RhCapeBidMode *mode;
  RhCapeMending *mending; /* in place of all that: a card on offer that is given anew */

  /* Owned by the widget tree */
  GtkWidget *digit_buttons[10];

  RhCapeDraft draft;
  guint       n;
  guint       played;  /* moves, when they were asked for */
  guint       current; /* whose bid is asked for; n for nobody's */
  int         capital; /* of that seat */
  int         picked;  /* who is asked out of turn, until their bid is given; NOBODY else */
  int         typing;  /* whose bid is being entered this very moment; NOBODY else */
  RhCapeTen   ten;     /* of a card that was given anew */
  gboolean    begun;   /* whether the next digit is added to what there is: nothing was done since but to type that */
};

G_DEFINE_FINAL_TYPE (RhCapeOpenBidsStep, rh_cape_open_bids_step, RH_TYPE_STEP)

static guint
find_current (const RhCapeDraft *draft, guint n)
{
  guint i = 0;

  while (i < n && draft->bids[i].finished)
    i++;

  return i;
}

/* So are the bids of the next round; set before the move, nothing else is asked by it, which would wipe what the move tells. */
static void
play (RhCapeOpenBidsStep *self, const RhCapeDraft *draft)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_BIDS, .n = self->n };
  RhCapeDraft none = rh_cape_draft_new (RH_CAPE_MOVE_BIDS);
  g_autofree char *way = rh_cape_draft_to_text (&none);

  for (guint i = 0; i < self->n; i++)
    move.bids[i] = draft->bids[i].amount;
  rh_session_set_way (rh_step_get_session (RH_STEP (self)), way);
  rh_cape_step_play (RH_STEP (self), &move);
}

/* Nothing of the draft is kept here: it is what the session says of it, before and after. */
static void
enter (RhCapeOpenBidsStep *self, guint i, int amount, gboolean finished)
{
  RhCapeDraft draft = self->draft;

  draft.bids[i] = (RhCapeOpenBid) { amount, finished };
  self->typing = finished ? NOBODY : (int) i;
  if (find_current (&draft, self->n) == self->n)
    play (self, &draft);
  else
    rh_cape_step_enter (RH_STEP (self), &draft);
  self->begun = !finished;
  self->typing = NOBODY;
}

/* The figure that goes on. One that stands there for any other reason, such as an undo, is as a text that is selected. */
static int
get_begun (RhCapeOpenBidsStep *self)
{
  return self->begun ? MAX (self->draft.bids[self->current].amount, 0) : 0;
}

static void
add_digit (RhCapeOpenBidsStep *self, int digit)
{
  int amount;

  if (self->current == self->n)
    return;

  amount = get_begun (self) * 10 + digit;
  if (amount <= RH_CAPE_OPEN_BID_MAX)
    enter (self, self->current, amount, FALSE);
  else
    rh_announce_refusal (GTK_WIDGET (self));
}

/* The last digit, or all of a figure that doesn't go on. Pressed once too often it leaves alone what others have bid; they are
 * tapped. */
static void
erase (RhCapeOpenBidsStep *self)
{
  int amount = self->current < self->n ? self->draft.bids[self->current].amount : RH_CAPE_PART_OPEN;

  if (amount != RH_CAPE_PART_OPEN)
    enter (self, self->current, get_begun (self) >= 10 ? amount / 10 : RH_CAPE_PART_OPEN, FALSE);
  else
    rh_announce_refusal (GTK_WIDGET (self));
}

static gboolean
can_finish (RhCapeOpenBidsStep *self)
{
  int amount = self->current < self->n ? self->draft.bids[self->current].amount : RH_CAPE_PART_OPEN;

  return amount != RH_CAPE_PART_OPEN && amount <= self->capital;
}

/* Said again each time: what was pressed did nothing. Who doesn't look believes a bid given that is too much, and what is typed on
 * is the next player's. */
static void
refuse (RhCapeOpenBidsStep *self)
{
  gboolean none = self->current < self->n && self->draft.bids[self->current].amount == RH_CAPE_PART_OPEN;

  if (self->current == self->n)
    return;

  self->begun = FALSE;
  if (none) {
    gtk_label_set_lines (self->hint, 2);
    rh_label_show (GTK_WIDGET (self->hint), _("Type a bid first. £0 is a bid too."));
  }
  rh_announce (GTK_WIDGET (self->hint), gtk_label_get_text (self->hint));
  if (none)
    return;

  rh_panel_stop (GTK_WIDGET (self), rh_cape_text_bids_again (), TRUE);
  rh_step_frame_refuse (GTK_WIDGET (self->frame), rh_cape_text_bids_again ());
}

static void
on_ok_cb (RhCapeOpenBidsStep *self)
{
  if (can_finish (self))
    enter (self, self->current, self->draft.bids[self->current].amount, TRUE);
  else
    refuse (self);
}

static void
on_secret_cb (RhCapeOpenBidsStep *self)
{
  RhCapeDraft nothing = rh_cape_draft_new (RH_CAPE_MOVE_NONE);
  g_autoptr (RhCapeOpenBidsStep) kept = g_object_ref (self); /* another step may stand here by then */
  g_autoptr (GtkWidget) place = g_object_ref (gtk_widget_get_parent (GTK_WIDGET (self)));
  RhSession *session = rh_step_get_session (RH_STEP (self));
  gboolean erases = strchr (rh_session_get_draft (session), ' ') != NULL;

  if (*rh_session_get_draft (session) != '\0')
    rh_cape_step_enter (RH_STEP (self), &nothing);
  rh_session_set_way (session, NULL);
  if (erases)
    gtk_widget_activate_action (place, "table.tell", "s", _("The bids from paper were put aside: Undo brings them back."));
}

static void
on_digit_cb (GtkWidget *button, RhCapeOpenBidsStep *self)
{
  for (int i = 0; i < 10; i++) {
    if (self->digit_buttons[i] == button) {
      add_digit (self, i);
      return;
    }
  }
}

static void
on_erase_cb (GtkWidget *button, RhCapeOpenBidsStep *self)
{
  erase (self);
}

/* Whoever comes back from the ledger, or from a card that is given anew, begins. */
static void
on_unmap_cb (RhCapeOpenBidsStep *self)
{
  self->begun = FALSE;
  rh_panel_go_on (GTK_WIDGET (self));
}

static void
on_mended_cb (RhCapeOpenBidsStep *self)
{
  rh_step_focus (RH_STEP (self));
}

/* What was typed stays: the card is asked for as it was when it was turned up. */
static void
on_card_picked_cb (RhCapeOfferView *cards, guint place, RhCapeOpenBidsStep *self)
{
  rh_cape_mending_open (self->mending, RH_STEP (self), place);
  rh_step_focus (RH_STEP (self));
}

/* Why it isn't OK stands on that button, where it is in sight however low the window is. */
static void
show_question (RhCapeOpenBidsStep *self, const RhSetup *setup)
{
  const char *name = self->current < self->n ? setup->seats[self->current].name : "";
  gboolean more = self->current < self->n && self->draft.bids[self->current].amount > self->capital;
  g_autofree char *hint = more ? rh_cape_text_bids_only (name, self->capital) : NULL;
  g_autofree char *text = rh_cape_text_bids_ask (name);

  rh_cape_style_set_class (self->ok_button, "barred", !can_finish (self));
  rh_step_frame_ask (self->frame, text, self->current < self->n ? setup->seats[self->current].colour : NULL);
  gtk_label_set_lines (self->hint, 1); /* of a long name there are its ends */
  rh_label_show (GTK_WIDGET (self->hint), hint);
}

static void
show_tile (RhCapeOpenBidsStep *self, guint i)
{
  int amount = self->draft.bids[i].amount;
  g_autofree char *pounds = amount != RH_CAPE_PART_OPEN ? rh_cape_text_pounds (amount) : NULL;
  const char *state = pounds != NULL ? pounds : rh_cape_text_bids_tile (FALSE);
  gboolean none = pounds == NULL && rh_cape_style_is_narrow (GTK_WIDGET (self)); /* no language has room for the word there */

  rh_cape_bid_tiles_show (self->tiles, i, none ? "–" : state, state);
  rh_button_set_chosen (RH_BUTTON (rh_cape_bid_tiles_get (self->tiles, i)), i == self->current);
}

/* Who is asked, with what there is by now. */
static void
show (RhCapeOpenBidsStep *self, const RhSetup *setup, const RhCapeState *state)
{
  self->begun = FALSE;
  self->current = self->picked != NOBODY ? (guint) self->picked : find_current (&self->draft, self->n);
  self->capital = self->current < self->n ? state->players[self->current].capital : 0;

  show_question (self, setup);
  for (guint i = 0; i < self->n; i++)
    show_tile (self, i);
  rh_step_set_asked (RH_STEP (self), self->current < self->n ? (int) self->current : RH_STEP_ALL, FALSE);
}

/* Nothing is taken back by that: a bid stays until another is typed. */
static void
on_picked_cb (RhCapeBidTiles *tiles, guint seat, RhCapeOpenBidsStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));

  self->picked = (int) seat;
  show (self, rh_session_get_setup (session), rh_session_get_state (session));
  rh_step_focus (RH_STEP (self));
}

/* Whoever bids sees for what: on a phone, the players stand in one line below. */
static void
show_cards (RhCapeOpenBidsStep *self)
{
  gboolean narrow = rh_cape_style_is_narrow (GTK_WIDGET (self));

  if (self->n == 0)
    return;

  rh_cape_bid_tiles_set_compact (self->tiles, narrow);
  for (guint i = 0; i < self->n; i++)
    show_tile (self, i);
}

/* Whoever types the next secret without a look believes to be where bids are sealed: the way is that of the auction before. */
static void
stop_carried (RhCapeOpenBidsStep *self, RhSession *session)
{
  if (*rh_session_get_draft (session) != '\0' || *rh_session_get_begun (session) == '\0')
    return;

  rh_panel_stop (GTK_WIDGET (self), rh_cape_text_bids_still (), TRUE);
  rh_step_frame_refuse (GTK_WIDGET (self->frame), rh_cape_text_bids_still ());
}

static void
rh_cape_open_bids_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeOpenBidsStep *self = RH_CAPE_OPEN_BIDS_STEP (step);
  RhSession *session = rh_step_get_session (step);
  gboolean anew = self->n == 0 || rh_session_get_n_played (session) != self->played;

  if (rh_session_get_n_played (session) != self->played)
    rh_cape_mending_close (self->mending);
  if (state->phase != RH_CAPE_BIDS)
    return;

  self->played = rh_session_get_n_played (session);
  rh_cape_mending_update (self->mending, step, &self->ten);
  if (self->n == 0) {
    rh_cape_bid_tiles_set_players (self->tiles, setup, FALSE);
    rh_cape_offer_view_set_taps (self->cards);
  }
  self->n = setup->n_seats;
  self->draft = rh_cape_step_get_draft (step, RH_CAPE_MOVE_BIDS);
  if (self->draft.kind == RH_CAPE_MOVE_NONE)
    self->draft = rh_cape_draft_new (RH_CAPE_MOVE_BIDS);
  self->picked = self->typing;
  rh_cape_offer_view_update (self->cards, state, CARD_WIDTH);
  show_cards (self);
  show (self, setup, state);
  if (anew)
    stop_carried (self, session);
}

static void
rh_cape_open_bids_step_root (GtkWidget *widget)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, RH_TYPE_TABLE_PAGE);

  GTK_WIDGET_CLASS (rh_cape_open_bids_step_parent_class)->root (widget);

  if (table != NULL)
    g_signal_connect_object (table, "notify::css-classes", G_CALLBACK (show_cards), widget, G_CONNECT_SWAPPED);
}

static void
rh_cape_open_bids_step_unroot (GtkWidget *widget)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, RH_TYPE_TABLE_PAGE);

  if (table != NULL)
    g_signal_handlers_disconnect_by_func (table, show_cards, widget);

  GTK_WIDGET_CLASS (rh_cape_open_bids_step_parent_class)->unroot (widget);
}

static gboolean
rh_cape_open_bids_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeOpenBidsStep *self = RH_CAPE_OPEN_BIDS_STEP (step);
  int digit = g_unichar_digit_value (gdk_keyval_to_unicode (keyval));

  if (rh_cape_mending_take_key (self->mending, step, keyval, modifiers)) {
    on_mended_cb (self);
    return TRUE;
  }
  if (rh_cape_mending_get_step (self->mending) != NULL)
    return rh_step_key (rh_cape_mending_get_step (self->mending), keyval, modifiers);
  if (rh_cape_ten_key (&self->ten, step, keyval, modifiers)) /* soon after its 1 */
    return TRUE;
  rh_cape_ten_end (&self->ten);
  if (rh_cape_bid_mode_take_key (self->mode, keyval, modifiers) ||
      rh_cape_step_stop_card (step, keyval, modifiers, rh_cape_text_bids_again ()))
    return TRUE;
  if (!rh_key_is_plain (modifiers))
    return FALSE;
  if (keyval == GDK_KEY_BackSpace) {
    erase (self);
    return TRUE;
  }
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) {
    on_ok_cb (self);
    return TRUE;
  }
  if (digit < 0)
    return FALSE;

  add_digit (self, digit);

  return TRUE;
}

static gboolean
rh_cape_open_bids_step_keeps (RhStep *step)
{
  return rh_cape_mending_keeps (RH_CAPE_OPEN_BIDS_STEP (step)->mending);
}

static void
rh_cape_open_bids_step_focus (RhStep *step)
{
  RhCapeOpenBidsStep *self = RH_CAPE_OPEN_BIDS_STEP (step);

  if (rh_cape_mending_get_step (self->mending) != NULL)
    rh_step_focus (rh_cape_mending_get_step (self->mending));
  else
    gtk_widget_grab_focus (self->ok_button);
}

static void
rh_cape_open_bids_step_class_init (RhCapeOpenBidsStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  widget_class->root = rh_cape_open_bids_step_root;
  widget_class->unroot = rh_cape_open_bids_step_unroot;
  step_class->update = rh_cape_open_bids_step_update;
  step_class->key = rh_cape_open_bids_step_key;
  step_class->keeps = rh_cape_open_bids_step_keeps;
  step_class->focus = rh_cape_open_bids_step_focus;

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_BID_MODE);
  g_type_ensure (RH_TYPE_CAPE_BID_TILES);
  g_type_ensure (RH_TYPE_CAPE_MENDING);
  g_type_ensure (RH_TYPE_CAPE_OFFER_VIEW);
  g_type_ensure (RH_TYPE_PROMPT);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/cape/rh-cape-open-bids-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, hint);
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, cards);
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, tiles);
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, keypad);
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, ok_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, mode);
  gtk_widget_class_bind_template_child (widget_class, RhCapeOpenBidsStep, mending);
  gtk_widget_class_bind_template_callback (widget_class, on_card_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_mended_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_ok_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_secret_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_unmap_cb);
}

static GtkWidget *
add_key (RhCapeOpenBidsStep *self, const char *label, int place, GCallback callback)
{
  GtkWidget *button = rh_prompt_new (label);

  /* The focus stays at OK; the keyboard has digits of its own. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "rh-button");
  gtk_widget_add_css_class (button, "keypad");
  gtk_widget_add_css_class (button, "figure");
  g_signal_connect (button, "clicked", callback, self);
  gtk_grid_attach (self->keypad, button, place % COLUMNS, place / COLUMNS, 1, 1);

  return button;
}

static void
add_keypad (RhCapeOpenBidsStep *self)
{
  GtkWidget *button;

  for (int i = 0; i < 10; i++) {
    const char label[] = { (char) ('0' + i), '\0' };
    int place = (i + 9) % 10; /* 1 to 5, and 6 to 0 below them */

    self->digit_buttons[i] = add_key (self, label, place + place / (COLUMNS - 1), G_CALLBACK (on_digit_cb));
  }
  button = add_key (self, "⌫", COLUMNS - 1, G_CALLBACK (on_erase_cb));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("button", "Erase"), -1);
}

static void
rh_cape_open_bids_step_init (RhCapeOpenBidsStep *self)
{
  self->picked = self->typing = NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (GTK_WIDGET (self));
  rh_step_say (RH_STEP (self), self->hint);
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_cape_bid_mode_show (self->mode, TRUE, FALSE);
  add_keypad (self);
}
