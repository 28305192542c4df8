/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is entered of a turn, and taken back. */

#include "rh-heart-turn.h"
#include "heart-table.h"

static RhHeartDraft
read_draft (const char *text)
{
  RhHeartDraft draft;

  g_assert_true (rh_heart_draft_parse (&draft, text));

  return draft;
}

static void
assert_draft (const RhHeartDraft *draft, const char *expected)
{
  g_autofree char *text = rh_heart_draft_to_text (draft);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_begin (void)
{
  /* Of another kind of move nothing stays but whose it is; the same one goes on, without its ways to double. */
  RhHeartDraft before = read_draft ("claim 2 white 3 double");
  RhHeartDraft draft;

  draft = rh_heart_turn_begin (&before, RH_HEART_MOVE_CLAIM);
  assert_draft (&draft, "claim 2 white 3");
  draft = rh_heart_turn_begin (&before, RH_HEART_MOVE_TERRAIN);
  assert_draft (&draft, "terrain 2");
  before = read_draft ("claim 2 white 3 double engines=1");
  draft = rh_heart_turn_begin (&before, RH_HEART_MOVE_CLAIM);
  draft.doubling = TRUE;
  assert_draft (&draft, "claim 2 white 3 double");
}

static void
test_untold (void)
{
  /* Whose turn it is alone is nothing of the turn yet. */
  const char *const told[] = { "claim 2 white _", "claim _ _ 3", "terrain 2 desert" };
  RhHeartDraft draft = read_draft ("claim 2 _ _");

  g_assert_true (rh_heart_turn_is_untold (&draft));
  g_assert_false (rh_heart_turn_is_open (&draft));
  for (guint i = 0; i < G_N_ELEMENTS (told); i++) {
    draft = read_draft (told[i]);
    g_assert_false (rh_heart_turn_is_untold (&draft));
  }
}

static void
test_take_back (void)
{
  /* One thing after the other, the last one first. */
  RhHeartDraft draft = read_draft ("claim 2 white 3 double");

  g_assert_true (rh_heart_turn_take_back (&draft));
  assert_draft (&draft, "claim 2 white _");
  g_assert_true (rh_heart_turn_take_back (&draft));
  assert_draft (&draft, "claim 2 _ _");
  g_assert_true (rh_heart_turn_take_back (&draft));
  assert_draft (&draft, "claim _ _ _");
  g_assert_false (rh_heart_turn_take_back (&draft));

  draft = read_draft ("terrain 2 desert");
  g_assert_true (rh_heart_turn_take_back (&draft));
  assert_draft (&draft, "claim 2 _ _");
}

static void
test_drop (void)
{
  /* All at once, but not whose turn it is, nor that the last turns are over. */
  static const char *const told[] = { "claim 2 white 3 double", "claim 2 _ 3", "terrain 2 desert" };
  RhHeartDraft draft;

  for (guint i = 0; i < G_N_ELEMENTS (told); i++) {
    draft = read_draft (told[i]);
    g_assert_true (rh_heart_turn_drop (&draft));
    assert_draft (&draft, "claim 2 _ _");
    g_assert_false (rh_heart_turn_drop (&draft));
  }
  draft = read_draft ("claim 2 white _ over");
  g_assert_true (rh_heart_turn_drop (&draft));
  assert_draft (&draft, "claim 2 _ _ over");
}

static void
test_tickets (void)
{
  /* Who looks at the tickets finds the turn of the same player after that, and whoever has had the last turn has had it. */
  static const char *const texts[][2] = {
    { "claim 3 _ _", "tickets 2 from 3" },
    { "claim 3 _ _ over", "tickets 2 from 3 over" },
    { "claim _ _ _", "tickets 2" },
  };
  RhHeartState state = { .n_seats = 3, .first = 1, .phase = RH_HEART_PLAY, .actor = 2 };

  state.last.kind = RH_HEART_MOVE_CLAIM;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    RhHeartDraft before = read_draft (texts[i][0]);
    RhHeartDraft draft = rh_heart_turn_open_tickets (&before, &state);

    assert_draft (&draft, texts[i][1]);
    draft = rh_heart_turn_go_to_tickets (&draft, 1);
    g_assert_cmpint (draft.seat, ==, 1);
    draft = rh_heart_turn_leave_tickets (&draft, &state);
    g_assert_cmpint (draft.kind, ==, before.seat != RH_HEART_OPEN ? RH_HEART_MOVE_CLAIM : RH_HEART_MOVE_NONE);
    g_assert_cmpint (draft.seat, ==, before.seat);
    g_assert_cmpint (draft.over, ==, before.over);
  }
}

