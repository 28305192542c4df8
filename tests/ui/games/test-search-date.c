/* SPDX-License-Identifier: GPL-3.0-or-later
 * Dates that people type, whatever order they are used to, and those that lists say. */

#include "config.h"

#include "rh-search-date.h"

/* Saturday, 21 November 2026, two hours east of Greenwich, where it's the day before. */
static GDateTime *
make_now (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("+02:00");

  return g_date_time_new (zone, 2026, 11, 21, 1, 30, 0.0);
}

static gint64
at (const char *day)
{
  g_autofree char *time = g_strconcat (day, "T00:00:00+02", NULL);
  g_autoptr (GDateTime) moment = g_date_time_new_from_iso8601 (time, NULL);

  return g_date_time_to_unix (moment);
}

/* So many of these words are from one day to another. */
static void
assert_is (const char *text, guint n, const char *from, const char *until)
{
  g_autoptr (GDateTime) now = make_now ();
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint64 first = 0, next = 0;

  g_test_message ("%s", text);
  g_assert_cmpuint (rh_search_date_read ((const char *const *) words, now, &first, &next), ==, n);
  if (n > 0) {
    g_assert_cmpint (first, ==, at (from));
    g_assert_cmpint (next, ==, at (until));
  }
}

static void
assert_none (const char *text)
{
  assert_is (text, 0, NULL, NULL);
}

/* From the first moment to that of the next. */
static void
test_figures (void)
{
  static const char *const days[] = { "2025-02-03", "2025-2-3", "3-2-2025", "03/02/2025", "3.2.2025", "2025.02.03", "2025/2/3" };

  assert_is ("2025", 1, "2025-01-01", "2026-01-01");
  assert_is ("2025-02", 1, "2025-02-01", "2025-03-01");
  assert_is ("2/2025", 1, "2025-02-01", "2025-03-01");
  assert_is ("2024-02-29", 1, "2024-02-29", "2024-03-01");
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    assert_is (days[i], 1, "2025-02-03", "2025-02-04");
  assert_is ("2025 02 03", 3, "2025-02-03", "2025-02-04");
  assert_is ("2025 13 1", 1, "2025-01-01", "2026-01-01");
  /* As in America, where it can't be otherwise. */
  assert_is ("2/13/2025", 1, "2025-02-13", "2025-02-14");
  /* The last one that there was. */
  assert_is ("21/11", 1, "2026-11-21", "2026-11-22");
  assert_is ("22/11", 1, "2025-11-22", "2025-11-23");
  assert_is ("11/20", 1, "2026-11-20", "2026-11-21");
}

static void
test_names (void)
{
  static const char *const days[] = { "3 may 2024", "may 3 2024", "2024 may 3", "3rd may 2024", "2024 may 3-an" };

  assert_is ("may", 1, "2026-05-01", "2026-06-01");
  assert_is ("dec", 1, "2025-12-01", "2026-01-01");
  assert_is ("november", 1, "2026-11-01", "2026-12-01");
  assert_is ("may 2024", 2, "2024-05-01", "2024-06-01");
  assert_is ("2024 may", 2, "2024-05-01", "2024-06-01");
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    assert_is (days[i], 3, "2024-05-03", "2024-05-04");
  assert_is ("november 21", 2, "2026-11-21", "2026-11-22");
  assert_is ("21st november", 2, "2026-11-21", "2026-11-22");
  assert_is ("22 november", 2, "2025-11-22", "2025-11-23");
  assert_is ("may anna", 1, "2026-05-01", "2026-06-01");
  assert_is ("may 32", 1, "2026-05-01", "2026-06-01");
  assert_is ("may 100", 1, "2026-05-01", "2026-06-01");
}

/* As it stands in a list of games. */
static void
test_near (void)
{
  assert_is ("today", 1, "2026-11-21", "2026-11-22");
  assert_is ("yesterday", 1, "2026-11-20", "2026-11-21");
  assert_is ("yest", 1, "2026-11-20", "2026-11-21");
  assert_is ("saturday", 1, "2026-11-21", "2026-11-22");
  assert_is ("sunday", 1, "2026-11-15", "2026-11-16");
  assert_is ("fri", 1, "2026-11-20", "2026-11-21");
}

/* What no calendar has, and what is none. */
static void
test_none (void)
{
  static const char *const none[] = {
    "2025-13", "2025-02-30", "2025-00", "0000", "9999", "12345", "2025-1-2-3", "ma", "to", "-", "/", "1-", "-1", "31/31",
    "30-2-2025", "1.2/2025", "2025-2025", "13/2025", "3", "32 may", "3xyzt may", "anna",
  };

  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    assert_none (none[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search-date/figures", test_figures);
  g_test_add_func ("/search-date/names", test_names);
  g_test_add_func ("/search-date/near", test_near);
  g_test_add_func ("/search-date/none", test_none);

  return g_test_run ();
}
