/* SPDX-License-Identifier: GPL-3.0-or-later
 * The database as a file. */

#include "config.h"

#include "rh-database-file.h"
#include "store-table.h"

#include <glib/gstdio.h>
#include <string.h>

/* Whatever is wrong, people read where the file is. */
static void
test_errors (void)
{
  for (int code = RH_STORE_ERROR_LOCKED; code <= RH_STORE_ERROR_FAILED; code++) {
    g_autoptr (GError) error = NULL;

    /* These are of a game, a player or a copy, and say so elsewhere. */
    if (code == RH_STORE_ERROR_GAME || code == RH_STORE_ERROR_CHANGED || code == RH_STORE_ERROR_NAME ||
        code == RH_STORE_ERROR_TOGETHER || code == RH_STORE_ERROR_UNKNOWN || code == RH_STORE_ERROR_COPY || code == RH_STORE_ERROR_CANCELLED)
      continue;

    rh_database_file_refuse ("/some/railhead.db", (RhStoreError) code,
                                code == RH_STORE_ERROR_LOG ? NULL : "disk I/O error", &error);
    g_assert_error (error, RH_STORE_ERROR, code);
    g_assert_nonnull (strstr (error->message, "“/some/railhead.db”"));
    g_assert_cmpint (strstr (error->message, "disk I/O error") != NULL, ==, code == RH_STORE_ERROR_FAILED);
  }
}

/* A log counts only with something in it. */
static void
test_has_wal (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *wal = g_strconcat (table->path, "-wal", NULL);

  g_assert_false (rh_database_file_has_wal (table->path));
  g_assert_true (g_file_set_contents (wal, "", 0, NULL));
  g_assert_false (rh_database_file_has_wal (table->path));
  g_assert_true (g_file_set_contents (wal, "frames", -1, NULL));
  g_assert_true (rh_database_file_has_wal (table->path));
}

static void
assert_not_writable (const StoreTable *table)
{
  g_assert_false (rh_database_file_is_writable (table->path));
}

/* Both the file and its folder count; a file that isn't there yet is fine. */
static void
test_is_writable (void)
{
  g_autoptr (StoreTable) table = store_table_new ();

  g_assert_true (rh_database_file_is_writable (table->path));
  store_table_write (table, "", 0);
  g_assert_true (rh_database_file_is_writable (table->path));

  g_chmod (table->folder, 0777);
  g_chmod (table->path, 0444);
  store_table_as_nobody (table, assert_not_writable);
  g_chmod (table->path, 0666);
  g_chmod (table->folder, 0555);
  store_table_as_nobody (table, assert_not_writable);
}

/* A copy never takes a name that is taken. */
static void
test_backup (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  const char *const suffixes[] = { ".backup-v3", ".backup-v3-2", ".backup-v3-3" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *backup = rh_database_file_dup_backup (table->path, 3);
    g_autofree char *wanted = g_strconcat (table->path, suffixes[i], NULL);

    g_assert_cmpstr (backup, ==, wanted);
    g_assert_true (g_file_set_contents (backup, "taken", -1, NULL));
  }
}

/* Nothing there yet is right, and its folders are made; nothing else is. */
static void
test_check_new (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *path = g_build_filename (table->folder, "a", "b", "railhead.db", NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  rh_database_file_check (path, 1, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A folder in the database's place, or a file in its folder's. */
static void
test_check_kind (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *inside = g_build_filename (table->path, "railhead.db", NULL);
  g_autoptr (GError) is_folder = NULL;
  g_autoptr (GError) in_file = NULL;

  g_assert_false (rh_database_file_check (table->folder, 1, &is_folder));
  g_assert_error (is_folder, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);

  store_table_write (table, "text", -1);
  g_assert_false (rh_database_file_check (inside, 1, &in_file));
  g_assert_error (in_file, RH_STORE_ERROR, RH_STORE_ERROR_FAILED);
}

/* A format to come: SQLite would say that the file may only be read. */
static void
test_check_format (void)
{
  const gsize formats[] = { 18, 19 };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autofree char *bytes = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (GError) look = NULL;
    gsize length;

    rh_store_close (store_table_open (table));
    g_assert_true (g_file_get_contents (table->path, &bytes, &length, NULL));
    bytes[formats[i]] ^= 32;
    store_table_write (table, bytes, (gssize) length);
    g_assert_null (rh_store_open (table->path, &error));
    g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
    g_assert_null (rh_store_open_to_look (table->path, &look));
    g_assert_error (look, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/database-file/errors", test_errors);
  g_test_add_func ("/store/database-file/has-wal", test_has_wal);
  g_test_add_func ("/store/database-file/is-writable", test_is_writable);
  g_test_add_func ("/store/database-file/backup", test_backup);
  g_test_add_func ("/store/database-file/check-new", test_check_new);
  g_test_add_func ("/store/database-file/check-kind", test_check_kind);
  g_test_add_func ("/store/database-file/check-format", test_check_format);

  return g_test_run ();
}
