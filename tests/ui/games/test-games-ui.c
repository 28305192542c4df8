/* SPDX-License-Identifier: GPL-3.0-or-later
 * Every game has its screens and its words: nobody asks whether. */

#include "config.h"

#include "rh-games-ui.h"
#include "rh-games.h"

static void
check_words (const RhTelling *telling)
{
  g_assert_nonnull (telling->balance);
  g_assert_nonnull (telling->chart);
  g_assert_cmpint (telling->chart_step, >, 0);
  g_assert_nonnull (telling->beginning);
  g_assert_true ((telling->forced != NULL) == (telling->game->forced != NULL));
  g_assert_true ((telling->forced_how != NULL) == (telling->forced != NULL));
  g_assert_true (telling->where != NULL && telling->turn != NULL && telling->last != NULL && telling->told != NULL);
  g_assert_true (telling->round != NULL && telling->entry != NULL && telling->amount != NULL);
  g_assert_true (telling->button != NULL && telling->corrected != NULL);
  g_assert_true (telling->misfit != NULL && telling->follows != NULL && telling->outcome != NULL);
}

/* Each option that a new game asks for is one of the game's, with a word for each of its words. */
static void
check_options (const RhTelling *telling)
{
  for (const RhOptionText *text = telling->options; text != NULL && text->key != NULL; text++) {
    const RhOption *option = telling->game->options;

    while (option->key != NULL && !g_str_equal (option->key, text->key))
      option++;
    g_assert_nonnull (option->key);
    g_assert_nonnull (text->title);
    if (option->kind == RH_OPTION_WORD)
      g_assert_cmpuint (g_strv_length ((char **) text->values), ==, g_strv_length ((char **) option->values));
  }
}

static void
check_screens (const RhGameUi *ui)
{
  g_assert_true (ui->board_new != NULL && ui->board_update != NULL && ui->step != NULL && ui->ended != NULL);
  g_assert_nonnull (ui->editor_new);
  g_assert_true (ui->rules_new != NULL && ui->rules_update != NULL);
  g_assert_true ((ui->public_new != NULL) == (ui->public_update != NULL));
}

static void
test_lists (void)
{
  const RhGame *const *games = rh_game_list ();
  guint n = 0;

  for (; games[n] != NULL; n++) {
    const RhGameUi *ui = rh_game_ui_find (games[n]);

    g_assert_nonnull (ui);
    g_assert_true (ui->telling->game == games[n]);
    check_words (ui->telling);
    check_options (ui->telling);
    check_screens (ui);
  }
  g_assert_cmpuint (n, >, 0);
  g_assert_null (rh_game_uis[n]);
}

/* Who asks for reasons in one game finds the key in the others. */
static void
test_why (void)
{
  const char *key = NULL;

  for (guint i = 0; rh_game_uis[i] != NULL; i++) {
    const RhTelling *telling = rh_game_uis[i]->telling;

    if (telling->tally_key == NULL)
      continue;
    if (key == NULL)
      key = telling->tally_key ();
    g_assert_cmpstr (telling->tally_key (), ==, key);
  }
  g_assert_nonnull (key);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/games-ui/lists", test_lists);
  g_test_add_func ("/games-ui/why", test_why);

  return g_test_run ();
}
