/* SPDX-License-Identifier: GPL-3.0-or-later
 * The example records of all games, played by the rules alone: every phase, fact and entry as expected. */

#include "rh-fold.h"
#include "rh-games.h"

#include <string.h>

#define SUFFIX ".explain.tsv"

/* What is written down while a file is played. */
typedef struct {
  guint    game;
  RhSetup *setup;
  RhFold  *fold;
  GString *explain;
  GString *ledger;
} Reading;

static char *
read_file (const char *name, const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", file, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static void
append_ledger (Reading *reading)
{
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (reading->fold, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (reading->ledger,
                            "%u\t%u\t%u\t%s\t%s\t%d\t%d\n",
                            reading->game,
                            entries[i].move,
                            entries[i].seat + 1,
                            reading->setup->seats[entries[i].seat].name,
                            rh_game_get_entry_word (reading->setup->game, entries[i].kind),
                            entries[i].amount,
                            entries[i].balance);
}

static void
append_explain (Reading *reading, const char *line)
{
  const RhGame *game = reading->setup->game;
  gconstpointer state = rh_fold_get_state (reading->fold);
  int seat = game->seat (state);
  g_autofree char *number = seat < 0 ? g_strdup ("-") : g_strdup_printf ("%d", seat + 1);

  g_string_append_printf (reading->explain,
                          "%u\t%u\t%s\t%s\t%s\t",
                          reading->game,
                          rh_fold_get_n_moves (reading->fold),
                          line,
                          game->phase (state),
                          number);
  game->facts (state, reading->explain);
  g_string_append_c (reading->explain, '\n');
}

static void
end_game (Reading *reading)
{
  g_clear_pointer (&reading->fold, rh_fold_free);
  g_clear_pointer (&reading->setup, rh_setup_free);
}

/* A line of the head; FALSE if it is a move. */
static gboolean
read_head (Reading *reading, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);

  if (strcmp (line, "railhead 1") == 0) {
    end_game (reading);
    reading->game++;
  } else if (strcmp (words[0], "game") == 0) {
    reading->setup = rh_setup_new (rh_game_find (words[1]));
  } else if (strcmp (words[0], "option") == 0) {
    g_auto (GStrv) option = g_strsplit (words[1], "=", 2);

    g_assert_true (rh_setup_set_option (reading->setup, option[0], option[1], NULL));
  } else if (strcmp (words[0], "seat") == 0) {
    g_assert_true (rh_setup_add_seat (reading->setup, words[1], words[2], NULL));
  } else {
    return FALSE;
  }

  return TRUE;
}

static void
read_line (Reading *reading, const char *line)
{
  g_autoptr (GError) error = NULL;

  if (*line == '\0' || *line == '#' || read_head (reading, line))
    return;

  if (reading->fold == NULL) {
    reading->fold = rh_fold_new (reading->setup);
    append_ledger (reading);
  }
  rh_fold_play_text (reading->fold, line, &error);
  g_assert_no_error (error);
  append_ledger (reading);
  append_explain (reading, line);
}

static void
check_text (const char *actual, const char *expected)
{
  g_auto (GStrv) actual_lines = g_strsplit (actual, "\n", -1);
  g_auto (GStrv) expected_lines = g_strsplit (expected, "\n", -1);

  for (guint i = 0; actual_lines[i] != NULL && expected_lines[i] != NULL; i++)
    g_assert_cmpstr (actual_lines[i], ==, expected_lines[i]);
  g_assert_cmpuint (g_strv_length (actual_lines), ==, g_strv_length (expected_lines));
}

static void
test_example (gconstpointer name)
{
  /* A record that came with its ledger and explanation gives exactly these. */
  g_autofree char *record = read_file (name, ".railhead");
  g_autofree char *explain = read_file (name, SUFFIX);
  g_autofree char *ledger = read_file (name, ".ledger.tsv");
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  Reading reading = { 0 };

  reading.explain = g_string_new ("game\tmove\ttext\tphase\tseat\tfacts\n");
  reading.ledger = g_string_new ("game\tmove\tseat\tplayer\tentry\tamount\tbalance\n");
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (&reading, lines[i]);
  end_game (&reading);

  check_text (reading.explain->str, explain);
  check_text (reading.ledger->str, ledger);
  g_string_free (reading.explain, TRUE);
  g_string_free (reading.ledger, TRUE);
}

/* Every record whose ledger and explanation lie beside it. */
static void
add_examples (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *file = g_dir_read_name (dir); file != NULL; file = g_dir_read_name (dir)) {
    g_autofree char *path = NULL;

    if (!g_str_has_suffix (file, SUFFIX))
      continue;

    n++;
    path = g_strdup_printf ("/examples/%.*s", (int) (strlen (file) - strlen (SUFFIX)), file);
    g_test_add_data_func_full (path, g_strdup (strrchr (path, '/') + 1), test_example, g_free);
  }
  g_assert_cmpuint (n, >=, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_examples ();

  return g_test_run ();
}
