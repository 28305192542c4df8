/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the sample game teaches: each sentence where its thing happens first, and all of them in the sample itself. */

#include "heart-telling-table.h"
#include "rh-heart-lesson.h"

#include <string.h>

static void
assert_lesson (const char *moves, guint i, const char *words)
{
  RhHeartState state = heart_table_start (2, moves);
  const char *text = rh_heart_lesson (&state, i);

  if (words == NULL)
    g_assert_cmpstr (text, ==, NULL);
  else if (text == NULL || strstr (text, words) == NULL)
    g_error ("“%s” isn’t in “%s”", words, text != NULL ? text : "");
}

static void
test_moments (void)
{
  /* The rarer thing comes first. */
  assert_lesson (NULL, 0, "45 trains");
  assert_lesson (NULL, 1, NULL);
  assert_lesson ("deal desert desert", 0, "starts with one terrain card");
  assert_lesson ("terrain 1 desert", 0, "Instead of a train card");
  assert_lesson ("claim 1 white 3", 0, "as many trains as it is long");
  assert_lesson ("claim 1 white 3", 1, NULL);
  assert_lesson ("claim 1 white 4 double engines=2", 0, "An engine");
  assert_lesson ("claim 1 white 4 double engines=2", 1, "two terrain cards");
  assert_lesson ("claim 1 white 4 double engines=2", 2, "double its points");
  assert_lesson ("claim 1 white 4 double engines=2", 3, "as many trains");
  assert_lesson ("claim 1 white 4 double engines=2", 4, NULL);
  assert_lesson ("tickets 1 +8", 0, "a ticket fulfilled");
  assert_lesson ("tickets 1 +8;tickets 2", 0, "Globetrotter");
  assert_lesson ("tickets 1 +8;tickets 2", 1, NULL);
}

static char *
read_sample (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "sample-heart-of-africa.railhead", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static void
look (GHashTable *taught, const RhHeartState *state)
{
  const char *text;

  for (guint i = 0; (text = rh_heart_lesson (state, i)) != NULL; i++)
    g_hash_table_add (taught, (gpointer) text);
}

static void
test_sample (void)
{
  /* The sample is a whole game, and teaches all there is. */
  g_autofree char *text = read_sample ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GHashTable) taught = g_hash_table_new (g_str_hash, g_str_equal);
  RhHeartState state = heart_table_start (3, NULL);

  look (taught, &state);
  for (guint i = 0; lines[i] != NULL; i++) {
    if (lines[i][0] == '#' || lines[i][0] == '\0' || g_str_has_prefix (lines[i], "railhead ") ||
        g_str_has_prefix (lines[i], "game ") || g_str_has_prefix (lines[i], "seat "))
      continue;
    g_free (heart_table_play (&state, lines[i]));
    look (taught, &state);
  }
  g_assert_cmpint (state.phase, ==, RH_HEART_OVER);
  g_assert_cmpuint (g_hash_table_size (taught), ==, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-lesson/moments", test_moments);
  g_test_add_func ("/heart-lesson/sample", test_sample);

  return g_test_run ();
}
