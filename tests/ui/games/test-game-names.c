/* SPDX-License-Identifier: GPL-3.0-or-later
 * The names of a game's players: each after the mark that the player has on the table, in the same tones. */

#include "config.h"

#include "board.h"
#include "rh-colour.h"
#include "rh-game-names.h"

static GtkWidget *
show (Board *board, const char *const *colours, const char *const *names)
{
  GtkWidget *widget = g_object_new (RH_TYPE_GAME_NAMES, NULL);

  rh_game_names_set (RH_GAME_NAMES (widget), colours, names);
  board_show (board, widget, 300, 60);

  return widget;
}

static guint32
to_pixel (const GdkRGBA *rgba)
{
  guint red = (guint) (rgba->red * 255 + .5f);
  guint green = (guint) (rgba->green * 255 + .5f);
  guint blue = (guint) (rgba->blue * 255 + .5f);

  return 0xff000000u | red << 16 | green << 8 | blue;
}

static guint
count (GBytes *picture, guint32 pixel)
{
  const guint32 *pixels = g_bytes_get_data (picture, NULL);
  guint n = 0;

  for (gsize i = 0; i < g_bytes_get_size (picture) / sizeof *pixels; i++)
    n += pixels[i] == pixel;

  return n;
}

/* Each mark is filled as it is on the table: yellow is no brown, whatever text in yellow would have to be. */
static void
test_tones (void)
{
  static const char *const colours[] = { "red", "blue", "green", "yellow", "purple", "orange" };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++) {
    const char *const of_anna[] = { colours[i], NULL };
    const char *const anna[] = { "Anna", NULL };
    g_autoptr (GBytes) picture = NULL;
    Board board = { 0 };
    GtkWidget *widget = show (&board, of_anna, anna);
    GdkRGBA fill;

    picture = board_picture (widget);
    rh_colour_get (widget, colours[i], TRUE, &fill);
    g_assert_cmpuint (count (picture, to_pixel (&fill)), >=, 10);
    board_close (&board);
  }
}

/* The shapes are in the text, so that lines are broken and read with them. */
static void
test_text (void)
{
  static const char *const colours[] = { "red", "pink", "-", NULL };
  static const char *const names[] = { "Anna", "Bram & Cleo", "Dóra", NULL };
  Board board = { 0 };
  GtkWidget *widget = show (&board, colours, names);
  GtkLabel *label = GTK_LABEL (board_find (widget, GTK_TYPE_LABEL, 0));

  g_assert_cmpstr (gtk_label_get_text (label), ==, "▲\302\240Anna   ○\302\240Bram\302\240&\302\240Cleo   ●\302\240Dóra");
  rh_game_names_set (RH_GAME_NAMES (widget), NULL, names);
  g_assert_cmpstr (gtk_label_get_text (label), ==, "Anna   Bram & Cleo   Dóra");
  rh_game_names_centre (RH_GAME_NAMES (widget));
  g_assert_cmpint (gtk_label_get_justify (label), ==, GTK_JUSTIFY_CENTER);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/game-names/tones", test_tones);
  g_test_add_func ("/game-names/text", test_text);

  return g_test_run ();
}
