/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the program knows of a game. */

#include "rh-games.h"

static void
test_stored_words (void)
{
  /* The words of the ledger stand in records and in databases people have: they never change. */
  static const char *const words[] = { "start", "bid", "rails", "income" };
  const RhGame *game = rh_game_find ("cape-to-cairo");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_cmpstr (rh_game_get_entry_word (game, i), ==, words[i]);
  g_assert_null (game->entry_words[G_N_ELEMENTS (words)]);
}

static void
test_unknown_kind_is_a_mistake (void)
{
  /* An entry of a kind that the game hasn't is the programmer's error, never a wrong word. */
  if (g_test_subprocess ()) {
    rh_game_get_entry_word (rh_game_find ("cape-to-cairo"), 4);
    return;
  }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*rh_game_get_entry_word*");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/stored-words", test_stored_words);
  g_test_add_func ("/game/unknown-kind-is-a-mistake", test_unknown_kind_is_a_mistake);

  return g_test_run ();
}
