/* SPDX-License-Identifier: GPL-3.0-or-later
 * The language that is chosen takes the place of the system's, until it is given back. */

#include "config.h"

#include "rh-language.h"

static char **
environment_new (const char *language, const char *all)
{
  char **environment = g_new0 (char *, 1);

  environment = g_environ_setenv (environment, "LANG", "de_DE.UTF-8", TRUE);
  if (language != NULL)
    environment = g_environ_setenv (environment, "LANGUAGE", language, TRUE);
  if (all != NULL)
    environment = g_environ_setenv (environment, "LC_ALL", all, TRUE);

  return environment;
}

/* A German laptop at a Dutch table. */
static void
test_chosen (void)
{
  g_auto (GStrv) before = environment_new ("de:en", NULL);
  g_auto (GStrv) after = rh_language_environ (before, "nl", FALSE);
  g_auto (GStrv) again = NULL;

  g_assert_nonnull (after);
  g_assert_cmpstr (g_environ_getenv (after, "LANGUAGE"), ==, "nl");
  g_assert_cmpstr (g_environ_getenv (after, "LANG"), ==, "de_DE.UTF-8");
  g_assert_null (g_environ_getenv (after, "LC_ALL"));
  g_assert_null (g_environ_getenv (after, "LC_MESSAGES"));

  /* Started with it, the program doesn't start itself once more. */
  again = rh_language_environ (after, "nl", FALSE);
  g_assert_null (again);
}

/* Nothing chosen, or something that no version has: the system's language stays. */
static void
test_system (void)
{
  g_auto (GStrv) before = environment_new (NULL, NULL);

  g_assert_null (rh_language_environ (before, "", FALSE));
  g_assert_null (rh_language_environ (before, "tlh", FALSE));
}

/* In the plain locale gettext wouldn't look at LANGUAGE. */
static void
test_plain (void)
{
  g_auto (GStrv) all = environment_new (NULL, "C");
  g_auto (GStrv) messages = environment_new (NULL, NULL);
  g_auto (GStrv) all_after = rh_language_environ (all, "hu", TRUE);
  g_auto (GStrv) messages_after = rh_language_environ (messages, "hu", TRUE);

  g_assert_cmpstr (g_environ_getenv (all_after, "LC_ALL"), ==, "C.UTF-8");
  g_assert_cmpstr (g_environ_getenv (all_after, "LANGUAGE"), ==, "hu");
  g_assert_null (g_environ_getenv (messages_after, "LC_ALL"));
  g_assert_cmpstr (g_environ_getenv (messages_after, "LC_MESSAGES"), ==, "C.UTF-8");
}

/* The list has the system first and each language once, under its own name. */
static void
test_list (void)
{
  gsize n;
  const RhLanguage *list = rh_language_list (&n);

  g_assert_cmpuint (n, >=, 5);
  g_assert_cmpstr (list[0].code, ==, "");
  g_assert_null (list[0].name);
  for (gsize i = 1; i < n; i++) {
    g_assert_true (g_utf8_validate (list[i].name, -1, NULL));
    for (gsize j = 0; j < i; j++)
      g_assert_cmpstr (list[i].code, !=, list[j].code);
  }
}

/* What is to be shown again is given once. */
static void
test_show (void)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_setenv ("RH_SHOW", "win.history", TRUE);
  first = rh_language_dup_show ();
  second = rh_language_dup_show ();
  g_assert_cmpstr (first, ==, "win.history");
  g_assert_null (second);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/language/chosen", test_chosen);
  g_test_add_func ("/language/system", test_system);
  g_test_add_func ("/language/plain", test_plain);
  g_test_add_func ("/language/list", test_list);
  g_test_add_func ("/language/show", test_show);

  return g_test_run ();
}
