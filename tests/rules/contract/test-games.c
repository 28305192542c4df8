/* SPDX-License-Identifier: GPL-3.0-or-later
 * The list of games. */

#include "rh-games.h"

#include "rh-setup.h"

#include <string.h>

static void
test_find (void)
{
  /* A game is found by the name that records use, and by no other. */
  const RhGame *game = rh_game_find ("cape-to-cairo");

  g_assert_nonnull (game);
  g_assert_cmpstr (game->id, ==, "cape-to-cairo");
  g_assert_null (rh_game_find ("Cape-to-Cairo"));
  g_assert_null (rh_game_find (""));
  g_assert_null (rh_game_find (NULL));
}

static void
check_head (const RhGame *game)
{
  guint n_options = 0;

  g_assert_cmpstr (game->name, !=, "");
  g_assert_cmpuint (game->min_seats, >=, 2);
  g_assert_cmpuint (game->max_seats, >=, game->min_seats);
  g_assert_cmpuint (game->max_seats, <=, RH_SEATS_MAX);
  if (game->colours != NULL && !game->shared_colours)
    g_assert_cmpuint (g_strv_length ((char **) game->colours), >=, game->max_seats);
  while (game->options[n_options].key != NULL) {
    const RhOption *option = &game->options[n_options++];
    g_autoptr (GError) error = NULL;

    g_assert_true (rh_option_check (option, rh_option_get_usual (option), game->min_seats, &error));
    g_assert_no_error (error);
    g_assert_true (rh_option_check (option, rh_option_get_example (option), game->max_seats, &error));
    g_assert_no_error (error);
  }
  g_assert_cmpuint (n_options, <=, RH_OPTIONS_MAX);
}

static void
check_table (const RhGame *game)
{
  g_assert_cmpuint (game->state_size, >, 0);
  g_assert_nonnull (game->moves[0]);
  g_assert_nonnull (game->entry_words[0]);
  g_assert_true (game->start != NULL && game->play != NULL && game->phase != NULL && game->seat != NULL);
  g_assert_true (game->facts != NULL && game->end != NULL && game->amount != NULL);
  g_assert_cmpint (game->bids != NULL, ==, game->bid_limit != NULL);
  if (game->bids != NULL)
    g_assert_true (g_strv_contains (game->moves, game->bids));
}

static void
test_list (void)
{
  /* Every game in the list can be found by its name, and its table is filled in. */
  const RhGame *const *games = rh_game_list ();
  guint n = 0;

  while (games[n] != NULL) {
    g_assert_true (rh_game_find (games[n]->id) == games[n]);
    g_assert_false (rh_game_is_later (games[n]->id));
    check_head (games[n]);
    check_table (games[n]);
    n++;
  }
  g_assert_cmpuint (n, >=, 1);
}

static void
assert_move (const char *text, gboolean known)
{
  RhWord word = { text, strlen (text) };

  g_assert_cmpint (rh_game_knows_move (&word), ==, known);
}

static void
test_later (void)
{
  /* What is there, and what nobody knows, doesn't come later; a move of any game of the format ends a head. */
  g_assert_false (rh_game_is_later ("cape-to-cairo"));
  g_assert_false (rh_game_is_later ("chess"));
  g_assert_false (rh_game_is_later (NULL));

  assert_move ("reveal", TRUE);
  assert_move ("wreck", TRUE);
  assert_move ("tickets", TRUE);
  assert_move ("Reveal", FALSE);
  assert_move ("seat", FALSE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games/find", test_find);
  g_test_add_func ("/games/list", test_list);
  g_test_add_func ("/games/later", test_later);

  return g_test_run ();
}
