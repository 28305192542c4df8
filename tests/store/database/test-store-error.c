/* SPDX-License-Identifier: GPL-3.0-or-later
 * The domain of the store's errors: one, which is no other's, and which a real failure comes with. */

#include "config.h"

#include "rh-store-error.h"

#include "store-table.h"

static void
test_domain (void)
{
  /* It is the same each time, has a name of its own, and isn't that of files. */
  g_assert_cmpuint (RH_STORE_ERROR, !=, 0);
  g_assert_cmpuint (RH_STORE_ERROR, ==, RH_STORE_ERROR);
  g_assert_cmpstr (g_quark_to_string (RH_STORE_ERROR), ==, "rh-store-error-quark");
  g_assert_cmpuint (RH_STORE_ERROR, !=, G_FILE_ERROR);
}

static void
test_codes (void)
{
  /* A code is told from each other one, and only in this domain. */
  for (int code = RH_STORE_ERROR_LOCKED; code <= RH_STORE_ERROR_FAILED; code++) {
    g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, code, "");
    g_autoptr (GError) file = g_error_new_literal (G_FILE_ERROR, code, "");

    for (int other = RH_STORE_ERROR_LOCKED; other <= RH_STORE_ERROR_FAILED; other++) {
      g_assert_cmpint (g_error_matches (error, RH_STORE_ERROR, other), ==, code == other);
      g_assert_false (g_error_matches (file, RH_STORE_ERROR, other));
    }
  }
}

static void
test_failure (void)
{
  /* What isn't a database is refused in this domain, by a sentence. */
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (table->path, "Once upon a time", -1, NULL));
  g_assert_null (rh_store_open (table->path, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
  g_assert_cmpstr (error->message, !=, "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-error/domain", test_domain);
  g_test_add_func ("/store-error/codes", test_codes);
  g_test_add_func ("/store-error/failure", test_failure);

  return g_test_run ();
}
