/* SPDX-License-Identifier: GPL-3.0-or-later
 * The moves of a game in words. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-log.h"
#include "telling-table.h"

#include <string.h>

/* Each move has its round and its sentence; what can't be played ends it. */
static void
test_lines (void)
{
  static const char *const moves[] = { "reveal s2/7 s3/3", "bids 12 5", "pick 1 1", "bids 1 1" };
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  g_autoptr (GPtrArray) all = rh_log_new (&rh_cape_telling, setup, moves, 3);
  g_autoptr (GPtrArray) wrong = rh_log_new (&rh_cape_telling, setup, moves, 4);
  g_autoptr (GPtrArray) none = rh_log_new (&rh_cape_telling, setup, moves, 0);
  const RhLogLine *line = all->pdata[2];

  g_assert_cmpuint (all->len, ==, 3);
  g_assert_cmpuint (line->round, ==, 1);
  g_assert_nonnull (strstr (line->text, "Anna"));
  g_assert_cmpuint (wrong->len, ==, 3);
  g_assert_cmpuint (none->len, ==, 0);
}

/* What came of a card stands beside it without telling it again; whatever begins something stands alone. */
static void
test_turns (void)
{
  static const char *const moves[] = { "reveal s2/7 s3/3", "bids 12 5", "pick 1 1", "draw 1 2", "pass 1" };
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  g_autoptr (GPtrArray) lines = rh_log_new (&rh_cape_telling, setup, moves, 5);

  for (guint i = 0; i < 4; i++)
    g_assert_null (((const RhLogLine *) lines->pdata[i])->came_of);
  g_assert_cmpstr (((const RhLogLine *) lines->pdata[3])->text, ==, "Anna turns up: 2 rails.");
  g_assert_cmpstr (((const RhLogLine *) lines->pdata[4])->text, ==, "Anna turns up: 2 rails. Anna passes.");
  g_assert_cmpstr (((const RhLogLine *) lines->pdata[4])->came_of, ==, "Anna passes.");
}

/* Whose turn it was, whatever came of it; what all do together is nobody's. */
static void
test_colours (void)
{
  static const char *const moves[] = { "reveal s2/7 s3/3", "bids 5 12", "pick 2 1", "draw 2 2" };
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  g_autoptr (GPtrArray) lines = rh_log_new (&rh_cape_telling, setup, moves, 4);

  g_assert_cmpuint (lines->len, ==, 4);
  for (guint i = 0; i < 2; i++)
    g_assert_null (((const RhLogLine *) lines->pdata[i])->colour);
  for (guint i = 2; i < 4; i++)
    g_assert_cmpstr (((const RhLogLine *) lines->pdata[i])->colour, ==, setup->seats[1].colour);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/log/lines", test_lines);
  g_test_add_func ("/log/turns", test_turns);
  g_test_add_func ("/log/colours", test_colours);

  return g_test_run ();
}
