/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game in a few lines, for somebody who wasn't there: won, shared, ended, being played; and in the other languages. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-games.h"
#include "rh-heart-telling.h"
#include "rh-summary.h"
#include "rh-zug-telling.h"

#include "record-data.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

static const RhTelling *
find_telling (const RhGame *game)
{
  const RhTelling *const all[] = { &rh_cape_telling, &rh_heart_telling, &rh_zug_telling };
  guint i = 0;

  while (all[i]->game != game)
    i++;

  return all[i];
}

/* After some moves, or all of them. */
static char *
summarize (const char *name, guint n_moves, gboolean ended)
{
  g_autoptr (RhRecordGame) game = record_data_read (name);
  guint n = MIN (n_moves, game->moves->len);
  g_autoptr (RhFold) fold = NULL;
  RhGameStatus status = ended ? RH_GAME_ENDED : RH_GAME_PLAYING;
  guint winners;

  g_clear_pointer (&game->setup->started, g_free);
  g_assert_true (rh_setup_set_started (game->setup, "2026-11-21T12:00:00Z", NULL));
  fold = rh_fold_new_moves (game->setup, (const char *const *) game->moves->pdata, n, NULL, NULL);
  if (rh_fold_get_end (fold, &winners))
    status = RH_GAME_WON;

  return rh_summary_text (find_telling (game->setup->game), game->setup, rh_fold_get_state (fold),
                          rh_fold_get_entries (fold), status);
}

static void
assert_says (const char *name, guint n_moves, gboolean ended, const char *expected)
{
  g_autofree char *text = summarize (name, n_moves, ended);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_won (void)
{
  assert_says ("cape-three-players", G_MAXUINT, FALSE,
               "From Cape to Cairo · 21 November 2026\n"
               "1. Jörg: 8 of 8 cards crossed, £58\n"
               "2. Ilse-Marie: 7 of 8 cards crossed, £85\n"
               "3. Éva: 6 of 8 cards crossed, £5\n"
               "Jörg has won!\n"
               "8 rounds");
  assert_says ("heart-four-players", G_MAXUINT, FALSE,
               "The Heart of Africa · 21 November 2026\n"
               "1. Anna: 149 points, 3 tickets fulfilled\n"
               "2. Bram de Vries: 115 points, 2 tickets fulfilled\n"
               "3. Dénes: 35 points, 0 tickets fulfilled\n"
               "4. Csilla: 15 points, 0 tickets fulfilled\n"
               "Anna has won!");
  assert_says ("zugkraft-points", G_MAXUINT, FALSE,
               "Zugkraft · 21 November 2026\n"
               "1. Bram: 89 points\n"
               "2. Anna: 55 points\n"
               "Bram has won!\n"
               "4 rounds");
  assert_says ("zugkraft-knockout", G_MAXUINT, FALSE,
               "Zugkraft · 21 November 2026\n"
               "1. Csilla: 25 points\n"
               "2. Anna: 24 points\n"
               "3. Bram: 8 points\n"
               "Csilla has won!\n"
               "2 rounds");
}

/* Nobody has a place yet, and of tickets nothing is known. */
static void
test_unfinished (void)
{
  assert_says ("cape-three-players", 21, FALSE,
               "From Cape to Cairo · 21 November 2026\n"
               "Éva: 2 of 8 cards crossed, £104\n"
               "Ilse-Marie: 1 of 8 cards crossed, £95\n"
               "Jörg: 0 of 8 cards crossed, £92\n"
               "Round 3 of 8 · Cards on offer");
  assert_says ("cape-three-players", 21, TRUE,
               "From Cape to Cairo · 21 November 2026\n"
               "Éva: 2 of 8 cards crossed, £104\n"
               "Ilse-Marie: 1 of 8 cards crossed, £95\n"
               "Jörg: 0 of 8 cards crossed, £92\n"
               "Ended without a winner\n"
               "2 rounds");
  assert_says ("heart-four-players", 5, FALSE,
               "The Heart of Africa · 21 November 2026\n"
               "Csilla: 15 points\n"
               "Bram de Vries: 14 points\n"
               "Anna: 0 points\n"
               "Dénes: 0 points\n"
               "Claiming routes");
}

/* A game that says nothing of places is told by what they have; equal figures share one. */
static void
test_plain (void)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-three-players");
  g_autoptr (RhFold) fold = rh_fold_new (game->setup);
  RhTelling telling = rh_cape_telling;
  g_autofree char *text = NULL;

  telling.place = NULL;
  telling.had = NULL;
  g_clear_pointer (&game->setup->started, g_free);
  text = rh_summary_text (&telling, game->setup, rh_fold_get_state (fold), rh_fold_get_entries (fold), RH_GAME_WON);
  g_assert_cmpstr (text, ==,
                   "From Cape to Cairo\n"
                   "1. Éva: £100\n"
                   "1. Jörg: £100\n"
                   "1. Ilse-Marie: £100\n"
                   "Round 1 of 8 · Cards on offer");
}

/* No word of ours is left in it. */
static void
test_language (void)
{
  static const char *const names[] = { "cape-three-players", "heart-four-players", "zugkraft-points", "zugkraft-knockout" };
  static const char *const ours[] = { "has won", "have won", "rounds", "points", "crossed", "fulfilled", "November", "without",
                                      "From Cape" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *won = summarize (names[i], G_MAXUINT, FALSE);
    g_autofree char *ended = summarize (names[i], 3, TRUE);
    g_autofree char *going = summarize (names[i], 3, FALSE);
    g_autofree char *all = g_strjoin ("\n", won, ended, going, NULL);

    for (gsize k = 0; k < G_N_ELEMENTS (ours); k++) {
      if (strstr (all, ours[k]) != NULL)
        g_error ("“%s” is in:\n%s", ours[k], all);
    }
    g_test_message ("%s", all);
  }
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("RH_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);

  if (g_str_equal (g_getenv ("LANGUAGE"), "en")) {
    g_test_add_func ("/summary/won", test_won);
    g_test_add_func ("/summary/unfinished", test_unfinished);
    g_test_add_func ("/summary/plain", test_plain);
  } else {
    g_test_add_func ("/summary/language", test_language);
  }

  return g_test_run ();
}
