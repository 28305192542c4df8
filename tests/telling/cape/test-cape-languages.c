/* SPDX-License-Identifier: GPL-3.0-or-later
 * A whole game told in another language, without a display: nothing of it is left in ours. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-cape.h"
#include "rh-fold.h"
#include "rh-log.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

/* The players and the moves of a record of tests/data. */
static RhSetup *
read_record (const char *name, GStrvBuilder *moves)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++) {
    g_auto (GStrv) words = g_strsplit (lines[i], " ", 3);

    if (g_str_equal (words[0], "seat"))
      g_assert_true (rh_setup_add_seat (setup, words[1], words[2], NULL));
    else if (g_strv_contains (rh_cape_game.moves, words[0]))
      g_strv_builder_add (moves, lines[i]);
  }

  return setup;
}

/* No word of ours is in a sentence. */
static void
assert_foreign (const char *text)
{
  static const char *const ours[] = { "the", "and", "builds", "picks", "passes", "turns", "cards", "undo",
                                      "redo", "corrected", "bids",
                                      "leaves", "everybody", "capital", "phase", "start" };
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  words = g_strsplit_set (text, " .,;:()“”·", -1);
  for (guint i = 0; words[i] != NULL; i++) {
    g_autofree char *word = g_utf8_strdown (words[i], -1);

    for (guint k = 0; k < G_N_ELEMENTS (ours); k++) {
      if (g_str_equal (word, ours[k]))
        g_error ("“%s” has the word “%s”", text, ours[k]);
    }
  }
}

static void
check_where (const RhSetup *setup, gconstpointer state)
{
  g_autofree char *where = rh_cape_telling.where (setup, state);
  g_autofree char *turn = rh_cape_telling.turn (setup, state, -1, FALSE);
  g_autofree char *told = rh_cape_telling.told (setup, state);

  assert_foreign (where);
  assert_foreign (turn);
  assert_foreign (told);
}

static void
check_move (const RhSetup *setup, const char *line, guint round)
{
  g_autofree char *undo = rh_cape_telling.undo (setup, line);
  g_autofree char *redo = rh_cape_telling.redo (setup, line);
  g_autofree char *corrected = rh_cape_telling.corrected (setup, line, round);
  g_autofree char *heading = rh_cape_telling.heading (round);

  assert_foreign (undo);
  assert_foreign (redo);
  assert_foreign (corrected);
  assert_foreign (heading);
}

static void
test_game (gconstpointer name)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (RhSetup) setup = read_record (name, builder);
  g_auto (GStrv) moves = g_strv_builder_end (builder);
  g_autoptr (GPtrArray) log = rh_log_new (&rh_cape_telling, setup, (const char *const *) moves, g_strv_length (moves));
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  g_assert_cmpuint (log->len, >, 20);
  g_assert_cmpuint (log->len, ==, g_strv_length (moves));
  for (guint i = 0; i < log->len; i++) {
    const RhLogLine *line = log->pdata[i];
    g_auto (GStrv) extra = rh_cape_telling.extra (setup, (const char *const *) moves, i + 1, 0);
    g_autofree char *lines = g_strjoinv (" ", extra);

    g_assert_true (rh_fold_play_text (fold, moves[i], NULL));
    assert_foreign (line->text);
    assert_foreign (lines);
    check_where (setup, rh_fold_get_state (fold));
    check_move (setup, moves[i], line->round);
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

  g_test_add_data_func ("/cape-languages/three-players", "cape-three-players.railhead", test_game);
  g_test_add_data_func ("/cape-languages/four-ties", "cape-four-ties.railhead", test_game);

  return g_test_run ();
}
