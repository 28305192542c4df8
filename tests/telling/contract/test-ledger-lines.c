/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ledger in words: every line of a whole game, on the sheet of its player. */

#include "config.h"

#include "rh-cape-state.h"
#include "rh-cape-telling.h"
#include "rh-ledger-lines.h"
#include "told-game.h"

#include <stdlib.h>

static RhLedgerLines *
write_ledger (const ToldGame *game, const RhTelling *telling)
{
  return rh_ledger_lines_new (telling, game->now.setup, game->now.moves, game->now.n_moves);
}

static const RhLedgerLine *
get_line (const RhLedgerLines *ledger, guint seat, guint k)
{
  g_assert_cmpuint (k, <, ledger->lines[seat]->len);

  return ledger->lines[seat]->pdata[k];
}

static void
test_as_expected (void)
{
  /* All lines of a whole game are those of the expected ledger, in their order. */
  ToldGame game;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "cape-three-players.ledger.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) rows = NULL;
  g_autoptr (RhLedgerLines) ledger = NULL;
  guint n[3] = { 0 };

  told_game_open (&game, 0);
  game.now.n_moves = game.record->moves->len;
  ledger = write_ledger (&game, &rh_cape_telling);
  g_assert_cmpuint (ledger->n_seats, ==, 3);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  rows = g_strsplit (text, "\n", -1);
  for (guint i = 1; rows[i] != NULL && rows[i][0] != '\0'; i++) {
    g_auto (GStrv) words = g_strsplit (rows[i], "\t", -1);
    guint seat = (guint) atoi (words[2]) - 1;
    const RhLedgerLine *line = get_line (ledger, seat, n[seat]++);

    g_assert_cmpint ((int) line->move, ==, atoi (words[1]));
    g_assert_cmpint (line->amount, ==, atoi (words[5]));
    g_assert_cmpint (line->balance, ==, atoi (words[6]));
  }
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (ledger->lines[seat]->len, ==, n[seat]);
  told_game_close (&game);
}

static void
assert_line (const RhLedgerLine *line, const char *reason, guint round)
{
  g_assert_cmpstr (line->reason, ==, reason);
  g_assert_cmpuint (line->round, ==, round);
}

static void
test_reasons (void)
{
  /* Each line says why, by what stood before its move, and its round. */
  ToldGame game;
  g_autoptr (RhLedgerLines) ledger = NULL;
  guint last;

  told_game_open (&game, 21);
  ledger = write_ledger (&game, &rh_cape_telling);
  assert_line (get_line (ledger, 0, 0), "Start", 0);
  assert_line (get_line (ledger, 0, 1), "Bid, round 1", 1);
  assert_line (get_line (ledger, 0, 2), "Savanna crossed", 1);
  assert_line (get_line (ledger, 0, 3), "Bid, round 2", 2);
  last = ledger->lines[0]->len - 1;
  assert_line (get_line (ledger, 0, last - 1), "1 rail bought", 2);
  assert_line (get_line (ledger, 0, last), "Village crossed", 2);
  told_game_close (&game);
}

/* How far the player was, and is. */
static char *
tell_both (const RhEntry *entry, gconstpointer before, gconstpointer after)
{
  const RhCapeState *was = before;
  const RhCapeState *is = after;

  return g_strdup_printf ("%u, %u", was->players[entry->seat].crossed, is->players[entry->seat].crossed);
}

static void
test_states (void)
{
  /* A reason is told by the state before its move and by the one after it; of the start both are the same. */
  RhTelling both = rh_cape_telling;
  ToldGame game;
  g_autoptr (RhLedgerLines) ledger = NULL;
  guint last;

  both.entry = tell_both;
  told_game_open (&game, 21);
  ledger = write_ledger (&game, &both);
  assert_line (get_line (ledger, 0, 0), "0, 0", 0);
  assert_line (get_line (ledger, 0, 1), "0, 0", 1);
  assert_line (get_line (ledger, 0, 2), "0, 1", 1);
  last = ledger->lines[0]->len - 1;
  assert_line (get_line (ledger, 0, last - 1), "1, 2", 2);
  assert_line (get_line (ledger, 0, last), "1, 2", 2);
  told_game_close (&game);
}

static void
test_extra (void)
{
  /* What a game has beside the ledger is each player's own; a game may have nothing. */
  RhTelling plain = rh_cape_telling;
  ToldGame game;
  g_autoptr (RhLedgerLines) ledger = NULL;
  g_autoptr (RhLedgerLines) without = NULL;

  told_game_open (&game, 54);
  ledger = write_ledger (&game, &rh_cape_telling);
  g_assert_cmpstr (ledger->extra[0][0], ==, "Where the bonus rails in hand come from");
  g_assert_cmpstr (ledger->extra[0][2], ==, "Round 5: before a river when Ilse-Marie built");
  g_assert_cmpstr (ledger->extra[2][0], ==, "Bonus rails: none in hand");

  plain.extra = NULL;
  without = write_ledger (&game, &plain);
  g_assert_null (without->extra[0]);
  told_game_close (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ledger-lines/as-expected", test_as_expected);
  g_test_add_func ("/ledger-lines/reasons", test_reasons);
  g_test_add_func ("/ledger-lines/states", test_states);
  g_test_add_func ("/ledger-lines/extra", test_extra);

  return g_test_run ();
}
