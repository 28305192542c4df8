/* SPDX-License-Identifier: GPL-3.0-or-later
 * Terrain cards and colours, by clicks and by keys. */

#include "config.h"

#include "heart-desk.h"

#include "rh-button.h"
#include "rh-heart-grid.h"
#include "rh-heart-text.h"
#include "rh-heart-text-step.h"
#include "rh-tooltip.h"

static int colour = -1;
static int terrain = -1;

static void
on_colour_cb (RhHeartGrid *grid, guint value)
{
  colour = (int) value;
}

static void
on_terrain_cb (RhHeartGrid *grid, guint value)
{
  terrain = (int) value;
}

static GtkWidget *
make_grid (Board *board)
{
  GtkWidget *grid = g_object_new (RH_TYPE_HEART_GRID, NULL);

  g_signal_connect (grid, "colour", G_CALLBACK (on_colour_cb), NULL);
  g_signal_connect (grid, "terrain", G_CALLBACK (on_terrain_cb), NULL);
  board_show (board, grid, 340, 200);

  return grid;
}

static void
test_clicks (void)
{
  /* A colour for a route, or a terrain for a card. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);

  board_click (grid, "Grey");
  g_assert_cmpint (colour, ==, RH_HEART_GREY);
  board_click (grid, "Take a mountain card");
  g_assert_cmpint (terrain, ==, RH_HEART_MOUNTAIN);
  rh_heart_grid_set_colour (RH_HEART_GRID (grid), RH_HEART_GREY);
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find_named (grid, GTK_TYPE_BUTTON, "Grey"))));
  g_assert_false (rh_button_is_chosen (RH_BUTTON (board_find_named (grid, GTK_TYPE_BUTTON, "Red"))));
  board_close (&board);
}

/* Of the pixels those that are all white. */
static guint
count_white (GtkWidget *button)
{
  g_autoptr (GBytes) picture = board_picture (button);
  gsize length;
  const guchar *pixels = g_bytes_get_data (picture, &length);
  guint n = 0;

  for (gsize i = 0; i + 4 <= length; i += 4)
    n += pixels[i] == 0xff && pixels[i + 1] == 0xff && pixels[i + 2] == 0xff;

  return n;
}

static void
test_seen (void)
{
  /* What is chosen is seen in the dark on a button that is as blue as a frame could be: it has a white one all around. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);
  GtkWidget *blue = board_find_named (grid, GTK_TYPE_BUTTON, "Blue");
  guint before;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  board_settle ();
  before = count_white (blue);
  rh_heart_grid_set_colour (RH_HEART_GRID (grid), RH_HEART_BLUE);
  board_settle ();
  g_assert_cmpuint (count_white (blue), >, before + 2 * (guint) gtk_widget_get_width (blue));
  board_close (&board);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

static void
test_taken (void)
{
  /* A card that is taken stands out, and so does that there is no other one. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);
  RhHeartState state = { .n_seats = 2 };
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TERRAIN);
  draft.terrains[0] = RH_HEART_JUNGLE;
  state.players[1].cards[RH_HEART_JUNGLE] = RH_HEART_TERRAIN_CARDS - 1;
  state.players[1].cards[RH_HEART_DESERT] = RH_HEART_TERRAIN_CARDS - 1;
  rh_heart_grid_set_terrains (RH_HEART_GRID (grid), &draft, &state);
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find_named (grid, GTK_TYPE_BUTTON, "Take a jungle card"))));
  g_assert_false (gtk_widget_is_sensitive (board_find_named (grid, GTK_TYPE_BUTTON, "Take a jungle card")));
  g_assert_false (rh_button_is_chosen (RH_BUTTON (board_find_named (grid, GTK_TYPE_BUTTON, "Take a desert card"))));
  g_assert_true (gtk_widget_is_sensitive (board_find_named (grid, GTK_TYPE_BUTTON, "Take a desert card")));
  board_close (&board);
}

static void
test_keys (void)
{
  /* Each has a key of its own, and the letter on a colour is its key. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);

  for (RhHeartColour i = 0; i < RH_HEART_COLOURS; i++) {
    g_assert_true (rh_heart_grid_key (RH_HEART_GRID (grid), gdk_keyval_from_name (rh_heart_text_colour_key (i)), 0));
    g_assert_cmpint (colour, ==, (int) i);
    g_assert_true (board_says (grid, rh_heart_text_colour_key (i)));
  }
  for (RhHeartTerrain i = 0; i < RH_HEART_TERRAINS; i++) {
    g_assert_true (rh_heart_grid_key (RH_HEART_GRID (grid), gdk_keyval_from_name (rh_heart_text_terrain_key (i)), 0));
    g_assert_cmpint (terrain, ==, (int) i);
  }
  g_assert_false (rh_heart_grid_key (RH_HEART_GRID (grid), GDK_KEY_z, 0));
  board_close (&board);
}

static void
test_words (void)
{
  /* Where there is room, a colour has its name below the letter; it is heard by its name alone either way. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);

  g_assert_false (board_says (grid, "Grey"));
  g_assert_cmpstr (rh_tooltip_get (board_find_named (grid, GTK_TYPE_BUTTON, "Grey")), ==, "Grey");
  rh_heart_grid_show_words (RH_HEART_GRID (grid), TRUE);
  g_assert_true (board_says (grid, "Grey"));
  g_assert_null (rh_tooltip_get (board_find_named (grid, GTK_TYPE_BUTTON, "Grey"))); /* it would lie over it */
  g_assert_true (board_says (grid, rh_heart_text_colour_key (RH_HEART_GREY)));
  g_assert_nonnull (board_find_named (grid, GTK_TYPE_BUTTON, "Grey"));
  for (guint i = 0; i < RH_HEART_TERRAINS; i++) {
    GtkWidget *button = board_find_named (grid, GTK_TYPE_BUTTON, rh_heart_text_step_take (i));

    g_assert_null (rh_tooltip_get (button)); /* nor over the terrain below */
  }
  rh_heart_grid_show_words (RH_HEART_GRID (grid), FALSE);
  g_assert_false (board_says (grid, "Grey"));
  g_assert_nonnull (board_find_named (grid, GTK_TYPE_BUTTON, "Grey"));
  board_close (&board);
}

static void
test_rows (void)
{
  /* The colours of a terrain stand beside it. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);
  graphene_rect_t one, other;

  g_assert_true (gtk_widget_compute_bounds (board_find_named (grid, GTK_TYPE_BUTTON, "Take a jungle card"), grid, &one));
  g_assert_true (gtk_widget_compute_bounds (board_find_named (grid, GTK_TYPE_BUTTON, "Blue"), grid, &other));
  g_assert_cmpfloat (one.origin.y, ==, other.origin.y);
  g_assert_true (gtk_widget_compute_bounds (board_find_named (grid, GTK_TYPE_BUTTON, "White"), grid, &other));
  g_assert_cmpfloat (one.origin.y, <, other.origin.y);
  board_close (&board);
}

static void
test_edges (void)
{
  /* Its rows begin and end where it does, as those below it do. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);
  graphene_rect_t all, one, other;

  g_assert_true (gtk_widget_compute_bounds (grid, grid, &all));
  g_assert_true (gtk_widget_compute_bounds (board_find_named (grid, GTK_TYPE_BUTTON, "Take a jungle card"), grid, &one));
  g_assert_true (gtk_widget_compute_bounds (board_find_named (grid, GTK_TYPE_BUTTON, "Green"), grid, &other));
  g_assert_cmpfloat (one.origin.x, ==, all.origin.x);
  g_assert_cmpfloat (other.origin.x + other.size.width, ==, all.origin.x + all.size.width);
  board_close (&board);
}

static void
test_closed (void)
{
  /* What is of no use before something else is ended steps back. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);
  GtkWidget *jungle = board_find_named (grid, GTK_TYPE_BUTTON, "Take a jungle card");
  GtkWidget *green = board_find_named (grid, GTK_TYPE_BUTTON, "Green");

  rh_heart_grid_set_closed (RH_HEART_GRID (grid), FALSE, TRUE);
  g_assert_false (gtk_widget_has_css_class (jungle, "heart-closed"));
  g_assert_true (gtk_widget_has_css_class (green, "heart-closed"));
  rh_heart_grid_set_closed (RH_HEART_GRID (grid), TRUE, FALSE);
  g_assert_true (gtk_widget_has_css_class (jungle, "heart-closed"));
  g_assert_false (gtk_widget_has_css_class (green, "heart-closed"));
  board_close (&board);
}

static GBytes *
draw_focus (Board *board, GtkWidget *grid, gboolean visible)
{
  gtk_window_set_focus_visible (GTK_WINDOW (board->window), visible);
  board_settle ();

  return board_picture (grid);
}

static void
test_focus (void)
{
  /* That all of it has the focus is seen by a frame around it, and nothing between what is in it looks like a fault. */
  Board board = { 0 };
  GtkWidget *grid = make_grid (&board);
  g_autoptr (GBytes) without = NULL;
  g_autoptr (GBytes) with = NULL;
  const guint32 *one, *other;
  int width = gtk_widget_get_width (grid);
  int height = gtk_widget_get_height (grid);

  gtk_widget_grab_focus (grid);
  without = draw_focus (&board, grid, FALSE);
  with = draw_focus (&board, grid, TRUE);
  g_assert_false (g_bytes_equal (without, with));
  one = g_bytes_get_data (without, NULL);
  other = g_bytes_get_data (with, NULL);
  for (int y = 6; y < height - 6; y++)
    g_assert_cmpmem (one + y * width + 6, (gsize) (width - 12) * 4, other + y * width + 6, (gsize) (width - 12) * 4);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-grid/clicks", test_clicks);
  g_test_add_func ("/heart-grid/seen", test_seen);
  g_test_add_func ("/heart-grid/taken", test_taken);
  g_test_add_func ("/heart-grid/keys", test_keys);
  g_test_add_func ("/heart-grid/words", test_words);
  g_test_add_func ("/heart-grid/rows", test_rows);
  g_test_add_func ("/heart-grid/edges", test_edges);
  g_test_add_func ("/heart-grid/closed", test_closed);
  g_test_add_func ("/heart-grid/focus", test_focus);

  return g_test_run ();
}
