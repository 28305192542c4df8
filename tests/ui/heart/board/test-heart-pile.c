/* SPDX-License-Identifier: GPL-3.0-or-later
 * Terrain cards of one type in front of a player. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-pile.h"

static void
test_pile (void)
{
  /* How many, and who has most: by a frame and a word, or a star. */
  HeartDesk desk;
  GtkWidget *pile = rh_heart_pile_new (RH_HEART_DESERT);
  GtkWidget *star;

  heart_desk_open (&desk, 2, "deal desert desert;terrain 2 desert desert");
  heart_desk_show (&desk, pile, 160, 60);
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  board_assert_name (pile, "1 desert card; the most anybody has: 3");
  board_settle ();
  star = board_find (pile, GTK_TYPE_DRAWING_AREA, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (star), ==, 0);
  g_assert_false (gtk_widget_has_css_class (pile, "most"));
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 1);
  board_assert_name (pile, "3 desert cards, the most");
  g_assert_true (gtk_widget_has_css_class (pile, "most"));
  g_assert_true (board_says (pile, "3"));
  g_assert_cmpfloat (gtk_widget_get_opacity (star), ==, 1);
  heart_desk_close (&desk);
}

static gboolean
is_seen (GtkWidget *pile, const char *text)
{
  GtkWidget *label = board_find_text (pile, text);

  return label != NULL && gtk_widget_get_mapped (label) && gtk_widget_get_opacity (label) > 0;
}

static void
test_words (void)
{
  /* Where there is room it says what it is; nothing moves when somebody has most. */
  HeartDesk desk;
  GtkWidget *pile = rh_heart_pile_new (RH_HEART_MOUNTAIN);
  int width;

  heart_desk_open (&desk, 2, "");
  heart_desk_show (&desk, pile, 300, 80);
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  board_settle ();
  g_assert_false (is_seen (pile, "Mountain"));
  g_assert_true (gtk_widget_has_css_class (pile, "none"));
  rh_heart_pile_show_words (RH_HEART_PILE (pile), TRUE);
  board_settle ();
  g_assert_true (is_seen (pile, "Mountain"));
  g_assert_false (is_seen (pile, "the most"));
  gtk_widget_measure (pile, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  heart_desk_play (&desk, "terrain 1 mountain");
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  g_assert_true (is_seen (pile, "the most"));
  g_assert_false (gtk_widget_has_css_class (pile, "none"));
  {
    int now;

    gtk_widget_measure (pile, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &now, NULL, NULL);
    g_assert_cmpint (now, ==, width);
  }
  heart_desk_close (&desk);
}

static void
test_none (void)
{
  /* Where nothing lies, words and figure are written in the full ink of their terrain. */
  HeartDesk desk;
  GtkWidget *pile = rh_heart_pile_new (RH_HEART_MOUNTAIN);
  g_autoptr (GBytes) picture = NULL;
  const guchar *pixels;
  gsize length;
  guchar most = 0;

  heart_desk_open (&desk, 2, "");
  heart_desk_show (&desk, pile, 300, 80);
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  board_settle ();
  g_assert_true (gtk_widget_has_css_class (pile, "none"));
  picture = board_picture (pile);
  pixels = g_bytes_get_data (picture, &length);
  for (gsize i = 3; i < length; i += 4)
    most = MAX (most, pixels[i]);
  g_assert_cmpuint (most, ==, 0xff);
  heart_desk_close (&desk);
}

static void
test_low (void)
{
  /* Where it is too low for all words, a star stands for who has most, and it still says what it is. */
  HeartDesk desk;
  GtkWidget *pile = rh_heart_pile_new (RH_HEART_MOUNTAIN);
  GtkWidget *star;
  int least;

  heart_desk_open (&desk, 2, "terrain 1 mountain");
  rh_heart_pile_show_words (RH_HEART_PILE (pile), TRUE);
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  heart_desk_show (&desk, pile, 200, 20);
  board_settle ();
  gtk_widget_measure (pile, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (pile), <=, least);
  star = board_find (pile, GTK_TYPE_DRAWING_AREA, 1);
  g_assert_true (gtk_widget_get_mapped (star));
  g_assert_true (is_seen (pile, "Mountain"));
  g_assert_false (is_seen (pile, "the most"));
  gtk_window_set_default_size (GTK_WINDOW (desk.board.window), 200, 90);
  board_settle ();
  g_assert_false (gtk_widget_get_mapped (star));
  g_assert_true (is_seen (pile, "the most"));
  heart_desk_close (&desk);
}

static void
test_high (void)
{
  /* Where there is no room for words beside the figure the sign stands above it, if there is height, and what it is below, and
   * beside it elsewhere. */
  HeartDesk desk;
  GtkWidget *pile = rh_heart_pile_new (RH_HEART_MOUNTAIN);
  graphene_rect_t sign, count;

  heart_desk_open (&desk, 2, "terrain 1 mountain");
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  heart_desk_show (&desk, pile, 100, 100);
  for (int high = FALSE; high <= TRUE; high++) {
    rh_heart_pile_set_high (RH_HEART_PILE (pile), high);
    board_settle ();
    g_assert_true (gtk_widget_compute_bounds (board_find (pile, GTK_TYPE_DRAWING_AREA, 0), pile, &sign));
    g_assert_true (gtk_widget_compute_bounds (board_find_text (pile, "1"), pile, &count));
    g_assert_cmpint (sign.origin.y + sign.size.height <= count.origin.y, ==, high);
    g_assert_cmpint (sign.origin.x + sign.size.width <= count.origin.x, ==, !high);
    g_assert_cmpint (gtk_widget_get_mapped (board_find_text (pile, "Mountain")), ==, high);
  }
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-pile/pile", test_pile);
  g_test_add_func ("/heart-pile/words", test_words);
  g_test_add_func ("/heart-pile/none", test_none);
  g_test_add_func ("/heart-pile/low", test_low);
  g_test_add_func ("/heart-pile/high", test_high);

  return g_test_run ();
}
