/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's lane on the table: points, trains left, terrain cards in front, and the routes claimed. */

#include "config.h"

#include "rh-heart-lane-private.h"

#include "rh-heart-engine.h"
#include "rh-heart-pile.h"
#include "rh-heart-routes.h"
#include "rh-heart-style.h"
#include "rh-heart-text-board.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text.h"
#include "rh-heart-track.h"

#include "rh-children.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-prompt.h"
#include "rh-style.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

#define NARROWER 8 /* at both sides; as in style.css */

G_DEFINE_FINAL_TYPE (RhHeartLane, rh_heart_lane, GTK_TYPE_WIDGET)

/* Of how many there were is told where there is room. */
static void
show_trains (RhHeartLane *self, const RhHeartPlayer *player)
{
  g_autofree char *whole = rh_heart_text_board_trains (player);
  g_autofree char *figure = g_strdup_printf ("%d", player->trains);
  g_autofree char *spoken = rh_heart_text_board_left (player);

  rh_heart_track_set (RH_HEART_TRACK (self->track), player->trains);
  gtk_label_set_text (GTK_LABEL (self->trains), figure);
  gtk_label_set_text (GTK_LABEL (self->trains_whole), whole);
  rh_tooltip_set (self->trains, spoken);
  rh_tooltip_set (self->trains_whole, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->trains), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->trains_whole), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* A narrow lane has smaller figures. */
static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  rh_style_toggle (widget, "narrow", narrow);
  gtk_widget_set_visible (RH_HEART_LANE (widget)->trains, narrow);
  gtk_widget_set_visible (RH_HEART_LANE (widget)->trains_whole, !narrow);
}

static void
on_words_cb (GtkWidget *widget, gboolean narrow)
{
  rh_style_toggle (widget, "plain", narrow);
  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    rh_heart_pile_show_words (RH_HEART_PILE (RH_HEART_LANE (widget)->piles[i]), !narrow);
}

/* Cards without words are of use to the eye only if they are large. */
static void
on_high_cb (GtkWidget *widget, gboolean low)
{
  rh_style_toggle (widget, "high", !low);
  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    rh_heart_pile_set_high (RH_HEART_PILE (RH_HEART_LANE (widget)->piles[i]), !low);
}

static void
on_large_cb (GtkWidget *widget, gboolean small)
{
  rh_style_toggle (widget, "large", !small);
}

static void
on_huge_cb (GtkWidget *widget, gboolean small)
{
  rh_style_toggle (widget, "huge", !small);
}

static void
rh_heart_lane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhHeartLane *self = RH_HEART_LANE (widget);
  /* The frame of a narrow one is smaller, which would make it wide again. */
  int frames = rh_narrow_get (&self->narrow) ? NARROWER : 0;

  rh_narrow_set (&self->narrow, width < RH_HEART_LANE_WIDE * rh_text_size_get (widget) + frames);
  rh_narrow_set (&self->words, !rh_heart_lane_has_words (self, width, height));
  rh_narrow_set (&self->high, !rh_heart_lane_is_high (self, width, height));
  rh_narrow_set (&self->large, !rh_heart_lane_is_large (self, width, height));
  rh_narrow_set (&self->huge, !rh_heart_lane_is_huge (self, width, height));
  rh_heart_lane_place (self, width, height);
}

static GtkSizeRequestMode
rh_heart_lane_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_heart_lane_measure_cb (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  rh_heart_lane_measure (RH_HEART_LANE (widget), orientation, for_size, minimum, natural);
}

static void
rh_heart_lane_dispose (GObject *object)
{
  RhHeartLane *self = RH_HEART_LANE (object);

  rh_narrow_clear (&self->narrow);
  rh_narrow_clear (&self->words);
  rh_narrow_clear (&self->high);
  rh_narrow_clear (&self->large);
  rh_narrow_clear (&self->huge);
  rh_children_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (rh_heart_lane_parent_class)->dispose (object);
}

