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
  GtkWidget *chart = rh_chart_new ();
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
  GtkWidget *chart = rh_chart_new ();

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
  g_test_add_func ("/chart/no-rounds", test_no_rounds);

  return g_test_run ();
}
