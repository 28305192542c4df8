/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who makes a move, by clicks and by keys. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-seats.h"

static int chosen = -1;
static gboolean changing;

static void
on_chosen_cb (RhHeartSeats *seats, guint seat)
{
  chosen = (int) seat;
}

static void
on_changing_cb (RhHeartSeats *seats, gboolean all)
{
  changing = all;
}

static GtkWidget *
make_seats (HeartDesk *desk, guint n)
{
  GtkWidget *seats = g_object_new (RH_TYPE_HEART_SEATS, NULL);

  heart_desk_open (desk, n, "");
  rh_heart_seats_set (RH_HEART_SEATS (seats), rh_session_get_setup (desk->session), 1, (1u << n) - 1);
  g_signal_connect (seats, "chosen", G_CALLBACK (on_chosen_cb), NULL);
  g_signal_connect (seats, "changing", G_CALLBACK (on_changing_cb), NULL);
  heart_desk_show (desk, seats, 312, 60);
  chosen = -1;

  return seats;
}

static void
test_choose (void)
{
  /* Who is chosen stands out; others may be, unless they can't act. */
  HeartDesk desk;
  GtkWidget *seats = make_seats (&desk, 5);

  g_assert_true (heart_desk_is_chosen (&desk, "Bram"));
  heart_desk_click (&desk, "Bram");
  g_assert_cmpint (chosen, ==, -1);
  heart_desk_click (&desk, "Elena");
  g_assert_cmpint (chosen, ==, 4);
  rh_heart_seats_set (RH_HEART_SEATS (seats), rh_session_get_setup (desk.session), 1, 1 << 1);
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (&desk, "Elena")));
  heart_desk_close (&desk);
}

static void
test_nobody (void)
{
  /* None stands out where it is nobody's turn, and each can be chosen. */
  HeartDesk desk;
  GtkWidget *seats = make_seats (&desk, 3);

  rh_heart_seats_set (RH_HEART_SEATS (seats), rh_session_get_setup (desk.session), RH_SEATS_NOBODY, 7);
  rh_heart_seats_set_held (RH_HEART_SEATS (seats), FALSE);
  g_assert_false (heart_desk_is_chosen (&desk, "Bram"));
  rh_heart_seats_focus (RH_HEART_SEATS (seats));
  g_assert_false (rh_heart_seats_is_at_chosen (RH_HEART_SEATS (seats)));
  heart_desk_click (&desk, "Bram");
  g_assert_cmpint (chosen, ==, 1);
  heart_desk_close (&desk);
}

static void
test_keys (void)
{
  /* Figures, or a letter that goes on to the next who may act. */
  HeartDesk desk;
  GtkWidget *seats = make_seats (&desk, 3);

  g_assert_false (rh_heart_seats_key (RH_HEART_SEATS (seats), GDK_KEY_3, 0));
  rh_heart_seats_set_keys (RH_HEART_SEATS (seats), TRUE);
  g_assert_true (rh_heart_seats_key (RH_HEART_SEATS (seats), GDK_KEY_3, 0));
  g_assert_cmpint (chosen, ==, 2);
  rh_heart_seats_set (RH_HEART_SEATS (seats), rh_session_get_setup (desk.session), 1, 3);
  g_assert_true (rh_heart_seats_next_key (RH_HEART_SEATS (seats), GDK_KEY_n, 0));
  g_assert_cmpint (chosen, ==, 0);
  rh_heart_seats_set (RH_HEART_SEATS (seats), rh_session_get_setup (desk.session), 1, 2);
  g_assert_false (rh_heart_seats_next_key (RH_HEART_SEATS (seats), GDK_KEY_n, 0));
  heart_desk_close (&desk);
}

static void
test_held (void)
{
  /* Who is held stands there alone, and no figure makes it another before all are asked for; Escape, or the same once more,
   * leaves it. Where nobody is held, a letter goes on to the next, and figures are somebody else's. */
  HeartDesk desk;
  GtkWidget *seats = make_seats (&desk, 5);
  RhHeartSeats *self = RH_HEART_SEATS (seats);

  rh_heart_seats_set_held (self, TRUE);
  board_settle ();
  g_assert_true (board_says (seats, "Bram"));
  g_assert_false (gtk_widget_get_mapped (heart_desk_find (&desk, "Anna")));
  g_assert_false (rh_heart_seats_key (self, GDK_KEY_1, 0));
  heart_desk_click (&desk, "Other Player…");
  g_assert_true (changing);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == heart_desk_find (&desk, "Bram"));
  g_assert_true (rh_heart_seats_key (self, GDK_KEY_Escape, 0));
  g_assert_false (changing);
  g_assert_false (rh_heart_seats_key (self, GDK_KEY_Escape, 0));
  g_assert_true (rh_heart_seats_key (self, GDK_KEY_u, 0));
  g_assert_true (changing);
  heart_desk_click (&desk, "Bram");
  g_assert_false (changing);
  g_assert_cmpint (chosen, ==, -1);
  heart_desk_click (&desk, "Other Player…");
  g_assert_true (rh_heart_seats_key (self, GDK_KEY_1, 0));
  g_assert_cmpint (chosen, ==, 0);
  rh_heart_seats_set_held (self, FALSE);
  g_assert_false (rh_heart_seats_key (self, GDK_KEY_3, 0));
  g_assert_true (rh_heart_seats_key (self, GDK_KEY_u, 0));
  g_assert_cmpint (chosen, ==, 2);
  heart_desk_close (&desk);
}

static void
test_state (void)
{
  /* A word on how far a player is stands below the name. */
  HeartDesk desk;
  GtkWidget *seats = make_seats (&desk, 2);

  rh_heart_seats_set_told (RH_HEART_SEATS (seats), 0, "✓ 15");
  g_assert_nonnull (heart_desk_find (&desk, "Anna: ✓ 15"));
  rh_heart_seats_focus (RH_HEART_SEATS (seats));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == heart_desk_find (&desk, "Bram"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-seats/choose", test_choose);
  g_test_add_func ("/heart-seats/nobody", test_nobody);
  g_test_add_func ("/heart-seats/keys", test_keys);
  g_test_add_func ("/heart-seats/held", test_held);
  g_test_add_func ("/heart-seats/state", test_state);

  return g_test_run ();
}
