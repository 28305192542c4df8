/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why a move doesn't fit, in words. */

#include "config.h"

#include "rh-cape-misfit.h"
#include "rh-fold.h"

#include <string.h>

/* The beginning of tests/data/cape-three-players.railhead. */
static const char *const moves[] = {
  "reveal m0/4 s0/8 s2/10",
  "bids 0 0 6",
  "tie 1:m0/2 2:r2/7",
  "pick 3 2",
  "pick 2 1",
  "draw 3 d2/2",
  "pass 3",
};

static RhSetup *
make_setup (void)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_true (rh_setup_add_seat (setup, "red", "Éva", NULL));
  g_assert_true (rh_setup_add_seat (setup, "green", "Jörg", NULL));
  g_assert_true (rh_setup_add_seat (setup, "yellow", "Ilse-Marie", NULL));

  return setup;
}

/* After so many of these moves, this line is refused with this sentence. */
static void
check (guint position, const char *line, const char *wanted)
{
  g_autoptr (RhSetup) setup = make_setup ();
  g_autoptr (RhFold) fold = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  RhCapeState state;
  RhCapeMove move;
  RhWords words;

  fold = rh_fold_new_moves (setup, moves, position, NULL, NULL);
  state = *(const RhCapeState *) rh_fold_get_state (fold);
  g_assert_true (rh_words_split (&words, line, strlen (line)));
  g_assert_true (rh_cape_move_parse (&words, &move, &error));
  g_assert_false (rh_fold_play_text (fold, line, &error));
  text = rh_cape_misfit_text (setup, &state, &move, error->message);
  g_assert_cmpstr (text, ==, wanted);
}

static void
test_phase (void)
{
  /* Something else comes first. */
  check (0, "bids 1 2 3", "The cards on offer come first.");
  check (1, "pick 1 1", "The bids come first.");
  check (2, "pick 1 1", "Éva and Jörg are tied and draw first.");
  check (3, "draw 1 1", "Ilse-Marie picks first.");
  check (5, "pass 3", "Ilse-Marie turns up a card first.");
  check (6, "draw 1 1", "Ilse-Marie builds or passes first.");
}

static void
test_turn (void)
{
  /* It is somebody else's turn. */
  check (3, "pick 1 1", "Ilse-Marie picks at that point.");
  check (5, "draw 2 1", "Ilse-Marie picks first now, and so turns up the first card.");
  check (6, "pass 2", "Ilse-Marie picks first now and has the first turn: all later ones shift.");
}

static void
test_details (void)
{
  /* The right move of the right player, but not possible. */
  check (1, "bids 101 0 0", "Éva has only £100 at that point, and can’t bid £101.");
  check (2, "tie 1:/2 3:/4", "Éva and Jörg are tied, nobody else draws.");
  check (4, "pick 2 2", "Ilse-Marie has that card already.");
  check (6, "build 3 bonus=1 buy=0", "Ilse-Marie has only 0 bonus rails at that point.");
  check (6, "build 3 bonus=0 buy=1", "4 rails are missing at that point, but the move adds 1.");
  check (0, "reveal m0/4 s0/8", "Rule A1: as many cards are turned up as there are players: 3, not 2.");
}

static void
test_freed (void)
{
  /* A pass always fits; where one is said not to, it was the only thing to do, and isn't any more. */
  static const RhCapeMove pass = { .kind = RH_CAPE_MOVE_PASS, .seat = 2 };
  g_autoptr (RhSetup) setup = make_setup ();
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, moves, 6, NULL, NULL);
  g_autofree char *text = rh_cape_misfit_text (setup, rh_fold_get_state (fold), &pass, "Not any more");

  g_assert_cmpstr (text, ==, "Ilse-Marie passed because building was impossible, but can build now.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-misfit/phase", test_phase);
  g_test_add_func ("/cape-misfit/turn", test_turn);
  g_test_add_func ("/cape-misfit/details", test_details);
  g_test_add_func ("/cape-misfit/freed", test_freed);

  return g_test_run ();
}
