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
  g_autoptr (GBytes) behind = NULL;
  g_autoptr (GBytes) star = NULL;

  heart_desk_open (&desk, 2, "deal desert desert;terrain 2 desert desert");
  heart_desk_show (&desk, pile, 160, 60);
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  board_assert_name (pile, "1 desert card; the most are 3");
  board_settle ();
  behind = board_picture (board_find (pile, GTK_TYPE_DRAWING_AREA, 1));
  g_assert_false (gtk_widget_has_css_class (pile, "most"));
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 1);
  board_assert_name (pile, "3 desert cards, the most");
  g_assert_true (gtk_widget_has_css_class (pile, "most"));
  g_assert_true (board_says (pile, "3"));
  board_settle ();
  star = board_picture (board_find (pile, GTK_TYPE_DRAWING_AREA, 1));
  g_assert_false (g_bytes_equal (behind, star)); /* how many that is stands in the place of the star */
  heart_desk_close (&desk);
}

static void
test_words (void)
{
  /* Where there is room it says what it is; nothing moves when somebody has most. */
  HeartDesk desk;
  GtkWidget *pile = rh_heart_pile_new (RH_HEART_MOUNTAIN);
  int width;

  heart_desk_open (&desk, 2, "");
  heart_desk_show (&desk, pile, 300, 60);
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  g_assert_false (board_says (pile, "Mountain"));
  rh_heart_pile_show_words (RH_HEART_PILE (pile), TRUE);
  g_assert_true (board_says (pile, "Mountain"));
  gtk_widget_measure (pile, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  heart_desk_play (&desk, "terrain 1 mountain");
  rh_heart_pile_set (RH_HEART_PILE (pile), heart_desk_state (&desk), 0);
  g_assert_true (board_says (pile, "the most"));
  {
    int now;

    gtk_widget_measure (pile, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &now, NULL, NULL);
    g_assert_cmpint (now, ==, width);
  }
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-pile/pile", test_pile);
  g_test_add_func ("/heart-pile/words", test_words);

  return g_test_run ();
}
