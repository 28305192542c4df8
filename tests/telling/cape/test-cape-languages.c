/* SPDX-License-Identifier: GPL-3.0-or-later
 * A whole game told in another language, without a display: nothing of it is left in ours. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-cape.h"
#include "rh-fold.h"
#include "rh-log.h"

#include "record-data.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

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

/* What has happened is told in words: the sign of the pound is for tables and sums. */
static void
assert_sentence (const char *text)
{
  assert_foreign (text);
  g_assert_null (strstr (text, "£"));
}

static void
check_where (const RhSetup *setup, gconstpointer state)
{
  g_autofree char *where = rh_cape_telling.where (setup, state, "");
  g_autofree char *turn = rh_cape_telling.turn (setup, state, "", -1, FALSE);
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
  g_autoptr (RhRecordGame) game = record_data_read (name);
  const RhSetup *setup = game->setup;
  const char *const *moves = (const char *const *) game->moves->pdata;
  g_autoptr (GPtrArray) log = rh_log_new (&rh_cape_telling, setup, moves, game->moves->len);
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  g_assert_cmpuint (log->len, >, 20);
  g_assert_cmpuint (log->len, ==, game->moves->len);
  for (guint i = 0; i < log->len; i++) {
    const RhLogLine *line = log->pdata[i];
    g_auto (GStrv) extra = rh_cape_telling.extra (setup, moves, i + 1, 0);
    g_autofree char *lines = g_strjoinv (" ", extra);

    g_assert_true (rh_fold_play_text (fold, moves[i], NULL));
    assert_sentence (line->text);
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

  g_test_add_data_func ("/cape-languages/three-players", "cape-three-players", test_game);
  g_test_add_data_func ("/cape-languages/four-ties", "cape-four-ties", test_game);

  return g_test_run ();
}
