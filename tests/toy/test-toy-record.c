/* SPDX-License-Identifier: GPL-3.0-or-later
 * A record of a game nobody has heard of is read and written, and what is wrong with it said in its own words. */

#include "rh-record.h"
#include "rh-record-error.h"
#include "rh-rules-error.h"
#include "rh-toy.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define OPENING "railhead 1\ngame toy\n"
#define SEATS "seat - Anna\nseat - Bram de Vries\n"
#define HEAD OPENING SEATS

static void
test_again (void)
{
  /* What was read is written as it was. */
  static const char text[] = OPENING "id " ID "\nstarted 2026-11-21T19:30:00Z\noption goal=30\n" SEATS
                             "add 1 -5\nadd 2 +12\nadd 2 +18\n";
  g_autoptr (GPtrArray) games = rh_record_read_games (text, strlen (text), NULL, NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  const RhRecordGame *game;
  guint winners;

  g_assert_nonnull (games);
  g_assert_cmpuint (games->len, ==, 1);
  game = games->pdata[0];
  g_assert_true (game->setup->game == &rh_toy_game);
  g_assert_true (rh_fold_get_end (game->fold, &winners));
  g_assert_cmpuint (winners, ==, 2);

  rh_record_write (game->setup, (const char *const *) game->moves->pdata, game->moves->len, again);
  g_assert_cmpstr (again->str, ==, text);
}

static void
test_wrong (void)
{
  /* Every mistake is on the line it stands on; examples are of the game at hand. */
  static const struct {
    const char *text;
    guint       line;
    const char *message;
  } list[] = {
    { "railhead 1\nseat - Anna\n", 2, "The game is missing: after “railhead 1” comes a line like “game toy”" },
    { "railhead 1\ngame\n", 2, "The line has too few or too many words; it should look like “game toy”" },
    { "railhead 1\ngame cape-to-cairo\n", 2, "“cape-to-cairo” is not a game Railhead knows" },
    { "railhead 1\ngame kite\n", 2, "“kite” can’t be read by this version of Railhead yet" },
    { "railhead 1\ngame Kite\n", 2, "“Kite” is not a game Railhead knows" },
    { OPENING "option goal\n", 3, "“goal” has no equals sign, as in goal=20" },
    { OPENING "option goal=1 2\n", 3, "The line has too few or too many words; it should look like “option goal=20”" },
    { OPENING "option goal=0\n", 3, "The option “goal” can’t be “0”: it is a number from 1 to 9999" },
    { OPENING "seat -\n", 3, "The line has too few or too many words; it should look like “seat - Anna”" },
    { OPENING "seat red Anna\n", 3, "The game has no colour “red”" },
    { OPENING "seat - Anna\nadd 1 +5\n", 4, "The game needs at least 2 players, not 1" },
    { HEAD "bids 1 2\n", 5, "“bids” begins neither a line of a head nor a move" },
    { OPENING "seat - Anna\nrise 1\n", 4, "The game needs at least 2 players, not 1" },
    { HEAD "add 1 +5\nadd 3 +5\n", 6, "“3” is not a number from 1 to 2" },
    { HEAD "add 1 5\n", 5, "Points have a sign" },
    { HEAD "add 1 +5\nseat - Cleo\n", 6, "“seat” belongs before the first move" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autoptr (GError) error = NULL;
    guint line = 0;

    g_assert_null (rh_record_read_games (list[i].text, strlen (list[i].text), &line, &error));
    g_assert_cmpuint (line, ==, list[i].line);
    g_assert_cmpstr (error->message, ==, list[i].message);
    g_assert_true (error->domain == RH_RECORD_ERROR || error->domain == RH_RULES_ERROR);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/toy-record/again", test_again);
  g_test_add_func ("/toy-record/wrong", test_wrong);

  return g_test_run ();
}
