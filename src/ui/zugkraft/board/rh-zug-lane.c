/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's lane on the table. */

#include "config.h"

#include "rh-zug-lane-private.h"

#include "rh-children.h"
#include "rh-prompt.h"
#include "rh-style.h"
#include "rh-tooltip.h"
#include "rh-zug-number.h"
#include "rh-zug-style.h"
#include "rh-zug-text-lane.h"
#include "rh-zug-track.h"
#include "rh-zug-train-view.h"

#define PLACES 8 /* of a train, where there is room: more than that is rare */

G_DEFINE_FINAL_TYPE (RhZugLane, rh_zug_lane, GTK_TYPE_WIDGET)

/* A narrow lane has smaller figures. */
static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  rh_style_toggle (widget, "narrow", narrow);
}

static void
rh_zug_lane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhZugLane *self = RH_ZUG_LANE (widget);

  rh_narrow_set (&self->narrow, rh_zug_lane_place_is_narrow (self, width));
  rh_zug_lane_place (self, width, height);
}

static GtkSizeRequestMode
rh_zug_lane_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_zug_lane_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  RhZugLane *self = RH_ZUG_LANE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = rh_zug_lane_measure_width (self);
  else
    *minimum = *natural = rh_zug_lane_measure_height (self, for_size);
}

static void
rh_zug_lane_dispose (GObject *object)
{
  RhZugLane *self = RH_ZUG_LANE (object);

  rh_narrow_clear (&self->narrow);
  rh_children_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (rh_zug_lane_parent_class)->dispose (object);
}

static void
rh_zug_lane_class_init (RhZugLaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_zug_lane_dispose;

  widget_class->get_request_mode = rh_zug_lane_get_request_mode;
  widget_class->measure = rh_zug_lane_measure;
  widget_class->size_allocate = rh_zug_lane_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "zug-lane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_zug_lane_init (RhZugLane *self)
{
  rh_zug_style_load ();

  /* It must fit before it knows how much room there is. */
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb);
  gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
}

static GtkWidget *
add_label (RhZugLane *self, const char *css_class, gboolean cut)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (cut)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

/**
 * rh_zug_lane_new:
 * @setup: the players
 * @seat: whose lane it is, from 0
 *
 * Returns: (transfer full): the lane of that seat
 */
GtkWidget *
rh_zug_lane_new (const RhSetup *setup, guint seat)
{
  RhZugLane *self = g_object_new (RH_TYPE_ZUG_LANE, NULL);
  g_autofree char *tone = g_strdup_printf ("seat-%u", seat + 1);

  self->seat = seat;
  gtk_widget_add_css_class (GTK_WIDGET (self), tone);
  self->mark = rh_zug_number_new (seat);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  self->name = add_label (self, "name", TRUE);
  gtk_label_set_text (GTK_LABEL (self->name), setup->seats[seat].name);
  rh_tooltip_set (self->name, setup->seats[seat].name);
  self->figure = add_label (self, "figure", FALSE);
  gtk_label_set_xalign (GTK_LABEL (self->figure), 1);
  self->caption = add_label (self, "caption", FALSE);
  self->turns = add_label (self, "caption", TRUE);
  self->aside = add_label (self, "aside", TRUE);
  self->train = rh_zug_train_view_new ();
  rh_zug_train_view_spare_places (RH_ZUG_TRAIN_VIEW (self->train), PLACES);
  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (self->train), TRUE);
  gtk_widget_set_parent (self->train, GTK_WIDGET (self));
  self->last = add_label (self, "last", TRUE);
  self->track = rh_zug_track_new ();
  gtk_widget_set_parent (self->track, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

static void
describe (RhZugLane *self, const RhZugState *state)
{
  const char *name = gtk_label_get_text (GTK_LABEL (self->name));
  g_autofree char *text = rh_zug_text_lane (state, self->seat, name);
  gboolean selected = state->seat == (int) self->seat || rh_zug_state_is_winner (state, self->seat);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
  if (self->ask != NULL) {
    g_autofree char *ask = rh_zug_text_lane_ask (state, self->seat, name);

    rh_tooltip_name (self->ask, ask);
  }
}

static void
show_aside (RhZugLane *self, const RhZugState *state)
{
  g_autofree char *text = rh_zug_text_lane_aside (state, self->seat);
  gboolean due = rh_zug_state_is_still_to_come (state, self->seat);

  gtk_label_set_text (GTK_LABEL (self->aside), text != NULL ? text : "");
  rh_tooltip_set (self->aside, text);
  rh_style_toggle (self->aside, "due", due);
  rh_style_toggle (self->aside, "last-turn", due && rh_zug_state_is_last_round (state));
}

/* The points, and the train of the last turn, in small. That of this turn stands where it is set down, and nowhere else. */
static void
show_train (RhZugLane *self, const RhZugState *state)
{
  g_autofree char *figure = rh_zug_text_lane_figure (state, self->seat);
  g_autofree char *last = rh_zug_text_lane_last (state, self->seat);

  gtk_label_set_text (GTK_LABEL (self->figure), figure);
  gtk_label_set_text (GTK_LABEL (self->caption), rh_zug_text_lane_caption (state, self->seat));
  gtk_label_set_text (GTK_LABEL (self->last), last != NULL ? last : "");
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (self->train), &state->players[self->seat].train);
  if (self->ask != NULL)
    gtk_widget_set_visible (self->ask, figure[0] != '\0');
}

/**
 * rh_zug_lane_update:
 * @self: a lane
 * @state: where the game stands
 *
 * Shows what the seat has, and whether it is its turn.
 */
void
rh_zug_lane_update (RhZugLane *self, const RhZugState *state)
{
  g_autofree char *turns = rh_zug_text_lane_turns (&state->players[self->seat]);

  self->knockout = state->victory == RH_ZUG_KNOCKOUT;
  gtk_label_set_text (GTK_LABEL (self->turns), turns);
  show_train (self, state);
  show_aside (self, state);
  rh_zug_track_set (RH_ZUG_TRACK (self->track), state, self->seat);
  rh_style_select (GTK_WIDGET (self), state->seat == (int) self->seat);
  rh_style_toggle (GTK_WIDGET (self), "winner", rh_zug_state_is_winner (state, self->seat));
  rh_style_toggle (GTK_WIDGET (self), "out", !rh_zug_state_is_in (state, self->seat));
  describe (self, state);
}

/**
 * rh_zug_lane_set_asked:
 * @self: a lane
 *
 * Lets people ask where its points come from: they activate “table.why” with the seat. What that is called is told with
 * the next update.
 */
void
rh_zug_lane_set_asked (RhZugLane *self)
{
  g_return_if_fail (self->ask == NULL);

  self->ask = g_object_new (RH_TYPE_PROMPT, NULL);
  gtk_widget_add_css_class (self->ask, "flat");
  gtk_widget_set_parent (self->ask, GTK_WIDGET (self));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->ask), "(ub)", self->seat, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->ask), "table.why");
}
