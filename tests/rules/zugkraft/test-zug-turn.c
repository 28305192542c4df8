/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn as its screen sees it: it grows part by part, may be ended, and gives the move that ends it. */

#include "zug-table.h"

static RhZugTurn
compute (const RhZugState *state, const char *parts)
{
  RhZugDraft draft = { zug_table_train (parts) };
  RhZugTurn turn;

  g_assert_true (rh_zug_turn_compute (state, &draft, &turn));

  return turn;
}

static void
test_grows (void)
{
  RhZugState state = zug_table_start (2, NULL, 0, 0, "train 1 etkobc;short 2");
  RhZugTurn turn = compute (&state, "");

  g_assert_cmpuint (turn.seat, ==, 0);
  g_assert_false (turn.can_stop);
  g_assert_cmpint (turn.target, ==, 75);
  g_assert_cmpint (turn.bars[RH_ZUG_ENGINE], ==, RH_ZUG_BAR_NONE);
  g_assert_cmpint (turn.bars[RH_ZUG_CABOOSE], ==, RH_ZUG_BAR_ENGINE_FIRST);

  turn = compute (&state, "etkk");
  g_assert_true (turn.can_stop);
  g_assert_cmpint (turn.total, ==, 25);
  g_assert_cmpint (turn.total_then, ==, 33);

  turn = compute (&state, "etkkc");
  g_assert_true (turn.can_stop);
  g_assert_cmpint (turn.total_then, ==, 43);
}

static void
test_ends (void)
{
  /* A train that can run is no shortage; and only such a one is wrecked, while a die is in hand (Z2, Z6, Z9); of
   * which nothing was told may have been either. */
  static const struct {
    const char *parts;
    RhZugDenial denials[RH_ZUG_N_MOVE_KINDS]; /* the first unused: train, short, wreck */
  } list[] = {
    { "", { 0, RH_ZUG_DENIAL_NO_TRAIN, RH_ZUG_DENIAL_NONE, RH_ZUG_DENIAL_NONE } },
    { "et", { 0, RH_ZUG_DENIAL_NO_TRAIN, RH_ZUG_DENIAL_NONE, RH_ZUG_DENIAL_NO_TRAIN } },
    { "ete", { 0, RH_ZUG_DENIAL_NO_TRAIN, RH_ZUG_DENIAL_NONE, RH_ZUG_DENIAL_NO_TRAIN } },
    { "etk", { 0, RH_ZUG_DENIAL_NONE, RH_ZUG_DENIAL_TRAIN, RH_ZUG_DENIAL_NONE } },
    { "etekob", { 0, RH_ZUG_DENIAL_NONE, RH_ZUG_DENIAL_TRAIN, RH_ZUG_DENIAL_NONE } },
    { "etkobb", { 0, RH_ZUG_DENIAL_NONE, RH_ZUG_DENIAL_TRAIN, RH_ZUG_DENIAL_NO_DICE } },
    { "etc", { 0, RH_ZUG_DENIAL_NONE, RH_ZUG_DENIAL_CABOOSE, RH_ZUG_DENIAL_CABOOSE } },
  };
  RhZugState state = zug_table_start (2, NULL, 0, 0, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugTurn turn = compute (&state, list[i].parts);

    for (RhZugMoveKind kind = RH_ZUG_MOVE_TRAIN; kind < RH_ZUG_N_MOVE_KINDS; kind++)
      g_assert_cmpint (turn.denials[kind], ==, list[i].denials[kind]);
    g_assert_cmpint (turn.can_stop, ==, turn.denials[RH_ZUG_MOVE_TRAIN] == RH_ZUG_DENIAL_NONE);
  }
}

