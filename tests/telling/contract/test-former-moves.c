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
  rh_former_moves_tell (formers, &rh_cape_telling, game->now.setup, game->moves, game->now.n_moves);
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

static void
test_changed (void)
{
  /* A later move that changed with a correction says so itself; nothing is said to be cut that is there. */
  static const char *const was[] = { "build 1 bonus=0 buy=1", NULL };
  static const char *const more[] = { "build 1 bonus=0 buy=1", "pass 1", "draw 2 1", NULL };
  ToldGame game;
  g_autoptr (GPtrArray) formers = rh_former_moves_new ();
  const RhFormerMove *changed;

  told_game_open (&game, 21);
  game.moves[1] = "bids 0 0 7";
  game.moves[19] = "draw 1 r1/1";
  game.moves[20] = "build 1 bonus=0 buy=2";
  rh_former_moves_add (formers, 9, 2, "bids 0 0 6", &(RhCut) { 21, was });
  rh_former_moves_add (formers, 8, 20, "draw 1 r2/1", &(RhCut) { 21, was });
  rh_former_moves_add (formers, 7, 20, "draw 1 r3/1", &(RhCut) { 21, more });
  tell (&game, formers);
  g_assert_cmpuint (formers->len, ==, 5);
  assert_former (formers, 0, 1, "bids 0 0 6",
                 "Corrected. It was: Everybody pays their own bid: Éva £0, Jörg £0, Ilse-Marie £6. "
                 "1 later move changed with it.");
  assert_former (formers, 1, 19, "draw 1 r2/1",
                 "Corrected. It was: Éva turns up: river, 2 rails, £1. 1 later move changed with it.");
  assert_former (formers, 2, 19, "draw 1 r3/1",
                 "Before that it was: Éva turns up: river, 3 rails, £1. 1 later move changed with it. "
                 "2 later moves were cut.");
  assert_former (formers, 3, 20, "build 1 bonus=0 buy=1",
                 "Changed with move 2. Éva builds: 2 rails bought instead of 1, for £20.");
  assert_former (formers, 4, 20, "build 1 bonus=0 buy=1",
                 "Changed with move 20. Éva builds: 2 rails bought instead of 1, for £20.");
  changed = formers->pdata[4];
  g_assert_cmpint (changed->id, ==, 0);
  g_assert_cmpuint (g_strv_length (changed->cut), ==, 0);
  told_game_close (&game);
}

static void
test_rearranged (void)
{
  /* A draw that nobody needs any more isn't told as cut, nor what was picked in another order. */
  static const char *const moves[] = { "reveal d2/7 v1/3 s3/1", "bids 9 4 5", "pick 1 1", "pick 3 3", "draw 1 1" };
  static const char *const cut[] = { "tie 2:/7 3:/1", "pick 1 1", "pick 2 2", "draw 1 1", NULL };
  ToldGame game;
  g_autoptr (GPtrArray) formers = rh_former_moves_new ();

  told_game_open (&game, 1);
  rh_former_moves_add (formers, 9, 2, "bids 9 5 5", &(RhCut) { 3, cut, NULL });
  rh_former_moves_tell (formers, &rh_cape_telling, game.now.setup, moves, G_N_ELEMENTS (moves));
  g_assert_cmpuint (formers->len, ==, 2);
  assert_former (formers, 0, 1, "bids 9 5 5",
                 "Corrected. It was: Everybody pays their own bid: Éva £9, Jörg £5, Ilse-Marie £5. "
                 "3 later moves changed with it.");
  assert_former (formers, 1, 2, "tie 2:/7 3:/1",
                 "Changed with move 2. Jörg and Ilse-Marie aren’t tied any more, and the cards drawn go back into the pile; "
                 "everybody picks the same card, in another order.");
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
  g_test_add_func ("/former-moves/changed", test_changed);
  g_test_add_func ("/former-moves/rearranged", test_rearranged);

  return g_test_run ();
}
