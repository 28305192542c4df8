/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a lane stand, and that they stay there. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-zug-lane.h"
#include "rh-zug-track.h"
#include "rh-zug-train-view.h"

static const char *const moves[] = { "train 1 engine tender tank tank box caboose", "wreck 2", NULL };

static graphene_rect_t
bounds_of (GtkWidget *lane, GtkWidget *child)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, lane, &bounds));

  return bounds;
}

static GtkWidget *
show_seat (ZugTable *table, guint seat, int width, int height)
{
  Board board = { 0 };
  GtkWidget *box, *lane;

  lane = rh_zug_lane_new (rh_session_get_setup (table->session), seat);
  rh_zug_lane_update (RH_ZUG_LANE (lane), rh_session_get_state (table->session));
  /* It is narrow before it knows how wide it is, and asks for more height than the window is to have. */
  box = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (box), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (box), lane);
  board_show (&board, box, width, height);
  table->window = board.window;

  return lane;
}

static GtkWidget *
show (ZugTable *table, int width, int height)
{
  zug_table_open (table, 2, "", moves);

  return show_seat (table, 0, width, height);
}

static void
test_rows (void)
{
  /* The line is below the figures, or between them where the lane is low and wide; on a phone at the bottom. */
  static const struct {
    int      width, height;
    gboolean below;
  } rooms[] = { { 900, 140, TRUE }, { 900, 66, FALSE }, { 560, 90, TRUE }, { 340, 110, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++) {
    ZugTable table;
    GtkWidget *lane = show (&table, rooms[i].width, rooms[i].height);
    graphene_rect_t track = bounds_of (lane, board_find (lane, RH_TYPE_ZUG_TRACK, 0));
    graphene_rect_t train = bounds_of (lane, board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0));

    g_test_message ("%d × %d (%d × %d): train %g to %g, track from %g", rooms[i].width, rooms[i].height,
                    gtk_widget_get_width (lane), gtk_widget_get_height (lane), (double) train.origin.y,
                    (double) (train.origin.y + train.size.height), (double) track.origin.y);
    g_assert_true ((track.origin.y >= train.origin.y + train.size.height - 1) == rooms[i].below);
    g_assert_cmpfloat (track.origin.x + track.size.width, <=, rooms[i].width);
    g_assert_cmpfloat (track.size.width, >, 100);
    zug_table_close (&table);
  }
}

static void
test_steady (void)
{
  /* Whoever is on turn, whatever the last turn brought and whatever the points: nothing moves. */
  static const int rooms[][2] = { { 900, 140 }, { 900, 66 }, { 560, 90 } };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++) {
    ZugTable table;
    GtkWidget *lane = show (&table, rooms[i][0], rooms[i][1]);
    GtkWidget *track = board_find (lane, RH_TYPE_ZUG_TRACK, 0);
    GtkWidget *train = board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0);
    graphene_rect_t before[] = { bounds_of (lane, track), bounds_of (lane, train) };

    zug_table_play (&table, "short 1");
    zug_table_play (&table, "train 2 engine tender engine tank tank tank tank tank tank tank tank tank tank tank caboose");
    zug_table_play (&table, "train 1 engine tender engine tank tank tank tank tank tank tank tank tank tank tank caboose");
    rh_zug_lane_update (RH_ZUG_LANE (lane), rh_session_get_state (table.session));
    board_settle ();
    {
      graphene_rect_t after[] = { bounds_of (lane, track), bounds_of (lane, train) };

      for (guint j = 0; j < G_N_ELEMENTS (after); j++)
        g_assert_true (graphene_rect_equal (&before[j], &after[j]));
    }
    zug_table_close (&table);
  }
}

static void
test_steady_first (void)
{
  /* Nor before the first turn and after it; in the knock-out, whose captions change, too. */
  static const int rooms[][2] = { { 900, 140 }, { 900, 66 }, { 560, 90 }, { 340, 110 } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (rooms); i++) {
    graphene_rect_t begun, ended;
    GtkWidget *lane, *train;
    ZugTable table;

    zug_table_open (&table, 2, i % 2 == 0 ? "" : "victory=knockout", NULL);
    lane = show_seat (&table, 0, rooms[i / 2][0], rooms[i / 2][1]);
    train = board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0);
    begun = bounds_of (lane, train);
    zug_table_play (&table, "train 1 engine tender tank");
    rh_zug_lane_update (RH_ZUG_LANE (lane), rh_session_get_state (table.session));
    board_settle ();
    ended = bounds_of (lane, train);
    if (rooms[i / 2][0] > 340) /* where the word on how the player stands isn't beside it */
      g_assert_true (graphene_rect_equal (&begun, &ended));
    zug_table_close (&table);
  }
}

static void
test_border (void)
{
  /* At no width it goes back and forth between small figures and large ones. */
  for (int width = 532; width <= 556; width += 4) {
    ZugTable table;

    show (&table, width, 110);
    board_settle ();
    zug_table_close (&table);
  }
}

static void
test_train (void)
{
  /* On a small laptop the train of the last turn has room to be read, however the lane's words are in the way. */
  for (int width = 548; width <= 900; width += 44) {
    ZugTable table;
    GtkWidget *lane = show (&table, width, 110);
    graphene_rect_t train = bounds_of (lane, board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0));

    g_test_message ("%d: train %g × %g", width, (double) train.size.width, (double) train.size.height);
    g_assert_cmpfloat (train.size.width, >=, 170);
    zug_table_close (&table);
  }
}

