/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is settled before the first move: players, options, id and date. */

#include "rh-setup.h"

#include "rh-games.h"
#include "rh-rules-error.h"

#include <string.h>

static RhSetup *
new_setup (void)
{
  return rh_setup_new (rh_game_find ("cape-to-cairo"));
}

static void
assert_setup_error (GError *error, const char *pattern)
{
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("“%s” isn’t like “%s”", error->message, pattern);
}

static void
refuse_seat (RhSetup *setup, const char *colour, const char *name, const char *pattern)
{
  g_autoptr (GError) error = NULL;
  guint n_seats = setup->n_seats;

  g_assert_false (rh_setup_add_seat (setup, colour, name, &error));
  assert_setup_error (error, pattern);
  g_assert_cmpuint (setup->n_seats, ==, n_seats);
}

static void
test_seats (void)
{
  /* Rules P1, P2: two to four players in the order they sit; a fifth finds no room. */
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_setup_check (setup, &error));
  assert_setup_error (error, "*at least 2 players, not 0");
  g_clear_error (&error);

  g_assert_true (rh_setup_add_seat (setup, "green", "One", NULL));
  g_assert_false (rh_setup_check (setup, &error));
  assert_setup_error (error, "*at least 2 players, not 1");
  g_clear_error (&error);

  g_assert_true (rh_setup_add_seat (setup, "red", "Two", NULL));
  g_assert_true (rh_setup_check (setup, &error));
  g_assert_no_error (error);
  g_assert_true (rh_setup_add_seat (setup, "blue", "Three", NULL));
  g_assert_true (rh_setup_add_seat (setup, "yellow", "Four", NULL));
  g_assert_true (rh_setup_check (setup, &error));
  g_assert_no_error (error);

  refuse_seat (setup, "red", "Five", "*at most 4 players");
  g_assert_cmpstr (setup->seats[0].colour, ==, "green");
  g_assert_cmpstr (setup->seats[1].name, ==, "Two");
  g_assert_cmpstr (setup->seats[3].key, ==, "four");
}

static void
test_colours (void)
{
  /* Rule P2: four colours, each for one player. */
  g_autoptr (RhSetup) setup = new_setup ();

  refuse_seat (setup, "black", "One", "*no colour “black”");
  refuse_seat (setup, "Red", "One", "*no colour “Red”");
  g_assert_true (rh_setup_add_seat (setup, "red", "One", NULL));
  refuse_seat (setup, "red", "Two", "*colour “red” is taken*");
}

/* A game without colours, that lets only an odd number of people play. */
static gboolean
check_odd (const RhSetup *setup, GError **error)
{
  if (setup->n_seats % 2 == 1)
    return TRUE;

  g_set_error_literal (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, "An odd number plays");

  return FALSE;
}

static const RhOption odd_options[] = {
  { .key = "goal", .kind = RH_OPTION_NUMBER, .min = 1, .max = 9999, .usual = "100" },
  { .key = "first", .kind = RH_OPTION_SEAT },
  { .key = NULL },
};

static const RhGame odd_game = {
  .id = "odd",
  .min_seats = 2,
  .max_seats = 5,
  .options = odd_options,
  .check = check_odd,
};

static void
test_no_colours (void)
{
  /* Where a game has no colours, all seats have the same sign in their place, and it alone. */
  g_autoptr (RhSetup) setup = rh_setup_new (&odd_game);

  refuse_seat (setup, "red", "One", "*no colour “red”");
  refuse_seat (setup, "", "One", "*no colour “”");
  g_assert_true (rh_setup_add_seat (setup, "-", "One", NULL));
  g_assert_true (rh_setup_add_seat (setup, RH_COLOUR_NONE, "Two", NULL));
  refuse_seat (setup, "-", "one", "*name “one” is taken*");
  g_assert_cmpstr (setup->seats[1].colour, ==, "-");
}

static void
test_game_checks (void)
{
  /* A game has the last word on who plays it, once all else is right. */
  g_autoptr (RhSetup) setup = rh_setup_new (&odd_game);
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_setup_add_seat (setup, "-", "One", NULL));
  g_assert_false (rh_setup_check (setup, &error));
  assert_setup_error (error, "*at least 2 players, not 1");
  g_clear_error (&error);
  g_assert_true (rh_setup_add_seat (setup, "-", "Two", NULL));
  g_assert_false (rh_setup_check (setup, &error));
  assert_setup_error (error, "An odd number plays");
  g_clear_error (&error);
  g_assert_true (rh_setup_add_seat (setup, "-", "Three", NULL));
  g_assert_true (rh_setup_check (setup, &error));
  g_assert_no_error (error);
}

