/* SPDX-License-Identifier: GPL-3.0-or-later
 * Turns of which nothing is written down, and how the table goes on to the tickets. */

#include "config.h"

#include "heart-desk.h"

static void
test_drew (HeartDesk *desk, gconstpointer data)
{
  /* A turn of which nothing is written down says who comes next, around the table; undo takes it back. */
  heart_desk_click (desk, HEART_DESK_DRAW);
  heart_desk_assert_draft (desk, "claim 2 _ _");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
  heart_desk_keys (desk, "n n n");
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_true (board_says (desk->board.window, "What does Csilla do?"));
  heart_desk_keys (desk, "w 2 i");
  heart_desk_assert_last (desk, "claim 3 white 2");
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
}

static void
test_drew_tickets (HeartDesk *desk, gconstpointer data)
{
  /* The tickets are looked at without forgetting who comes next; they are asked from who begins. */
  heart_desk_keys (desk, "n n n t f");
  heart_desk_assert_draft (desk, "tickets 1 from 3");
}

static void
test_drew_last (HeartDesk *desk, gconstpointer data)
{
  /* Once everybody has had the last turn, there is none to be taken. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1;terrain 2 desert;terrain 3 desert");
  g_assert_true (heart_desk_key (desk, "n"));
  heart_desk_play (desk, "terrain 1 desert");
  g_assert_true (board_says (desk->board.window, "Is the last round over?"));
  g_assert_false (heart_desk_is_chosen (desk, "Bram"));
  g_assert_null (heart_desk_find (desk, HEART_DESK_DRAW));
  g_assert_false (heart_desk_key (desk, "n"));
}

static void
test_drew_all (HeartDesk *desk, gconstpointer data)
{
  /* Nor where all of them were for train cards; whoever is gone back to meanwhile still has one more turn. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1");
  heart_desk_keys (desk, "n u u n n n");
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
  heart_desk_keys (desk, "n n");
  g_assert_true (board_says (desk->board.window, "Is the last round over?"));
  g_assert_true (board_says (desk->board.window, "Everybody has had the last turn: the tickets are counted next."));
  g_assert_null (heart_desk_find (desk, HEART_DESK_DRAW));
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
}

static void
test_tickets (HeartDesk *desk, gconstpointer data)
{
  /* The end is begun by an action of its own, which says so as long as turns are to come, and is left by the same key, or by
   * whatever a turn begins with. */
  const char *const leave[] = { "t", "Escape", "2 Escape", "u Escape", "r Escape" };

  for (guint i = 0; i < G_N_ELEMENTS (leave); i++) {
    heart_desk_keys (desk, "t");
    g_assert_true (board_says (desk->board.window, "Nobody is down to 2 trains yet. You can go back until tickets are counted."));
    g_assert_null (heart_desk_find (desk, HEART_DESK_DRAW));
    g_assert_false (g_str_has_prefix (rh_session_get_draft (desk->session), "tickets"));
    heart_desk_keys (desk, leave[i]);
    g_assert_null (heart_desk_find (desk, "On to the Tickets"));
    g_assert_nonnull (heart_desk_find (desk, HEART_DESK_DRAW));
  }
  heart_desk_click (desk, "End the Game…");
  heart_desk_click (desk, "On to the Tickets");
  heart_desk_assert_draft (desk, "tickets 1 from 1");
}

static void
test_tickets_told (HeartDesk *desk, gconstpointer data)
{
  /* Half a route isn't dropped for them until that is told twice; all of one comes first. */
  heart_desk_keys (desk, "r t Escape");
  heart_desk_click (desk, "End the Game…");
  heart_desk_assert_draft (desk, "claim _ red _");
  heart_desk_keys (desk, "3 t");
  heart_desk_assert_draft (desk, "claim _ red 3");
}

static void
test_tickets_played_out (HeartDesk *desk, gconstpointer data)
{
  /* Once everybody has had the last turn it is the main action, in one tap or key. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1;terrain 2 desert;terrain 3 desert;terrain 1 desert");
  g_assert_null (heart_desk_find (desk, "End the Game…"));
  rh_step_focus (desk->step);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk->board.window)) == heart_desk_find (desk, "On to the Tickets"));
  heart_desk_keys (desk, "t");
  heart_desk_assert_draft (desk, "tickets 1");
}

#define ADD(name, moves, function) \
  g_test_add ("/heart-play-draws/" name, HeartDesk, moves, heart_desk_set_up_turn, function, heart_desk_tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("drew", HEART_DESK_START, test_drew);
  ADD ("drew-tickets", HEART_DESK_START, test_drew_tickets);
  ADD ("drew-last", HEART_DESK_START, test_drew_last);
  ADD ("drew-all", HEART_DESK_START, test_drew_all);
  ADD ("tickets", HEART_DESK_START, test_tickets);
  ADD ("tickets-told", HEART_DESK_START, test_tickets_told);
  ADD ("tickets-played-out", HEART_DESK_START, test_tickets_played_out);

  return g_test_run ();
}
