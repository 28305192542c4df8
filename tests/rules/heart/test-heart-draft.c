/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a move, tap by tap, as it is kept. */

#include "rh-heart-draft.h"
#include "heart-table.h"

#include <string.h>

static void
assert_text (const RhHeartDraft *draft, const char *expected)
{
  g_autofree char *text = rh_heart_draft_to_text (draft);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_move (const char *text, guint n_seats, const char *expected)
{
  g_autofree char *line = NULL;
  RhHeartDraft draft;
  RhHeartMove move;

  g_assert_true (rh_heart_draft_parse (&draft, text));
  if (!rh_heart_draft_get_move (&draft, n_seats, &move)) {
    g_assert_null (expected);
    return;
  }
  line = rh_heart_move_to_text (&move);
  g_assert_cmpstr (line, ==, expected);
}

static void
test_move (void)
{
  /* Once nothing is open, it is a move. */
  assert_move ("deal desert jungle", 2, "deal desert jungle");
  assert_move ("deal desert jungle", 3, NULL);
  assert_move ("deal desert _ jungle", 3, NULL);
  assert_move ("terrain 2 desert", 2, "terrain 2 desert");
  assert_move ("terrain 2 desert desert", 2, "terrain 2 desert desert");
  assert_move ("terrain 2", 2, NULL);
  assert_move ("terrain _ desert", 2, NULL);
  assert_move ("claim 1 white 3", 2, "claim 1 white 3");
  assert_move ("claim 1 white 3 double", 2, "claim 1 white 3");
  assert_move ("claim 1 _ 3", 2, NULL);
  assert_move ("claim 1 white _", 2, NULL);
  assert_move ("claim 3 white 3 from 1", 3, "claim 3 white 3 before 1");
  assert_move ("terrain 3 desert from 2", 3, "terrain 3 desert before 2");
  assert_move ("tickets 1", 2, "tickets 1");
  assert_move ("tickets 1 +8 from 2", 2, "tickets 1 +8");
  assert_move ("tickets 1 +8 -12", 2, "tickets 1 +8 -12");
  assert_move ("tickets 1 +8 1_", 2, NULL);
  assert_move ("tickets 1 none", 2, "tickets 1");
  assert_move ("tickets 1 +8 all", 2, "tickets 1 +8");
}

static void
test_tickets (void)
{
  /* The figure first; the sum so far; one can be taken off; and no more than the line holds. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  draft.seat = 0;
  g_assert_false (rh_heart_draft_add_ticket (&draft, TRUE));
  draft.typed = 12;
  g_assert_true (rh_heart_draft_add_ticket (&draft, FALSE));
  assert_text (&draft, "tickets 1 -12");
  draft.typed = 20;
  g_assert_true (rh_heart_draft_add_ticket (&draft, TRUE));
  g_assert_cmpint (rh_heart_draft_get_sum (&draft), ==, 8);
  rh_heart_draft_drop_ticket (&draft, 0);
  assert_text (&draft, "tickets 1 +20");

  while (rh_heart_draft_has_room (&draft)) {
    draft.typed = RH_HEART_TICKET_MAX;
    g_assert_true (rh_heart_draft_add_ticket (&draft, FALSE));
  }
  g_assert_cmpuint (draft.n_tickets, >, 200);
  draft.typed = RH_HEART_TICKET_MAX;
  g_assert_false (rh_heart_draft_add_ticket (&draft, TRUE));
}

static void
test_told (void)
{
  /* Nothing is none only where it was said, and a figure that is left over is no ticket. */
  static const char *const told[] = { "tickets 1 none", "tickets 1 +8", "tickets 1 +8 all" };
  static const char *const open[] = { "tickets 1", "tickets 1 8_", "tickets 1 +8 12_" };
  RhHeartDraft draft;

  for (guint i = 0; i < G_N_ELEMENTS (told); i++) {
    g_assert_true (rh_heart_draft_parse (&draft, told[i]));
    g_assert_true (rh_heart_draft_is_told (&draft));
    g_assert_true (rh_heart_draft_parse (&draft, open[i]));
    g_assert_false (rh_heart_draft_is_told (&draft));
  }
}

static void
test_terrains (void)
{
  /* How many of the first cards are told. */
  RhHeartDraft draft;

  g_assert_true (rh_heart_draft_parse (&draft, "deal desert _ jungle"));
  g_assert_cmpuint (rh_heart_draft_count_terrains (&draft), ==, 2);
  rh_heart_draft_init (&draft, RH_HEART_MOVE_DEAL);
  g_assert_cmpuint (rh_heart_draft_count_terrains (&draft), ==, 0);
}

static void
assert_waiting (const RhHeartState *state, const char *text, guint waiting)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);
  g_assert_cmphex (rh_heart_draft_get_waiting (&draft, state), ==, waiting);
  g_assert_cmpint (rh_heart_draft_is_played_out (&draft, state), ==,
                   state->last_round != RH_HEART_NO_SEAT && waiting == 0);
}