static void
test_names_taken (void)
{
  /* Names that differ only in case, or in how an accent is written, are the same name. */
  g_autoptr (RhSetup) setup = new_setup ();

  g_assert_true (rh_setup_add_seat (setup, "red", "Éva", NULL));
  refuse_seat (setup, "blue", "Éva", "*name “Éva” is taken*");
  refuse_seat (setup, "blue", "éVA", "*name “éVA” is taken*");
  refuse_seat (setup, "blue", "E\xcc\x81va", "*is taken*");
  g_assert_true (rh_setup_add_seat (setup, "blue", "Eva", NULL));
  g_assert_cmpstr (setup->seats[0].name, ==, "Éva");
}

static void
test_names_wrong (void)
{
  /* A name is text of 1 to 64 characters on one line. */
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GString) name = g_string_new (NULL);

  refuse_seat (setup, "red", "", "*no name");
  refuse_seat (setup, "red", "  ", "*no name");
  refuse_seat (setup, "red", "a\tb", "*control character*");
  refuse_seat (setup, "red", "a\nb", "*control character*");
  refuse_seat (setup, "red", "a\x7f", "*control character*");
  refuse_seat (setup, "red", "a\xc2\x85", "*control character*");
  refuse_seat (setup, "red", "\xff", "*not valid UTF-8");

  for (guint i = 0; i < RH_NAME_MAX; i++)
    g_string_append (name, "é");
  g_assert_true (rh_setup_add_seat (setup, "red", name->str, NULL));
  g_string_append (name, "é");
  refuse_seat (setup, "blue", name->str, "*longer than 64 characters");
}

static void
test_names_bare (void)
{
  /* Blanks around a name are no part of it, as in a record; those within it are. */
  g_autoptr (RhSetup) setup = new_setup ();
  g_autofree char *longest = g_strnfill (RH_NAME_MAX, 'x');
  g_autofree char *padded = g_strconcat ("  ", longest, " ", NULL);

  g_assert_true (rh_setup_add_seat (setup, "red", " \tBram  de Vries\t ", NULL));
  g_assert_cmpstr (setup->seats[0].name, ==, "Bram  de Vries");
  g_assert_cmpstr (setup->seats[0].key, ==, "bram  de vries");
  refuse_seat (setup, "blue", "bram  de vries ", "*name “bram  de vries” is taken*");
  refuse_seat (setup, "blue", " \t ", "*no name");
  refuse_seat (setup, "blue", "\nEva", "*control character*");
  g_assert_true (rh_setup_add_seat (setup, "blue", padded, NULL));
  g_assert_cmpstr (setup->seats[1].name, ==, longest);
}

static void
test_name_key (void)
{
  /* Composed, decomposed and in either case: one key. */
  g_autofree char *composed = rh_setup_name_key ("ÉVA de Vries");
  g_autofree char *decomposed = rh_setup_name_key ("E\xcc\x81va De vries");
  g_autofree char *sharp = rh_setup_name_key ("Groß");
  g_autofree char *cherokee_large = rh_setup_name_key ("\xe1\x8e\xa0");
  g_autofree char *cherokee_small = rh_setup_name_key ("\xea\xad\xb0");

  g_assert_cmpstr (composed, ==, "éva de vries");
  g_assert_cmpstr (decomposed, ==, composed);
  g_assert_cmpstr (sharp, ==, "gross");
  g_assert_cmpstr (cherokee_small, ==, cherokee_large);
}

static void
test_dup_name (void)
{
  /* A name alone is checked as that of a seat is, whatever is played. */
  g_autofree char *bare = rh_setup_dup_name (" \t Anna de Vries ", NULL);
  g_autofree char *longest = g_strnfill (RH_NAME_MAX, 'a');
  g_autofree char *too_long = g_strnfill (RH_NAME_MAX + 1, 'a');
  g_autofree char *kept = rh_setup_dup_name (longest, NULL);
  const char *const wrong[] = { "", " \t", "An\nna", "\xff", too_long };

  g_assert_cmpstr (bare, ==, "Anna de Vries");
  g_assert_cmpstr (kept, ==, longest);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (rh_setup_dup_name (wrong[i], &error));
    g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
  }
}

