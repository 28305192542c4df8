/* SPDX-License-Identifier: GPL-3.0-or-later
 * A claim as it would be, in words: enough cards, too few to pay, too few to draw level, never, too few trains. */

#include "heart-telling-table.h"
#include "rh-heart-text-claim.h"

static RhHeartOffer
compute (const RhHeartState *state, guint seat, RhHeartColour colour, guint length)
{
  RhHeartOffer offer;

  rh_heart_offer_compute (state, seat, colour, length, &offer);

  return offer;
}

static void
test_enough (void)
{
  /* What doubling takes, and how the player stands. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "terrain 2 jungle jungle;terrain 2 jungle;terrain 1 jungle");
  RhHeartOffer offer = compute (&state, 1, RH_HEART_PURPLE, 4);

  assert_text ("Doubling takes 2 jungle cards", rh_heart_text_claim_takes (&offer));
  assert_text ("Bram has 3, nobody has more", rh_heart_text_claim_stand (setup, &offer));
  assert_text (NULL, rh_heart_text_claim_engines (&offer));
  assert_text (NULL, rh_heart_text_claim_trains (&offer));
}

static void
test_short (void)
{
  /* Level, but with too few cards to pay. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "terrain 1 mountain");
  RhHeartOffer offer = compute (&state, 0, RH_HEART_GREY, 5);

  assert_text ("Anna has 1: 1 missing to pay", rh_heart_text_claim_stand (setup, &offer));
  assert_text ("It takes at least 1 engine from the hand", rh_heart_text_claim_engines (&offer));
}

static void
test_behind (void)
{
  /* Others have more: who, and by how many. */
  g_autoptr (RhSetup) setup = heart_table_setup (3);
  RhHeartState state = heart_table_start (3, "terrain 1 desert;terrain 2 desert desert;terrain 2 desert;"
                                             "terrain 3 desert desert;terrain 3 desert");
  RhHeartOffer offer = compute (&state, 0, RH_HEART_RED, 3);

  assert_text ("Anna has 1, Bram and Csilla 3: 2 missing to draw level", rh_heart_text_claim_stand (setup, &offer));
  assert_text ("It takes at least 2 engines from the hand", rh_heart_text_claim_engines (&offer));
}

static void
test_both (void)
{
  /* Behind by one, and two to pay: the engine that would draw level wouldn't do. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "terrain 2 desert");
  RhHeartOffer offer = compute (&state, 0, RH_HEART_ORANGE, 4);

  assert_text ("Anna has 0: 2 missing to pay", rh_heart_text_claim_stand (setup, &offer));
  assert_text ("It takes at least 2 engines from the hand", rh_heart_text_claim_engines (&offer));
}

static void
test_never (void)
{
  RhHeartState state = { .n_seats = 2 };
  RhHeartOffer offer;

  state.players[0].trains = 45;
  state.players[1].cards[RH_HEART_DESERT] = 15;
  offer = compute (&state, 0, RH_HEART_RED, 3);
  assert_text ("Not even all 14 engines would be enough", rh_heart_text_claim_engines (&offer));
}

static void
test_trains (void)
{
  /* Too few trains come before anything else. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, NULL);
  RhHeartOffer offer;

  state.players[0].trains = 1;
  offer = compute (&state, 0, RH_HEART_RED, 3);
  assert_text ("Only 1 train left for a route of 3", rh_heart_text_claim_trains (&offer));
}

static void
test_points (void)
{
  RhHeartState state = heart_table_start (2, "deal mountain mountain;terrain 2 mountain");
  RhHeartOffer offer = compute (&state, 0, RH_HEART_WHITE, 3);

  assert_text ("Points, white route of 3: 4, doubled 4\u00a0×\u00a02\u00a0=\u00a08", rh_heart_text_claim_points (&offer));
}

static void
test_adapted (void)
{
  /* What doubling takes after a correction, and what it took before; nothing where it is another decision. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  const RhHeartMove was = { .kind = RH_HEART_MOVE_CLAIM, .seat = 1, .colour = RH_HEART_PURPLE, .length = 4, .doubled = TRUE };
  RhHeartMove move = was;

  g_assert_null (rh_heart_text_claim_adapted (setup, &was, &move));
  move.engines = 1;
  assert_text ("Bram claims: purple route of 4, doubled with 1 engine and 1 jungle card instead of 2 jungle cards",
               rh_heart_text_claim_adapted (setup, &was, &move));
  move.engines = 3;
  assert_text ("Bram claims: purple route of 4, doubled with 3 engines instead of 2 jungle cards",
               rh_heart_text_claim_adapted (setup, &was, &move));
  move.length = 3;
  g_assert_null (rh_heart_text_claim_adapted (setup, &was, &move));
  move = was;
  move.engines = 1;
  move.seat = 0;
  g_assert_null (rh_heart_text_claim_adapted (setup, &was, &move));
  move = was;
  move.doubled = FALSE;
  g_assert_null (rh_heart_text_claim_adapted (setup, &was, &move));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-claim/enough", test_enough);
  g_test_add_func ("/heart-text-claim/short", test_short);
  g_test_add_func ("/heart-text-claim/behind", test_behind);
  g_test_add_func ("/heart-text-claim/both", test_both);
  g_test_add_func ("/heart-text-claim/never", test_never);
  g_test_add_func ("/heart-text-claim/trains", test_trains);
  g_test_add_func ("/heart-text-claim/points", test_points);
  g_test_add_func ("/heart-text-claim/adapted", test_adapted);

  return g_test_run ();
}
