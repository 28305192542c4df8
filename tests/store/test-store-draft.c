/* SPDX-License-Identifier: GPL-3.0-or-later
 * What has been entered of the next move, on disk. */

#include "config.h"

#include "store-table.h"

#include <string.h>

static gboolean
set_draft (RhStore *store, const RhStand *stand, const char *joined, guint n_done, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (joined, "|", -1);
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (texts, lines[i]);

  return rh_store_set_draft (store, stand, &(RhStoredDraft) { .texts = texts, .n_done = n_done }, error);
}

static void
assert_draft (RhStore *store, gint64 game, const char *joined, guint n_done)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autofree char *kept = NULL;

  g_ptr_array_add (stored->draft.texts, NULL);
  kept = g_strjoinv ("|", (char **) stored->draft.texts->pdata);
  g_assert_cmpstr (kept, ==, joined);
  g_assert_cmpuint (stored->draft.n_done, ==, n_done);
}

/* Every step is kept, empty ones too, for each game its own; setting it changes nothing else. */
static void
test_kept (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  gint64 other = store_table_add (store, "Csilla,Dino");
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;

  assert_draft (store, game, "", 0);
  g_assert_true (set_draft (store, &stored->stand, "reveal d_/_||reveal s_/_", 2, &error));
  g_assert_no_error (error);
  assert_draft (store, game, "reveal d_/_||reveal s_/_", 2);
  assert_draft (store, other, "", 0);
  g_assert_true (set_draft (store, &stored->stand, "reveal m1/2", 0, &error));
  assert_draft (store, game, "reveal m1/2", 0);
  store_table_assert_good (store, 2);
}

/* Once the game stands elsewhere it is gone, and doesn't come back with an undo. */
static void
test_elsewhere (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) known = store_table_load (store, game);
  g_autoptr (GError) error = NULL;

  g_assert_true (set_draft (store, &known->stand, "reveal d2/7 v1/_", 1, &error));
  store_table_play (store, game, "reveal d2/7 v1/3");
  assert_draft (store, game, "", 0);

  g_assert_false (set_draft (store, &known->stand, "reveal d_/_", 1, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  g_clear_error (&error);
  assert_draft (store, game, "", 0);

  known->stand.game = 99;
  g_assert_false (set_draft (store, &known->stand, "reveal d_/_", 1, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
}

/* A changed bit makes it no draft at all, and the game stays as it is. */
static void
test_damaged (void)
{
  static const char *const damages[] = {
    "UPDATE draft SET texts = replace (texts, 'd2', 'd3')",
    "UPDATE draft SET texts = texts || 'reveal s1/1' || char (10)",
    "UPDATE draft SET done = 0",
    "UPDATE draft SET done = 70000000000",
    "UPDATE draft SET digest = zeroblob (16)",
    "UPDATE draft SET texts = CAST (x'72ff0a' AS TEXT)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    gint64 game = store_table_add (store, "Anna,Bram");
    g_autoptr (RhStoredGame) stored = store_table_load (store, game);
    g_autoptr (GError) error = NULL;

    g_assert_true (set_draft (store, &stored->stand, "reveal d2/7", 1, &error));
    store_table_assert_asks (table, damages[i], "");
    assert_draft (store, game, "", 0);
    store_table_assert_good (store, 1);
  }
}

/* A database of the first schema, whose games have no seal yet, keeps one too. */
static void
test_older (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;

  store_table_copy_data (table, "store-v1.db");
  store = store_table_open (table);
  stored = store_table_load (store, 1);
  g_assert_true (set_draft (store, &stored->stand, "reveal d_/_", 1, &error));
  g_assert_no_error (error);
  assert_draft (store, 1, "reveal d_/_", 1);
}

/* That it led to what can be redone is kept with it; with a bit of it changed it is none, whichever it was. */
static void
test_leads_on (void)
{
  for (guint i = 0; i < 2; i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    gint64 game = store_table_add (store, "Anna,Bram");
    g_autoptr (RhStoredGame) stored = store_table_load (store, game);
    g_autoptr (GPtrArray) texts = g_ptr_array_new ();
    const RhStoredDraft draft = { .texts = texts, .n_done = 1, .leads_on = i == 1 };
    g_autoptr (RhStoredGame) again = NULL;
    g_autoptr (RhStoredGame) damaged = NULL;

    g_ptr_array_add (texts, (gpointer) "reveal d_/_");
    g_assert_true (rh_store_set_draft (store, &stored->stand, &draft, NULL));
    again = store_table_load (store, game);
    g_assert_cmpuint (again->draft.n_done, ==, 1);
    g_assert_cmpint (again->draft.leads_on, ==, i == 1);

    store_table_assert_asks (table, "UPDATE draft SET done = 0", "");
    damaged = store_table_load (store, game);
    g_assert_cmpuint (damaged->draft.texts->len, ==, 0);
    g_assert_false (damaged->draft.leads_on);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-draft/kept", test_kept);
  g_test_add_func ("/store-draft/elsewhere", test_elsewhere);
  g_test_add_func ("/store-draft/damaged", test_damaged);
  g_test_add_func ("/store-draft/older", test_older);
  g_test_add_func ("/store-draft/leads-on", test_leads_on);

  return g_test_run ();
}
