/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's lane: points, turns, the last turn, and how the player stands. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-style.h"
#include "rh-zug-lane.h"
#include "rh-zug-style.h"
#include "rh-zug-train-view.h"

#include <string.h>

static const char *const points[] = { "train 1 engine tender tank tank box caboose", "wreck 2", "short 3",
                                      "train 1 engine tender tank ore box caboose", NULL };
static const char *const knockout[] = { "short 1", "train 2 engine tender tank ore", "train 3 engine tender box", NULL };

static GtkWidget *
show (ZugTable *table, guint seat, gboolean asked)
{
  GtkWidget *lane = rh_zug_lane_new (rh_session_get_setup (table->session), seat);
  Board board = { 0 };

  if (asked)
    rh_zug_lane_set_asked (RH_ZUG_LANE (lane));
  rh_zug_lane_update (RH_ZUG_LANE (lane), rh_session_get_state (table->session));
  board_show (&board, lane, 800, 160);
  table->window = board.window;

  return lane;
}

/* Whether there is a badge of that kind. */
static gboolean
has_badge (GtkWidget *lane, const char *kind)
{
  for (GtkWidget *child = gtk_widget_get_first_child (lane); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (gtk_widget_has_css_class (child, kind))
      return TRUE;
  }

  return FALSE;
}

static void
test_points (void)
{
  /* What was gained adds up, and who hasn't had a turn in this round has it to come. */
  ZugTable table;
  GtkWidget *lane;

  zug_table_open (&table, 3, "goal=60", points);
  lane = show (&table, 0, TRUE);
  g_assert_true (board_says (lane, "Anna"));
  g_assert_true (board_says (lane, "47"));
  g_assert_true (board_says (lane, "points"));
  g_assert_true (board_says (lane, "2 turns"));
  g_assert_true (board_says (lane, "+25 points"));
  g_assert_false (has_badge (lane, "due"));
  g_assert_nonnull (board_button (lane, "table.why"));
  g_assert_false (board_is_selected (lane));
  zug_table_close (&table);

  zug_table_open (&table, 3, "goal=60", points);
  lane = show (&table, 1, FALSE);
  g_assert_true (board_says (lane, "wreck: 0"));
  g_assert_true (board_is_selected (lane));
  g_assert_null (board_button (lane, "table.why"));
  zug_table_close (&table);

  zug_table_open (&table, 3, "goal=60", points);
  lane = show (&table, 2, FALSE);
  g_assert_true (board_says (lane, "shortage: 0"));
  g_assert_true (board_says (lane, "to come"));
  g_assert_true (has_badge (lane, "due"));
  g_assert_false (has_badge (lane, "last-turn"));
  zug_table_close (&table);
}

/* The colour of its frame, half way down its left side. */
static guint32
find_frame (GtkWidget *lane)
{
  g_autoptr (GBytes) picture = board_picture (lane);
  gsize row = (gsize) gtk_widget_get_width (lane) * (gsize) (gtk_widget_get_height (lane) / 2);
  guint32 pixel;

  memcpy (&pixel, (const char *) g_bytes_get_data (picture, NULL) + (row + 2) * sizeof pixel, sizeof pixel);

  return pixel;
}

static guint32
to_pixel (const GdkRGBA *colour)
{
  return 0xff000000 | (guint32) (colour->red * 255 + .5f) << 16 | (guint32) (colour->green * 255 + .5f) << 8 |
         (guint32) (colour->blue * 255 + .5f);
}

static void
test_frame (void)
{
  /* Around the lane on turn is the tone of the player’s own engine, whoever that is. */
  for (guint seat = 0; seat < RH_ZUG_SEATS_MAX; seat++) {
    g_autofree char *options = g_strdup_printf ("first=%u", seat + 1);
    ZugTable table;
    GtkWidget *lane;
    GdkRGBA tone;

    zug_table_open (&table, RH_ZUG_SEATS_MAX, options, NULL);
    lane = show (&table, seat, FALSE);
    board_settle ();
    rh_style_get (lane, rh_zug_style_seat (seat), &tone);
    g_assert_cmphex (find_frame (lane), ==, to_pixel (&tone));
    zug_table_close (&table);
  }
}

