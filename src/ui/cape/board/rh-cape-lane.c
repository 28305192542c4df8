/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's lane on the table. */

#include "config.h"

#include "rh-cape-lane-private.h"

#include "rh-cape-card-view.h"
#include "rh-cape-dots.h"
#include "rh-cape-style.h"
#include "rh-cape-text-board.h"
#include "rh-cape-text-standing.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-cape-track.h"
#include "rh-children.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-prompt.h"
#include "rh-style.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

/* What surrounds what it shows, as in style.css. */
#define FRAME_X 14
#define FRAME_Y 6

G_DEFINE_FINAL_TYPE (RhCapeLane, rh_cape_lane, GTK_TYPE_WIDGET)

/* A narrow lane has smaller figures. */
static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  rh_cape_style_set_class (widget, "narrow", narrow);
}

static void
rh_cape_lane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeLane *self = RH_CAPE_LANE (widget);

  rh_narrow_set (&self->narrow, rh_cape_lane_place_is_narrow (self, width));
  rh_cape_lane_place (self, width, height);
}

static GtkSizeRequestMode
rh_cape_lane_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_cape_lane_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  RhCapeLane *self = RH_CAPE_LANE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    rh_cape_lane_measure_width (self, minimum, natural);
  else
    rh_cape_lane_measure_height (self, for_size < 0 ? RH_CAPE_LANE_WIDE : for_size, minimum, natural);
}

static void
rh_cape_lane_dispose (GObject *object)
{
  RhCapeLane *self = RH_CAPE_LANE (object);

  rh_narrow_clear (&self->narrow);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  rh_children_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (rh_cape_lane_parent_class)->dispose (object);
}

static void
rh_cape_lane_class_init (RhCapeLaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_lane_dispose;

  widget_class->get_request_mode = rh_cape_lane_get_request_mode;
  widget_class->measure = rh_cape_lane_measure;
  widget_class->size_allocate = rh_cape_lane_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cape-lane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_lane_init (RhCapeLane *self)
{
  rh_cape_style_load ();

  /* It must fit before it knows how much room there is. */
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb);
  gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
}

static GtkWidget *
add_label (RhCapeLane *self, const char *css_class, int width_chars, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
add_children (RhCapeLane *self, const RhSeat *seat)
{
  self->mark = rh_mark_new (seat->colour);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));

  self->name = add_label (self, "name", 2, 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_text (GTK_LABEL (self->name), seat->name);
  rh_tooltip_set (self->name, seat->name);

  self->capital = add_label (self, "capital", -1, 1);
  self->dots = rh_cape_dots_new ();
  gtk_widget_set_parent (self->dots, GTK_WIDGET (self));
  self->caption = add_label (self, "caption", -1, 0);
  gtk_label_set_text (GTK_LABEL (self->caption), _("bonus rails"));
  self->track = rh_cape_track_new (seat->colour);
  gtk_widget_set_parent (self->track, GTK_WIDGET (self));
  self->crossed = add_label (self, "crossed", 3, 1);
  self->aside = add_label (self, "aside", -1, 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->aside), PANGO_ELLIPSIZE_END);
  self->chip = add_label (self, "chip", -1, .5f);
  gtk_widget_add_css_class (self->chip, "aside");
}

/**
 * rh_cape_lane_new:
 * @setup: the players
 * @seat: whose lane it is, from 0
 *
 * Returns: (transfer full): the lane of that seat
 */
GtkWidget *
rh_cape_lane_new (const RhSetup *setup, guint seat)
{
  RhCapeLane *self = g_object_new (RH_TYPE_CAPE_LANE, NULL);

  self->seat = seat;
  self->colour = g_intern_string (setup->seats[seat].colour);
  gtk_widget_add_css_class (GTK_WIDGET (self), self->colour);
  add_children (self, &setup->seats[seat]);

  return GTK_WIDGET (self);
}

static void
describe (RhCapeLane *self, const RhCapeState *state, const char *name)
{
  g_autofree char *text = rh_cape_text_board_player (state, self->seat, name, rh_colour_word (self->colour));
  gboolean selected = state->seat == (int) self->seat || state->winner == (int) self->seat;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

/* Whether what was bid stands in it. */
static gboolean
has_bid (const RhCapeState *state)
{
  return state->phase == RH_CAPE_TIE || state->phase == RH_CAPE_PICK;
}

static void
describe_asks (RhCapeLane *self, const RhCapeState *state, const char *name)
{
  const RhCapePlayer *player = &state->players[self->seat];
  g_autofree char *ask_capital = NULL;
  g_autofree char *ask_bonus = NULL;
  g_autofree char *ask_bid = NULL;

  if (self->ask_capital == NULL)
    return;

  ask_capital = rh_cape_text_board_ask_capital (player, name);
  ask_bonus = rh_cape_text_board_ask_bonus (player, name);
  rh_tooltip_name (self->ask_capital, ask_capital);
  rh_tooltip_name (self->ask_bonus, ask_bonus);
  gtk_widget_set_visible (self->ask_bid, has_bid (state));
  if (!has_bid (state))
    return;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->ask_bid), "(usu)", self->seat, "bids", state->round - 1);
  ask_bid = rh_cape_text_board_ask_bid (state, self->seat, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->ask_bid), GTK_ACCESSIBLE_PROPERTY_LABEL, ask_bid, -1);
}

