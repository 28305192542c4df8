/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was entered last of a move, in a few words. */

#include "config.h"

#include "heart-telling-table.h"

#include "rh-heart-telling.h"

static void
assert_entered (const SaidEntry *inputs, guint n, gboolean played)
{
  g_autoptr (RhSetup) setup = heart_table_setup (2);

  said_assert_entered (&rh_heart_telling, setup, NULL, inputs, n, played);
}

static void
test_turn (void)
{
  /* A part of a route, a card, and what was taken off of either; how it is doubled; and whose turn it is. */
  static const SaidEntry inputs[] = {
    { "", "claim _ yellow _", "Yellow" },
    { "claim _ red _", "claim _ yellow _", "Yellow" },
    { "claim 2 _ _", "claim 2 yellow _", "Yellow" },
    { "claim _ yellow _", "claim _ yellow 3", "Length 3" },
    { "claim _ yellow 3", "claim _ yellow _", "taken off Length 3" },
    { "claim 1 yellow 3", "claim 1 yellow 3 double", "way to double" },
    { "claim 1 yellow 3 double", "claim 1 yellow 3 double engines=1", "way to double" },
    { "", "terrain _ desert", "Desert" },
    { "terrain 1 desert", "terrain 1 desert desert", "Desert" },
    { "claim 1 yellow _", "terrain 1 desert", "Desert" },
    { "terrain 1 desert", "claim 1 _ _", "taken off Desert" },
    { "claim _ yellow 3", "claim 2 yellow 3", "Bram’s turn" },
    { "", "claim 2 _ _", "Bram’s turn" },
    { "claim 1 yellow 3", "claim 1 yellow 3", NULL },
  };

  assert_entered (inputs, G_N_ELEMENTS (inputs), FALSE);
}

static void
test_deal (void)
{
  /* Whose first card it is. */
  static const SaidEntry inputs[] = {
    { "", "deal desert", "Anna: Desert" },
    { "deal desert", "deal desert jungle", "Bram: Jungle" },
  };

  assert_entered (inputs, G_N_ELEMENTS (inputs), FALSE);
}

static void
test_tickets (void)
{
  /* A ticket, what is typed of one, that one was taken off, or that there are none; whose they are. */
  static const SaidEntry inputs[] = {
    { "claim 1 _ _", "tickets 1", "tickets" },
    { "tickets 1", "tickets 1 1_", "1" },
    { "tickets 1 1_", "tickets 1 12_", "12" },
    { "tickets 1 1_", "tickets 1", "taken off 1" },
    { "tickets 1 12_", "tickets 1 +12", "+12, fulfilled" },
    { "tickets 1 +12 -5", "tickets 1 +12", "taken off −5, failed" },
    { "tickets 1", "tickets 1 none", "No tickets" },
    { "tickets 1 +12", "tickets 1 +12 all", "tickets of everybody" },
    { "tickets 1", "tickets 2", "Bram’s tickets" },
    { "tickets 1", "claim 1 _ _", "back from the tickets" },
  };

  assert_entered (inputs, G_N_ELEMENTS (inputs), FALSE);
}

static void
test_played (void)
{
  /* What played a move is told where it is a part of it; else it has the move's own name. */
  static const SaidEntry inputs[] = {
    { "claim _ yellow _", "claim 1 yellow 3", "Length 3" },
    { "claim _ yellow 3", "claim 1 yellow 3", NULL },
    { "claim _ yellow 3", "claim 1 yellow 3 double engines=0", NULL },
    { "tickets _ +12", "tickets 1 +12", NULL },
    { "deal desert", "deal desert jungle", NULL },
  };

  assert_entered (inputs, G_N_ELEMENTS (inputs), TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/heart-text-entered/turn", test_turn);
  g_test_add_func ("/heart-text-entered/deal", test_deal);
  g_test_add_func ("/heart-text-entered/tickets", test_tickets);
  g_test_add_func ("/heart-text-entered/played", test_played);

  return g_test_run ();
}
