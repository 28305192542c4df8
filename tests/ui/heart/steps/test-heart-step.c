/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the steps share. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-play-step.h"
#include "rh-heart-step.h"
#include "rh-heart-tickets-step.h"

static void
test_seat (void)
{
  /* Who was chosen, or else who is offered; who has told the tickets is neither. */
  HeartDesk desk;
  RhHeartDraft draft;

  heart_desk_open (&desk, 3, "claim 1 red 1");
  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  g_assert_cmpuint (rh_heart_step_get_seat (&draft, heart_desk_state (&desk)), ==, 1);
  draft.seat = 2;
  g_assert_cmpuint (rh_heart_step_get_seat (&draft, heart_desk_state (&desk)), ==, 2);
  heart_desk_play (&desk, "tickets 3");
  g_assert_cmpuint (rh_heart_step_get_seat (&draft, heart_desk_state (&desk)), ==, 0);
  heart_desk_close (&desk);
}

static void
test_sight (void)
{
  /* A line is out of sight where another face has its place, or where it is below the edge. */
  Board board = { 0 };
  GtkWidget *room = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_label_new ("First");
  GtkWidget *last = gtk_label_new ("Last");

  gtk_widget_set_margin_top (last, 400);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), last);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), box);
  board_show (&board, room, 300, 200);
  g_assert_true (rh_heart_step_is_in_sight (first));
  g_assert_false (rh_heart_step_is_in_sight (last));
  gtk_widget_set_child_visible (first, FALSE);
  g_assert_false (rh_heart_step_is_in_sight (first));
  board_close (&board);
}

static void
test_draft (void)
{
  /* What is entered is what is read again; an empty one is none. */
  HeartDesk desk;
  RhHeartDraft draft;

  heart_desk_open (&desk, 2, "");
  heart_desk_ask (&desk, RH_TYPE_HEART_PLAY_STEP);
  rh_heart_draft_init (&draft, RH_HEART_MOVE_CLAIM);
  draft.colour = RH_HEART_BLACK;
  g_assert_true (rh_heart_step_enter (desk.step, &draft));
  heart_desk_assert_draft (&desk, "claim _ black _");
  rh_heart_step_get_draft (desk.step, &draft);
  g_assert_cmpint (draft.colour, ==, RH_HEART_BLACK);
  rh_heart_draft_init (&draft, RH_HEART_MOVE_NONE);
  g_assert_true (rh_heart_step_enter (desk.step, &draft));
  heart_desk_assert_draft (&desk, "");
  heart_desk_close (&desk);
}

static void
test_play (void)
{
  /* A move is played; in a game that is played there is no answer to show. */
  HeartDesk desk;
  RhHeartMove move = { .kind = RH_HEART_MOVE_CLAIM, .seat = 1, .colour = RH_HEART_GREY, .length = 2 };

  heart_desk_open (&desk, 2, "");
  heart_desk_ask (&desk, RH_TYPE_HEART_PLAY_STEP);
  g_assert_true (rh_heart_step_play (desk.step, &move));
  heart_desk_assert_last (&desk, "claim 2 grey 2");
  g_assert_cmpint (rh_heart_step_get_answer (desk.step).kind, ==, RH_HEART_MOVE_NONE);
  heart_desk_close (&desk);
}

static void
test_answer (void)
{
  /* In one that is looked at, what was answered is what the step shows as told. */
  static const char *const moves[] = { "terrain 2 desert jungle", "tickets 1 +8 -5" };
  g_autoptr (RhSession) replay = NULL;
  HeartDesk desk;
  RhHeartDraft draft;
  GtkWidget *step;

  heart_desk_open (&desk, 2, "");
  replay = rh_session_new_replay (rh_session_get_setup (desk.session), moves, 2, 0, NULL);
  step = g_object_ref_sink (g_object_new (RH_TYPE_HEART_PLAY_STEP, "session", replay, NULL));
  rh_heart_step_get_draft (RH_STEP (step), &draft);
  g_assert_cmpint (draft.seat, ==, 1);
  g_assert_cmpint (draft.terrains[1], ==, RH_HEART_JUNGLE);
  g_assert_true (rh_session_go_to (replay, 1, NULL));
  rh_heart_step_get_draft (RH_STEP (step), &draft);
  g_assert_cmpuint (draft.n_tickets, ==, 2);
  g_assert_cmpint (draft.tickets[1], ==, -5);
  g_object_unref (step);
  heart_desk_close (&desk);
}

static void
test_before (void)
{
  /* What undo leads back to, and whether tickets are those that were told. */
  HeartDesk desk;
  RhHeartDraft draft;
  const RhHeartPlayer *player;

  heart_desk_open (&desk, 2, "claim 1 black 3");
  heart_desk_play (&desk, "tickets 1 +8");
  heart_desk_ask (&desk, RH_TYPE_HEART_TICKETS_STEP);
  g_assert_false (rh_heart_step_get_before (desk.step, &draft));
  g_assert_true (rh_session_set_draft (desk.session, "tickets 2 +5", NULL));
  g_assert_true (rh_session_set_draft (desk.session, "tickets 2", NULL));
  g_assert_true (rh_heart_step_get_before (desk.step, &draft));
  g_assert_cmpuint (draft.n_tickets, ==, 1);

  player = &heart_desk_state (&desk)->players[0];
  rh_heart_step_recall_tickets (player, 0, &draft);
  g_assert_true (rh_heart_step_is_recalled (player, &draft));
  draft.tickets[0] = -8;
  g_assert_false (rh_heart_step_is_recalled (player, &draft));
  heart_desk_close (&desk);
}

static void
amend (HeartDesk *desk)
{
  g_autoptr (GError) error = NULL;

  rh_session_amend (desk->session, 1, "terrain 2 jungle jungle", 2, NULL, &error);
  g_assert_no_error (error);
}

static void
test_waiting (void)
{
  /* A card that Bram had was forgotten, and Anna's doubled route takes an engine more: once she has decided that, the rest follows. */
  RhHeartMove move = { .kind = RH_HEART_MOVE_CLAIM, .seat = 0, .colour = RH_HEART_PURPLE, .length = 3, .doubled = TRUE };
  HeartDesk desk;

  heart_desk_open (&desk, 2, "terrain 1 jungle;terrain 2 jungle;claim 1 purple 3 double engines=0;claim 2 red 2");
  heart_desk_ask (&desk, RH_TYPE_HEART_PLAY_STEP);
  amend (&desk);
  move.engines = 1;
  g_assert_true (rh_heart_step_play (desk.step, &move));
  g_assert_cmpuint (rh_session_get_n_played (desk.session), ==, 4);
  g_assert_cmpstr (rh_session_get_move (desk.session, 2), ==, "claim 1 purple 3 double engines=1");
  heart_desk_assert_last (&desk, "claim 2 red 2");
  g_assert_true (rh_session_undo (desk.session, NULL));
  heart_desk_assert_last (&desk, "claim 1 purple 3 double engines=1");
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-step/seat", test_seat);
  g_test_add_func ("/heart-step/sight", test_sight);
  g_test_add_func ("/heart-step/draft", test_draft);
  g_test_add_func ("/heart-step/play", test_play);
  g_test_add_func ("/heart-step/answer", test_answer);
  g_test_add_func ("/heart-step/before", test_before);
  g_test_add_func ("/heart-step/waiting", test_waiting);

  return g_test_run ();
}