static void
test_id (void)
{
  /* An id is a UUID; it is kept in lower case, and a wrong one changes nothing. */
  static const char *const wrong[] = {
    "", "5f0c2c0e", "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7", "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7ee",
    "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7g", "5f0c2c0e5a0e-4d0c-9a55-0a4f8f6c1b7e0", "{5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e}",
  };
  g_autoptr (RhSetup) setup = new_setup ();

  g_assert_true (rh_setup_set_id (setup, "5F0C2C0E-5a0e-4d0c-9a55-0a4f8f6c1b7e", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (rh_setup_set_id (setup, wrong[i], &error));
    assert_setup_error (error, "*is not a UUID");
  }
  g_assert_cmpstr (setup->id, ==, "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e");
}

static void
test_started (void)
{
  /* A game begins on a day that there is, written in one way only. */
  static const char *const wrong[] = {
    "",
    "2026-11-21",
    "2026-11-21T19:30:00",
    "2026-11-21 19:30:00Z",
    "2026-11-21t19:30:00z",
    "2026-11-21T19:30:00+00:00",
    "2026-11-21T19:30:0xZ",
    "2026-02-30T19:30:00Z",
    "2026-02-29T19:30:00Z",
    "2026-00-10T19:30:00Z",
    "2026-13-10T19:30:00Z",
    "2026-11-00T19:30:00Z",
    "0000-11-21T19:30:00Z",
    "2026-11-21T24:00:00Z",
    "2026-11-21T19:60:00Z",
    "2026-11-21T19:30:60Z",
  };
  g_autoptr (RhSetup) setup = new_setup ();

  g_assert_true (rh_setup_set_started (setup, "2026-11-21T19:30:00Z", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (rh_setup_set_started (setup, wrong[i], &error));
    assert_setup_error (error, "*is not a date and time*");
  }
  g_assert_cmpstr (setup->started, ==, "2026-11-21T19:30:00Z");
  g_assert_true (rh_setup_set_started (setup, "2024-02-29T23:59:59Z", NULL));
}

static void
refuse_option (RhSetup *setup, const char *key, const char *value, const char *pattern)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_setup_set_option (setup, key, value, &error));
  assert_setup_error (error, pattern);
}

static void
test_options (void)
{
  /* Rule R1 is an option; it can be given once, and has the usual value until then. */
  g_autoptr (RhSetup) setup = new_setup ();

  g_assert_cmpstr (rh_setup_get_option (setup, "river-bonus"), ==, "others");
  refuse_option (setup, "river-bonus", "some", "*“river-bonus” can’t be “some”");
  refuse_option (setup, "river-bonus", "All", "*“river-bonus” can’t be “All”");
  refuse_option (setup, "bridge", "all", "*no option “bridge”");
  g_assert_cmpstr (rh_setup_get_option (setup, "river-bonus"), ==, "others");

  g_assert_true (rh_setup_set_option (setup, "river-bonus", "all", NULL));
  g_assert_cmpstr (rh_setup_get_option (setup, "river-bonus"), ==, "all");
  refuse_option (setup, "river-bonus", "all", "*given twice");
}

static void
test_numbers (void)
{
  /* A number within its bounds, and a seat, even before it is taken; but in the end somebody must sit there. */
  g_autoptr (RhSetup) setup = rh_setup_new (&odd_game);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (rh_setup_get_number (setup, "goal"), ==, 100);
  g_assert_cmpint (rh_setup_get_number (setup, "first"), ==, 1);
  refuse_option (setup, "goal", "0", "*“goal” can’t be “0”: it is a number from 1 to 9999");
  refuse_option (setup, "first", "6", "*“first” can’t be “6”: it is a number from 1 to 5");
  g_assert_true (rh_setup_set_option (setup, "goal", "60", NULL));
  g_assert_true (rh_setup_set_option (setup, "first", "5", NULL));
  g_assert_cmpint (rh_setup_get_number (setup, "goal"), ==, 60);
  g_assert_cmpint (rh_setup_get_number (setup, "first"), ==, 5);
  g_assert_cmpstr (rh_setup_get_option (setup, "goal"), ==, "60");

  g_assert_true (rh_setup_add_seat (setup, "-", "One", NULL));
  g_assert_true (rh_setup_add_seat (setup, "-", "Two", NULL));
  g_assert_true (rh_setup_add_seat (setup, "-", "Three", NULL));
  g_assert_false (rh_setup_check (setup, &error));
  assert_setup_error (error, "*“first” can’t be “5”: it is a number from 1 to 3");
  g_clear_error (&error);
  g_assert_true (rh_setup_add_seat (setup, "-", "Four", NULL));
  g_assert_true (rh_setup_add_seat (setup, "-", "Five", NULL));
  g_assert_true (rh_setup_check (setup, &error));
  g_assert_no_error (error);
}

