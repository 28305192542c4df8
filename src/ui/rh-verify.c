/* SPDX-License-Identifier: GPL-3.0-or-later
 * The audit of the database, as a command. */

#include "config.h"

#include "rh-verify.h"

#include "rh-store.h"

#include <glib/gi18n.h>

/* What the command gives back to who called it. */
#define FOUND_NOTHING 0
#define FOUND_PROBLEMS 1
#define COULD_NOT_LOOK 2

static int
report (guint n_games, const GPtrArray *problems)
{
  g_autofree char *checked = NULL;
  g_autofree char *found = NULL;

  for (guint i = 0; i < problems->len; i++)
    g_print ("%s\n", (const char *) g_ptr_array_index (problems, i));

  checked = g_strdup_printf (ngettext ("%u game checked", "%u games checked", n_games), n_games);
  found = problems->len == 0
            ? g_strdup (_("no problems found"))
            : g_strdup_printf (ngettext ("%u problem found", "%u problems found", problems->len), problems->len);
  /* Translators: “2 games checked”, then “no problems found” or “1 problem found” */
  g_print (C_("verify", "%1$s, %2$s"), checked, found);
  g_print ("\n");

  return problems->len == 0 ? FOUND_NOTHING : FOUND_PROBLEMS;
}

/**
 * rh_verify_run:
 * @path: where the database is
 *
 * Has the database check itself and folds every game again, and prints what
 * was found. Needs no display. A database that isn't there is not made.
 *
 * Returns: 0 if all is well, 1 if there are problems, 2 if it couldn't be looked at
 */
int
rh_verify_run (const char *path)
{
  g_autoptr (RhStore) store = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  guint n_games = 0;

  if (!g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_printerr (_("There is no database at %s. Railhead makes it when it first starts."), path);
    g_printerr ("\n");
    return COULD_NOT_LOOK;
  }

  store = rh_store_open (path, &error);
  if (store == NULL) {
    g_printerr ("%s\n", error->message);
    return COULD_NOT_LOOK;
  }

  if (!rh_store_verify (store, &n_games, problems, &error) && error != NULL) {
    g_printerr ("%s\n", error->message);
    return COULD_NOT_LOOK;
  }

  return report (n_games, problems);
}
