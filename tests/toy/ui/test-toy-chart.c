/* SPDX-License-Identifier: GPL-3.0-or-later
 * The chart of a game with many rounds, many players and less than nothing: no figure stands on another. */

#include "config.h"

#include "rh-chart.h"

#include "rh-games.h"
#include "rh-session.h"
#include "rh-toy-telling.h"
#include "rh-toy.h"
#include "ui-screen.h"

#define N_MOVES 160
#define COLUMN 40   /* where amounts are, and nothing else */
#define BOTTOM 24   /* where the numbers of the rounds are, likewise */
#define LETTERS 6   /* between two letters of a figure there is less */

static guint
no_round (gconstpointer state)
{
  return 0;
}

/* Player 1 goes down to −800, and the others up; nobody wins. */
static RhSession *
play (guint n_seats)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_toy_game);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  RhSession *session;

  g_assert_true (rh_setup_set_option (setup, "goal", "9999", NULL));
  for (guint i = 0; i < n_seats; i++) {
    g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

    g_assert_true (rh_setup_add_seat (setup, RH_COLOUR_NONE, name, NULL));
  }
  for (guint i = 0; i < N_MOVES; i++)
    g_ptr_array_add (moves, g_strdup_printf (i % 2 == 0 ? "add 1 -10" : "add %u +9", i / 2 % (n_seats - 1) + 2));
  session = rh_session_new_replay (setup, (const char *const *) moves->pdata, moves->len, moves->len, NULL);
  g_assert_nonnull (session);

  return session;
}

/* The chart as it is painted: for each pixel whether there is anything. */
static void
paint (guint n_seats, int width, int height, GtkWidget **window, cairo_surface_t **picture)
{
  g_autoptr (RhSession) session = play (n_seats);
  GtkWidget *chart = g_object_new (RH_TYPE_CHART, NULL);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_t *cr;

  rh_chart_set (RH_CHART (chart), &rh_toy_telling, session);
  gtk_widget_set_size_request (chart, width, height);
  gtk_widget_set_valign (chart, GTK_ALIGN_START);
  *window = ui_screen_window (g_object_new (ADW_TYPE_CLAMP, "child", chart, "maximum-size", width, "tightening-threshold",
                                            width, NULL));
  ui_screen_settle (chart);
  g_assert_cmpint (gtk_widget_get_width (chart), ==, width);

  paintable = gtk_widget_paintable_new (chart);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (chart), gtk_widget_get_height (chart));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (chart), gtk_widget_get_height (chart));
  cr = cairo_create (*picture);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
}

static gboolean
is_drawn (cairo_surface_t *picture, int x, int y)
{
  const guchar *pixels = cairo_image_surface_get_data (picture);

  return pixels[y * cairo_image_surface_get_stride (picture) + 4 * x + 3] > 64;
}

static gboolean
is_row_drawn (cairo_surface_t *picture, int y)
{
  for (int x = 0; x < COLUMN; x++) {
    if (is_drawn (picture, x, y))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_column_drawn (cairo_surface_t *picture, int x)
{
  int height = cairo_image_surface_get_height (picture);

  for (int y = height - BOTTOM / 2; y < height; y++) {
    if (is_drawn (picture, x, y))
      return TRUE;
  }

  return FALSE;
}

/* The figures one after the other, each apart from the next by at least that; none is larger than that. */
static guint
count_figures (cairo_surface_t *picture, int from, int to, gboolean (*drawn) (cairo_surface_t *, int), int gap, int most)
{
  guint n = 0;
  int blank = gap;
  int size = 0;

  for (int i = from; i < to; i++) {
    if (!drawn (picture, i)) {
      blank++;
      continue;
    }
    if (blank >= gap) {
      n++;
      size = 0;
    }
    size += 1 + (size > 0 ? blank : 0);
    blank = 0;
    g_assert_cmpint (size, <=, most);
  }

  return n;
}

static void
check (guint n_seats, int width, int height)
{
  cairo_surface_t *picture;
  GtkWidget *window;
  int painted;

  paint (n_seats, width, height, &window, &picture);
  painted = cairo_image_surface_get_height (picture);
  g_test_message ("%u players, %d × %d", n_seats, width, painted);
  if (g_getenv ("RH_PICTURES") != NULL) {
    g_autofree char *name = g_strdup_printf ("chart-%u-%d-%d.png", n_seats, width, height);
    g_autofree char *path = g_build_filename (g_getenv ("RH_PICTURES"), name, NULL);

    cairo_surface_write_to_png (picture, path);
  }
  /* Two amounts at the least, zero among them; a line of them is higher than one. */
  g_assert_cmpuint (count_figures (picture, 0, painted - BOTTOM, is_row_drawn, 1, 16), >=, 2);
  g_assert_cmpuint (count_figures (picture, COLUMN, width * 7 / 10, is_column_drawn, LETTERS, 36), >=, 2);
  cairo_surface_destroy (picture);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_apart (void)
{
  guint (*rounds) (gconstpointer) = rh_toy_telling.round;

  /* A move stands for a round, so there are as many of these. */
  rh_toy_telling.round = no_round;
  check (2, 240, 88);
  check (2, 360, 136);
  check (5, 600, 200);
  check (8, 360, 100);
  check (8, 1200, 600);
  rh_toy_telling.round = rounds;
}

static void
test_names (void)
{
  /* Eight names, one below the other, need more height than one would give it. */
  g_autoptr (RhSession) two = play (2);
  g_autoptr (RhSession) eight = play (8);
  GtkWidget *chart = g_object_ref_sink (g_object_new (RH_TYPE_CHART, NULL));
  int before;
  int after;

  rh_chart_set (RH_CHART (chart), &rh_toy_telling, two);
  gtk_widget_measure (chart, GTK_ORIENTATION_VERTICAL, 400, &before, NULL, NULL, NULL);
  rh_chart_set (RH_CHART (chart), &rh_toy_telling, eight);
  gtk_widget_measure (chart, GTK_ORIENTATION_VERTICAL, 400, &after, NULL, NULL, NULL);
  g_assert_cmpint (before, ==, 88);
  g_assert_cmpint (after, >=, 8 * 14);
  g_object_unref (chart);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/toy-chart/apart", test_apart);
  g_test_add_func ("/toy-chart/names", test_names);

  return g_test_run ();
}
