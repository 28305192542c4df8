/* SPDX-License-Identifier: GPL-3.0-or-later
 * A database that can’t be opened is set aside: the words say what is moved where, and that nothing is deleted. */

#include "config.h"

#include "rh-aside-text.h"
#include "rh-store.h"
#include "ui-screen.h"

#include <string.h>

static void
check (int code, const char *label, const char *beginning)
{
  g_autoptr (GError) problem = g_error_new_literal (RH_STORE_ERROR, code, "So it is");
  g_autofree char *told = rh_aside_text_told (problem, "/games/100 %s");

  g_assert_cmpstr (rh_aside_text_button (problem), ==, label);
  g_assert_true (g_str_has_prefix (told, beginning));
  g_assert_nonnull (strstr (told, "“/games/100 %s”. Nothing was deleted."));
}

static void
test_words (void)
{
  /* Only where the games themselves are set aside does anything begin anew. A folder may have any name. */
  check (RH_STORE_ERROR_LOG, "Set the Log Aside", "The log that isn’t of this game database was moved");
  check (RH_STORE_ERROR_LOG_DAMAGED, "Set the Log Aside", "A copy of the game database and its whole log is");
  check (RH_STORE_ERROR_MISSING, "Set Aside and Start Over", "What was left of the game database was moved");
  check (RH_STORE_ERROR_DAMAGED, "Set Aside and Start Over", "The damaged game database was moved");
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/aside-text/words", test_words);

  return g_test_run ();
}