static void
test_unknown_option_is_a_mistake (void)
{
  /* Asking for an option that the game doesn't have is the programmer's error. */
  if (g_test_subprocess ()) {
    g_autoptr (RhSetup) setup = new_setup ();

    rh_setup_get_option (setup, "bridge");
    return;
  }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*rh_setup_get_option*");
}

static void
test_shared_colours (void)
{
  /* A game may let two players have one colour; it must be one of its own all the same. */
  static const char *const colours[] = { "black", "white", NULL };
  RhGame game = *rh_game_find ("cape-to-cairo");
  g_autoptr (RhSetup) setup = NULL;

  game.colours = colours;
  game.shared_colours = TRUE;
  setup = rh_setup_new (&game);
  g_assert_true (rh_setup_add_seat (setup, "white", "One", NULL));
  g_assert_true (rh_setup_add_seat (setup, "white", "Two", NULL));
  g_assert_true (rh_setup_add_seat (setup, "black", "Three", NULL));
  refuse_seat (setup, "red", "Four", "*no colour “red”");
  refuse_seat (setup, "white", "Two", "*name “Two” is taken*");
  g_assert_cmpstr (setup->seats[1].colour, ==, "white");
}

static void
test_copy (void)
{
  /* A copy says the same and lives longer. */
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (RhSetup) copy = NULL;

  g_assert_true (rh_setup_set_id (setup, "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", NULL));
  g_assert_true (rh_setup_set_started (setup, "2026-11-21T19:30:00Z", NULL));
  g_assert_true (rh_setup_set_option (setup, "river-bonus", "all", NULL));
  g_assert_true (rh_setup_add_seat (setup, "red", "One", NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Two", NULL));
  copy = rh_setup_copy (setup);
  g_clear_pointer (&setup, rh_setup_free);

  g_assert_true (copy->game == rh_game_find ("cape-to-cairo"));
  g_assert_cmpstr (copy->id, ==, "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e");
  g_assert_cmpstr (copy->started, ==, "2026-11-21T19:30:00Z");
  g_assert_cmpstr (rh_setup_get_option (copy, "river-bonus"), ==, "all");
  g_assert_cmpuint (copy->n_seats, ==, 2);
  g_assert_cmpstr (copy->seats[1].colour, ==, "blue");
  g_assert_cmpstr (copy->seats[1].name, ==, "Two");
  g_assert_cmpstr (copy->seats[1].key, ==, "two");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/seats", test_seats);
  g_test_add_func ("/setup/colours", test_colours);
  g_test_add_func ("/setup/no-colours", test_no_colours);
  g_test_add_func ("/setup/shared-colours", test_shared_colours);
  g_test_add_func ("/setup/game-checks", test_game_checks);
  g_test_add_func ("/setup/numbers", test_numbers);
  g_test_add_func ("/setup/names/taken", test_names_taken);
  g_test_add_func ("/setup/names/wrong", test_names_wrong);
  g_test_add_func ("/setup/names/bare", test_names_bare);
  g_test_add_func ("/setup/names/key", test_name_key);
  g_test_add_func ("/setup/names/alone", test_dup_name);
  g_test_add_func ("/setup/id", test_id);
  g_test_add_func ("/setup/started", test_started);
  g_test_add_func ("/setup/options", test_options);
  g_test_add_func ("/setup/options/unknown-is-a-mistake", test_unknown_option_is_a_mistake);
  g_test_add_func ("/setup/copy", test_copy);

  return g_test_run ();
}