/* In an auction, what was bid; in somebody's turn, a word on the others, which is the whole sentence to screen readers. */
static void
show_aside (RhCapeLane *self, const RhCapeState *state)
{
  const char *player = gtk_label_get_text (GTK_LABEL (self->name));
  gboolean bid = has_bid (state);
  g_autofree char *text = bid ? rh_cape_text_pounds (state->bids[self->seat]) : rh_cape_text_why_aside (state, self->seat);
  g_autofree char *spoken = !bid && text != NULL ? rh_cape_text_why_other (player, state, self->seat) : NULL;

  gtk_label_set_text (GTK_LABEL (self->aside), text != NULL ? text : "");
  rh_cape_style_set_class (self->aside, "bid", bid);
  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->aside), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->aside), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* What the player has done stands out as much as it matters to the others. */
static void
show_chip (RhCapeLane *self, const RhCapeState *state)
{
  static const struct {
    RhCapeStanding standing;
    const char    *css_class;
  } looks[] = {
    { RH_CAPE_STANDING_PICKS, "picks" },   { RH_CAPE_STANDING_TIED, "tied" }, { RH_CAPE_STANDING_PASSED, "passed" },
    { RH_CAPE_STANDING_BUILT, "built" }, { RH_CAPE_STANDING_NEXT, "next" },
  };
  RhCapeStanding standing = rh_cape_standing_get (state, self->seat, NULL);
  RhCapePickTime pick = rh_cape_standing_get_pick (state, self->seat);
  const char *text = rh_cape_text_standing (state, self->seat);

  gtk_label_set_text (GTK_LABEL (self->chip), text != NULL ? text : "");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    rh_cape_style_set_class (self->chip, looks[i].css_class, looks[i].standing == standing);
  rh_cape_style_set_class (self->chip, "now", pick == RH_CAPE_PICK_NOW);
  rh_cape_style_set_class (self->chip, "over", pick == RH_CAPE_PICK_DONE);
}

/**
 * rh_cape_lane_update:
 * @self: a lane
 * @state: where the game stands
 *
 * Shows what the seat has, and whether it is its turn.
 */
void
rh_cape_lane_update (RhCapeLane *self, const RhCapeState *state)
{
  const RhCapePlayer *player = &state->players[self->seat];
  const char *name = gtk_label_get_text (GTK_LABEL (self->name));
  g_autofree char *capital = rh_cape_text_pounds (player->capital);
  g_autofree char *crossed = rh_cape_text_board_progress (player);

  gtk_label_set_text (GTK_LABEL (self->capital), capital);
  gtk_label_set_text (GTK_LABEL (self->crossed), crossed);
  rh_cape_dots_set (RH_CAPE_DOTS (self->dots), player->bonus);
  rh_cape_track_set (RH_CAPE_TRACK (self->track), player);
  self->asked = FALSE;
  self->owned = player->owned;
  memcpy (self->offered, player->offered, sizeof self->offered);
  for (guint i = 0; i < self->owned; i++)
    self->picks[i] = rh_cape_state_find_pick (state, self->seat, i);
  rh_style_select (GTK_WIDGET (self), state->seat == (int) self->seat);
  rh_cape_style_set_class (GTK_WIDGET (self), "winner", state->winner == (int) self->seat);
  show_aside (self, state);
  show_chip (self, state);
  describe (self, state, name);
  describe_asks (self, state, name);
  if (self->ask_capital != NULL)
    rh_cape_track_describe (RH_CAPE_TRACK (self->track), player, self->ask_capital);
}

/**
 * rh_cape_lane_ask:
 * @self: a lane
 * @state: where the game stands
 * @asked: whether its player is asked, though it is nobody's turn
 *
 * Shows that as a turn, until the next update.
 */
void
rh_cape_lane_ask (RhCapeLane *self, const RhCapeState *state, gboolean asked)
{
  RhCapeState shown = *state;

  if (self->asked == asked || (asked && state->seat != RH_CAPE_NO_SEAT))
    return;

  self->asked = asked;
  if (asked)
    shown.seat = (int) self->seat;
  rh_style_select (GTK_WIDGET (self), shown.seat == (int) self->seat);
  describe (self, &shown, gtk_label_get_text (GTK_LABEL (self->name)));
}

