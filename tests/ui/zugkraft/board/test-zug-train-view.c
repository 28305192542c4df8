/* SPDX-License-Identifier: GPL-3.0-or-later
 * Parts of a train behind each other, as large as there is room for. */

#include "config.h"

#include "board.h"

#include "rh-zug-train-view.h"

static RhZugTrain
make_train (guint n)
{
  RhZugTrain train = { 0 };

  rh_zug_train_add (&train, RH_ZUG_ENGINE);
  rh_zug_train_add (&train, RH_ZUG_TENDER);
  rh_zug_train_add (&train, RH_ZUG_ENGINE);
  while (train.n < n)
    g_assert_cmpint (rh_zug_train_add (&train, RH_ZUG_BOX), ==, RH_ZUG_BAR_NONE);

  return train;
}

typedef struct {
  int left, right, top, bottom;
} Ink;

/* What of a picture is drawn on. */
static Ink
find_ink (GtkWidget *view)
{
  g_autoptr (GBytes) bytes = board_picture (view);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (view);
  int height = gtk_widget_get_height (view);
  Ink ink = { width, -1, height, -1 };

  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3] == 0)
        continue;
      ink = (Ink) { MIN (ink.left, x), MAX (ink.right, x), MIN (ink.top, y), MAX (ink.bottom, y) };
    }
  }

  return ink;
}

static Ink
draw (GtkWidget *view, const RhZugTrain *train)
{
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), train);
  board_settle ();

  return find_ink (view);
}

static void
test_room (void)
{
  /* All parts are within the room, from its begin on; few are larger than many, which have several lines. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain few = make_train (4), many = make_train (12);
  Ink small, large;

  board_show (&board, view, 300, 60);
  large = draw (view, &few);
  small = draw (view, &many);
  g_assert_cmpint (large.left, <=, 3);
  g_assert_cmpint (large.right, <, 300);
  g_assert_cmpint (small.right, <, 300);
  g_assert_cmpint (small.bottom - small.top, >, large.bottom - large.top - 12);
  g_assert_cmpint (small.top, >=, 0);
  g_assert_cmpint (small.bottom, <, 60);
  board_close (&board);
}

static void
test_past (void)
{
  /* A train of a turn that is over is smaller, on the same rails, and marked in the style, unless its parts would be too small to read;
   * where it is set down anew it isn't. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain train = make_train (6), many = make_train (30);
  Ink now, past;

  board_show (&board, view, 400, 60);
  now = draw (view, &train);
  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (view), TRUE);
  past = draw (view, &train);
  g_assert_true (gtk_widget_has_css_class (view, "past"));
  g_assert_cmpint (ABS (past.bottom - now.bottom), <=, 2);
  g_assert_cmpint (past.bottom - past.top, <, (now.bottom - now.top) * 9 / 10);
  g_assert_cmpint (past.right - past.left, <, (now.right - now.left) * 9 / 10);
  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (view), FALSE);
  past = draw (view, &train);
  g_assert_false (gtk_widget_has_css_class (view, "past"));
  g_assert_cmpint (past.right - past.left, ==, now.right - now.left);
  now = draw (view, &many);
  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (view), TRUE);
  past = draw (view, &many);
  g_assert_cmpint (past.right - past.left, ==, now.right - now.left);
  board_close (&board);
}

static void
test_past_figures (void)
{
  /* As far as its room lets it, no such train is so small that its figures are smaller than the text around it. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain train = make_train (6);
  Ink now, past;

  board_show (&board, view, 300, 60);
  now = draw (view, &train);
  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (view), TRUE);
  past = draw (view, &train);
  g_assert_cmpint (past.bottom - past.top, >=, 28);
  g_assert_cmpint (past.bottom - past.top, <, now.bottom - now.top);
  board_close (&board);
}

static void
test_none (void)
{
  /* A train without parts is nothing to see. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain train = make_train (3);

  board_show (&board, view, 300, 60);
  draw (view, &train);
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), &(RhZugTrain) { 0 });
  board_settle ();
  {
    g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (view);
    g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
    g_autoptr (GskRenderNode) node = NULL;

    gdk_paintable_snapshot (paintable, snapshot, 300, 60);
    node = gtk_snapshot_to_node (snapshot);
    g_assert_null (node);
  }
  board_close (&board);
}

static void
test_hand (void)
{
  /* Dice in hand have their places behind the train: it has one size from the first die to the sixth. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain none = { 0 }, three = make_train (3), six = make_train (6);
  Ink ink, whole;

  board_show (&board, view, 300, 60);
  whole = draw (view, &six);
  rh_zug_train_view_set_hand (RH_ZUG_TRAIN_VIEW (view), 3);
  ink = draw (view, &three);
  g_assert_cmpint (ABS (ink.top - whole.top), <=, 2);
  g_assert_cmpint (ABS (ink.bottom - whole.bottom), <=, 1);
  g_assert_cmpint (ink.left, <, 40);
  g_assert_cmpint (ink.left, >, whole.left);
  rh_zug_train_view_set_hand (RH_ZUG_TRAIN_VIEW (view), 6);
  ink = draw (view, &none);
  g_assert_cmpint (ink.right, >, 260);
  rh_zug_train_view_set_hand (RH_ZUG_TRAIN_VIEW (view), 0);
  ink = draw (view, &three);
  g_assert_cmpint (ink.bottom - ink.top, >, whole.bottom - whole.top + 10);
  board_close (&board);
}

static void
test_kept (void)
{
  /* Where places are kept, no part moves as others are set down; and each can be found where it is drawn. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain three = make_train (3), seven = make_train (7);
  GtkAllocation before, after;
  Ink ink;

  rh_zug_train_view_keep_places (RH_ZUG_TRAIN_VIEW (view), 7);
  board_show (&board, view, 320, 44);
  ink = draw (view, &three);
  rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 2, 320, 44, &before);
  g_assert_cmpint (ABS (ink.left - before.x), <=, 3);
  g_assert_cmpint (before.height, ==, 44);
  ink = draw (view, &seven);
  rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 2, 320, 44, &after);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  g_assert_cmpint (ink.left, <=, 3);
  board_close (&board);
}

static void
test_spare (void)
{
  /* Where the height decides how large they are, with as many of the places as there are, a part stays where it was while six places
   * were kept; where the width makes a train of six small, it is larger without. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain three = make_train (3);
  const int widths[] = { 900, 450, 200 };

  rh_zug_train_view_spare_places (RH_ZUG_TRAIN_VIEW (view), 8);
  board_show (&board, view, 900, 44);
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), &three);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    GtkAllocation kept, after;

    rh_zug_train_view_keep_places (RH_ZUG_TRAIN_VIEW (view), 6);
    rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 0, widths[i], 44, &kept);
    rh_zug_train_view_keep_places (RH_ZUG_TRAIN_VIEW (view), 0);
    rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 0, widths[i], 44, &after);
    if (i < 2)
      g_assert_cmpmem (&kept, sizeof kept, &after, sizeof after);
    else
      g_assert_cmpint (after.width, >, kept.width);
  }
  board_close (&board);
}

/* In which height a part stands. */
static int
get_top (GtkWidget *view, guint part, int width, int height)
{
  GtkAllocation place;

  rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), part, width, height, &place);

  return place.y;
}

