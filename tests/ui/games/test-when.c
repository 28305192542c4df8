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

/* What no calendar has, of a damaged game: said, and nothing worse. */
static void
test_unknown (void)
{
  static const gint64 times[] = { G_MININT64, -62135596801, 253402300800, G_MAXINT64 };
  static const gint64 known[] = { -62135596800, 253402300799 };
  g_autoptr (GTimeZone) east = g_time_zone_new_identifier ("+14:00");
  g_autoptr (GTimeZone) west = g_time_zone_new_identifier ("-12:00");
  GTimeZone *zones[] = { east, west };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++) {
    g_autoptr (GDateTime) now = g_date_time_new_now (zones[i % 2]);
    g_autofree char *words = rh_when_to_words (times[i], now);

    g_assert_cmpstr (words, ==, "at an unknown time");
  }

  for (guint i = 0; i < G_N_ELEMENTS (known); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (zones); j++) {
      g_autoptr (GDateTime) now = g_date_time_new_now (zones[j]);
      g_autofree char *words = rh_when_to_words (known[i], now);

      g_assert_nonnull (words);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/when/days", test_days);
  g_test_add_func ("/when/later", test_later);
  g_test_add_func ("/when/unknown", test_unknown);

  return g_test_run ();
}
