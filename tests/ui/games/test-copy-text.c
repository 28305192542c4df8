/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is in a copy, in words. */

#include "config.h"

#include "rh-copy-text.h"

static void
test_content (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 24, 21, 0, 0);
  gint64 played = g_date_time_to_unix (now) - 45 * 60;
  g_autofree char *none = rh_copy_text_dup_content (0, 0, now);
  g_autofree char *one = rh_copy_text_dup_content (1, played, now);
  g_autofree char *many = rh_copy_text_dup_content (12, played, now);

  g_assert_cmpstr (none, ==, "no games");
  g_assert_cmpstr (one, ==, "1 game, last played today at 20:15");
  g_assert_cmpstr (many, ==, "12 games, last played today at 20:15");
}

static void
test_damaged (void)
{
  g_autofree char *none = rh_copy_text_dup_damaged (0);
  g_autofree char *one = rh_copy_text_dup_damaged (1);

  g_assert_null (none);
  g_assert_cmpstr (one, ==, "1 game in it is damaged; it can be looked at as far as it is intact.");
}

/* Where nothing was set aside there is nothing to say. */
static void
test_aside (void)
{
  g_autofree char *there = rh_copy_text_dup_aside ("/");
  g_autofree char *none = rh_copy_text_dup_aside ("/there is no such folder");

  g_assert_cmpstr (there, ==, "The games from before are in the folder “/”. Nothing was deleted.");
  g_assert_null (none);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/copy-text/content", test_content);
  g_test_add_func ("/copy-text/damaged", test_damaged);
  g_test_add_func ("/copy-text/aside", test_aside);

  return g_test_run ();
}
