/* SPDX-License-Identifier: GPL-3.0-or-later
 * What corrected moves were before is told once each, by what stood before it. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-former-moves.h"
#include "told-game.h"

#define BIDS 10 /* “bids 0 8 7” */

static void
assert_former (GPtrArray *formers, guint k, guint i, const char *line, const char *text)
{
  const RhFormerMove *former = formers->pdata[k];

  g_assert_cmpuint (former->move, ==, i + 1);
  g_assert_cmpstr (former->line, ==, line);
  g_assert_cmpstr (former->text, ==, text);
}

/* Their numbers count down: the latest comes first. */
static void
add (GPtrArray *formers, guint move, const char *line, guint n_cut)
{
  static const char *const lines[] = { "pick 2 1", "pick 1 1", "draw 2 2", NULL };
  const RhCut cut = { move + 1, lines + G_N_ELEMENTS (lines) - 1 - n_cut };

  rh_former_moves_add (formers, 100 - formers->len, move, line, &cut);
}

static void
tell (ToldGame *game, GPtrArray *formers)
{
  rh_former_moves_tell (formers, &rh_cape_telling, game->now.setup, game->moves);
}

static void
test_none (void)
{
  /* Nothing was corrected, and nothing was anything else. */
  ToldGame game;
  g_autoptr (GPtrArray) formers = rh_former_moves_new ();

  told_game_open (&game, 12);
  tell (&game, formers);
  g_assert_cmpuint (formers->len, ==, 0);
  told_game_close (&game);
}

static void
test_list (void)
{
  /* By move, the latest of each first; what it was twice, or is again, isn't told twice. */
  ToldGame game;
  g_autoptr (GPtrArray) formers = rh_former_moves_new ();

  told_game_open (&game, 12);
  game.moves[1] = "bids 0 0 7";
  game.moves[BIDS] = "bids 2 9 7";
  add (formers, 2, "bids 0 0 6", 0);
  add (formers, BIDS + 1, "bids 0 9 7", 0);
  add (formers, BIDS + 1, "bids 2 9 7", 0);
  add (formers, BIDS + 1, "bids 1 9 7", 0);
  add (formers, BIDS + 1, "bids 0 9 7", 0);
  add (formers, BIDS + 1, "bids 0 8 7", 0);
  tell (&game, formers);
  g_assert_cmpuint (formers->len, ==, 4);
  g_assert_cmpint (((const RhFormerMove *) formers->pdata[2])->id, ==, 97);
  assert_former (formers, 0, 1, "bids 0 0 6",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £0, Ilse-Marie £6.");
  assert_former (formers, 1, BIDS, "bids 0 9 7",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £9, Ilse-Marie £7.");
  assert_former (formers, 2, BIDS, "bids 1 9 7",
                 "Before that it was: Everybody pays their own bid: Éva £1, Jörg £9, Ilse-Marie £7.");
  assert_former (formers, 3, BIDS, "bids 0 8 7",
                 "Before that it was: Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  told_game_close (&game);
}

static void
test_cut (void)
{
  /* A correction that cut says how much. */
  ToldGame game;
  g_autoptr (GPtrArray) formers = rh_former_moves_new ();

  told_game_open (&game, BIDS + 1);
  game.moves[BIDS] = "bids 20 8 7";
  add (formers, BIDS + 1, "bids 0 8 7", 1);
  add (formers, BIDS + 1, "bids 0 9 7", 3);
  tell (&game, formers);
  assert_former (formers, 0, BIDS, "bids 0 8 7",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7. 1 later move was cut.");
  assert_former (formers, 1, BIDS, "bids 0 9 7",
                 "Before that it was: Everybody pays their own bid: Éva £0, Jörg £9, Ilse-Marie £7. "
                 "3 later moves were cut.");
  told_game_close (&game);
}

static void
test_cut_twice (void)
{
  /* What a move is again isn't told, only what was cut then; and where that isn't the same, what it was twice is. */
  ToldGame game;
  g_autoptr (GPtrArray) formers = rh_former_moves_new ();

  told_game_open (&game, BIDS + 1);
  add (formers, BIDS + 1, "bids 0 8 7", 0);
  add (formers, BIDS + 1, "bids 0 8 7", 1);
  add (formers, BIDS + 1, "bids 0 9 7", 2);
  add (formers, BIDS + 1, "bids 0 9 7", 2);
  add (formers, BIDS + 1, "bids 0 9 7", 3);
  tell (&game, formers);
  g_assert_cmpuint (formers->len, ==, 3);
  assert_former (formers, 0, BIDS, "bids 0 8 7", "1 later move was cut.");
  assert_former (formers, 1, BIDS, "bids 0 9 7",
                 "Before that it was: Everybody pays their own bid: Éva £0, Jörg £9, Ilse-Marie £7. "
                 "2 later moves were cut.");
  g_assert_cmpuint (g_strv_length (((const RhFormerMove *) formers->pdata[2])->cut), ==, 3);
  told_game_close (&game);
}

static void
test_misfit (void)
{
  /* What a move was may no longer fit, after an earlier one was corrected too: then it is told as its line. */
  ToldGame game;
  g_autoptr (GPtrArray) formers = rh_former_moves_new ();

  told_game_open (&game, BIDS + 1);
  game.moves[1] = "bids 0 0 50";
  game.moves[BIDS] = "bids 0 8 9";
  add (formers, 2, "bids 0 0 6", 0);
  add (formers, BIDS + 1, "bids 0 8 90", 0);
  add (formers, BIDS + 1, "bids 0 8 7", 0);
  add (formers, BIDS + 1, "bids 0 8 80", 0);
  tell (&game, formers);
  assert_former (formers, 0, 1, "bids 0 0 6",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £0, Ilse-Marie £6.");
  assert_former (formers, 1, BIDS, "bids 0 8 90", "Corrected. It was “bids 0 8 90”, which no longer fits there.");
  assert_former (formers, 2, BIDS, "bids 0 8 7",
                 "Before that it was: Everybody pays their own bid: Éva £0, Jörg £8, Ilse-Marie £7.");
  assert_former (formers, 3, BIDS, "bids 0 8 80", "Before that it was “bids 0 8 80”, which no longer fits there.");
  told_game_close (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/former-moves/none", test_none);
  g_test_add_func ("/former-moves/list", test_list);
  g_test_add_func ("/former-moves/cut", test_cut);
  g_test_add_func ("/former-moves/cut-twice", test_cut_twice);
  g_test_add_func ("/former-moves/misfit", test_misfit);

  return g_test_run ();
}
