/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the buttons and lines of the steps say. */

#include "heart-telling-table.h"
#include "rh-heart-hint.h"
#include "rh-heart-text-step.h"

static RhHeartDraft
read_draft (const char *text)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);

  return draft;
}

static void
test_turn (void)
{
  /* What is asked follows from what is entered. */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, "claim 1 red 1");
  RhHeartDraft draft = read_draft ("");

  assert_text ("What does Bram do?", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("claim 3 _ _");
  assert_text ("What does Csilla do?", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("claim 3 white _");
  assert_text ("Csilla claims a route", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("terrain _ desert");
  assert_text ("Bram takes terrain cards", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("tickets 1");
  assert_text ("Which tickets does Anna have?", rh_heart_text_step_turn (setup, &state, &draft));
}

static void
test_early (void)
{
  /* That it is out of turn is said where it is asked, and while it is told; and in the last round nobody is done by that. */
  g_autoptr (RhSetup) setup = heart_table_setup (4);
  RhHeartState state = heart_table_start (4, "claim 1 red 1");
  RhHeartDraft draft = read_draft ("claim 4 _ _ from 2");

  assert_text ("Dénes, out of turn: it is Bram’s turn", rh_heart_text_step_turn (setup, &state, &draft));
  assert_text ("Enter what was forgotten: it is still Bram’s turn.", rh_heart_text_step_missing (setup, &state, &draft));
  assert_text ("Back to Bram", rh_heart_text_step_go_back (setup, &state, &draft));
  draft = read_draft ("claim 4 red _ from 3");
  assert_text ("Dénes claims a route, out of turn", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("claim 4 red 3 from 2");
  assert_text ("Dénes claims a route, out of turn", rh_heart_text_step_turn (setup, &state, &draft));
  draft.doubling = TRUE;
  assert_text ("Dénes doubles: Red 3", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("terrain 4 desert from 2");
  assert_text ("Dénes takes terrain cards, out of turn", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("claim 4 red _");
  assert_text (NULL, rh_heart_text_step_go_back (setup, &state, &draft));
  state = heart_table_start (4, "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                                "claim 1 red 6;claim 1 red 1;claim 4 red 1 before 2;claim 1 red 1 before 2");
  draft = read_draft ("claim 3 _ _");
  assert_text ("What does Csilla do?", rh_heart_text_step_turn (setup, &state, &draft));
  assert_text ("Last round: Anna has 1 train left. One more turn: Anna, Csilla and Dénes.", rh_heart_text_step_missing (setup, &state, &draft));
}

static void
test_played_out (void)
{
  /* Nobody is asked for a turn once everybody has had the last one, but who wants to can still enter one. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                                             "claim 1 red 6;claim 1 red 6;claim 1 red 2;terrain 2 desert");
  RhHeartDraft draft = read_draft ("");

  assert_text ("What does Anna do?", rh_heart_text_step_turn (setup, &state, &draft));
  g_free (heart_table_play (&state, "terrain 1 desert"));
  assert_text ("Is the last round over?", rh_heart_text_step_turn (setup, &state, &draft));
  assert_text ("Everybody has had the last turn: the tickets are counted next.",
               rh_heart_text_step_missing (setup, &state, &draft));
  draft = read_draft ("claim 2 _ _");
  assert_text ("What does Bram do?", rh_heart_text_step_turn (setup, &state, &draft));
}

static void
test_drawn (void)
{
  /* A turn of train cards is told of, though nothing of it is written down, and may be the last one of the game. */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, "claim 1 red 6");
  RhHeartDraft draft = read_draft ("claim 3 _ _");

  assert_text ("What does Csilla do?", rh_heart_text_step_turn (setup, &state, &draft));
  assert_text ("Bram took train cards or tickets: nothing of that is written down.", rh_heart_text_step_missing (setup, &state, &draft));
  /* Who is chosen to begin may be anybody, and nobody took cards by that. */
  state = heart_table_start (3, NULL);
  assert_text ("Terrain card: choose which. Route: choose colour and length.", rh_heart_text_step_missing (setup, &state, &draft));
  state = heart_table_start (3, "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                                "claim 1 red 6;claim 1 red 2;terrain 3 desert");
  draft = read_draft ("");
  assert_text ("What does Anna do?", rh_heart_text_step_turn (setup, &state, &draft));
  draft = read_draft ("claim 2 _ _ over");
  assert_text ("Is the last round over?", rh_heart_text_step_turn (setup, &state, &draft));
  assert_text ("Everybody has had the last turn: the tickets are counted next.",
               rh_heart_text_step_missing (setup, &state, &draft));
}

static const char *const whys[] = {
  "Terrain card: choose which. Route: choose colour and length.", /* the news say it */
  "Last round: Anna has 1 train left. One more turn: Anna and Csilla.",
  "Last round: Anna has 1 train left. One more turn: Anna.",
};
#define OVER "Everybody has had the last turn: the tickets are counted next."

/* What one player does: claims, takes a terrain card, or draws train cards, of which only who is asked next is known. */
static void
act (RhHeartState *state, char *draft, guint seat, char how)
{
  g_autofree char *move = g_strdup_printf (how == 'c' ? "claim %u red 1" : "terrain %u desert", seat + 1);
  RhHeartDraft before = read_draft (draft);
  gboolean last = rh_heart_draft_get_waiting (&before, state) == 1u << seat;

  if (how == 'd') {
    g_snprintf (draft, 30, "claim %u _ _%s", (seat + 1) % 3 + 1, last ? " over" : "");
    return;
  }
  *draft = '\0';
  g_free (heart_table_play (state, move));
}

static void
assert_order (const char *order)
{
  static const guint seats[] = { 1, 2, 0 }; /* who began it comes last */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                                             "claim 1 red 6;claim 1 red 6;claim 1 red 2");
  char text[30] = "";

  for (guint i = 0; i < 3; i++) {
    RhHeartDraft draft = read_draft (text);

    assert_text (whys[i], rh_heart_text_step_missing (setup, &state, &draft));
    for (guint j = 0; j < 3; j++)
      g_assert_cmpstr (rh_heart_text_step_aside (&state, &draft, seats[j]), ==, j < i ? "last turn taken" : NULL);
    act (&state, text, seats[i], order[i]);
  }
  {
    RhHeartDraft draft = read_draft (text);

    assert_text ("Is the last round over?", rh_heart_text_step_turn (setup, &state, &draft));
    assert_text (OVER, rh_heart_text_step_missing (setup, &state, &draft));
    for (guint j = 0; j < 3; j++)
      g_assert_null (rh_heart_text_step_aside (&state, &draft, j));
    assert_text ("Tickets", rh_heart_hint_where (setup, &state, text));
    assert_text (NULL, rh_heart_hint_turn (setup, &state, text, 0, FALSE));
    assert_text (OVER, rh_heart_hint_public (setup, &state, text));
  }
}

static void
test_orders (void)
{
  /* Nobody has one more turn who took it, of whatever kind it was, and it is plainly said when all of them are over. */
  static const char kinds[] = "ctd";

  for (guint i = 0; i < 27; i++) {
    const char order[] = { kinds[i / 9], kinds[i / 3 % 3], kinds[i % 3], '\0' };

    g_test_message ("%s", order);
    assert_order (order);
  }
}

static void
test_missing (void)
{
  /* What is to be told yet. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, NULL);
  RhHeartDraft draft = read_draft ("claim 1 white _");

  assert_text ("How long is the route?", rh_heart_text_step_missing (setup, &state, &draft));
  draft = read_draft ("claim 1 _ 4");
  assert_text ("What colour is the route?", rh_heart_text_step_missing (setup, &state, &draft));
  draft = read_draft ("terrain 1 desert");
  assert_text ("A second terrain card, or a train card instead?", rh_heart_text_step_missing (setup, &state, &draft));
  draft = read_draft ("");
  assert_text ("Terrain card: choose which. Route: choose colour and length.",
               rh_heart_text_step_missing (setup, &state, &draft));
}

static void
test_claim (void)
{
  /* What doubling takes; or why there can be no claim. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "deal desert jungle");
  RhHeartOffer offer;

  rh_heart_offer_compute (&state, 0, RH_HEART_RED, 3, &offer);
  assert_text ("Doubling takes 1 desert card. Anna has 1, nobody has more.", rh_heart_text_step_claim (setup, &offer));
  assert_text ("Plain, 4", rh_heart_text_step_plain (&offer));
  assert_text ("Doubled, 8", rh_heart_text_step_doubled (&offer));
  assert_text ("1 own card", rh_heart_text_step_pay (&offer.ways[0]));
  assert_text ("1 engine", rh_heart_text_step_pay (&offer.ways[1]));
  assert_text ("1 engine + 2 cards", rh_heart_text_step_pay (&(RhHeartWay) { .engines = 1, .cards = 2 }));
  assert_text ("0 engines, 1 own card", rh_heart_text_step_way (&offer.ways[0]));
  assert_text ("0 cards left", rh_heart_text_step_left (&offer.ways[0]));
  state.players[0].trains = 2;
  rh_heart_offer_compute (&state, 0, RH_HEART_RED, 3, &offer);
  assert_text ("Only 2 trains left for a route of 3.", rh_heart_text_step_claim (setup, &offer));
}

static void
test_names (void)
{
  /* Of buttons on which a picture or a figure stands. */
  g_assert_cmpstr (rh_heart_text_step_take (RH_HEART_DESERT), ==, "Take a desert card");
  g_assert_cmpstr (rh_heart_text_step_take (RH_HEART_JUNGLE), ==, "Take a jungle card");
  g_assert_cmpstr (rh_heart_text_step_take (RH_HEART_MOUNTAIN), ==, "Take a mountain card");
  assert_text ("Length 6", rh_heart_text_step_length (6));
  assert_text ("Bram: Jungle", rh_heart_text_step_place ("Bram", RH_HEART_JUNGLE));
}

static void
test_tickets (void)
{
  /* With the figure that is begun, which counts nothing yet; and what takes them off. */
  RhHeartDraft draft = read_draft ("tickets 1 +8 -12 2_");

  assert_text ("−4 points, 1 ticket fulfilled", rh_heart_text_step_sum (&draft));
  assert_text ("−12 ✕", rh_heart_text_step_chip (&draft, 1));
  assert_text ("2? ✕", rh_heart_text_step_chip (&draft, 2));
  assert_text ("Take off: −12, failed", rh_heart_text_step_drop (&draft, 1));
  assert_text ("Take off: 2", rh_heart_text_step_drop (&draft, 2));
}

static void
test_unfinished (void)
{
  /* What comes before anything else is entered. */
  RhHeartDraft draft = read_draft ("terrain 1 desert");

  assert_text ("First this card: a second one, “No Second Terrain Card”, or Undo.", rh_heart_text_step_unfinished (&draft));
  draft = read_draft ("claim 1 white 3");
  assert_text ("First this route: Plain, Doubled, or Undo.", rh_heart_text_step_unfinished (&draft));
}

static void
test_changed (void)
{
  /* What was entered of a route isn't replaced without a word. */
  RhHeartDraft was = read_draft ("claim 1 white 3");
  RhHeartDraft is = read_draft ("claim 1 red 3");

  assert_text ("Changed, and not claimed yet: white route of 3, now red route of 3.", rh_heart_text_step_changed (&was, &is));
}

static void
test_told (void)
{
  /* How far each player is at the end. */
  RhHeartState state = heart_table_start (2, "claim 1 red 3;tickets 1 +8 -12");

  assert_text ("✓ −4", rh_heart_text_step_told (&state.players[0]));
  assert_text (NULL, rh_heart_text_step_told (&state.players[1]));
}

static void
test_aside (void)
{
  /* Only in the last round, of whom there is something to say, and at the end who is where. */
  RhHeartState state = heart_table_start (2, "claim 1 red 3");
  RhHeartDraft draft = read_draft ("");

  g_assert_null (rh_heart_text_step_aside (&state, &draft, 0));
  state.last_round = 1;
  state.acted = 1;
  g_assert_cmpstr (rh_heart_text_step_aside (&state, &draft, 0), ==, "last turn taken");
  g_assert_null (rh_heart_text_step_aside (&state, &draft, 1));
  g_free (heart_table_play (&state, "tickets 1 -8;tickets 2"));
  g_assert_cmpstr (rh_heart_text_step_aside (&state, &draft, 0), ==, "2nd");
  g_assert_cmpstr (rh_heart_text_step_aside (&state, &draft, 1), ==, "1st");
}

static void
test_ending (void)
{
  /* Before anybody has two trains left, no last turn has begun. */
  RhHeartState state = heart_table_start (2, "claim 1 red 3");

  assert_text ("Nobody is down to 2 trains yet. You can go back until tickets are counted.", rh_heart_text_step_ending (&state));
  state = heart_table_start (2, "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                                "claim 1 red 1");
  assert_text ("The last turns aren’t over. You can go back until tickets are counted.", rh_heart_text_step_ending (&state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/heart-text-step/turn", test_turn);
  g_test_add_func ("/heart-text-step/early", test_early);
  g_test_add_func ("/heart-text-step/played-out", test_played_out);
  g_test_add_func ("/heart-text-step/drawn", test_drawn);
  g_test_add_func ("/heart-text-step/orders", test_orders);
  g_test_add_func ("/heart-text-step/missing", test_missing);
  g_test_add_func ("/heart-text-step/claim", test_claim);
  g_test_add_func ("/heart-text-step/names", test_names);
  g_test_add_func ("/heart-text-step/tickets", test_tickets);
  g_test_add_func ("/heart-text-step/unfinished", test_unfinished);
  g_test_add_func ("/heart-text-step/changed", test_changed);
  g_test_add_func ("/heart-text-step/told", test_told);
  g_test_add_func ("/heart-text-step/aside", test_aside);
  g_test_add_func ("/heart-text-step/ending", test_ending);

  return g_test_run ();
}
