/* SPDX-License-Identifier: GPL-3.0-or-later
 * The options of games: what their values may be, and what is said of one that isn't. */

#include "rh-option.h"

#include "rh-rules-error.h"

static const char *const words[] = { "short", "long", "endless", NULL };
static const RhOption length = { .key = "length", .kind = RH_OPTION_WORD, .values = words };
static const RhOption goal = { .key = "goal", .kind = RH_OPTION_NUMBER, .min = 1, .max = 9999, .usual = "100" };
static const RhOption first = { .key = "first", .kind = RH_OPTION_SEAT };

static void
test_usual (void)
{
  /* What nobody settles has its usual value: the first word, a number of its own, the first seat. */
  g_assert_cmpstr (rh_option_get_usual (&length), ==, "short");
  g_assert_cmpstr (rh_option_get_usual (&goal), ==, "100");
  g_assert_cmpstr (rh_option_get_usual (&first), ==, "1");
  g_assert_cmpstr (rh_option_get_example (&length), ==, "endless");
  g_assert_cmpstr (rh_option_get_example (&goal), ==, "100");
  g_assert_cmpstr (rh_option_get_example (&first), ==, "1");
}

static void
take (const RhOption *option, const char *value)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_option_check (option, value, 4, &error));
  g_assert_no_error (error);
}

static void
refuse (const RhOption *option, const char *value, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_option_check (option, value, 4, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_words (void)
{
  /* One of a few words, exactly. */
  take (&length, "short");
  take (&length, "endless");
  refuse (&length, "", "The option “length” can’t be “”");
  refuse (&length, "Long", "The option “length” can’t be “Long”");
  refuse (&length, "lon", "The option “length” can’t be “lon”");
  refuse (&length, "longer", "The option “length” can’t be “longer”");
}

static void
test_numbers (void)
{
  /* A number as records have it, within its bounds. */
  static const char *const wrong[] = { "0", "10000", "-1", "+5", "007", "5.0", "x", "99999999999999999999" };

  take (&goal, "1");
  take (&goal, "100");
  take (&goal, "9999");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autofree char *message =
      g_strdup_printf ("The option “goal” can’t be “%s”: it is a number from 1 to 9999", wrong[i]);

    refuse (&goal, wrong[i], message);
  }
  refuse (&goal, "", "The option “goal” can’t be “”: it is a number from 1 to 9999");
}

static void
test_seats (void)
{
  /* A seat by its number, of those there are. */
  take (&first, "1");
  take (&first, "4");
  refuse (&first, "0", "The option “first” can’t be “0”: it is a number from 1 to 4");
  refuse (&first, "5", "The option “first” can’t be “5”: it is a number from 1 to 4");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/option/usual", test_usual);
  g_test_add_func ("/option/words", test_words);
  g_test_add_func ("/option/numbers", test_numbers);
  g_test_add_func ("/option/seats", test_seats);

  return g_test_run ();
}
