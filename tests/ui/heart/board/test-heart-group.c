/* SPDX-License-Identifier: GPL-3.0-or-later
 * Routes of one colour, as figures. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-group.h"
#include "rh-heart-style.h"

#define HEIGHT 16

static const RhHeartGroup three = { .colour = RH_HEART_WHITE, .n = 3, .lengths = { 1, 2, 3 } };

static RhHeartGroup
make_doubled (gboolean sign)
{
  RhHeartGroup group = three;

  group.doubled[1] = TRUE;
  group.sign = sign;

  return group;
}

static void
on_draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  rh_heart_group_draw (data, GTK_WIDGET (area), cr, height);
}

static GBytes *
draw (RhHeartGroup *group)
{
  Board board = { 0 };
  GtkWidget *area = gtk_drawing_area_new ();
  GBytes *bytes;

  rh_heart_style_load ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), on_draw_cb, group, NULL);
  board_show (&board, area, 150, HEIGHT);
  board_settle ();
  bytes = board_picture (area);
  board_close (&board);

  return bytes;
}

static void
test_widths (void)
{
  /* The sign of a doubled one takes room; as many as there can be have it in the narrowest place for routes. */
  RhHeartGroup all = { .colour = RH_HEART_WHITE, .n = RH_HEART_GROUP_MAX, .sign = TRUE };
  RhHeartGroup signed_one = make_doubled (TRUE);
  RhHeartGroup bare = make_doubled (FALSE);

  g_assert_cmpfloat (rh_heart_group_get_width (&signed_one, HEIGHT), >, rh_heart_group_get_width (&bare, HEIGHT));
  g_assert_cmpfloat (rh_heart_group_get_width (&three, 2 * HEIGHT), ==, 2 * rh_heart_group_get_width (&three, HEIGHT));
  for (guint i = 0; i < all.n; i++)
    all.doubled[i] = TRUE;
  g_assert_cmpfloat (rh_heart_group_get_width (&all, 14), <=, 150);
}

static void
test_doubled (void)
{
  /* A doubled one is seen to be one, with its sign or without. */
  RhHeartGroup plain = three;
  RhHeartGroup signed_one = make_doubled (TRUE);
  RhHeartGroup bare = make_doubled (FALSE);
  g_autoptr (GBytes) first = draw (&plain);
  g_autoptr (GBytes) second = draw (&signed_one);
  g_autoptr (GBytes) third = draw (&bare);

  g_assert_false (g_bytes_equal (first, second));
  g_assert_false (g_bytes_equal (first, third));
  g_assert_false (g_bytes_equal (second, third));
}

/* Places across where nothing is drawn, with something on either side. */
static guint
count_gaps (GBytes *picture)
{
  const guint32 *pixels = g_bytes_get_data (picture, NULL);
  const int width = (int) (g_bytes_get_size (picture) / (4 * HEIGHT));
  gboolean empty_before = TRUE;
  guint parts = 0;

  for (int x = 0; x < width; x++) {
    gboolean empty = TRUE;

    for (int y = 0; y < HEIGHT; y++)
      empty = empty && pixels[y * width + x] == pixels[width - 1];
    parts += empty_before && !empty;
    empty_before = empty;
  }

  return parts - 1;
}

static void
test_apart (void)
{
  /* Routes of 6 and 5 aren't 65; a doubled one has its sign around it. */
  RhHeartGroup plain = three;
  RhHeartGroup signed_one = make_doubled (TRUE);
  g_autoptr (GBytes) first = draw (&plain);
  g_autoptr (GBytes) second = draw (&signed_one);

  g_assert_cmpuint (count_gaps (first), ==, 2);
  g_assert_cmpuint (count_gaps (second), ==, 0);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-group/widths", test_widths);
  g_test_add_func ("/heart-group/doubled", test_doubled);
  g_test_add_func ("/heart-group/apart", test_apart);

  return g_test_run ();
}