static void
test_last_round (void)
{
  /* Once somebody has reached the goal, who has an equal turn to come is told. */
  ZugTable table;
  GtkWidget *lane;

  zug_table_open (&table, 3, "goal=40", points);
  lane = show (&table, 1, FALSE);
  g_assert_true (board_says (lane, "one last turn"));
  g_assert_true (has_badge (lane, "last-turn"));
  zug_table_close (&table);
}

static void
test_knockout (void)
{
  /* Who holds the mark, who has it to beat, and who is out. */
  static const char *const words[] = { "has 7 to beat", "holds the mark", "out" };

  for (guint seat = 0; seat < G_N_ELEMENTS (words); seat++) {
    ZugTable table;
    GtkWidget *lane;

    zug_table_open (&table, 3, "victory=knockout", knockout);
    lane = show (&table, seat, FALSE);
    g_assert_true (board_says (lane, words[seat]));
    g_assert_true (has_badge (lane, "due") == (seat == 0));
    g_assert_true (gtk_widget_has_css_class (lane, "out") == (seat == 2));
    zug_table_close (&table);
  }
}

/* How large the letters of a text are. */
static int
size_of (GtkWidget *lane, const char *text)
{
  GtkWidget *label = board_find_text (lane, text);
  PangoContext *context = gtk_widget_get_pango_context (label);

  return pango_font_description_get_size (pango_context_get_font_description (context));
}

static void
test_order (void)
{
  /* The total is read first: it is twice as large as what the last turn brought, and larger than the name. */
  ZugTable table;
  GtkWidget *lane;

  zug_table_open (&table, 3, "goal=60", points);
  lane = show (&table, 0, TRUE);
  g_assert_cmpint (size_of (lane, "47"), >=, 2 * size_of (lane, "+25 points"));
  g_assert_cmpint (size_of (lane, "47"), >, size_of (lane, "Anna") * 3 / 2);
  zug_table_close (&table);
}

static void
test_past_end (void)
{
  /* The last trains are as large at the end as they were before: nothing on the board grows. */
  static const char *const goals[] = { "goal=500", "goal=5" };
  static const char *const moves[] = { "train 1 engine tender tank", "train 2 engine tender tank ore", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (goals); i++) {
    ZugTable table;
    GtkWidget *lane;

    zug_table_open (&table, 2, goals[i], moves);
    lane = show (&table, 1, TRUE);
    board_settle ();
    g_assert_true (gtk_widget_has_css_class (board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0), "past"));
    zug_table_close (&table);
  }
}

static void
test_no_turn_yet (void)
{
  /* Who had no turn in a knock-out has no figure, and nothing to ask about. */
  ZugTable table;
  GtkWidget *lane;

  zug_table_open (&table, 2, "victory=knockout", NULL);
  lane = show (&table, 1, TRUE);
  g_assert_false (board_says (lane, "0"));
  g_assert_false (board_says (lane, "last turn"));
  g_assert_null (board_button (lane, "table.why"));
  g_assert_true (board_says (lane, "0 turns"));
  zug_table_close (&table);
}

static void
test_spoken (void)
{
  /* To a screen reader all of it is one sentence. */
  ZugTable table;
  GtkWidget *lane;

  zug_table_open (&table, 3, "goal=60", points);
  lane = show (&table, 1, TRUE);
  board_assert_name (lane, "Bram, 0 points, 1 turn, last turn: wreck, on turn");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (lane), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  g_assert_nonnull (board_find_named (lane, GTK_TYPE_BUTTON, "Bram in all, 0 points. Why?"));
  zug_table_close (&table);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-lane/points", test_points);
  g_test_add_func ("/zug-lane/frame", test_frame);
  g_test_add_func ("/zug-lane/last-round", test_last_round);
  g_test_add_func ("/zug-lane/knockout", test_knockout);
  g_test_add_func ("/zug-lane/order", test_order);
  g_test_add_func ("/zug-lane/past-end", test_past_end);
  g_test_add_func ("/zug-lane/no-turn-yet", test_no_turn_yet);
  g_test_add_func ("/zug-lane/spoken", test_spoken);

  return g_test_run ();
}
