/* SPDX-License-Identifier: GPL-3.0-or-later
 * The error domain of the rules. */

#include "rh-rules-error.h"

static void
test_domain (void)
{
  /* Whoever meets an error can tell that it comes from the rules, and which it is. */
  g_autoptr (GError) error = g_error_new_literal (RH_RULES_ERROR, RH_RULES_ERROR_TIE, "A tie");

  g_assert_cmpstr (g_quark_to_string (error->domain), ==, "rh-rules-error-quark");
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TIE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-error/domain", test_domain);

  return g_test_run ();
}
