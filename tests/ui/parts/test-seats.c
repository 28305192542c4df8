/* SPDX-License-Identifier: GPL-3.0-or-later
 * The players as a row of buttons, of which one is chosen. */

#include "config.h"

#include "board.h"

#include "rh-button.h"
#include "rh-heart.h"
#include "rh-seats.h"
#include "rh-tooltip.h"
#include "rh-zug.h"

static int chosen = -1;

static void
on_chosen_cb (RhSeats *seats, guint seat)
{
  chosen = (int) seat;
}

/* Bram, the second, is chosen. */
static RhSeats *
show_seats (Board *board, RhSetup *setup, const char *const *names, int width)
{
  GtkWidget *seats = rh_seats_new ();

  for (guint i = 0; names[i] != NULL; i++)
    g_assert_true (rh_setup_add_seat (setup, setup->game->colours != NULL ? setup->game->colours[i] : RH_COLOUR_NONE, names[i], NULL));
  g_signal_connect (seats, "chosen", G_CALLBACK (on_chosen_cb), NULL);
  rh_seats_set (RH_SEATS (seats), setup, 1);
  board_show (board, seats, width, 60);
  board_settle ();
  chosen = -1;

  return RH_SEATS (seats);
}

static GtkWidget *
find (RhSeats *seats, const char *name)
{
  return board_find_named (GTK_WIDGET (seats), GTK_TYPE_BUTTON, name);
}

static gboolean
is_cut (RhSeats *seats, const char *text)
{
  GtkWidget *label = board_find_text (GTK_WIDGET (seats), text);

  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

static void
test_choose (void)
{
  /* Who is chosen stands out, and is told of all the same; nobody does where nobody is chosen, and who can't be isn't. */
  const char *const names[] = { "Anna", "Bram", "Csilla", NULL };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  Board board = { 0 };
  RhSeats *seats = show_seats (&board, setup, names, 312);

  g_assert_true (rh_button_is_chosen (RH_BUTTON (find (seats, "Bram"))));
  g_assert_null (rh_tooltip_get (find (seats, "Bram"))); /* it would hide what stands below */
  board_click (GTK_WIDGET (seats), "Bram");
  g_assert_cmpint (chosen, ==, 1);
  rh_seats_focus (seats);
  g_assert_true (rh_seats_is_at_chosen (seats));
  rh_seats_set (seats, setup, RH_SEATS_NOBODY);
  g_assert_false (rh_button_is_chosen (RH_BUTTON (find (seats, "Bram"))));
  g_assert_false (rh_seats_is_at_chosen (seats));
  rh_seats_set_open (seats, 1 << 1);
  g_assert_false (gtk_widget_is_sensitive (find (seats, "Csilla")));
  board_close (&board);
}

static void
test_keys (void)
{
  /* A figure each, where they are theirs; or on to the next who can be chosen. The focus goes along, if it was on one of them. */
  const char *const names[] = { "Anna", "Bram", "Csilla", NULL };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  Board board = { 0 };
  RhSeats *seats = show_seats (&board, setup, names, 312);

  g_assert_false (rh_seats_key (seats, GDK_KEY_3, 0));
  rh_seats_set_keys (seats, TRUE);
  rh_seats_focus (seats);
  g_assert_true (rh_seats_key (seats, GDK_KEY_3, 0));
  g_assert_cmpint (chosen, ==, 2);
  g_assert_true (gtk_widget_is_focus (find (seats, "Csilla")));
  g_assert_false (rh_seats_key (seats, GDK_KEY_4, 0));
  rh_seats_set_open (seats, 3);
  g_assert_true (rh_seats_choose_next (seats));
  g_assert_cmpint (chosen, ==, 0);
  rh_seats_set_next_key (seats, "u");
  g_assert_false (rh_seats_key (seats, GDK_KEY_1, 0));
  chosen = -1;
  g_assert_true (rh_seats_key (seats, GDK_KEY_u, 0));
  g_assert_cmpint (chosen, ==, 0);
  rh_seats_set_open (seats, 2);
  g_assert_false (rh_seats_choose_next (seats));
  board_close (&board);
}

static void
test_even (void)
{
  /* Names of any length that have room are on buttons of one width. */
  const char *const names[] = { "Anna", "Bram", "Csilla", NULL };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  Board board = { 0 };
  RhSeats *seats = show_seats (&board, setup, names, 312);
  int width = gtk_widget_get_width (find (seats, "Anna"));

  g_assert_cmpint (ABS (gtk_widget_get_width (find (seats, "Bram")) - width), <=, 1);
  g_assert_cmpint (ABS (gtk_widget_get_width (find (seats, "Csilla")) - width), <=, 1);
  board_close (&board);
}

static void
test_long (void)
{
  /* A long name has what the others leave; where that isn't enough, it is cut off and they aren't. */
  const char *const names[] = { "Anna", "Bram de Vries", "Csilla", "Dénes", NULL };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  Board board = { 0 };
  RhSeats *seats = show_seats (&board, setup, names, 376);

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (seats)), ==, 376);
  g_assert_false (is_cut (seats, "Bram de Vries"));
  gtk_window_set_default_size (GTK_WINDOW (board.window), 270, 60);
  board_settle ();
  g_assert_true (is_cut (seats, "Bram de Vries"));
  g_assert_false (is_cut (seats, "Anna"));
  g_assert_false (is_cut (seats, "Csilla"));
  board_close (&board);
}