static void
assert_due (const RhHeartState *state, const char *text, guint due, gboolean early)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);
  g_assert_cmpuint (rh_heart_draft_get_due (&draft, state), ==, due);
  g_assert_cmpint (rh_heart_draft_is_early (&draft), ==, early);
}

static void
test_due (void)
{
  /* Whose turn it is, whoever is asked. */
  const RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 1 };

  assert_due (&state, "", 2, FALSE);
  assert_due (&state, "claim 1 _ _", 0, FALSE);
  assert_due (&state, "claim 2 red _ from 3", 2, TRUE);
  assert_due (&state, "claim 2 _ _ from 1", 0, TRUE);
  assert_due (&state, "terrain 2 desert from 2", 1, FALSE);
  assert_due (&state, "tickets 1 +8 from 3", 2, FALSE);
}

static void
test_waiting (void)
{
  /* H10: who began the last round comes last in it; turns of train cards leave nothing but who is asked next. */
  RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 1 };

  assert_waiting (&state, "claim 3 _ _", 0);
  state.last_round = 1;
  assert_waiting (&state, "", 1 | 2 | 4);
  assert_waiting (&state, "claim 3 _ _", 1 | 2 | 4);
  assert_waiting (&state, "claim 1 _ _", 1 | 2);
  assert_waiting (&state, "claim 2 blue _", 2);
  assert_waiting (&state, "claim 3 _ _ over", 0);
  assert_waiting (&state, "claim 2 red 3 from 3", 1 | 2 | 4); /* out of turn: nobody who is passed over has had it */
  assert_waiting (&state, "terrain 2 jungle from 1", 1 | 2);
  state.acted = 1 << 2;
  state.actor = 2;
  assert_waiting (&state, "", 1 | 2);
  assert_waiting (&state, "claim 2 _ _", 2);
  assert_waiting (&state, "claim 3 _ _", 1 | 2);
  assert_waiting (&state, "claim 3 _ _ over", 0);
  assert_waiting (&state, "terrain 1 desert over", 0);
  assert_waiting (&state, "tickets _", 0);
  state.acted = 1 << 2 | 1 << 0;
  state.actor = 0;
  assert_waiting (&state, "", 2);
  state.acted = 7;
  state.actor = 1;
  assert_waiting (&state, "", 0);
  assert_waiting (&state, "claim 1 _ _", 0);
}

static int
find_taken_off (const char *text, const char *before)
{
  RhHeartDraft draft, was;

  g_assert_true (rh_heart_draft_parse (&draft, text));
  g_assert_true (before == NULL || rh_heart_draft_parse (&was, before));

  return rh_heart_draft_find_taken_off (&draft, before != NULL ? &was : NULL);
}

static void
test_taken_off (void)
{
  /* One ticket that is gone, and nothing else that is another. */
  g_assert_cmpint (find_taken_off ("tickets 1 -12 5_", "tickets 1 +8 -12 5_"), ==, 0);
  g_assert_cmpint (find_taken_off ("tickets _ +8", "tickets _ +8 -12"), ==, 1);
  g_assert_cmpint (find_taken_off ("tickets _ +8", "tickets _ +8 +8"), ==, 1);
  g_assert_cmpint (find_taken_off ("tickets _", "tickets _ +8"), ==, 0);
  g_assert_cmpint (find_taken_off ("tickets 1 +8", NULL), ==, RH_HEART_OPEN);
  g_assert_cmpint (find_taken_off ("tickets 1 +8", "tickets 1 +8 12_"), ==, RH_HEART_OPEN);
  g_assert_cmpint (find_taken_off ("tickets 1 +8 12_", "tickets 1 +8 -12"), ==, RH_HEART_OPEN); /* its sign alone */
  g_assert_cmpint (find_taken_off ("tickets 1 +8", "tickets 2 +8 -12"), ==, RH_HEART_OPEN);
  g_assert_cmpint (find_taken_off ("tickets 1 +8", "tickets 1 -12 -12"), ==, RH_HEART_OPEN);
  g_assert_cmpint (find_taken_off ("tickets 1", "claim 1 red 3"), ==, RH_HEART_OPEN);
}

static void
test_begun (void)
{
  /* A ticket, a figure, or that there are none. */
  RhHeartDraft draft;

  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1"));
  g_assert_false (rh_heart_draft_is_begun (&draft));
  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 none"));
  g_assert_true (rh_heart_draft_is_begun (&draft));
  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 5_"));
  g_assert_true (rh_heart_draft_is_begun (&draft));
  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 +5"));
  g_assert_true (rh_heart_draft_is_begun (&draft));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-draft/move", test_move);
  g_test_add_func ("/heart-draft/tickets", test_tickets);
  g_test_add_func ("/heart-draft/told", test_told);
  g_test_add_func ("/heart-draft/terrains", test_terrains);
  g_test_add_func ("/heart-draft/taken-off", test_taken_off);
  g_test_add_func ("/heart-draft/begun", test_begun);
  g_test_add_func ("/heart-draft/due", test_due);
  g_test_add_func ("/heart-draft/waiting", test_waiting);

  return g_test_run ();
}
