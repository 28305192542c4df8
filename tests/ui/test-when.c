/* SPDX-License-Identifier: GPL-3.0-or-later
 * Home says when a game was last played as people would: today, yesterday, a
 * day of the week, and a date for what is longer ago. */

#include "config.h"

#include "rh-when.h"

static void
assert_said (const char *then, const char *said)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("+02:00");
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 ("2026-11-21T01:30:00+02", NULL);
  g_autoptr (GDateTime) local = g_date_time_to_timezone (now, zone);
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (then, NULL);
  g_autofree char *words = rh_when_to_words (g_date_time_to_unix (time), local);

  g_assert_cmpstr (words, ==, said);
}

static void
test_days (void)
{
  assert_said ("2026-11-21T00:05:00+02", "today at 00:05");
  /* The same day in UTC, but not where the players are. */
  assert_said ("2026-11-20T23:55:00+02", "yesterday at 23:55");
  assert_said ("2026-11-20T00:00:00+02", "yesterday at 00:00");
  assert_said ("2026-11-19T20:14:00+02", "Thursday at 20:14");
  assert_said ("2026-11-15T20:14:00+02", "Sunday at 20:14");
  assert_said ("2026-11-14T20:14:00+02", "14 November 2026");
  assert_said ("2025-05-03T20:14:00+02", "3 May 2025");
}

static void
test_later (void)
{
  /* A clock that was set back must not make “yesterday” of tomorrow. */
  assert_said ("2026-11-22T20:14:00+02", "22 November 2026");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/when/days", test_days);
  g_test_add_func ("/when/later", test_later);

  return g_test_run ();
}
