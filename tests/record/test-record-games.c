/* SPDX-License-Identifier: GPL-3.0-or-later
 * A record as a list: its games in order with all their moves, or nothing at
 * all; and every game has an id, the same one each time. */

#include "rh-record.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"
#define OPENING "reveal s2/7 s3/3\nbids 12 5\n"

static GPtrArray *
read_games (const char *text)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *games = rh_record_read_games (text, strlen (text), NULL, &error);

  g_assert_no_error (error);

  return games;
}

static const RhRecordGame *
get (GPtrArray *games, guint i)
{
  g_assert_cmpuint (i, <, games->len);

  return g_ptr_array_index (games, i);
}

/* Two games, the second with an id: each has its own moves, with single spaces. */
static void
test_several (void)
{
  g_autoptr (GPtrArray) games =
    read_games (HEAD "reveal  s2/7\ts3/3\n# a comment\nbids 12 5\nrailhead 1\ngame cape-to-cairo\nid " ID
                     "\nseat green Csilla\nseat yellow Dirk\n");

  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpstr (get (games, 0)->setup->seats[1].name, ==, "Bram");
  g_assert_cmpuint (get (games, 0)->moves->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (get (games, 0)->moves, 0), ==, "reveal s2/7 s3/3");
  g_assert_cmpstr (get (games, 1)->setup->id, ==, ID);
  g_assert_cmpuint (get (games, 1)->moves->len, ==, 0);
  g_assert_cmpuint (rh_fold_get_n_moves (get (games, 0)->fold), ==, 2);
  g_assert_cmpuint (rh_fold_get_n_moves (get (games, 1)->fold), ==, 0);
}

/* Without an id one is made up: again the same for the same game, another for another. */
static void
test_id (void)
{
  g_autoptr (GPtrArray) games = read_games (HEAD OPENING HEAD OPENING "pick 1 1\n");
  g_autoptr (GPtrArray) again = read_games ("# seen before\r\n" HEAD "\n" OPENING);
  const char *id = get (games, 0)->setup->id;

  g_assert_true (g_uuid_string_is_valid (id));
  g_assert_cmpint (id[14], ==, '5');
  g_assert_cmpstr (id, ==, get (again, 0)->setup->id);
  /* As it has always been made: people have games under such ids. */
  g_assert_cmpstr (id, ==, "27bc766e-9c66-5bb8-89cc-9a55d57613a6");
  g_assert_cmpstr (id, !=, get (games, 1)->setup->id);
}

/* A slip in the second game: the first isn't given either, and the line is told. */
static void
test_wrong (void)
{
  const char *text = HEAD OPENING HEAD "reveal s2/7\n";
  g_autoptr (GError) error = NULL;
  guint line = 0;

  g_assert_null (rh_record_read_games (text, strlen (text), &line, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (line, ==, 11);
}

/* A file without a game is right, and gives none. */
static void
test_none (void)
{
  g_autoptr (GPtrArray) games = read_games ("# nothing yet\n\n");

  g_assert_cmpuint (games->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record-games/several", test_several);
  g_test_add_func ("/record-games/id", test_id);
  g_test_add_func ("/record-games/wrong", test_wrong);
  g_test_add_func ("/record-games/none", test_none);

  return g_test_run ();
}
