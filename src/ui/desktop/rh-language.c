/* SPDX-License-Identifier: GPL-3.0-or-later
 * The language people have chosen, where it isn't the system's.
 *
 * GTK and gettext look at LANGUAGE once, when they come up. So the program
 * starts itself anew with it, at the very beginning, and again when another
 * language is chosen. Changing the environment of a running program instead
 * isn't safe: reading the settings has started threads. */

#include "config.h"

#include "rh-language.h"

#include "rh-settings.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <unistd.h>

/* What LANGUAGE was before the choice took its place; there only then. */
#define BEFORE "RH_LANGUAGE_BEFORE"
/* The action that shows again what was on the screen. */
#define SHOW "RH_SHOW"

static const RhLanguage languages[] = {
  { "", NULL },
  { "en", "English" },
  { "nl", "Nederlands" },
  { "hu", "Magyar" },
  { "it", "Italiano" },
};

/**
 * rh_language_list:
 * @n: (out): how many there are
 *
 * Returns: (transfer none) (array length=n): what can be chosen, the system's language first
 */
const RhLanguage *
rh_language_list (gsize *n)
{
  *n = G_N_ELEMENTS (languages);

  return languages;
}

static gboolean
is_known (const char *code)
{
  for (gsize i = 1; i < G_N_ELEMENTS (languages); i++) {
    if (g_str_equal (languages[i].code, code))
      return TRUE;
  }

  return FALSE;
}

/* In the plain C locale LANGUAGE counts for nothing. */
static char **
leave_plain_locale (char **environment)
{
  const char *all = g_environ_getenv (environment, "LC_ALL");
  const char *variable = all != NULL && *all != '\0' ? "LC_ALL" : "LC_MESSAGES";

  return g_environ_setenv (environment, variable, "C.UTF-8", TRUE);
}

/**
 * rh_language_environ:
 * @environment: (array zero-terminated=1): the environment the program was started with
 * @chosen: the code of a language; empty for the system's own
 * @plain: whether the locale is the plain C one, or none that is installed
 *
 * Returns: (transfer full) (nullable): the environment that the choice needs;
 *   %NULL where it needs no other
 */
char **
rh_language_environ (char **environment, const char *chosen, gboolean plain)
{
  const char *before = g_environ_getenv (environment, "LANGUAGE");
  g_auto (GStrv) changed = NULL;

  if (g_environ_getenv (environment, BEFORE) != NULL || !is_known (chosen))
    return NULL;

  changed = g_strdupv (environment);
  changed = g_environ_setenv (changed, BEFORE, before != NULL ? before : "", TRUE);
  changed = g_environ_setenv (changed, "LANGUAGE", chosen, TRUE);
  if (plain)
    changed = leave_plain_locale (changed);

  return g_steal_pointer (&changed);
}

/* Without a program of that name everything stays as it is. */
static void
start_anew (char **argv, char **environment)
{
  g_autofree char *path = g_find_program_in_path (argv[0]);

  if (path != NULL)
    execve (path, argv, environment);
}

/**
 * rh_language_begin:
 * @argv: the arguments of the program
 *
 * Starts the program anew if another language than the system's is chosen.
 * The first thing to do: what has been set up by then is lost.
 */
void
rh_language_begin (char **argv)
{
  g_auto (GStrv) environment = g_get_environ ();
  g_autofree char *chosen = rh_settings_dup_text (RH_SETTINGS_LANGUAGE);
  const char *locale = setlocale (LC_ALL, "") != NULL ? setlocale (LC_MESSAGES, NULL) : "C";
  gboolean plain = g_str_equal (locale, "C") || g_str_equal (locale, "POSIX");
  g_auto (GStrv) changed = rh_language_environ (environment, chosen, plain);

  if (changed != NULL)
    start_anew (argv, changed);
}

/**
 * rh_language_set_up:
 *
 * Has gettext find the texts of the program. Where it runs without being
 * installed, RH_LOCALEDIR names their folder.
 */
void
rh_language_set_up (void)
{
  const char *folder = g_getenv ("RH_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : RH_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/**
 * rh_language_restart:
 * @argv: the arguments of the program; only the first counts
 * @show: the action that shows again what is on the screen; may be empty
 *
 * Starts the program anew in the language chosen by now. The last thing to do:
 * nothing may be open any more.
 */
void
rh_language_restart (char **argv, const char *show)
{
  g_auto (GStrv) environment = g_get_environ ();
  g_autofree char *before = g_strdup (g_environ_getenv (environment, BEFORE));
  char *again[] = { argv[0], NULL };

  if (before != NULL)
    environment = *before != '\0' ? g_environ_setenv (environment, "LANGUAGE", before, TRUE)
                                  : g_environ_unsetenv (environment, "LANGUAGE");
  environment = g_environ_unsetenv (environment, BEFORE);
  environment = g_environ_setenv (environment, SHOW, show, TRUE);

  start_anew (again, environment);
}

/**
 * rh_language_dup_show:
 *
 * Returns: (transfer full) (nullable): the action that was given to
 *   rh_language_restart(), once; %NULL afterwards, and where the program wasn't started anew
 */
char *
rh_language_dup_show (void)
{
  static gboolean asked;
  const char *show = asked ? NULL : g_getenv (SHOW);

  asked = TRUE;

  return show != NULL && *show != '\0' ? g_strdup (show) : NULL;
}
