/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the last move did, in words: each kind of move, and what it brings about. */

#include "heart-telling-table.h"
#include "rh-heart-text-last.h"

static void
assert_last (const char *moves, const char *expected)
{
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, moves);

  assert_text (expected, rh_heart_text_last (setup, &state));
}

static void
test_cards (void)
{
  assert_last (NULL, NULL);
  assert_last ("deal desert mountain", "The first terrain cards are dealt. Anna: Desert; Bram: Mountain.");
  assert_last ("terrain 2 desert", "Bram takes 1 desert card.");
  assert_last ("terrain 2 desert jungle", "Bram takes 1 desert card and 1 jungle card.");
  assert_last ("terrain 1 jungle jungle", "Anna takes 2 jungle cards.");
}

static void
test_claims (void)
{
  assert_last ("claim 1 white 3", "Anna claims: white route of 3, 4 points.");
  assert_last ("claim 1 white 1", "Anna claims: white route of 1, 1 point.");
  assert_last ("claim 1 white 3 double engines=1", "Anna claims: white route of 3, doubled with 1 engine: 8 points.");
  assert_last ("terrain 1 jungle;claim 1 blue 4 double engines=1",
               "Anna claims: blue route of 4, doubled with 1 engine and 1 jungle card: 14 points.");
  assert_last ("terrain 1 jungle;claim 1 blue 2 double engines=0",
               "Anna claims: blue route of 2, doubled with 1 jungle card: 4 points.");
}

static void
test_early (void)
{
  assert_last ("claim 1 red 1;claim 1 white 3 before 2", "Anna claims: white route of 3, 4 points. That was out of turn.");
  assert_last ("claim 1 red 1;terrain 1 jungle before 2", "Anna takes 1 jungle card. That was out of turn.");
}

static void
test_last_round (void)
{
  /* Who begins the last round is told once. */
  const char *many = "claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;claim 1 red 6;"
                     "claim 1 red 1";
  g_autofree char *more = g_strconcat (many, ";claim 1 red 1", NULL);

  assert_last (many, "Anna claims: red route of 1, 1 point. Last round: Anna has 2 trains left, so everybody has one more "
                     "turn.");
  assert_last (more, "Anna claims: red route of 1, 1 point.");
}

static void
test_tickets (void)
{
  /* The last ones end the game. */
  assert_last ("tickets 2 +8 -20", "Bram fulfilled 1 of 2 tickets: −12 points.");
  assert_last ("tickets 1 +8", "Anna fulfilled 1 of 1 ticket: 8 points.");
  assert_last ("tickets 1;tickets 2 +9",
               "Bram fulfilled 1 of 1 ticket: 9 points. Globetrotter, 10 points: Bram. Bram has won!");
  assert_last ("tickets 1;tickets 2", "Bram has no tickets. Nobody fulfilled a ticket, so nobody is "
                                      "Globetrotter. Anna and Bram share the win!");
}

static void
assert_skipped (guint n_seats, const char *before, const char *then, const char *told)
{
  g_autoptr (RhSetup) setup = heart_table_setup (n_seats);
  g_autofree char *all = g_strdup_printf ("%s; %s", before, then);
  RhHeartState was = heart_table_start (n_seats, before);
  RhHeartState now = heart_table_start (n_seats, all);

  assert_text (told, rh_heart_text_last_skipped (setup, &was, &now));
}

static void
test_skipped (void)
{
  /* Who would have come between two moves has done nothing that is written down; what else, nobody knows. Before the first
   * it isn't known who began, and tickets are told in any order. */
  assert_skipped (3, "claim 1 red 2", "claim 2 red 2", NULL);
  assert_skipped (3, "claim 1 red 2", "terrain 3 desert", "Bram: no route, no terrain card");
  assert_skipped (4, "claim 3 red 2", "claim 2 red 2", "Anna and Dénes: no route, no terrain card");
  assert_skipped (3, "claim 1 red 2", "claim 1 blue 2", "Bram and Csilla: no route, no terrain card");
  assert_skipped (3, "deal desert jungle jungle", "claim 3 red 2", NULL);
  assert_skipped (3, "claim 1 red 2", "tickets 3 +8", NULL);
  /* Out of turn nobody is passed over; who was early is like anybody else after that. */
  assert_skipped (4, "claim 1 red 2", "claim 4 red 2 before 2", NULL);
  assert_skipped (4, "claim 1 red 2", "claim 4 red 2 before 3", "Bram: no route, no terrain card");
  assert_skipped (4, "claim 1 red 2;claim 4 red 2 before 2", "claim 2 red 2", NULL);
  assert_skipped (4, "claim 1 red 2;claim 4 red 2 before 2;claim 2 red 2", "claim 1 red 2",
                  "Csilla and Dénes: no route, no terrain card");
}

static void
test_passed (void)
{
  /* A turn of train cards alone is told of as long as it led to who is asked; of tickets nobody is due for anything. */
  static const char *const drafts[][2] = {
    { "", NULL }, { "claim 2 red _", NULL }, { "claim 3 _ _", "Bram’s turn is over, without a move." },
    { "terrain 1 desert", "Csilla’s turn is over, without a move." }, { "tickets 1", NULL }, { "nonsense", NULL },
  };
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, "claim 1 white 3");

  for (guint i = 0; i < G_N_ELEMENTS (drafts); i++)
    assert_text (drafts[i][1], rh_heart_text_last_passed (setup, &state, drafts[i][0]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-last/cards", test_cards);
  g_test_add_func ("/heart-text-last/claims", test_claims);
  g_test_add_func ("/heart-text-last/early", test_early);
  g_test_add_func ("/heart-text-last/last-round", test_last_round);
  g_test_add_func ("/heart-text-last/tickets", test_tickets);
  g_test_add_func ("/heart-text-last/skipped", test_skipped);
  g_test_add_func ("/heart-text-last/passed", test_passed);

  return g_test_run ();
}