static void
test_alike (void)
{
  /* Of names that begin alike the part is seen that tells them apart; all of each is heard. */
  const char *const names[] = { "Jan van Amsterdam", "Jan van Rotterdam", NULL };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  Board board = { 0 };
  RhSeats *seats = show_seats (&board, setup, names, 376);

  g_assert_true (board_says (GTK_WIDGET (seats), "J. Rotterdam"));
  g_assert_nonnull (find (seats, "Jan van Rotterdam"));
  board_close (&board);
}

static void
test_many (void)
{
  /* More players than a phone is wide for have two rows of them; all have their key. */
  const char *const names[] = { "Anna", "Bram", "Csilla", "Dénes", "Elena", "Fem", "Gijs", "Hanna", NULL };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_zug_game);
  Board board = { 0 };
  RhSeats *seats = show_seats (&board, setup, names, 312);
  GtkWidget *fourth = find (seats, "Dénes");
  GtkWidget *fifth = find (seats, "Elena");
  graphene_rect_t above, below;

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (seats)), <=, 312);
  g_assert_true (gtk_widget_compute_bounds (fourth, GTK_WIDGET (seats), &above));
  g_assert_true (gtk_widget_compute_bounds (fifth, GTK_WIDGET (seats), &below));
  g_assert_cmpfloat (below.origin.y, >=, above.origin.y + above.size.height);
  rh_seats_set_keys (seats, TRUE);
  g_assert_true (rh_seats_key (seats, GDK_KEY_8, 0));
  g_assert_cmpint (chosen, ==, 7);
  board_close (&board);
}

static void
test_told (void)
{
  /* What stands in the place of a name is never cut off, with as many players as there may be on a phone: half a figure is another
   * one. The name is heard with it, and comes back. */
  const char *const names[] = { "Anna", "Bram", "Csilla", "Dénes", "Elena", NULL };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  Board board = { 0 };
  RhSeats *seats = show_seats (&board, setup, names, 312);

  for (guint i = 0; i < 5; i++) {
    g_autofree char *spoken = g_strconcat (names[i], ": ✓ −41", NULL);

    rh_seats_set_told (seats, setup, i, "✓ −41", spoken);
  }
  board_settle ();
  g_assert_false (is_cut (seats, "✓ −41"));
  g_assert_nonnull (find (seats, "Anna: ✓ −41"));
  rh_seats_set_told (seats, setup, 0, NULL, NULL);
  g_assert_nonnull (find (seats, "Anna"));
  g_assert_false (gtk_widget_has_css_class (find (seats, "Anna"), "told"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/seats/choose", test_choose);
  g_test_add_func ("/seats/keys", test_keys);
  g_test_add_func ("/seats/even", test_even);
  g_test_add_func ("/seats/long", test_long);
  g_test_add_func ("/seats/alike", test_alike);
  g_test_add_func ("/seats/many", test_many);
  g_test_add_func ("/seats/told", test_told);

  return g_test_run ();
}
