/* SPDX-License-Identifier: GPL-3.0-or-later
 * The length of a route is chosen. */

#include "config.h"

#include "heart-desk.h"

#include "rh-button.h"
#include "rh-heart-lengths.h"

static guint chosen;

static void
on_chosen_cb (RhHeartLengths *lengths, guint length)
{
  chosen = length;
}

static void
test_lengths (void)
{
  /* Six lengths, one of which is chosen; that one may be meant for the next route, and whoever asks is told. */
  Board board = { 0 };
  GtkWidget *lengths = g_object_new (RH_TYPE_HEART_LENGTHS, NULL);

  g_signal_connect (lengths, "chosen", G_CALLBACK (on_chosen_cb), NULL);
  board_show (&board, lengths, 340, 60);
  board_click (lengths, "Length 6");
  g_assert_cmpuint (chosen, ==, 6);
  rh_heart_lengths_set (RH_HEART_LENGTHS (lengths), 6);
  g_assert_true (rh_button_is_chosen (RH_BUTTON (board_find_named (lengths, GTK_TYPE_BUTTON, "Length 6"))));
  chosen = 0;
  board_click (lengths, "Length 6");
  g_assert_cmpuint (chosen, ==, 6);
  g_assert_null (board_find_named (lengths, GTK_TYPE_BUTTON, "Length 7"));
  board_close (&board);
}

static void
test_keys (void)
{
  /* The figures are their keys, as long as they aren't somebody else's. */
  Board board = { 0 };
  GtkWidget *lengths = g_object_new (RH_TYPE_HEART_LENGTHS, NULL);

  chosen = 0;
  g_signal_connect (lengths, "chosen", G_CALLBACK (on_chosen_cb), NULL);
  board_show (&board, lengths, 340, 60);
  g_assert_false (rh_heart_lengths_key (RH_HEART_LENGTHS (lengths), GDK_KEY_3, 0));
  rh_heart_lengths_set_keys (RH_HEART_LENGTHS (lengths), TRUE);
  g_assert_true (rh_heart_lengths_key (RH_HEART_LENGTHS (lengths), GDK_KEY_3, 0));
  g_assert_cmpuint (chosen, ==, 3);
  g_assert_false (rh_heart_lengths_key (RH_HEART_LENGTHS (lengths), GDK_KEY_7, 0));
  rh_heart_lengths_set_keys (RH_HEART_LENGTHS (lengths), FALSE);
  g_assert_false (rh_heart_lengths_key (RH_HEART_LENGTHS (lengths), GDK_KEY_2, 0));
  board_close (&board);
}

static void
test_edges (void)
{
  /* They fill their row, also where its width can't be divided by six; and step back where they are of no use. */
  Board board = { 0 };
  GtkWidget *lengths = g_object_new (RH_TYPE_HEART_LENGTHS, NULL);
  GtkWidget *last;
  graphene_rect_t bounds;

  board_show (&board, lengths, 345, 60);
  last = board_find_named (lengths, GTK_TYPE_BUTTON, "Length 6");
  g_assert_true (gtk_widget_compute_bounds (last, lengths, &bounds));
  g_assert_cmpint ((int) (bounds.origin.x + bounds.size.width), ==, gtk_widget_get_width (lengths));
  rh_heart_lengths_set_most (RH_HEART_LENGTHS (lengths), 0);
  g_assert_true (gtk_widget_has_css_class (last, "heart-closed"));
  rh_heart_lengths_set_most (RH_HEART_LENGTHS (lengths), 6);
  g_assert_false (gtk_widget_has_css_class (last, "heart-closed"));
  rh_heart_lengths_set_most (RH_HEART_LENGTHS (lengths), 5);
  g_assert_true (gtk_widget_has_css_class (last, "heart-closed"));
  g_assert_false (gtk_widget_has_css_class (board_find_named (lengths, GTK_TYPE_BUTTON, "Length 5"), "heart-closed"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-lengths/lengths", test_lengths);
  g_test_add_func ("/heart-lengths/keys", test_keys);
  g_test_add_func ("/heart-lengths/edges", test_edges);

  return g_test_run ();
}
