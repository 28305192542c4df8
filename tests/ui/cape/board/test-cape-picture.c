/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance: everybody's capital, and where the trains are. */

#include "config.h"

#include "board.h"
#include "rh-cape-picture.h"
#include "rh-cape-style.h"
#include "rh-colour.h"
#include "rh-style.h"

#include <string.h>

/* How many columns of what is drawn have that colour. */
static guint
count_columns (GBytes *bytes, int width, const GdkRGBA *colour)
{
  const guint8 wanted[] = { (guint8) (colour->blue * 255 + .5f), (guint8) (colour->green * 255 + .5f),
                            (guint8) (colour->red * 255 + .5f) };
  gsize length;
  const guint8 *pixels = g_bytes_get_data (bytes, &length);
  g_autofree gboolean *has = g_new0 (gboolean, width);
  guint n = 0;

  for (gsize i = 0; i < length / 4; i++)
    has[i % (gsize) width] |= memcmp (&pixels[4 * i], wanted, sizeof wanted) == 0;
  for (int x = 0; x < width; x++)
    n += has[x] ? 1 : 0;

  return n;
}

static void
test_colours (void)
{
  /* The cards stand there in the colours of their terrains, on a phone, too; the train is large enough there to be one. */
  Board board;
  GtkWidget *picture;
  g_autoptr (GBytes) bytes = NULL;
  const RhCapeState *state;
  GdkRGBA colour;
  int width;

  board_open (&board, "cape-three-players");
  board_replay (&board, 60);
  state = rh_session_get_state (board.session);
  picture = rh_cape_picture_new (board.setup, state);
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  board_show (&board, picture, 310, 200);
  bytes = board_picture (picture);
  width = gtk_widget_get_width (picture);

  g_assert_cmpuint (state->players[0].crossed, >, 1);
  for (guint i = 0; i < state->players[0].crossed; i++) {
    rh_style_get (picture, rh_cape_style_ink (state->players[0].cards[i].terrain), &colour);
    g_assert_cmpuint (count_columns (bytes, width, &colour), >=, 4);
  }
  rh_colour_get (picture, board.setup->seats[0].colour, TRUE, &colour);
  g_assert_cmpuint (count_columns (bytes, width, &colour), >=, 16 + 8); /* the mark's, and the train's */
  board_close (&board);
}

static GBytes *
draw (guint place, int width, const char *capital, int *height)
{
  Board board;
  GtkWidget *picture;
  GtkWidget *room;
  GBytes *bytes;
  int minimum;

  board_open (&board, "cape-three-players");
  board_replay (&board, place);
  picture = rh_cape_picture_new (board.setup, rh_session_get_state (board.session));
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  /* As in a list, which scrolls. */
  room = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), picture);
  board_show (&board, room, width, 200);
  g_assert_true (board_says (picture, "Jörg"));
  g_assert_true (board_says (picture, capital));
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 300);
  *height = gtk_widget_get_height (picture);
  bytes = board_picture (picture);
  board_close (&board);

  return bytes;
}

static void
test_follows (void)
{
  /* It is another after a build and at the end; it is small, also on a phone. */
  int height;
  g_autoptr (GBytes) start = draw (0, 600, "£100", &height);
  g_autoptr (GBytes) later = draw (60, 600, "£81", &height);
  g_autoptr (GBytes) end = draw (129, 600, "£58", &height);
  g_autoptr (GBytes) phone = draw (60, 310, "£81", &height);

  g_assert_cmpint (height, <=, 100);
  g_assert_false (g_bytes_equal (start, later));
  g_assert_false (g_bytes_equal (later, end));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-picture/follows", test_follows);
  g_test_add_func ("/cape-picture/colours", test_colours);

  return g_test_run ();
}
