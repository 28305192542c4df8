/* SPDX-License-Identifier: GPL-3.0-or-later
 * The records of tests/data, read as the program reads them, for the tests of other layers. */

#include "record-data.h"

/* The first game of a record; its name is without the suffix. */
RhRecordGame *
record_data_read (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".railhead", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  games = rh_record_read_games (text, length, NULL, &error);
  g_assert_no_error (error);

  return g_ptr_array_steal_index (games, 0);
}

/* Its moves, a line each. */
char *
record_data_read_moves (const char *name)
{
  g_autoptr (RhRecordGame) game = record_data_read (name);

  g_ptr_array_add (game->moves, NULL);

  return g_strjoinv ("\n", (char **) game->moves->pdata);
}
