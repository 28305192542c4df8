/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours can be read, and told apart. */

#include "config.h"

#include "heart-desk.h"

#include "contrast.h"
#include "rh-heart-style.h"
#include "rh-style.h"

static void
test_colours (void)
{
  /* Each colour of a route is one by itself, and its letter can be read on it. */
  Board board = { 0 };
  GtkWidget *widget = gtk_label_new ("");
  GdkRGBA fills[RH_HEART_COLOURS];

  rh_heart_style_load ();
  board_show (&board, widget, 100, 100);
  for (RhHeartColour i = 0; i < RH_HEART_COLOURS; i++) {
    GdkRGBA letter;

    rh_heart_style_get_colour (widget, i, &fills[i], &letter);
    g_assert_cmpfloat (contrast_of (&fills[i], &letter), >=, 4.5);
    for (RhHeartColour j = 0; j < i; j++)
      g_assert_false (gdk_rgba_equal (&fills[i], &fills[j]));
  }
  board_close (&board);
}

static void
test_terrains (void)
{
  /* What is written on a pile in the colour of its terrain can be read there. */
  Board board = { 0 };
  GtkWidget *widget = gtk_label_new ("");

  rh_heart_style_load ();
  board_show (&board, widget, 100, 100);
  for (RhHeartTerrain i = 0; i < RH_HEART_TERRAINS; i++) {
    g_autofree char *name = g_strdup_printf ("heart_%s_tint", rh_heart_terrain_get_word (i));
    GdkRGBA ink, tint;

    rh_heart_style_get_terrain (widget, i, &ink);
    rh_style_get (widget, name, &tint);
    g_assert_cmpfloat (contrast_of (&ink, &tint), >=, 4.5);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-style/colours", test_colours);
  g_test_add_func ("/heart-style/terrains", test_terrains);

  return g_test_run ();
}
