/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's line from the Cape to Cairo. */

#include "config.h"

#include "rh-cape-track.h"

#include "rh-cape-art.h"
#include "rh-cape-card-view.h"
#include "rh-cape-slots.h"
#include "rh-cape-style.h"
#include "rh-cape-text-board.h"
#include "rh-children.h"
#include "rh-colour.h"
#include "rh-style.h"

#include <glib/gi18n.h>

#define MIN_HEIGHT 56
#define LOOK_OUT 19 /* of a drawing of 24: how far what is behind a train stands above the rail */

struct _RhCapeTrack {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *cards[RH_CAPE_ROUNDS];
  GtkWidget *cape;
  GtkWidget *cairo;

  const char *colour; /* interned */
  guint crossed;
  guint ahead;
  gboolean large;
};

G_DEFINE_FINAL_TYPE (RhCapeTrack, rh_cape_track, GTK_TYPE_WIDGET)

/* Who has crossed every card has come to Cairo. */
#define HAS_ARRIVED(self) ((self)->crossed == RH_CAPE_ROUNDS)

static void
find_slots (RhCapeTrack *self, int width, int height, RhCapeSlots *slots)
{
  rh_cape_slots_find (slots, self->crossed, self->ahead, width, height);
}

static gboolean
is_mirrored (RhCapeTrack *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* The rail runs at the same height as on a card turned over. */
static double
rail_y (const RhCapeSlots *slots, int height)
{
  return height / 2.0 + slots->card_height * (63.0 / 96.0 - .5);
}

static void
draw_bed (RhCapeTrack *self, cairo_t *cr, const RhCapeSlots *slots, int width, double y)
{
  double size = MAX (7, slots->card_height * .1);
  double end = HAS_ARRIVED (self) ? width : slots->cairo;

  rh_cape_style_set_source (GTK_WIDGET (self), cr, "cape_bed");
  cairo_set_line_width (cr, size * .28);
  for (double x = size / 2; x < end; x += size) {
    cairo_move_to (cr, x, y - size / 2);
    cairo_line_to (cr, x, y + size / 2);
  }
  cairo_stroke (cr);
}

/* A drawing of 40 by 24 in the middle of that room, down to that height. */
static void
draw_end (cairo_t *cr, void (*draw) (cairo_t *cr), double size, double x, double width, double foot)
{
  cairo_save (cr);
  cairo_translate (cr, x + (width - 40 * size) / 2, foot - 24 * size);
  cairo_scale (cr, size, size);
  draw (cr);
  cairo_restore (cr);
}

static void
draw_ends (RhCapeTrack *self, cairo_t *cr, const RhCapeSlots *slots, int width, double y)
{
  gboolean arrived = HAS_ARRIVED (self);
  double size = slots->card_height / 96;
  double room = width - slots->cairo;
  double cairo = arrived ? MIN (size * 2, room / 40) : size;
  double foot = y - 6 * size;

  /* Behind the train that stands there they are larger, and look out above it, as far as there is height. */
  if (arrived)
    foot = MAX (y - LOOK_OUT * cairo, 24 * cairo);
  rh_cape_style_set_source (GTK_WIDGET (self), cr, arrived ? "cape_desert_ink" : "cape_bed");
  draw_end (cr, rh_cape_art_pyramids, cairo, slots->cairo, room, foot);
  rh_cape_style_set_source (GTK_WIDGET (self), cr, "cape_bed");
  if (self->crossed > 0 && slots->even)
    draw_end (cr, rh_cape_art_headland, size, slots->x[0], slots->width[0], y - 6 * size);
}

static void
draw_train (RhCapeTrack *self, cairo_t *cr, const RhCapeSlots *slots, int width, double y)
{
  gboolean arrived = HAS_ARRIVED (self);
  double room = slots->train;
  double scale = MIN (room / 64 * RH_CAPE_SLOT_TRAIN, slots->card_height * .6 / 44);
  double x = slots->x[self->crossed] + (room - 64 * scale) / 2;
  GdkRGBA fill;
  GdkRGBA line;

  /* As large as anywhere, at the very end of the line. */
  if (arrived)
    x = width + (slots->even ? RH_CAPE_SLOT_GAP : 0) - 64 * scale;
  rh_colour_get (GTK_WIDGET (self), self->colour, TRUE, &fill);
  rh_style_get (GTK_WIDGET (self), "cape_train_line", &line);
  cairo_save (cr);
  cairo_translate (cr, x, y - 43 * scale);
  cairo_scale (cr, scale, scale);
  rh_cape_art_train (cr, self->colour, &fill, &line);
  cairo_restore (cr);
}

/* Everything is laid out from left to right; right to left is its mirror image,
 * but for the shape on the train, which looks the same both ways. */
static cairo_t *
begin_drawing (RhCapeTrack *self, GtkSnapshot *snapshot, int width, int height)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-8, -8, (float) width + 16, (float) height + 16));

  if (is_mirrored (self)) {
    cairo_translate (cr, width, 0);
    cairo_scale (cr, -1, 1);
  }

  return cr;
}