static void
rh_heart_lane_class_init (RhHeartLaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_heart_lane_dispose;

  widget_class->get_request_mode = rh_heart_lane_get_request_mode;
  widget_class->measure = rh_heart_lane_measure_cb;
  widget_class->size_allocate = rh_heart_lane_size_allocate;

  rh_heart_style_load ();
  gtk_widget_class_set_css_name (widget_class, "heart-lane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_heart_lane_init (RhHeartLane *self)
{
  /* It must fit before it knows how much room there is. */
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb);
  rh_narrow_init (&self->words, GTK_WIDGET (self), TRUE, on_words_cb);
  rh_narrow_init (&self->high, GTK_WIDGET (self), TRUE, on_high_cb);
  rh_narrow_init (&self->large, GTK_WIDGET (self), TRUE, on_large_cb);
  rh_narrow_init (&self->huge, GTK_WIDGET (self), TRUE, on_huge_cb);
  gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  gtk_widget_add_css_class (GTK_WIDGET (self), "plain");
}

static GtkWidget *
add_label (RhHeartLane *self, const char *css_class, int width_chars, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static GtkWidget *
add (RhHeartLane *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

static void
add_children (RhHeartLane *self, const RhSeat *seat)
{
  self->mark = add (self, rh_mark_new (seat->colour));
  self->name = add_label (self, "name", 2, 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_text (GTK_LABEL (self->name), seat->name);
  rh_tooltip_set (self->name, seat->name);
  self->points = add_label (self, "points", -1, 1);
  self->caption = add_label (self, "caption", -1, 0);
  gtk_label_set_text (GTK_LABEL (self->caption), C_("lane", "points"));
  self->aside = add_label (self, "aside", -1, 1);
  gtk_label_set_ellipsize (GTK_LABEL (self->aside), PANGO_ELLIPSIZE_END);
  self->engine = add (self, rh_heart_engine_new (seat->colour));
  self->trains = add_label (self, "trains", -1, 1);
  self->trains_whole = add_label (self, "trains", -1, 1);
  gtk_widget_set_visible (self->trains_whole, FALSE);
  self->track = add (self, rh_heart_track_new (seat->colour));
  for (RhHeartTerrain terrain = 0; terrain < RH_HEART_TERRAINS; terrain++)
    self->piles[terrain] = add (self, rh_heart_pile_new (terrain));
  self->routes = add (self, rh_heart_routes_new ());
}

/**
 * rh_heart_lane_new:
 * @setup: the players
 * @seat: whose lane it is, from 0
 *
 * Returns: (transfer floating): the lane of that seat
 */
GtkWidget *
rh_heart_lane_new (const RhSetup *setup, guint seat)
{
  RhHeartLane *self = g_object_new (RH_TYPE_HEART_LANE, NULL);

  self->seat = seat;
  self->colour = g_intern_string (setup->seats[seat].colour);
  gtk_widget_add_css_class (GTK_WIDGET (self), self->colour);
  add_children (self, &setup->seats[seat]);

  return GTK_WIDGET (self);
}

static gboolean
is_selected (RhHeartLane *self, const RhHeartState *state)
{
  if (state->phase == RH_HEART_OVER)
    return state->winners >> self->seat & 1;

  return rh_heart_state_get_next (state) == (int) self->seat;
}

static void
describe (RhHeartLane *self, const RhHeartState *state)
{
  const char *name = gtk_label_get_text (GTK_LABEL (self->name));
  g_autofree char *text = rh_heart_text_board_player (state, self->seat, name, rh_colour_word (self->colour));
  g_autofree char *ask = NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (self->ask_points == NULL)
    return;

  ask = rh_heart_text_board_ask_points (&state->players[self->seat], name);
  rh_tooltip_name (self->ask_points, ask);
}

/**
 * rh_heart_lane_set_turn:
 * @self: a lane
 * @turn: whether it is this player's turn
 *
 * With an update it is that of who is offered next; another may act.
 */
void
rh_heart_lane_set_turn (RhHeartLane *self, gboolean turn)
{
  g_return_if_fail (RH_IS_HEART_LANE (self));

  rh_style_select (GTK_WIDGET (self), turn);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               turn || gtk_widget_has_css_class (GTK_WIDGET (self), "winner"), -1);
}

/**
 * rh_heart_lane_enter:
 * @self: a lane
 * @state: where the game stands
 * @draft: what was entered of the next move, or nothing
 *
 * Shows in the last round that the player's turn in it is over, while others have one, and at the end which place the player has.
 */
void
rh_heart_lane_enter (RhHeartLane *self, const RhHeartState *state, const RhHeartDraft *draft)
{
  const char *aside;

  g_return_if_fail (RH_IS_HEART_LANE (self));

  aside = rh_heart_text_step_aside (state, draft, self->seat);
  gtk_label_set_text (GTK_LABEL (self->aside), aside != NULL ? aside : "");
  rh_style_toggle (GTK_WIDGET (self), "last-round", state->phase == RH_HEART_PLAY && state->last_round != RH_HEART_NO_SEAT);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * rh_heart_lane_update:
 * @self: a lane
 * @state: where the game stands
 *
 * Shows what the seat has, and whether it is its turn, or who has won.
 */
void
rh_heart_lane_update (RhHeartLane *self, const RhHeartState *state)
{
  const RhHeartPlayer *player = &state->players[self->seat];
  gboolean over = state->phase == RH_HEART_OVER;
  g_autofree char *points = rh_heart_text_points (player->points);
  RhHeartDraft none;

  gtk_label_set_text (GTK_LABEL (self->points), points);
  show_trains (self, player);
  for (RhHeartTerrain terrain = 0; terrain < RH_HEART_TERRAINS; terrain++)
    rh_heart_pile_set (RH_HEART_PILE (self->piles[terrain]), state, self->seat);
  rh_heart_routes_set (RH_HEART_ROUTES (self->routes), player);
  rh_style_toggle (GTK_WIDGET (self), "few", player->trains <= RH_HEART_LAST_TRAINS);
  rh_style_toggle (GTK_WIDGET (self), "over", over);
  rh_style_toggle (GTK_WIDGET (self), "winner", over && is_selected (self, state));
  rh_heart_lane_set_turn (self, !over && is_selected (self, state));
  rh_heart_draft_init (&none, RH_HEART_MOVE_NONE);
  rh_heart_lane_enter (self, state, &none);
  describe (self, state);
}

/**
 * rh_heart_lane_set_asked:
 * @self: a lane
 *
 * Lets people ask where its points come from: they activate “table.why” with the seat. What that is called is told with
 * the next update.
 */
void
rh_heart_lane_set_asked (RhHeartLane *self)
{
  g_return_if_fail (self->ask_points == NULL);

  self->ask_points = g_object_new (RH_TYPE_PROMPT, NULL);
  gtk_widget_add_css_class (self->ask_points, "flat");
  gtk_widget_set_parent (self->ask_points, GTK_WIDGET (self));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->ask_points), "(ub)", self->seat, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->ask_points), "table.why");
}