static void
test_tickets_first (void)
{
  /* Where the first cards were left out, they are so after a look at the tickets, too. */
  const RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .actor = RH_HEART_NO_SEAT };
  RhHeartDraft draft = read_draft ("claim _ _ _");

  draft = rh_heart_turn_open_tickets (&draft, &state);
  assert_draft (&draft, "tickets 1");
  draft = rh_heart_turn_leave_tickets (&draft, &state);
  assert_draft (&draft, "claim _ _ _");
}

static void
test_unfinished (void)
{
  /* What would be lost if something else were entered. */
  RhHeartDraft draft = read_draft ("terrain 2 desert");

  g_assert_true (rh_heart_turn_has_card (&draft));
  draft = read_draft ("terrain 2");
  g_assert_false (rh_heart_turn_has_card (&draft));
  g_assert_false (rh_heart_turn_is_open (&draft));
  draft = read_draft ("claim 2 white _");
  g_assert_false (rh_heart_turn_has_route (&draft));
  draft = read_draft ("claim 2 white 3");
  g_assert_true (rh_heart_turn_has_route (&draft));
}

static gboolean
is_after_last (const RhHeartState *state, const char *text)
{
  RhHeartDraft draft = read_draft (text);

  return rh_heart_turn_is_after_last (&draft, state);
}

static void
test_after_last (void)
{
  /* H10: who began the last round comes last in it; turns of train cards leave nothing but who is asked next. */
  RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 1 };

  g_assert_false (is_after_last (&state, "claim 3 _ _"));
  state.last_round = 1;
  g_assert_false (is_after_last (&state, "claim 3 _ _"));
  state.acted = 1 << 2;
  state.actor = 2;
  g_assert_false (is_after_last (&state, "claim _ _ _"));
  g_assert_false (is_after_last (&state, "claim 2 _ _"));
  g_assert_false (is_after_last (&state, "claim 3 _ _"));
  g_assert_true (is_after_last (&state, "claim 3 _ _ over"));
  g_assert_false (is_after_last (&state, "claim 3 blue _ over"));
  state.acted = 7;
  state.actor = 1;
  g_assert_true (is_after_last (&state, "claim _ _ _"));
  g_assert_true (is_after_last (&state, "claim 1 _ _"));
  g_assert_false (is_after_last (&state, "terrain 1 desert"));
  state.phase = RH_HEART_TICKETS;
  g_assert_false (is_after_last (&state, "claim _ _ _"));
}

static void
assert_drawn (const RhHeartState *state, const char *before, const char *after)
{
  RhHeartDraft draft = read_draft (before);

  draft = rh_heart_turn_draw (&draft, state);
  assert_draft (&draft, after);
}

static void
test_draw (void)
{
  /* Whose turn comes after that of train cards; and that the last of the last turns is over. */
  RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 1 };

  assert_drawn (&state, "claim _ _ _", "claim 1 _ _");
  assert_drawn (&state, "claim 1 _ _", "claim 2 _ _");
  assert_drawn (&state, "claim 2 _ _", "claim 3 _ _");
  assert_drawn (&state, "claim 3 _ _", "claim 1 _ _");
  state.last_round = 1;
  assert_drawn (&state, "claim 1 _ _", "claim 2 _ _");
  assert_drawn (&state, "claim 2 _ _", "claim 3 _ _ over");
  state.acted = 1 << 0;
  assert_drawn (&state, "claim _ _ _", "claim 2 _ _");
}

