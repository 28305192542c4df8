/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game nobody has heard of is set up and folded by what it says of itself. */

#include "rh-fold.h"
#include "rh-games.h"
#include "rh-rules-error.h"
#include "rh-toy.h"

#include <string.h>

static RhSetup *
new_setup (guint n_seats, const char *goal)
{
  RhSetup *setup = rh_setup_new (rh_game_find ("toy"));

  for (guint i = 0; i < n_seats; i++) {
    g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

    g_assert_true (rh_setup_add_seat (setup, "-", name, NULL));
  }
  if (goal != NULL)
    g_assert_true (rh_setup_set_option (setup, "goal", goal, NULL));
  g_assert_true (rh_setup_check (setup, NULL));

  return setup;
}

static void
test_list (void)
{
  /* The toy is the only game there is; no other was linked with this program. */
  g_assert_true (rh_game_list ()[0] == &rh_toy_game);
  g_assert_null (rh_game_list ()[1]);
  g_assert_null (rh_game_find ("cape-to-cairo"));
}

static gboolean
knows (const char *text)
{
  RhWord word = { text, strlen (text) };

  return rh_game_knows_move (&word);
}

static void
test_later (void)
{
  /* A game still to come is told from one that nobody knows, and its moves are known, too. */
  g_assert_true (rh_game_is_later ("kite"));
  g_assert_null (rh_game_find ("kite"));
  g_assert_false (rh_game_is_later ("toy"));
  g_assert_false (rh_game_is_later ("chess"));
  g_assert_false (rh_game_is_later (NULL));

  g_assert_true (knows ("add"));
  g_assert_true (knows ("rise"));
  g_assert_true (knows ("fall"));
  g_assert_false (knows ("Rise"));
  g_assert_false (knows ("seat"));
}

static void
test_eight_seats (void)
{
  /* As many as eight play, without colours, for a goal of their own. */
  g_autoptr (RhSetup) setup = new_setup (RH_SEATS_MAX, "9999");
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  g_autoptr (GError) error = NULL;
  const RhToyState *state = rh_fold_get_state (fold);

  g_assert_cmpuint (state->n_seats, ==, 8);
  g_assert_cmpint (state->goal, ==, 9999);
  g_assert_cmpuint (rh_entries_get_n (rh_fold_get_entries (fold)), ==, 8);
  g_assert_false (rh_setup_add_seat (setup, "-", "One more", &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
}

static void
test_below_zero (void)
{
  /* Points go below zero and come back; the ledger follows. */
  static const char *const moves[] = { "add 2 -7", "add 1 +5", "add 2 +9" };
  g_autoptr (RhSetup) setup = new_setup (2, NULL);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, moves, G_N_ELEMENTS (moves), NULL, NULL);
  const RhEntries *entries = rh_fold_get_entries (fold);
  static const int balances[] = { 0, 0, -7, 5, 2 };

  g_assert_cmpuint (rh_entries_get_n (entries), ==, G_N_ELEMENTS (balances));
  for (guint i = 0; i < G_N_ELEMENTS (balances); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    g_assert_cmpint (entry->balance, ==, balances[i]);
    g_assert_cmpstr (rh_game_get_entry_word (rh_fold_get_game (fold), entry->kind), ==, i < 2 ? "start" : "points");
  }
}

static void
test_end (void)
{
  /* Whoever has the goal first wins, and nothing follows. */
  g_autoptr (RhSetup) setup = new_setup (3, NULL);
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  g_autoptr (GError) error = NULL;
  guint winners;

  g_assert_true (rh_fold_play_text (fold, "add 3 +19", NULL));
  g_assert_false (rh_fold_get_end (fold, &winners));
  g_assert_true (rh_fold_play_text (fold, "add 3 +1", NULL));
  g_assert_true (rh_fold_get_end (fold, &winners));
  g_assert_cmpuint (winners, ==, 1u << 2);
  g_assert_false (rh_fold_play_text (fold, "add 1 +1", &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE);
  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/toy-rules/list", test_list);
  g_test_add_func ("/toy-rules/later", test_later);
  g_test_add_func ("/toy-rules/eight-seats", test_eight_seats);
  g_test_add_func ("/toy-rules/below-zero", test_below_zero);
  g_test_add_func ("/toy-rules/end", test_end);

  return g_test_run ();
}
