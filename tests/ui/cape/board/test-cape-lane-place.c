/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand: side by side or below each other, always in the same places. */

#include "config.h"

#include "board.h"

#include "rh-cape-card-view.h"
#include "rh-cape-dots.h"
#include "rh-cape-lane.h"
#include "rh-cape-track.h"
#include "rh-mark.h"

/* A board with a lane of the first of three players, or of others. */
typedef struct {
  Board       board;
  RhCapeState state;
  GtkWidget  *lane;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  board_open (&self->board, "cape-three-players");
  self->state = (RhCapeState) { .n_seats = 3, .phase = RH_CAPE_DRAW, .seat = 1, .winner = RH_CAPE_NO_SEAT };
  for (guint i = 0; i < 3; i++)
    self->state.players[i] = (RhCapePlayer) { .capital = 64, .bonus = 2, .crossed = 1, .owned = 3 };
  for (guint i = 0; i < 3; i++)
    self->state.players[0].cards[i] = (RhCapeCard) { RH_CAPE_RIVER, i, 10 };
  self->lane = rh_cape_lane_new (self->board.setup, 0);
  rh_cape_lane_update (RH_CAPE_LANE (self->lane), &self->state);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

static void
show (Fixture *self, int width)
{
  board_show (&self->board, self->lane, width, 140);
}

static void
update (Fixture *self)
{
  rh_cape_lane_update (RH_CAPE_LANE (self->lane), &self->state);
  board_settle ();
}

static graphene_rect_t
bounds_in (GtkWidget *lane, GType type, guint i)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board_find (lane, type, i), lane, &bounds));

  return bounds;
}

static graphene_rect_t
bounds_of (Fixture *self, GType type, guint i)
{
  return bounds_in (self->lane, type, i);
}

static float
right_of (graphene_rect_t bounds)
{
  return bounds.origin.x + bounds.size.width;
}

static float
bottom_of (graphene_rect_t bounds)
{
  return bounds.origin.y + bounds.size.height;
}

/* The labels, from the first on: name, capital, caption, and how many are crossed. */
enum { NAME, CAPITAL, CAPTION };

/* Where there is room, the track is beside the name and the figures below that, with a word for the dots. */
static void
test_wide (Fixture *self, gconstpointer data)
{
  show (self, 1040);
  g_assert_true (board_says (self->lane, "bonus rails"));
  g_assert_true (gtk_widget_get_child_visible (board_find (self->lane, GTK_TYPE_LABEL, CAPTION)));
  g_assert_cmpfloat (bounds_of (self, RH_TYPE_CAPE_TRACK, 0).origin.x, >, right_of (bounds_of (self, GTK_TYPE_LABEL, NAME)));
  g_assert_cmpfloat (bounds_of (self, RH_TYPE_CAPE_TRACK, 0).size.height, ==, gtk_widget_get_height (self->lane));
  g_assert_cmpfloat (bounds_of (self, GTK_TYPE_LABEL, CAPITAL).origin.y, >=, bottom_of (bounds_of (self, GTK_TYPE_LABEL, NAME)));
  g_assert_cmpfloat (bounds_of (self, GTK_TYPE_LABEL, CAPTION).origin.y, >=, bottom_of (bounds_of (self, RH_TYPE_CAPE_DOTS, 0)));
}

/* Among four, cards are off what stands above them, and off the frame of a lane on turn, which is 4 px wide. */
static void
test_many (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  graphene_rect_t lane, card;

  gtk_widget_add_css_class (self->lane, "many");
  rh_cape_lane_set_beside (RH_CAPE_LANE (self->lane), FALSE);
  gtk_widget_set_vexpand (self->lane, TRUE);
  gtk_box_append (GTK_BOX (box), self->lane);
  board_show (&self->board, box, 920, 150);
  board_settle ();
  card = bounds_of (self, RH_TYPE_CAPE_CARD_VIEW, 0);
  g_assert_cmpfloat (card.size.width, >=, 70);
  g_assert_cmpfloat (card.size.height, >=, 94);
  g_assert_cmpfloat (card.origin.y, >=, bottom_of (bounds_of (self, GTK_TYPE_LABEL, CAPTION)) + 4);
  g_assert_true (gtk_widget_compute_bounds (self->lane, box, &lane));
  card = bounds_in (box, RH_TYPE_CAPE_CARD_VIEW, 0);
  g_assert_cmpfloat (bottom_of (card) + 4 + 4, <=, bottom_of (lane));
}