static void
test_unbroken (void)
{
  /* No train of a turn that is over is broken where its parts are read in one line, also once the game is over; and none has three lines
   * for hardly larger ones. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain five = make_train (5), nine = make_train (9);

  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (view), TRUE);
  rh_zug_train_view_spare_places (RH_ZUG_TRAIN_VIEW (view), 8);
  board_show (&board, view, 156, 58);
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), &five);
  g_assert_cmpint (get_top (view, 4, 156, 58), ==, get_top (view, 0, 156, 58));
  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (view), FALSE);
  g_assert_cmpint (get_top (view, 4, 156, 58), ==, get_top (view, 0, 156, 58));
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), &nine);
  g_assert_cmpint (get_top (view, 8, 175, 76), ==, get_top (view, 5, 175, 76));
  board_close (&board);
}

static void
test_usual (void)
{
  /* Where there is room the parts of the last trains are of one size, and their engines in one place, as long as they are of six dice;
   * where a train of six would be small, a shorter one is as large as it gets. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain three = make_train (3), six = make_train (6);
  GdkRectangle small, large;

  rh_zug_train_view_spare_places (RH_ZUG_TRAIN_VIEW (view), 8);
  board_show (&board, view, 440, 130);
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), &three);
  rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 0, 440, 130, &small);
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), &six);
  rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 0, 440, 130, &large);
  g_assert_true (gdk_rectangle_equal (&small, &large));
  rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 0, 140, 60, &large);
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (view), &three);
  rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (view), 0, 140, 60, &small);
  g_assert_cmpint (small.width, >, large.width);
  board_close (&board);
}

static void
test_mirrored (void)
{
  /* From right to left it begins at the right. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain train = make_train (3);

  gtk_widget_set_direction (view, GTK_TEXT_DIR_RTL);
  board_show (&board, view, 400, 40);
  g_assert_cmpint (draw (view, &train).right, >=, 396);
  g_assert_cmpint (draw (view, &train).left, >, 100);
  board_close (&board);
}

/* Which half of what is drawn at the top of an engine is more: that of the cab, behind. */
static gboolean
goes_right (GtkWidget *view)
{
  g_autoptr (GBytes) bytes = board_picture (view);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (view);
  Ink ink = find_ink (view);
  int y = ink.top + (ink.bottom - ink.top) / 12;
  int left = 0, right = 0;

  for (int x = ink.left; x <= ink.right; x++)
    *(2 * x < ink.left + ink.right ? &left : &right) += pixels[(y * width + x) * 4 + 3] > 0;

  return left > right;
}

static void
test_direction (void)
{
  /* It goes where the engine of a player's total goes: to the right, with what is behind the engine at its left. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain one = make_train (3);

  one.n = 1;
  board_show (&board, view, 300, 60);
  rh_zug_train_view_set_part (RH_ZUG_TRAIN_VIEW (view), RH_ZUG_ENGINE);
  board_settle ();
  g_assert_true (goes_right (view));
  rh_zug_train_view_set_hand (RH_ZUG_TRAIN_VIEW (view), 5);
  g_assert_cmpint (draw (view, &one).right, >, 280);
  gtk_widget_set_direction (view, GTK_TEXT_DIR_RTL);
  rh_zug_train_view_set_hand (RH_ZUG_TRAIN_VIEW (view), 0);
  draw (view, &one);
  g_assert_false (goes_right (view));
  board_close (&board);
}

static void
test_line (void)
{
  /* That of a turn that is over has one line as long as it can be read; one that is set down is as large as it gets. */
  Board board = { 0 };
  GtkWidget *view = rh_zug_train_view_new ();
  RhZugTrain seven = make_train (7);
  Ink now, past;

  board_show (&board, view, 200, 48);
  now = draw (view, &seven);
  rh_zug_train_view_set_past (RH_ZUG_TRAIN_VIEW (view), TRUE);
  past = draw (view, &seven);
  g_assert_cmpint (now.bottom - now.top, >, 36);
  g_assert_cmpint (past.bottom - past.top, <, 24);
  board_close (&board);
}

static guint
count_empty_rows (GtkWidget *view, const Ink *ink)
{
  g_autoptr (GBytes) bytes = board_picture (view);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (view);
  guint n = 0;

  for (int y = ink->top; y <= ink->bottom; y++) {
    gboolean empty = TRUE;

    for (int x = 0; x < width && empty; x++)
      empty = pixels[(y * width + x) * 4 + 3] == 0;
    n += empty;
  }

  return n;
}

static void
test_one (void)
{
  /* Where a train is kept in one line it is, with the dice in hand behind it, as long as a finger finds each; one in two lines is one
   * train all the same: rails join them, within the room. */
  static const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };
  RhZugTrain four = make_train (4), eight = make_train (8), ten = make_train (10);

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++) {
    Board board = { 0 };
    GtkWidget *view = rh_zug_train_view_new ();
    Ink ink;

    gtk_widget_set_direction (view, directions[i]);
    board_show (&board, view, 376, 92);
    rh_zug_train_view_keep_places (RH_ZUG_TRAIN_VIEW (view), 6);
    ink = draw (view, &ten);
    g_assert_cmpint (count_empty_rows (view, &ink), >, 0);
    rh_zug_train_view_keep_line (RH_ZUG_TRAIN_VIEW (view));
    ink = draw (view, &ten);
    g_assert_cmpint (ink.bottom - ink.top, >, 70);
    g_assert_cmpint (count_empty_rows (view, &ink), ==, 0);
    g_assert_cmpint (ink.right, <, 376);
    ink = draw (view, &eight);
    g_assert_cmpint (ink.bottom - ink.top, <, 46);
    rh_zug_train_view_set_hand (RH_ZUG_TRAIN_VIEW (view), 2);
    ink = draw (view, &four);
    g_assert_cmpint (ink.bottom - ink.top, <, 46);
    g_assert_cmpint (ink.left, <, 30);
    g_assert_cmpint (ink.right, >, 340);
    board_close (&board);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-train-view/room", test_room);
  g_test_add_func ("/zug-train-view/past", test_past);
  g_test_add_func ("/zug-train-view/past-figures", test_past_figures);
  g_test_add_func ("/zug-train-view/none", test_none);
  g_test_add_func ("/zug-train-view/hand", test_hand);
  g_test_add_func ("/zug-train-view/spare", test_spare);
  g_test_add_func ("/zug-train-view/unbroken", test_unbroken);
  g_test_add_func ("/zug-train-view/usual", test_usual);
  g_test_add_func ("/zug-train-view/mirrored", test_mirrored);
  g_test_add_func ("/zug-train-view/kept", test_kept);
  g_test_add_func ("/zug-train-view/direction", test_direction);
  g_test_add_func ("/zug-train-view/line", test_line);
  g_test_add_func ("/zug-train-view/one", test_one);

  return g_test_run ();
}
