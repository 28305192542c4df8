/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody finds something wrong, says so, and fails. */

#include "rh-rules-error.h"

static void
test_refuse (void)
{
  /* What goes into the message is put there; the domain may be any layer's. */
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_refuse (&error, RH_RULES_ERROR, RH_RULES_ERROR_TURN, "seat %u of %s", 3, "four"));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN);
  g_assert_cmpstr (error->message, ==, "seat 3 of four");

  g_clear_error (&error);
  g_assert_false (rh_refuse (&error, G_FILE_ERROR, G_FILE_ERROR_NOENT, "“%s”", "100 %"));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpstr (error->message, ==, "“100 %”");
}

static void
test_refuse_nobody (void)
{
  /* Nobody wants to know why. */
  g_assert_false (rh_refuse (NULL, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, "%s", "no reason"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-error/refuse", test_refuse);
  g_test_add_func ("/rules-error/refuse-nobody", test_refuse_nobody);

  return g_test_run ();
}