/* Where it is narrow, name and figures are in one row with the track below, and the word isn't there. */
static void
test_narrow (Fixture *self, gconstpointer data)
{
  graphene_rect_t track;

  show (self, 400);
  track = bounds_of (self, RH_TYPE_CAPE_TRACK, 0);
  g_assert_false (gtk_widget_get_child_visible (board_find (self->lane, GTK_TYPE_LABEL, CAPTION)));
  g_assert_cmpfloat (track.origin.x, ==, 0);
  g_assert_cmpfloat (track.size.width, ==, gtk_widget_get_width (self->lane));
  g_assert_cmpfloat (track.origin.y, >=, bottom_of (bounds_of (self, GTK_TYPE_LABEL, NAME)));
  g_assert_cmpfloat (track.origin.y, >=, bottom_of (bounds_of (self, GTK_TYPE_LABEL, CAPITAL)));
  g_assert_cmpfloat (bounds_of (self, GTK_TYPE_LABEL, CAPITAL).origin.x, >=, right_of (bounds_of (self, GTK_TYPE_LABEL, NAME)));
  g_assert_cmpfloat (bounds_of (self, RH_TYPE_CAPE_DOTS, 0).origin.x, >=, right_of (bounds_of (self, GTK_TYPE_LABEL, CAPITAL)));
}

/* With text so large that hardly a letter of the name were left, it stands above the figures. */
static void
test_stacked (Fixture *self, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
  show (self, 344);
  g_assert_cmpfloat (bounds_of (self, GTK_TYPE_LABEL, CAPITAL).origin.x, ==, 0);
  g_assert_cmpfloat (bounds_of (self, GTK_TYPE_LABEL, CAPITAL).origin.y, >=, bottom_of (bounds_of (self, GTK_TYPE_LABEL, NAME)));
  g_assert_cmpfloat (bounds_of (self, RH_TYPE_CAPE_TRACK, 0).origin.y, >=, bottom_of (bounds_of (self, GTK_TYPE_LABEL, CAPITAL)));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* With larger text than it was shown with, all stands as if the lane had never had other. */
static void
test_larger (Fixture *self, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GType types[] = { RH_TYPE_MARK, RH_TYPE_CAPE_DOTS, RH_TYPE_CAPE_TRACK, GTK_TYPE_LABEL };
  GtkWidget *lanes = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *other = rh_cape_lane_new (self->board.setup, 0);
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  rh_cape_lane_update (RH_CAPE_LANE (other), &self->state);
  gtk_box_append (GTK_BOX (lanes), self->lane);
  board_show (&self->board, lanes, GPOINTER_TO_INT (data), 600);
  g_object_set (settings, "gtk-xft-dpi", 160 * 1024, NULL);
  board_settle ();
  gtk_box_append (GTK_BOX (lanes), other);
  board_settle ();

  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    graphene_rect_t first = bounds_of (self, types[i], 0);
    graphene_rect_t second = bounds_in (other, types[i], 0);

    g_assert_true (graphene_rect_equal (&first, &second));
  }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* Other figures, and the turn, move nothing, wide or narrow. */
static void
test_nothing_moves (Fixture *self, gconstpointer data)
{
  GType types[] = { RH_TYPE_MARK, RH_TYPE_CAPE_DOTS, RH_TYPE_CAPE_TRACK, GTK_TYPE_LABEL };
  graphene_rect_t before[G_N_ELEMENTS (types)];

  show (self, GPOINTER_TO_INT (data));
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    before[i] = bounds_of (self, types[i], 0);

  self->state.players[0].capital = 107;
  self->state.players[0].bonus = 5;
  self->state.seat = 0;
  update (self);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    graphene_rect_t after = bounds_of (self, types[i], 0);

    g_assert_true (graphene_rect_equal (&before[i], &after));
  }
}

/* The tracks of all players are below each other, however long their names are. */
static void
test_names (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *other = rh_cape_lane_new (self->board.setup, 2);
  graphene_rect_t first;
  graphene_rect_t second;

  rh_cape_lane_update (RH_CAPE_LANE (other), &self->state);
  gtk_box_append (GTK_BOX (box), self->lane);
  gtk_box_append (GTK_BOX (box), other);
  board_show (&self->board, box, 1000, 300);
  first = bounds_of (self, RH_TYPE_CAPE_TRACK, 0);
  second = bounds_in (other, RH_TYPE_CAPE_TRACK, 0);
  g_assert_cmpfloat (first.origin.x, ==, second.origin.x);
  g_assert_cmpfloat (first.size.width, ==, second.size.width);
}

/* With a longer name, beside or above the track. */
static GtkWidget *
show_long_name (Fixture *self, int width, int height)
{
  GtkWidget *name = board_find (self->lane, GTK_TYPE_LABEL, NAME);

  gtk_label_set_text (GTK_LABEL (name), "Maximiliane van den Heuvel");
  board_show (&self->board, self->lane, width, height);

  return name;
}

/* A long name has the room that is there: it is whole, and on nothing else. */
static void
test_long_above (Fixture *self, gconstpointer data)
{
  GtkWidget *name = show_long_name (self, 920, 150);

  g_assert_cmpfloat (bounds_of (self, RH_TYPE_CAPE_TRACK, 0).origin.x, ==, bounds_of (self, RH_TYPE_MARK, 0).origin.x);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  g_assert_cmpfloat (right_of (bounds_of (self, GTK_TYPE_LABEL, NAME)), <=, bounds_of (self, GTK_TYPE_LABEL, CAPITAL).origin.x);
}

