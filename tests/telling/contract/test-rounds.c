/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody has had by round: balances; and where nothing adds up, what each round brought, and the highest so far. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-figure.h"
#include "rh-rounds.h"
#include "told-game.h"

static const char *
get_mark (const RhSetup *setup)
{
  return "Most";
}

static RhRounds *
collect (const ToldGame *game, const RhTelling *telling)
{
  return rh_rounds_new (telling, game->now.setup, game->now.moves, game->now.n_moves, game->now.entries);
}

static void
test_balances (void)
{
  /* Where amounts add up, from the start on, for as long as there are rounds; there is no mark. */
  ToldGame game;
  g_autoptr (RhRounds) rounds = NULL;
  g_autofree char *text = NULL;

  told_game_open (&game, 21);
  rounds = collect (&game, &rh_cape_telling);
  g_assert_cmpuint (rounds->n_seats, ==, 3);
  g_assert_cmpuint (rounds->n_rounds, ==, 2);
  g_assert_null (rounds->mark);
  g_assert_cmpuint (rounds->first, ==, 0);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (rounds->last[seat], ==, 2);
  g_assert_cmpint (rh_rounds_get (rounds, 2, 1), ==, 94);
  text = rh_rounds_to_text (rounds, &rh_cape_telling, game.now.setup);
  g_assert_cmpstr (text, ==, "Éva: £100, £110, £104; Jörg: £100, £100, £92; Ilse-Marie: £100, £94, £95");
  told_game_close (&game);
}

static void
test_alone (void)
{
  /* Where nothing adds up, the last amount of a round is all that counts; nobody begins with any, and whoever has no entry
   * in a round has no figure there. The mark never falls. */
  RhTelling telling = rh_cape_telling;
  ToldGame game;
  g_autoptr (RhRounds) rounds = NULL;

  telling.mark = get_mark;
  told_game_open (&game, 21);
  g_assert_cmpstr (rh_figure_get_mark (&telling, game.now.setup), ==, "Most");
  rounds = collect (&game, &telling);
  g_assert_cmpstr (rounds->mark, ==, "Most");
  g_assert_cmpuint (rounds->first, ==, 1);
  for (guint i = rh_entries_get_n (game.now.entries); i-- > 0;) {
    const RhEntry *entry = rh_entries_get (game.now.entries, i);

    g_assert_cmpint (rh_figure_get (&telling, game.now.setup, entry), ==, entry->amount);
    g_assert_cmpint (rh_figure_get (&rh_cape_telling, game.now.setup, entry), ==, entry->balance);
  }
  for (guint seat = 0; seat < 3; seat++) {
    for (guint round = 1; round <= rounds->last[seat]; round++) {
      g_assert_cmpint (rh_rounds_get (rounds, 3, round), >=, rh_rounds_get (rounds, seat, round));
      g_assert_cmpint (rh_rounds_get (rounds, 3, round), >=, rh_rounds_get (rounds, 3, round - 1));
    }
  }
  told_game_close (&game);

  rh_rounds_free (g_steal_pointer (&rounds));
  told_game_open (&game, 0);
  rounds = collect (&game, &telling);
  g_assert_cmpuint (rounds->n_rounds, ==, 0);
  g_assert_cmpuint (rounds->last[0], ==, 0);
  told_game_close (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rounds/balances", test_balances);
  g_test_add_func ("/rounds/alone", test_alone);

  return g_test_run ();
}
