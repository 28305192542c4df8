/* SPDX-License-Identifier: GPL-3.0-or-later
 * The items of a record in their order: games, heads that are complete, moves,
 * and what has been told when one is wrong. */

#include "record-cases.h"

static const RecordCase cases[] = {
  /* Outside a game. */
  WRONG ("outside/word", "hello\n", "", 1, FOREIGN),
  WRONG ("outside/word-after-comment", "\n# x\n{ \"games\": [\n", "", 3, FOREIGN),
  WRONG ("outside/like-opening", "railheads 1\n", "", 1, ORDER),
  WRONG ("outside/game", "game cape-to-cairo\n", "", 1, ORDER),
  WRONG ("outside/move", "# x\npass 1\n", "", 2, ORDER),
  WRONG ("outside/upper-case", "Railhead 1\n", "", 1, ORDER),
  WRONG ("opening/version", "railhead 2\n", "", 1, VERSION),
  WRONG ("opening/leading-zero", "railhead 01\n", "", 1, VERSION),
  WRONG ("opening/no-version", "railhead\n", "", 1, SYNTAX),
  WRONG ("opening/word-more", "railhead 1 1\n", "", 1, SYNTAX),
  WRONG ("opening/second-game", HEAD AUCTION "railhead 2\n", "hmmme", 8, VERSION),

  /* Seats that are missing, found in each of the three ways. */
  RULES ("seats/at-move", OPENING "seat red Anna\n\nreveal d2/7\n", "", 5, SETUP),
  RULES ("seats/at-other-games-move", OPENING "train 1 engine\n", "", 3, SETUP),
  RULES ("seats/at-next-game", OPENING "seat red Anna\n# x\nrailhead 1\n", "", 5, SETUP),
  RULES ("seats/at-end", OPENING "seat red Anna\n\n# x\n\n", "", 3, SETUP),

  /* Moves. The head has ended, and been told, even where its first move is refused. */
  RULES ("move/first-refused", HEAD "pass 1\n", "h", 5, PHASE),
  RULES ("move/other-games", HEAD "tickets 1 +8\n", "h", 5, SYNTAX),
  RULES ("move/unknown", HEAD AUCTION "pas 1\n", "hmmm", 8, SYNTAX),
  RULES ("move/upper-case", HEAD AUCTION "Draw 1 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/control-in-word", HEAD AUCTION "draw\x1b 1 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/no-seat", HEAD AUCTION "draw 0 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/far-seat", HEAD AUCTION "draw 5 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/empty-seat", HEAD AUCTION "draw 3 2\n", "hmmm", 8, TURN),
  RULES ("move/out-of-turn", HEAD AUCTION "draw 2 2\n", "hmmm", 8, TURN),
  RULES ("move/phase", HEAD AUCTION "bids 1 2\n", "hmmm", 8, PHASE),
  RULES ("move/too-few-words", HEAD AUCTION "draw 1\n", "hmmm", 8, SYNTAX),
  RULES ("move/too-many-words", HEAD AUCTION "draw 1 2 3\n", "hmmm", 8, SYNTAX),
  RULES ("move/cards", HEAD "reveal d2/7\n", "h", 5, SYNTAX),
  RULES ("move/bids", HEAD "reveal d2/7 v1/3\nbids 1 2 3\n", "hm", 6, SYNTAX),
  CAPE ("move/bid-too-high", HEAD "reveal d2/7 v1/3\nbids 101 0\n", "hm", 6, CAPITAL),
  RULES ("move/comment-after", HEAD AUCTION "draw 1 2 # two\n", "hmmm", 8, SYNTAX),
  RULES ("number/leading-zero", HEAD "reveal d2/7 v1/3\nbids 012 0\n", "hm", 6, SYNTAX),
  RULES ("number/two-zeros", HEAD "reveal d2/7 v1/3\nbids 12 00\n", "hm", 6, SYNTAX),
  RULES ("number/plus", HEAD "reveal d2/7 v1/3\nbids +12 0\n", "hm", 6, SYNTAX),
  RULES ("number/minus", HEAD "reveal d2/7 v1/3\nbids -0 0\n", "hm", 6, SYNTAX),
  RULES ("number/large", HEAD "reveal d2/7 v1/3\nbids 4294967308 0\n", "hm", 6, SYNTAX),
  RULES ("number/huge", HEAD "reveal d2/7 v1/3\nbids 18446744073709551628 0\n", "hm", 6, SYNTAX),
  RULES ("number/hex", HEAD "reveal d2/7 v1/3\nbids 0x1 0\n", "hm", 6, SYNTAX),
  RULES ("number/other-digits", HEAD "reveal d2/7 v1/3\nbids \xd9\xa1 0\n", "hm", 6, SYNTAX),
  RULES ("number/fraction", HEAD "reveal d2/7 v1/3\nbids 1.5 0\n", "hm", 6, SYNTAX),
  WRONG ("after/game", HEAD AUCTION "game cape-to-cairo\n", "hmmm", 8, ORDER),
  WRONG ("after/id", HEAD AUCTION "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\n", "hmmm", 8, ORDER),
  WRONG ("after/started", HEAD AUCTION "started 2026-11-21T19:30:00Z\n", "hmmm", 8, ORDER),
  WRONG ("after/option", HEAD AUCTION "option river-bonus=all\n", "hmmm", 8, ORDER),
  WRONG ("after/seat", HEAD AUCTION "seat green Cleo\n", "hmmm", 8, ORDER),
  WRONG ("after/second-game", HEAD AUCTION HEAD "reveal d2/7 v1/3\nseat green Cleo\n", "hmmmehm", 13, ORDER),

};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  record_cases_add ("/record-parser/", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