/* Beside the track it takes what the cards have no use for: these are as high as the lane. */
static void
test_long_beside (Fixture *self, gconstpointer data)
{
  GtkWidget *name = show_long_name (self, 1246, 108);
  graphene_rect_t track = bounds_of (self, RH_TYPE_CAPE_TRACK, 0);

  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  g_assert_cmpfloat (right_of (bounds_of (self, GTK_TYPE_LABEL, NAME)), <=, track.origin.x);
  g_assert_cmpfloat (bounds_of (self, RH_TYPE_CAPE_CARD_VIEW, 0).size.height, >=, track.size.height - 4);
}

/* A lane fits a screen of 360 px, with eight cards ahead too, each within it and wide enough to be read. */
static void
test_fits (Fixture *self, gconstpointer data)
{
  int minimum;

  self->state.players[0].owned = 8;
  self->state.players[0].crossed = 0;
  for (guint i = 0; i < RH_CAPE_ROUNDS; i++)
    self->state.players[0].cards[i] = (RhCapeCard) { RH_CAPE_RIVER, 3, 10 };
  rh_cape_lane_update (RH_CAPE_LANE (self->lane), &self->state);
  gtk_widget_measure (self->lane, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 344);
  show (self, 344);
  g_assert_cmpint (gtk_widget_get_width (self->lane), <=, 344);

  for (guint i = 0; i < RH_CAPE_ROUNDS; i++) {
    graphene_rect_t bounds = bounds_of (self, RH_TYPE_CAPE_CARD_VIEW, i);

    g_assert_cmpfloat (bounds.size.width, >=, 24);
    g_assert_cmpfloat (bounds.origin.x, >=, 0);
    g_assert_cmpfloat (right_of (bounds), <=, gtk_widget_get_width (self->lane));
  }
}

/* Nothing is outside, and the track, which gets what the others leave, has enough. */
static void
assert_within (Fixture *self)
{
  GType types[] = { RH_TYPE_MARK, RH_TYPE_CAPE_DOTS, RH_TYPE_CAPE_TRACK, GTK_TYPE_LABEL };
  GtkWidget *track = board_find (self->lane, RH_TYPE_CAPE_TRACK, 0);
  int least;

  gtk_widget_measure (track, GTK_ORIENTATION_VERTICAL, gtk_widget_get_allocated_width (track), &least, NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_allocated_height (track), >=, least);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_assert_cmpfloat (bounds_of (self, types[i], 0).origin.y, >=, 0);
    g_assert_cmpfloat (bottom_of (bounds_of (self, types[i], 0)), <=, gtk_widget_get_height (self->lane));
  }
}

/* All of its parts are within the height that it asks for, and within the least. */
static void
test_height (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int least, asked;

  gtk_box_append (GTK_BOX (box), self->lane);
  board_show (&self->board, box, GPOINTER_TO_INT (data), 300);
  gtk_widget_measure (self->lane, GTK_ORIENTATION_VERTICAL, gtk_widget_get_allocated_width (self->lane), &least, &asked,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_allocated_height (self->lane), ==, asked);
  assert_within (self);

  gtk_window_set_default_size (GTK_WINDOW (self->board.window), GPOINTER_TO_INT (data), least);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_allocated_height (self->lane), ==, least);
  assert_within (self);
}

/* From right to left, the Cape is at the right and the first card beside it. */
static void
test_mirrored (Fixture *self, gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show (self, 1000);
  g_assert_cmpfloat (bounds_of (self, RH_TYPE_CAPE_CARD_VIEW, 0).origin.x,
                     >,
                     bounds_of (self, RH_TYPE_CAPE_CARD_VIEW, 1).origin.x);
  g_assert_cmpfloat (right_of (bounds_of (self, RH_TYPE_MARK, 0)), ==, gtk_widget_get_width (self->lane));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

#define ADD_WITH(name, width, function) \
  g_test_add ("/cape-lane-place/" name, Fixture, GINT_TO_POINTER (width), set_up, function, tear_down)
#define ADD(name, function) ADD_WITH (name, 0, function)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("wide", test_wide);
  ADD ("many", test_many);
  ADD ("narrow", test_narrow);
  ADD ("stacked", test_stacked);
  ADD_WITH ("larger/wide", 1000, test_larger);
  ADD_WITH ("larger/narrow", 340, test_larger);
  ADD_WITH ("nothing-moves/wide", 1000, test_nothing_moves);
  ADD_WITH ("nothing-moves/narrow", 340, test_nothing_moves);
  ADD ("names", test_names);
  ADD ("long/above", test_long_above);
  ADD ("long/beside", test_long_beside);
  ADD ("fits", test_fits);
  ADD_WITH ("height/wide", 1000, test_height);
  ADD_WITH ("height/narrow", 340, test_height);
  ADD ("mirrored", test_mirrored);

  return g_test_run ();
}