static void
test_grows (void)
{
  /* In a lane that is higher than its line needs, the train of the last turn grows; the name stays at the top. */
  static const int heights[] = { 140, 290 };
  int train[2], name[2];

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    ZugTable table;
    GtkWidget *lane = show (&table, 900, heights[i]);
    graphene_rect_t bounds = bounds_of (lane, board_find_text (lane, "Anna"));

    train[i] = gtk_widget_get_height (board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0));
    name[i] = (int) bounds.origin.y;
    zug_table_close (&table);
  }

  g_assert_cmpint (train[1], >=, train[0] * 3 / 2);
  g_assert_cmpint (name[1], ==, name[0]);
}

static void
test_own_row (void)
{
  /* Where the lane is high enough for the line all the same, the train of the last turn has a row of its own, below the figures, in which
   * its parts are at least half as large as the engine on the line; elsewhere it stands beside them. */
  static const struct {
    int      width, height;
    gboolean own;
  } rooms[] = { { 890, 290, TRUE }, { 630, 290, TRUE }, { 890, 140, FALSE }, { 630, 140, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++) {
    ZugTable table;
    GtkWidget *lane = show (&table, rooms[i].width, rooms[i].height);
    graphene_rect_t train = bounds_of (lane, board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0));
    graphene_rect_t track = bounds_of (lane, board_find (lane, RH_TYPE_ZUG_TRACK, 0));
    graphene_rect_t name = bounds_of (lane, board_find_text (lane, "Anna"));
    graphene_rect_t figure = bounds_of (lane, board_find_text (lane, "22"));

    g_test_message ("%d × %d: train %g × %g, track %g", rooms[i].width, rooms[i].height, (double) train.size.width,
                    (double) train.size.height, (double) track.size.height);
    g_assert_true ((train.origin.y >= figure.origin.y + figure.size.height - 1) == rooms[i].own);
    g_assert_true ((train.origin.x <= name.origin.x) == rooms[i].own);
    g_assert_cmpfloat (track.origin.y, >=, train.origin.y + train.size.height);
    if (rooms[i].own) {
      g_assert_cmpfloat (track.size.height, >=, 96);
      g_assert_cmpfloat (train.size.height, >=, 44);
    }
    zug_table_close (&table);
  }
}

static void
test_phone (void)
{
  /* On a phone a usual train has most of a row of its own, also beside the word on who has yet to have a turn. */
  for (guint seat = 0; seat < 2; seat++) {
    ZugTable table;
    GtkWidget *lane, *train;

    zug_table_open (&table, 2, "", moves);
    lane = show_seat (&table, seat, 340, 90);
    train = board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0);
    g_assert_cmpint (gtk_widget_get_width (train), >=, 200);
    g_assert_cmpint (gtk_widget_get_height (train), >=, 24);
    zug_table_close (&table);
  }
}

static void
test_words (void)
{
  /* On a phone the train of the last turn ends before what is said beside it, in the last round, too. */
  const char *const played[] = { "train 1 engine tender tank tank box caboose", "train 2 engine tender tank ore box caboose",
                                 "train 1 engine tender tank tank box caboose", NULL };
  ZugTable table;
  GtkWidget *lane, *train;

  zug_table_open (&table, 2, "goal=40", played);
  lane = show_seat (&table, 1, 334, 90);
  train = board_find (lane, RH_TYPE_ZUG_TRAIN_VIEW, 0);
  g_assert_true (board_says (lane, "one last turn"));
  for (GtkWidget *child = gtk_widget_get_first_child (lane); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    graphene_rect_t drawn = bounds_of (lane, train), words = bounds_of (lane, child);

    if (GTK_IS_LABEL (child) && gtk_widget_get_child_visible (child) && gtk_label_get_label (GTK_LABEL (child))[0] != '\0')
      g_assert_false (graphene_rect_intersection (&drawn, &words, NULL));
  }
  zug_table_close (&table);
}

static void
test_name (void)
{
  /* An ordinary long name isn't cut beside empty space: eight players have all in one row, four the line below. */
  static const int heights[] = { 66, 110 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    ZugTable table;
    GtkWidget *lane = show (&table, 900, heights[i]);
    GtkWidget *name = board_find_text (lane, "Anna");

    gtk_label_set_text (GTK_LABEL (name), "Bartholomew van der Berg");
    board_settle ();
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
    zug_table_close (&table);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-lane-place/rows", test_rows);
  g_test_add_func ("/zug-lane-place/steady", test_steady);
  g_test_add_func ("/zug-lane-place/steady-first", test_steady_first);
  g_test_add_func ("/zug-lane-place/border", test_border);
  g_test_add_func ("/zug-lane-place/train", test_train);
  g_test_add_func ("/zug-lane-place/grows", test_grows);
  g_test_add_func ("/zug-lane-place/words", test_words);
  g_test_add_func ("/zug-lane-place/name", test_name);
  g_test_add_func ("/zug-lane-place/own-row", test_own_row);
  g_test_add_func ("/zug-lane-place/phone", test_phone);

  return g_test_run ();
}
