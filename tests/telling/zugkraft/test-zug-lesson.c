/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sample game teaches all there is to know, each thing once, and from the first move on. */

#include "config.h"

#include "rh-zug-lesson.h"
#include "rh-zug-telling.h"
#include "zug-telling-table.h"

#include "rh-course.h"
#include "rh-fold.h"

#include <string.h>

/* All lessons there are: ten. */
#define LESSONS 10

static char **
read_moves (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "sample-zugkraft.railhead", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GStrvBuilder) moves = g_strv_builder_new ();

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    if (g_str_has_prefix (lines[i], "train ") || g_str_has_prefix (lines[i], "short ") || g_str_has_prefix (lines[i], "wreck "))
      g_strv_builder_add (moves, lines[i]);
  }

  return g_strv_builder_end (moves);
}

static void
test_sample (void)
{
  g_auto (GStrv) moves = read_moves ();
  g_autoptr (RhSetup) setup = zug_table_setup (3, NULL, 0, 0);
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);
  guint winners;

  for (guint n = 0;; n++) {
    const char *lesson;

    /* One is told at a time, the first that isn't known. */
    for (guint i = 0; (lesson = rh_zug_lesson (rh_fold_get_state (fold), i)) != NULL; i++) {
      if (g_hash_table_add (told, (gpointer) lesson))
        break;
    }
    if (moves[n] == NULL)
      break;
    g_assert_true (rh_fold_play_text (fold, moves[n], NULL));
  }

  g_assert_true (rh_fold_get_end (fold, &winners));
  g_assert_cmpuint (g_hash_table_size (told), ==, LESSONS);
}

static void
test_knockout (void)
{
  /* What is true of the points game alone isn't told in the other. */
  RhZugState state = zug_table_start (2, "knockout", 0, 0, "train 1 etk;short 2");

  for (guint i = 0; rh_zug_lesson (&state, i) != NULL; i++)
    g_assert_null (strstr (rh_zug_lesson (&state, i), "total"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-lesson/sample", test_sample);
  g_test_add_func ("/zug-lesson/knockout", test_knockout);

  return g_test_run ();
}