static void
test_early (void)
{
  /* Out of turn, and back: at once, or one thing after the other; whose turns were for train cards isn't forgotten. */
  const RhHeartState state = { .n_seats = 4, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 0 };
  RhHeartDraft draft = read_draft ("claim 3 _ _");

  draft = rh_heart_turn_go_to (&draft, &state, 3);
  assert_draft (&draft, "claim 4 _ _ from 3");
  draft = rh_heart_turn_go_to (&draft, &state, 0);
  assert_draft (&draft, "claim 1 _ _ from 3");
  draft = rh_heart_turn_go_to (&draft, &state, 2);
  assert_draft (&draft, "claim 3 _ _");
  draft = read_draft ("claim 4 white 3 from 3");
  g_assert_true (rh_heart_turn_take_back (&draft));
  g_assert_true (rh_heart_turn_take_back (&draft));
  assert_draft (&draft, "claim 4 _ _ from 3");
  g_assert_true (rh_heart_turn_take_back (&draft));
  assert_draft (&draft, "claim 3 _ _");
  draft = read_draft ("terrain 4 desert from 3");
  g_assert_true (rh_heart_turn_drop (&draft));
  assert_draft (&draft, "claim 3 _ _");
  draft = read_draft ("claim 4 _ _ from 3");
  g_assert_true (rh_heart_turn_drop (&draft));
  g_assert_false (rh_heart_turn_drop (&draft));
  draft = read_draft ("claim 4 white 3 from 3");
  draft = rh_heart_turn_go_back (&draft);
  assert_draft (&draft, "claim 3 _ _");
  draft = read_draft ("claim 4 _ _ from 3");
  draft = rh_heart_turn_open_tickets (&draft, &state);
  assert_draft (&draft, "tickets 1 from 3");
}

static void
assert_goes (const RhHeartState *state, const char *before, guint seat, const char *after)
{
  RhHeartDraft draft = read_draft (before);

  draft = rh_heart_turn_go_to (&draft, state, seat);
  assert_draft (&draft, after);
}

static void
test_go_to (void)
{
  /* Anybody may begin. After that, who is due stays so where somebody else is chosen, but where that one had drawn cards; and
   * what is told already goes to whoever it is. */
  RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 1 };

  assert_goes (&state, "claim 2 _ _", 2, "claim 3 _ _");
  assert_goes (&state, "claim _ _ _", 2, "claim 3 _ _");
  assert_goes (&state, "claim _ red 3", 0, "claim 1 red 3 from 3");
  state.last_round = 1;
  assert_goes (&state, "claim _ _ _", 0, "claim 1 _ _ from 3");
  assert_goes (&state, "claim 2 _ _", 0, "claim 1 _ _");
  assert_goes (&state, "claim 2 red 3", 2, "claim 3 red 3"); /* whose route it is was a slip: nobody's turn is over by that */
  assert_goes (&state, "claim 3 _ _ over", 0, "claim 1 _ _ over");
  state.acted = 1 << 2;
  state.actor = 2;
  assert_goes (&state, "claim _ _ _", 2, "claim 3 _ _ from 1"); /* who has had the last turn */
  state.acted = 7;
  assert_goes (&state, "claim _ _ _", 2, "claim 3 _ _");
  state.actor = RH_HEART_NO_SEAT;
  state.last_round = RH_HEART_NO_SEAT;
  assert_goes (&state, "claim _ _ _", 2, "claim 3 _ _");
}

static void
assert_seat (const RhHeartState *state, const char *text, int seat)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);
  g_assert_cmpint (rh_heart_turn_get_seat (&draft, state), ==, seat);
}