/**
 * rh_cape_lane_fits_beside:
 * @self: a lane
 * @width: a width, with the frame
 * @height: a height
 *
 * Returns: whether its cards would be larger with the track beside the figures than below them
 */
gboolean
rh_cape_lane_fits_beside (RhCapeLane *self, int width, int height)
{
  g_return_val_if_fail (RH_IS_CAPE_LANE (self), FALSE);

  return rh_cape_lane_place_is_beside (self, width - 2 * FRAME_X, height - 2 * FRAME_Y);
}

/**
 * rh_cape_lane_set_beside:
 * @self: a lane
 * @beside: whether the track is to stand beside the figures, where the lane isn't narrow
 *
 * Without, it stands where its cards are larger. To be called before the lane is given its place.
 */
void
rh_cape_lane_set_beside (RhCapeLane *self, gboolean beside)
{
  g_return_if_fail (RH_IS_CAPE_LANE (self));

  self->among = TRUE;
  self->beside = beside;
}

/**
 * rh_cape_lane_set_large:
 * @self: a lane
 *
 * Has the cards show figures that can be read from afar. The size of the other
 * text comes from the style sheet. Bids stand beside the cards they are for, not here.
 */
void
rh_cape_lane_set_large (RhCapeLane *self)
{
  rh_cape_track_set_large (RH_CAPE_TRACK (self->track));
  gtk_widget_set_visible (self->aside, FALSE);
  gtk_widget_set_visible (self->chip, FALSE);
}

static GtkWidget *
add_ask (RhCapeLane *self, gboolean bonus)
{
  GtkWidget *button = g_object_new (RH_TYPE_PROMPT, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ub)", self->seat, bonus);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.why");

  return button;
}

static GtkWidget *
add_ask_bid (RhCapeLane *self)
{
  GtkWidget *button = g_object_new (RH_TYPE_PROMPT, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  gtk_widget_set_visible (button, FALSE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(usu)", self->seat, "bids", 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.correct-of");

  return button;
}

static void
append_item (GMenu *menu, const char *label, guint part, const char *kind, guint before)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "table.correct-of", "(usu)", part, kind, before);
  g_menu_append_item (menu, item);
}

/* What is wrong with it may be what was read off it, or who took it. Each auction brings everybody one card: so that is the one
 * that turned it up. */
static void
show_menu (RhCapeLane *self, GtkWidget *card, guint place)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  graphene_rect_t bounds;

  /* Translators: a menu of a card that lies before a player: what is on it was entered wrongly */
  append_item (menu, C_("menu of a card", "Correct the Card"), self->offered[place], "reveal", place);
  /* Translators: the same: somebody picked another one */
  append_item (menu, C_("menu of a card", "Correct the Pick"), self->seat, "pick", self->picks[place]);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_add_css_class (self->menu, "cape-card-menu");
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  if (gtk_widget_compute_bounds (card, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                                              (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* Where nothing can be corrected just now, nor can what was bid: a menu would close a bid that is being entered. */
static void
on_card_released_cb (GtkGestureClick *tap, int n_press, double x, double y, RhCapeLane *self)
{
  GtkWidget *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (tap));
  guint place = 0;

  for (GtkWidget *before = gtk_widget_get_prev_sibling (card); before != NULL; before = gtk_widget_get_prev_sibling (before))
    place += RH_IS_CAPE_CARD_VIEW (before) ? 1 : 0;
  if (place < self->owned && gtk_widget_contains (card, x, y) && gtk_widget_get_sensitive (self->ask_bid))
    show_menu (self, card, place);
}

/* Keys come there by the list of moves: so many stops would be in the way of all else. */
static void
add_taps (RhCapeLane *self)
{
  for (GtkWidget *card = gtk_widget_get_first_child (self->track); card != NULL; card = gtk_widget_get_next_sibling (card)) {
    GtkGesture *tap;

    if (!RH_IS_CAPE_CARD_VIEW (card))
      continue;
    tap = gtk_gesture_click_new ();
    g_signal_connect (tap, "released", G_CALLBACK (on_card_released_cb), self);
    gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (tap));
  }
}

/**
 * rh_cape_lane_set_asked:
 * @self: a lane
 *
 * Lets people ask where its figures come from: they activate “table.why” with
 * the seat, and whether it is the bonus rails that are asked about, not the
 * capital; and lets them correct what was bid, and by a menu the cards that were turned up, and who picked them, by “table.correct-of” with the seat,
 * or which of the cards it was, the kind of the move, and which of that kind it is. What they are called is told with the
 * next update.
 */
void
rh_cape_lane_set_asked (RhCapeLane *self)
{
  g_return_if_fail (self->ask_capital == NULL);

  self->ask_capital = add_ask (self, FALSE);
  self->ask_bonus = add_ask (self, TRUE);
  self->ask_bid = add_ask_bid (self);
  add_taps (self);
}