static void
rh_cape_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhCapeTrack *self = RH_CAPE_TRACK (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  RhCapeSlots slots;
  double y;
  cairo_t *cr;

  find_slots (self, width, height, &slots);
  y = rail_y (&slots, height);

  cr = begin_drawing (self, snapshot, width, height);
  draw_bed (self, cr, &slots, width, y);
  if (slots.even || HAS_ARRIVED (self))
    draw_ends (self, cr, &slots, width, y);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (rh_cape_track_parent_class)->snapshot (widget, snapshot);

  cr = begin_drawing (self, snapshot, width, height);
  draw_train (self, cr, &slots, width, y);
  cairo_destroy (cr);
}

/* On whole pixels, where cards are sharp, and needn't be drawn anew. */
static void
allocate_at (RhCapeTrack *self, GtkWidget *child, int total, double x, double y, double width, double height)
{
  if (is_mirrored (self))
    x = total - x - width;

  gtk_widget_allocate (child,
                       (int) width,
                       (int) height,
                       -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((int) (x + .5), (int) (y + .5))));
}

/* The names of the ends stand there where both have room. */
static gboolean
have_names_room (RhCapeTrack *self, const RhCapeSlots *slots, int width)
{
  GtkRequisition cape;
  GtkRequisition cairo;

  gtk_widget_get_preferred_size (self->cape, NULL, &cape);
  gtk_widget_get_preferred_size (self->cairo, NULL, &cairo);

  return slots->even && cape.width <= slots->width[0] + RH_CAPE_SLOT_GAP && cairo.width <= width - slots->cairo;
}

/* Below small cards there is less room than it has letters: it doesn't stand on the frame of the lane. */
static void
allocate_name (RhCapeTrack *self, GtkWidget *label, int total, double x, double width, double y, gboolean shown)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  GtkRequisition size;

  /* Large letters have no room below every slot. */
  gtk_widget_get_preferred_size (label, NULL, &size);
  shown = shown && (!self->large || size.width <= width);
  gtk_widget_set_child_visible (label, shown);
  if (!shown)
    return;

  allocate_at (self, label, total, x + (width - size.width) / 2, MIN (y, height - size.height), size.width, size.height);
}

static void
rh_cape_track_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeTrack *self = RH_CAPE_TRACK (widget);
  RhCapeSlots slots;
  double top;
  double below;
  gboolean named;

  find_slots (self, width, height, &slots);
  top = (height - slots.card_height) / 2;
  for (guint i = 0; i < RH_CAPE_ROUNDS; i++)
    allocate_at (self, self->cards[i], width, slots.x[i + 1], top, slots.width[i + 1], slots.card_height);

  below = rail_y (&slots, height) + slots.card_height * (self->large ? .05 : .09);
  named = have_names_room (self, &slots, width);
  allocate_name (self, self->cape, width, slots.x[0], slots.width[0], below, named);
  allocate_name (self, self->cairo, width, slots.cairo, width - slots.cairo, below, named);
}

static GtkSizeRequestMode
rh_cape_track_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_cape_track_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  RhCapeSlots slots;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = rh_cape_slots_minimum ();
    *natural = rh_cape_slots_natural ();
    return;
  }

  find_slots (RH_CAPE_TRACK (widget), for_size < 0 ? 800 : for_size, 1000, &slots);
  *natural = MAX (MIN_HEIGHT, (int) slots.card_height);
  *minimum = MIN_HEIGHT;
}

