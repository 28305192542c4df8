/* SPDX-License-Identifier: GPL-3.0-or-later
 * The chart of capital by round. */

#include "config.h"

#include "board.h"

#include "rh-cape-telling.h"
#include "rh-chart.h"

static void
assert_description (GtkWidget *chart, const char *text)
{
  g_autofree char *problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (chart),
                                                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                                 text);

  g_assert_cmpstr (problem, ==, NULL);
}

static void
test_figures (void)
{
  /* To those who can't see it, the chart says everybody's capital after each round. */
  Board board;
  GtkWidget *chart = g_object_new (RH_TYPE_CHART, NULL);
  g_autoptr (GBytes) start = NULL;
  g_autoptr (GBytes) later = NULL;

  board_open (&board, "cape-three-players");
  board_replay (&board, 0);
  board_show (&board, chart, 600, 300);
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);

  rh_chart_set (RH_CHART (chart), &rh_cape_telling, board.session);
  board_assert_name (chart, "Capital by round");
  assert_description (chart, "Éva: £100; Jörg: £100; Ilse-Marie: £100");
  board_settle ();
  start = board_picture (chart);

  g_assert_true (rh_session_go_to (board.session, 21, NULL));
  rh_chart_set (RH_CHART (chart), &rh_cape_telling, board.session);
  assert_description (chart, "Éva: £100, £110, £104; Jörg: £100, £100, £92; Ilse-Marie: £100, £94, £95");
  board_settle ();
  later = board_picture (chart);
  g_assert_false (g_bytes_equal (start, later));
  board_close (&board);
}

static void
test_least (void)
{
  /* Beside a line that tells more, as below a game that isn't one's own yet, it has room on a phone with four names. */
  Board board;
  GtkWidget *chart = g_object_ref_sink (g_object_new (RH_TYPE_CHART, NULL));
  int least;

  board_open (&board, "cape-four-ties");
  board_replay (&board, board.moves->len);
  rh_chart_set (RH_CHART (chart), &rh_cape_telling, board.session);
  gtk_widget_measure (chart, GTK_ORIENTATION_VERTICAL, 312, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 90);
  g_object_unref (chart);
  board_close (&board);
}

/* Whether anything is drawn in that column, at the height of the line where everybody begins. */
static gboolean
is_drawn (GBytes *picture, int width, int x, int y)
{
  const guchar *pixels = g_bytes_get_data (picture, NULL);

  for (int row = y - 7; row <= y + 7; row++) {
    if (pixels[4 * (row * width + x) + 3] > 0)
      return TRUE;
  }

  return FALSE;
}

static void
test_amounts (void)
{
  /* Beside the amount where all begin there is a gap before the first point, also where letters are large. */
  Board board;
  GtkWidget *chart = g_object_new (RH_TYPE_CHART, NULL);
  g_autoptr (GBytes) picture = NULL;
  int gap = 0;
  int x = 0;

  board_open (&board, "cape-three-players");
  board_replay (&board, 1);
  board_show (&board, chart, 600, 300);
  rh_chart_set (RH_CHART (chart), &rh_cape_telling, board.session);
  board_settle ();
  picture = board_picture (chart);
  while (!is_drawn (picture, 600, x, 12))
    x++;
  /* All its letters: what is between them is narrower than the gap. */
  for (; gap < 5 && x < 300; x++)
    gap = is_drawn (picture, 600, x, 12) ? 0 : gap + 1;
  g_assert_cmpint (x, <, 60);
  board_close (&board);
}

static GBytes *
draw_with_name (const char *name, GtkTextDirection direction)
{
  Board board;
  GtkWidget *chart = g_object_new (RH_TYPE_CHART, NULL);
  GBytes *picture;

  board_open (&board, "cape-three-players");
  g_free (board.setup->seats[0].name);
  board.setup->seats[0].name = g_strdup (name);
  board_replay (&board, 21);
  gtk_widget_set_direction (chart, direction);
  board_show (&board, chart, 600, 300);
  rh_chart_set (RH_CHART (chart), &rh_cape_telling, board.session);
  board_settle ();
  picture = board_picture (chart);
  board_close (&board);

  return picture;
}

