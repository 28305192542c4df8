/* SPDX-License-Identifier: GPL-3.0-or-later
 * Fingerprints of games: what is told apart by them, and what isn't. */

#include "rh-record-print.h"

#include "rh-games.h"

#include <string.h>

static RhSetup *
new_setup (const char *name)
{
  RhSetup *setup = rh_setup_new (rh_game_find ("cape-to-cairo"));

  g_assert_true (rh_setup_add_seat (setup, "red", name, NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Bram", NULL));

  return setup;
}

static char *
take (RhRecordPrint *self, const char *name, const char *first, const char *second)
{
  g_autoptr (RhSetup) setup = new_setup (name);
  const char *moves[] = { first, second };
  guint8 print[RH_RECORD_PRINT_LENGTH];
  RhWords words;

  rh_record_print_begin (self, setup);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_assert_true (rh_words_split (&words, moves[i], strlen (moves[i])));
    g_assert_null (strchr (rh_record_print_add (self, &words), '\n'));
  }
  rh_record_print_end (self, print);

  return rh_record_print_to_id (print);
}

/* The same game however its lines are written, and after any other game; another where a word is another. */
static void
test_same (void)
{
  RhRecordPrint print;
  g_autofree char *one = NULL;
  g_autofree char *again = NULL;
  g_autofree char *name = NULL;
  g_autofree char *move = NULL;
  g_autofree char *cut = NULL;

  rh_record_print_init (&print);
  one = take (&print, "Anna", "reveal s2/7 s3/3", "bids 12 5");
  name = take (&print, "Anne", "reveal s2/7 s3/3", "bids 12 5");
  move = take (&print, "Anna", "reveal s2/7 s3/3", "bids 12 6");
  cut = take (&print, "Anna", "reveal s2/7", "s3/3 bids 12 5");
  again = take (&print, "Anna", " reveal\ts2/7  s3/3", "bids 12 5 ");
  rh_record_print_clear (&print);

  g_assert_true (g_uuid_string_is_valid (one));
  g_assert_cmpstr (one, ==, "27bc766e-9c66-5bb8-89cc-9a55d57613a6");
  g_assert_cmpstr (one, ==, again);
  g_assert_cmpstr (one, !=, name);
  g_assert_cmpstr (one, !=, move);
  g_assert_cmpstr (one, !=, cut);
}

/* What is given back is the move with single spaces. */
static void
test_text (void)
{
  static const char line[] = "\treveal  s2/7 s3/3 ";
  g_autoptr (RhSetup) setup = new_setup ("Anna");
  RhRecordPrint print;
  RhWords words;

  rh_record_print_init (&print);
  rh_record_print_begin (&print, setup);
  g_assert_true (rh_words_split (&words, line, strlen (line)));
  g_assert_cmpstr (rh_record_print_add (&print, &words), ==, "reveal s2/7 s3/3");
  rh_record_print_clear (&print);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record-print/same", test_same);
  g_test_add_func ("/record-print/text", test_text);

  return g_test_run ();
}
