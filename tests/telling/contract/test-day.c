/* SPDX-License-Identifier: GPL-3.0-or-later
 * A day has the words of the language, and is that of the zone. */

#include "config.h"

#include "rh-day.h"

static void
assert_said (const char *time, const char *said)
{
  g_autoptr (GDateTime) day = g_date_time_new_from_iso8601 (time, NULL);
  g_autofree char *words = rh_day_to_words (day);

  g_assert_cmpstr (words, ==, said);
}

static void
test_days (void)
{
  assert_said ("2026-01-01T00:00:00+02", "1 January 2026");
  assert_said ("2026-05-31T23:59:59Z", "31 May 2026");
  assert_said ("1999-12-09T12:00:00-05", "9 December 1999");
}

/* A month by itself is the letters of a date. */
static void
test_months (void)
{
  g_autofree char *first = rh_day_dup_month (1);
  g_autofree char *last = rh_day_dup_month (12);

  g_assert_cmpstr (first, ==, "January");
  g_assert_cmpstr (last, ==, "December");
}

/* A heading begins large. */
static void
test_heading (void)
{
  g_autoptr (GDateTime) day = g_date_time_new_from_iso8601 ("2026-05-31T23:59:59Z", NULL);
  g_autofree char *whole = rh_day_to_month (day);

  g_assert_cmpstr (whole, ==, "May 2026");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/day/days", test_days);
  g_test_add_func ("/day/months", test_months);
  g_test_add_func ("/day/heading", test_heading);

  return g_test_run ();
}