static void
test_seat (void)
{
  /* Who was chosen, or else who is offered; nobody after the last turns, but who enters something, or tells tickets. */
  RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 1 };

  assert_seat (&state, "", 2);
  assert_seat (&state, "claim 1 _ _", 0);
  state.last_round = 1;
  assert_seat (&state, "claim 2 _ _", 1);
  assert_seat (&state, "claim 3 _ _ over", RH_HEART_NO_SEAT);
  assert_seat (&state, "claim 3 red _ over", 2);
  assert_seat (&state, "tickets 1 +8", 0);
  state.phase = RH_HEART_TICKETS;
  state.players[2].told = TRUE;
  assert_seat (&state, "", 0);
  state.phase = RH_HEART_OVER;
  assert_seat (&state, "", RH_HEART_NO_SEAT);
}

static void
test_passed (void)
{
  /* Who was due before whom is asked, where that isn't whom the last move leads to; nobody where anybody may begin, or whose turn
   * it is tells of a move that was forgotten. */
  static const struct {
    const char *draft;
    int seat;
  } passed[] = { { "claim _ red _", RH_HEART_NO_SEAT }, { "claim 3 _ _", RH_HEART_NO_SEAT }, { "claim 1 _ _", 2 },
                 { "claim 2 red _", 0 }, { "claim 1 _ _ from 3", RH_HEART_NO_SEAT } };
  RhHeartState state = { .n_seats = 3, .phase = RH_HEART_PLAY, .last_round = RH_HEART_NO_SEAT, .actor = 1 };
  RhHeartDraft draft;

  for (guint i = 0; i < G_N_ELEMENTS (passed); i++) {
    draft = read_draft (passed[i].draft);
    g_assert_cmpint (rh_heart_turn_get_passed (&draft, &state), ==, passed[i].seat);
  }
  draft = read_draft ("claim 1 _ _");
  state.actor = RH_HEART_NO_SEAT;
  g_assert_cmpint (rh_heart_turn_get_passed (&draft, &state), ==, RH_HEART_NO_SEAT);
}

static void
test_cards (void)
{
  /* A card or two, in the order in which they were told. */
  RhHeartDraft draft = read_draft ("terrain _ jungle");
  RhHeartMove move = rh_heart_turn_get_cards (&draft, 2);

  g_assert_cmpint (move.kind, ==, RH_HEART_MOVE_TERRAIN);
  g_assert_cmpuint (move.seat, ==, 2);
  g_assert_cmpuint (move.n, ==, 1);
  draft = read_draft ("terrain 1 mountain jungle");
  move = rh_heart_turn_get_cards (&draft, 0);
  g_assert_cmpuint (move.n, ==, 2);
  g_assert_cmpint (move.terrains[0], ==, RH_HEART_MOUNTAIN);
  g_assert_cmpint (move.terrains[1], ==, RH_HEART_JUNGLE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-turn/begin", test_begin);
  g_test_add_func ("/heart-turn/go-to", test_go_to);
  g_test_add_func ("/heart-turn/draw", test_draw);
  g_test_add_func ("/heart-turn/early", test_early);
  g_test_add_func ("/heart-turn/seat", test_seat);
  g_test_add_func ("/heart-turn/passed", test_passed);
  g_test_add_func ("/heart-turn/cards", test_cards);
  g_test_add_func ("/heart-turn/untold", test_untold);
  g_test_add_func ("/heart-turn/take-back", test_take_back);
  g_test_add_func ("/heart-turn/drop", test_drop);
  g_test_add_func ("/heart-turn/tickets", test_tickets);
  g_test_add_func ("/heart-turn/tickets-first", test_tickets_first);
  g_test_add_func ("/heart-turn/unfinished", test_unfinished);
  g_test_add_func ("/heart-turn/after-last", test_after_last);

  return g_test_run ();
}
