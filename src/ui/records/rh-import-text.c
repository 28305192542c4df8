/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is told of an import: how far it is, and in the end what came in and what is wrong with which file. */

#include "config.h"

#include "rh-import-text.h"

#include "rh-record-stream.h"

#include <glib/gi18n.h>

/* Takes the sentence. */
static void
add_sentence (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* Takes the paragraph. */
static void
add_paragraph (GString *text, char *paragraph)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, paragraph);
  g_free (paragraph);
}

static void
add_games (GString *text, RhImport *import)
{
  guint n_new = rh_import_get_n (import, RH_ARRIVAL_NEW);
  guint n_known = rh_import_get_n (import, RH_ARRIVAL_KNOWN);
  guint n_further = rh_import_get_n (import, RH_ARRIVAL_FURTHER);
  guint n_other = rh_import_get_n (import, RH_ARRIVAL_OTHER);
  guint n_again = rh_import_get_n (import, RH_ARRIVAL_AGAIN);

  if (n_new == 0 && n_known + n_further + n_other > 0)
    add_sentence (text, g_strdup (_("No new games came in.")));
  if (n_new > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u game came in.", "%u games came in.", n_new), n_new));
  if (n_again > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u was in the files more than once: its longest version came in.",
                                                   "%u were in the files more than once: their longest versions came in.",
                                                   n_again),
                                         n_again));
  if (n_known > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u was here already.", "%u were here already.", n_known), n_known));
  if (n_further > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u was here already and was brought up to date.",
                                                   "%u were here already and were brought up to date.", n_further),
                                         n_further));
  if (n_other > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u went differently in the file: both versions are kept.",
                                                   "%u went differently in the files: both versions of each are kept.",
                                                   n_other),
                                         n_other));
}

static guint
count_refused (GPtrArray *refused, gboolean correctable)
{
  guint n = 0;

  for (guint i = 0; i < refused->len; i++)
    n += rh_record_stream_can_be_corrected (refused->pdata[i]) == correctable;

  return n;
}

/* Those of which a line can be corrected, or the others. */
static void
add_files (GString *text, GPtrArray *refused, gboolean correctable, guint n_told)
{
  guint n = 0;

  for (guint i = 0; i < refused->len; i++) {
    const GError *error = refused->pdata[i];

    if (rh_record_stream_can_be_corrected (error) == correctable && n++ < n_told)
      add_paragraph (text, g_strdup (error->message));
  }
  if (n > n_told)
    add_paragraph (text, g_strdup_printf (ngettext ("…and %u more", "…and %u more", n - n_told), n - n_told));
}

static void
add_wrong (GString *text, GPtrArray *refused, guint n_told)
{
  guint n = count_refused (refused, TRUE);

  if (n == 0)
    return;

  add_paragraph (text, g_strdup_printf (ngettext ("%u file has a mistake in it, so nothing of it came in:",
                                                  "%u files have mistakes in them, so nothing of them came in:", n),
                                        n));
  add_files (text, refused, TRUE, n_told);
  add_paragraph (text, g_strdup (_("Correct the line in a text editor, and import the file again.")));
}

static void
add_unreadable (GString *text, GPtrArray *refused, guint n_told)
{
  guint n = count_refused (refused, FALSE);

  if (n == 0)
    return;

  add_paragraph (text, g_strdup_printf (ngettext ("%u file can’t be read as a record, so nothing of it came in:",
                                                  "%u files can’t be read as records, so nothing of them came in:", n),
                                        n));
  add_files (text, refused, FALSE, n_told);
}

/**
 * rh_import_text_dup_progress:
 * @import: an import that isn't decided
 *
 * Returns: (transfer full): how far it is, a line
 */
char *
rh_import_text_dup_progress (RhImport *import)
{
  guint n_games = rh_import_get_n_games (import);

  if (rh_import_get_n_done (import) == 0)
    return g_strdup (_("Checking the files…"));

  /* Translators: how many games of how many have come in so far */
  return g_strdup_printf (ngettext ("Importing games: %1$u of %2$u", "Importing games: %1$u of %2$u", n_games),
                          rh_import_get_n_done (import), n_games);
}

/**
 * rh_import_text_dup_summary:
 * @import: an import that is decided
 * @n_refused: of how many files of a kind at most to tell what is wrong with them
 *
 * Returns: (transfer full): what came in, and which files are wrong and where, a line each
 */
char *
rh_import_text_dup_summary (RhImport *import, guint n_refused)
{
  const GError *error = rh_import_get_error (import);
  GPtrArray *refused = rh_import_get_refused (import);
  g_autoptr (GString) text = g_string_new (NULL);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_("The import was cancelled. Nothing of it came in."));
  if (error != NULL) {
    add_paragraph (text, g_strdup (_("Nothing came in.")));
    add_paragraph (text, g_strdup (error->message));
    return g_string_free (g_steal_pointer (&text), FALSE);
  }

  add_games (text, import);
  if (text->len == 0 && refused->len == 0)
    add_sentence (text, g_strdup (_("There is no game in these files.")));
  add_wrong (text, refused, n_refused);
  add_unreadable (text, refused, n_refused);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