static void
test_names (void)
{
  /* Each line has its name at its end, also the longest there is, and also where lines end together. */
  static const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++) {
    g_autoptr (GBytes) short_one = draw_with_name ("Éva", directions[i]);
    g_autoptr (GBytes) same = draw_with_name ("Éva", directions[i]);
    g_autoptr (GBytes) other = draw_with_name ("Ada", directions[i]);
    g_autoptr (GBytes) long_one = draw_with_name ("Wilhelmina Alexandrina Bartholomea Constantia", directions[i]);

    g_assert_true (g_bytes_equal (short_one, same));
    g_assert_false (g_bytes_equal (short_one, other));
    g_assert_false (g_bytes_equal (short_one, long_one));
  }
}

/* A line of the grid is a pixel high, the shape of a player more. */
static guint
count_drawn (GBytes *picture, int width, int x, int y)
{
  const guchar *pixels = g_bytes_get_data (picture, NULL);
  guint n = 0;

  for (int row = y - 7; row <= y + 7; row++)
    n += pixels[4 * (row * width + x) + 3] > 0;

  return n;
}

static void
test_fits (void)
{
  /* What somebody has had most of stands at the top: nothing is kept empty for a whole step above it. */
  Board board;
  GtkWidget *chart = g_object_new (RH_TYPE_CHART, NULL);
  g_autoptr (GBytes) picture = NULL;
  guint high = 0;

  board_open (&board, "cape-three-players");
  board_replay (&board, 21);
  board_show (&board, chart, 600, 300);
  rh_chart_set (RH_CHART (chart), &rh_cape_telling, board.session);
  board_settle ();
  picture = board_picture (chart);
  for (int x = 100; x < 500; x++)
    high = MAX (high, count_drawn (picture, 600, x, 12));
  g_assert_cmpuint (high, >=, 8);
  board_close (&board);
}

static const char *
get_mark (const RhSetup *setup)
{
  return "Most";
}

static void
test_alone (void)
{
  /* Where nothing adds up, each round has what it brought, the start has nothing, and the highest has a line of its own. */
  RhTelling telling = rh_cape_telling;
  Board board;
  GtkWidget *chart = g_object_new (RH_TYPE_CHART, NULL);
  g_autoptr (GBytes) balances = NULL;
  g_autoptr (GBytes) alone = NULL;

  telling.mark = get_mark;
  board_open (&board, "cape-three-players");
  board_replay (&board, 21);
  board_show (&board, chart, 600, 300);
  rh_chart_set (RH_CHART (chart), &rh_cape_telling, board.session);
  board_settle ();
  balances = board_picture (chart);
  rh_chart_set (RH_CHART (chart), &telling, board.session);
  assert_description (chart, "Éva: £10, £4; Jörg: £0, −£8; Ilse-Marie: −£6, £8");
  board_settle ();
  alone = board_picture (chart);
  g_assert_false (g_bytes_equal (balances, alone));
  board_close (&board);
}

static guint
get_no_round (gconstpointer state)
{
  return 0;
}

static void
test_no_rounds (void)
{
  /* In a game without rounds, what everybody has is said move by move. */
  RhTelling telling = rh_cape_telling;
  Board board;
  GtkWidget *chart = g_object_new (RH_TYPE_CHART, NULL);

  telling.round = get_no_round;
  board_open (&board, "cape-three-players");
  board_replay (&board, 2);
  board_show (&board, chart, 600, 300);
  rh_chart_set (RH_CHART (chart), &telling, board.session);
  assert_description (chart, "Éva: £100, £100, £100; Jörg: £100, £100, £100; Ilse-Marie: £100, £100, £94");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/chart/figures", test_figures);
  g_test_add_func ("/chart/least", test_least);
  g_test_add_func ("/chart/amounts", test_amounts);
  g_test_add_func ("/chart/fits", test_fits);
  g_test_add_func ("/chart/names", test_names);
  g_test_add_func ("/chart/alone", test_alone);
  g_test_add_func ("/chart/no-rounds", test_no_rounds);

  return g_test_run ();
}