static void
rh_cape_track_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_cape_track_parent_class)->dispose (object);
}

/* How many are empty is in the line's own name. */
static gboolean
hide_empty (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RhCapeTrack *self = RH_CAPE_TRACK (widget);

  for (guint i = 0; i < RH_CAPE_ROUNDS; i++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->cards[i]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                 i >= self->crossed + self->ahead, -1);

  return G_SOURCE_REMOVE;
}

/* Newer GTKs tell screen readers of all that is shown for the first time that it isn't hidden. */
static void
rh_cape_track_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rh_cape_track_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, hide_empty, NULL, NULL);
}

static void
rh_cape_track_class_init (RhCapeTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_track_dispose;

  widget_class->get_request_mode = rh_cape_track_get_request_mode;
  widget_class->measure = rh_cape_track_measure;
  widget_class->size_allocate = rh_cape_track_size_allocate;
  widget_class->snapshot = rh_cape_track_snapshot;
  widget_class->map = rh_cape_track_map;

  gtk_widget_class_set_css_name (widget_class, "cape-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_name (RhCapeTrack *self, const char *name)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
rh_cape_track_init (RhCapeTrack *self)
{
  rh_cape_style_load ();

  /* Translators: the two ends of the line, in as few letters as they have */
  self->cape = add_name (self, C_("end of the line", "Cape"));
  self->cairo = add_name (self, C_("end of the line", "Cairo"));
  for (guint i = 0; i < RH_CAPE_ROUNDS; i++) {
    self->cards[i] = rh_cape_card_view_new ();
    gtk_widget_set_parent (self->cards[i], GTK_WIDGET (self));
  }
}

/**
 * rh_cape_track_new:
 * @colour: the player's colour
 *
 * Returns: (transfer full): a line without cards
 */
GtkWidget *
rh_cape_track_new (const char *colour)
{
  RhCapeTrack *self = g_object_new (RH_TYPE_CAPE_TRACK, NULL);

  self->colour = g_intern_string (colour);

  return GTK_WIDGET (self);
}

static RhCapeCardLook
look_of (const RhCapePlayer *player, guint place)
{
  if (place < player->crossed)
    return RH_CAPE_CARD_CROSSED;
  if (place >= player->owned)
    return RH_CAPE_CARD_EMPTY;

  return place == player->crossed ? RH_CAPE_CARD_AHEAD : RH_CAPE_CARD_OPEN;
}

/**
 * rh_cape_track_set:
 * @self: a track
 * @player: the player
 *
 * Shows the cards in the order they were acquired (rule A7), and the train.
 */
void
rh_cape_track_set (RhCapeTrack *self, const RhCapePlayer *player)
{
  guint ahead = rh_cape_player_count_ahead (player);
  gboolean moved = self->crossed != player->crossed || self->ahead != ahead;
  g_autofree char *text = rh_cape_text_board_track (player);

  self->crossed = player->crossed;
  self->ahead = ahead;
  for (guint i = 0; i < RH_CAPE_ROUNDS; i++)
    rh_cape_card_view_set (RH_CAPE_CARD_VIEW (self->cards[i]), player->cards[i], look_of (player, i));
  hide_empty (GTK_WIDGET (self), NULL, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  if (moved) {
    gtk_widget_queue_allocate (GTK_WIDGET (self));
    gtk_widget_queue_draw (GTK_WIDGET (self));
  }
}

/**
 * rh_cape_track_describe:
 * @self: a track
 * @player: the player
 * @button: what has the focus in its place
 *
 * Describes the button by the line: how far the train is, and the cards ahead of it.
 */
void
rh_cape_track_describe (RhCapeTrack *self, const RhCapePlayer *player, GtkWidget *button)
{
  g_autofree char *text = rh_cape_text_board_line (player);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/**
 * rh_cape_track_set_large:
 * @self: a track
 *
 * Has the cards show figures that can be read from afar.
 */
void
rh_cape_track_set_large (RhCapeTrack *self)
{
  self->large = TRUE;
  for (guint i = 0; i < RH_CAPE_ROUNDS; i++)
    rh_cape_card_view_set_large (RH_CAPE_CARD_VIEW (self->cards[i]));
}
