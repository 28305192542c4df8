/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the lines of moves look, for a game of two moves. */

#include "rh-form.h"

#include "rh-rules-error.h"

#include <string.h>

static const char *const words[] = { "add", "stop", NULL };

static const RhForm forms[] = {
  { 2, 3, "add 1 +5" },
  { 1, 1, "stop" },
};

static const RhForms lines = { words, forms, "“%s” is nothing to add" };

static guint
find (const char *line, GError **error)
{
  RhWords split;

  g_assert_true (rh_words_split (&split, line, strlen (line)));

  return rh_forms_find (&lines, &split, error);
}

static void
refuse (const char *line, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (find (line, &error), ==, 0);
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpuint (find (line, NULL), ==, 0);
}

static void
test_found (void)
{
  /* The first word says which move it is; the others are for whoever reads it. */
  g_assert_cmpuint (find ("add 1", NULL), ==, 1);
  g_assert_cmpuint (find ("add 1 +5", NULL), ==, 1);
  g_assert_cmpuint (find ("add anything", NULL), ==, 1);
  g_assert_cmpuint (find ("stop", NULL), ==, 2);
}

static void
test_refused (void)
{
  /* No word, too few, too many, and one that is no move, also where it looks like a message's gap. */
  refuse ("", "The line is empty");
  refuse ("add", "The line has too few or too many words; it should look like “add 1 +5”");
  refuse ("add 1 2 3", "The line has too few or too many words; it should look like “add 1 +5”");
  refuse ("stop now", "The line has too few or too many words; it should look like “stop”");
  refuse ("jump 1", "“jump” is nothing to add");
  refuse ("%s%d", "“%s%d” is nothing to add");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/form/found", test_found);
  g_test_add_func ("/form/refused", test_refused);

  return g_test_run ();
}