static void
test_moves (void)
{
  RhZugState state = zug_table_start (2, NULL, 0, 2, NULL);
  RhZugTurn turn = compute (&state, "etkb");
  static const struct {
    RhZugMoveKind kind;
    const char   *line;
  } list[] = {
    { RH_ZUG_MOVE_TRAIN, "train 2 engine tender tank box" },
    { RH_ZUG_MOVE_SHORT, "short 2" },
    { RH_ZUG_MOVE_WRECK, "wreck 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autofree char *text = NULL;
    RhZugMove move;

    rh_zug_turn_get_move (&turn, list[i].kind, &move);
    text = rh_zug_move_to_text (&move);
    g_assert_cmpstr (text, ==, list[i].line);
  }
}

static void
test_out (void)
{
  /* Who stops in the knock-out without beating the mark is out: as many points are too few (Z11). Without a mark, or a train that
   * can run, there is nothing to say; and the points game knows no such thing, but a lead that is shared (Z10). */
  RhZugState state = zug_table_start (3, "knockout", 0, 0, "short 1;train 2 etkk");

  g_assert_false (compute (&state, "et").out);
  g_assert_true (compute (&state, "etkk").out);
  g_assert_false (compute (&state, "etkkb").out);
  g_assert_false (compute (&state, "etkk").shares);
  g_assert_true (compute (&state, "etkk").must);
  state = zug_table_start (3, "knockout", 0, 0, "short 1");
  g_assert_false (compute (&state, "etk").out);
  g_assert_false (compute (&state, "etk").must);
  state = zug_table_start (2, NULL, 20, 0, "train 1 etkobc");
  g_assert_false (compute (&state, "etk").out);
  g_assert_true (compute (&state, "etk").shares);
  g_assert_true (compute (&state, "etk").must);
  state = zug_table_start (2, NULL, 100, 0, "train 1 etkobc");
  g_assert_false (compute (&state, "etk").must);
}

static void
test_rivals (void)
{
  /* Who still has a turn in this round can have more than who stops now, with so many points (Z10): who needs the fewest first. In
   * the knock-out there are no rounds. */
  RhZugState state = zug_table_start (4, NULL, 0, 2, "train 2 etkkkk;train 3 etkk;train 4 etkkk;train 1 etk;train 2 etk");
  RhZugTurn turn = compute (&state, "etkk");

  g_assert_cmpuint (turn.seat, ==, 2);
  g_assert_cmpuint (turn.n_rivals, ==, 2);
  g_assert_cmpuint (turn.rivals[0].seat, ==, 3);
  g_assert_cmpint (turn.rivals[0].needs, ==, 5);
  g_assert_cmpuint (turn.rivals[1].seat, ==, 0);
  g_assert_cmpint (turn.rivals[1].needs, ==, 13);
  state = zug_table_start (2, NULL, 0, 0, "short 1");
  g_assert_cmpuint (compute (&state, "etk").n_rivals, ==, 0);
  state = zug_table_start (3, "knockout", 0, 0, "train 1 etk");
  g_assert_cmpuint (compute (&state, "etk").n_rivals, ==, 0);
  g_assert_true (compute (&state, "etk").knockout);
}

static void
test_total (void)
{
  /* A total that is larger than can be counted is refused when it's played; until then nothing wraps. */
  RhZugState state = zug_table_start (2, NULL, 0, 0, NULL);
  RhZugTurn turn;

  state.players[0].total = G_MAXINT - 7;
  turn = compute (&state, "etkk");
  g_assert_cmpint (turn.total_then, ==, G_MAXINT);
  g_assert_cmpuint (turn.n_rivals, ==, 1);
  g_assert_cmpint (turn.rivals[0].needs, ==, G_MAXINT);
}

/* When the game is over nobody has a turn. */
static void
test_over (void)
{
  RhZugState state = zug_table_start (2, "knockout", 0, 0, "train 1 etk;short 2");
  RhZugDraft draft = { 0 };
  RhZugTurn turn;

  g_assert_false (rh_zug_turn_compute (&state, &draft, &turn));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-turn/grows", test_grows);
  g_test_add_func ("/zug-turn/ends", test_ends);
  g_test_add_func ("/zug-turn/moves", test_moves);
  g_test_add_func ("/zug-turn/out", test_out);
  g_test_add_func ("/zug-turn/rivals", test_rivals);
  g_test_add_func ("/zug-turn/total", test_total);
  g_test_add_func ("/zug-turn/over", test_over);

  return g_test_run ();
}
