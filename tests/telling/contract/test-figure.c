/* SPDX-License-Identifier: GPL-3.0-or-later
 * What of an entry counts: the balance; and where nothing adds up, the amount alone. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-figure.h"
#include "rh-ledger-lines.h"
#include "told-game.h"

static const char *
get_mark (const RhSetup *setup)
{
  return setup->n_seats == 3 ? "Most" : NULL;
}

/* As they sit. */
static guint
get_place (gconstpointer state, guint seat)
{
  return seat + 1;
}

static void
test_entry (void)
{
  /* The game of that setup says which; a game that says nothing adds up. */
  g_autoptr (RhSetup) two = rh_setup_new (rh_cape_telling.game);
  RhTelling telling = rh_cape_telling;
  RhEntry entry = { .amount = -12, .balance = 88 };
  ToldGame game;

  told_game_open (&game, 0);
  g_assert_null (rh_figure_get_mark (&telling, game.now.setup));
  g_assert_cmpint (rh_figure_get (&telling, game.now.setup, &entry), ==, 88);
  telling.mark = get_mark;
  g_assert_cmpstr (rh_figure_get_mark (&telling, game.now.setup), ==, "Most");
  g_assert_cmpint (rh_figure_get (&telling, game.now.setup, &entry), ==, -12);
  g_assert_null (rh_figure_get_mark (&telling, two));
  g_assert_cmpint (rh_figure_get (&telling, two, &entry), ==, 88);
  told_game_close (&game);
}

static void
test_ledger (void)
{
  /* The ledger's lines have what counts. */
  RhTelling telling = rh_cape_telling;
  ToldGame game;
  g_autoptr (RhLedgerLines) ledger = NULL;

  telling.mark = get_mark;
  told_game_open (&game, 21);
  ledger = rh_ledger_lines_new (&telling, game.now.setup, game.now.moves, game.now.n_moves);
  for (guint i = 0; i < ledger->lines[0]->len; i++) {
    const RhLedgerLine *line = ledger->lines[0]->pdata[i];

    g_assert_cmpint (line->balance, ==, line->amount);
  }
  told_game_close (&game);
}

static void
test_place (void)
{
  /* By the game's own rule; where it has none, by what everybody has, and those who are equal share one. */
  RhTelling telling = rh_cape_telling;
  g_autoptr (RhSetup) two = rh_setup_new (rh_cape_telling.game);
  RhEntries entries;

  rh_entries_init (&entries);
  two->n_seats = 2;
  rh_entries_add (&entries, 0, 0, 50, 50);
  rh_entries_add (&entries, 1, 0, 50, 50);
  telling.place = NULL;
  g_assert_cmpuint (rh_figure_get_place (&telling, two, NULL, &entries, 0), ==, 1);
  g_assert_cmpuint (rh_figure_get_place (&telling, two, NULL, &entries, 1), ==, 1);
  rh_entries_add (&entries, 0, 0, -9, 41);
  g_assert_cmpint (rh_figure_get_last (&telling, two, &entries, 0), ==, 41);
  g_assert_cmpuint (rh_figure_get_place (&telling, two, NULL, &entries, 0), ==, 2);
  telling.place = get_place;
  g_assert_cmpuint (rh_figure_get_place (&telling, two, NULL, &entries, 0), ==, 1);
  rh_entries_clear (&entries);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/figure/entry", test_entry);
  g_test_add_func ("/figure/ledger", test_ledger);
  g_test_add_func ("/figure/place", test_place);

  return g_test_run ();
}
