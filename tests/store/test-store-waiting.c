/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was entered of a move that a correction asks for later, on disk. */

#include "config.h"

#include "store-table.h"

static gboolean
set_waiting (RhStore *store, const RhStand *stand, const char *text, guint since, GError **error)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (RhWaiting) waiting = rh_waiting_new ();
  const RhStoredDraft draft = { .texts = none, .waiting = waiting };

  g_ptr_array_add (waiting->moves, g_strdup ("reveal d2/7 v1/3"));
  g_ptr_array_add (waiting->moves, g_strdup ("bids 3 4"));
  g_ptr_array_add (waiting->texts, g_strdup ("pick"));
  g_ptr_array_add (waiting->texts, g_strdup (text));
  waiting->since = since;

  return rh_store_set_draft (store, stand, &draft, error);
}

static void
assert_waiting (RhStore *store, gint64 game, const char *text, guint since)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  g_assert_cmpint (stored->draft.waiting != NULL, ==, text != NULL);
  if (text == NULL)
    return;
  g_assert_cmpuint (stored->draft.waiting->moves->len, ==, 2);
  g_assert_cmpstr (stored->draft.waiting->moves->pdata[0], ==, "reveal d2/7 v1/3");
  g_assert_cmpstr (stored->draft.waiting->moves->pdata[1], ==, "bids 3 4");
  g_assert_cmpuint (stored->draft.waiting->texts->len, ==, 2);
  g_assert_cmpstr (stored->draft.waiting->texts->pdata[0], ==, "pick");
  g_assert_cmpstr (stored->draft.waiting->texts->pdata[1], ==, text);
  g_assert_cmpuint (stored->draft.waiting->since, ==, since);
}

/* It is kept with what is entered now, for each game its own, until nothing waits. */
static void
test_kept (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  gint64 other = store_table_add (store, "Csilla,Dino");
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  assert_waiting (store, game, NULL, 0);
  g_assert_true (set_waiting (store, &stored->stand, "pick 1", 1, &error));
  g_assert_no_error (error);
  assert_waiting (store, game, "pick 1", 1);
  assert_waiting (store, other, NULL, 0);
  g_assert_true (set_waiting (store, &stored->stand, "pick 2", G_MAXUINT, &error));
  assert_waiting (store, game, "pick 2", G_MAXUINT);
  store_table_assert_good (store, 2);

  g_ptr_array_add (texts, (gpointer) "reveal d_/_");
  g_assert_true (rh_store_set_draft (store, &stored->stand, &(RhStoredDraft) { .texts = texts, .n_done = 1 }, &error));
  assert_waiting (store, game, NULL, 0);
  store_table_assert_asks (table, "SELECT count (*) FROM waiting", "0");
}

/* Once the game stands elsewhere it means nothing, unless it is kept anew; who knows the game as it was can't. */
static void
test_elsewhere (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) known = store_table_load (store, game);
  g_autoptr (RhStoredGame) now = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (set_waiting (store, &known->stand, "pick 1", 1, &error));
  store_table_play (store, game, "reveal d2/7 v1/3");
  assert_waiting (store, game, NULL, 0);
  g_assert_false (set_waiting (store, &known->stand, "pick 1", 1, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
  assert_waiting (store, game, NULL, 0);

  now = store_table_load (store, game);
  g_clear_error (&error);
  g_assert_true (set_waiting (store, &now->stand, "pick 1", 1, &error));
  assert_waiting (store, game, "pick 1", 1);
}

/* With a bit of it changed nothing waits, and the game stays as it is. */
static void
test_damaged (void)
{
  static const char *const damages[] = {
    "UPDATE waiting SET texts = replace (texts, '1', '2')",
    "UPDATE waiting SET moves = replace (moves, 'd2', 'd3')",
    "UPDATE waiting SET moves = moves || 'pick 1' || char (10)",
    "UPDATE waiting SET since = 2",
    "UPDATE waiting SET since = 70000000000",
    "UPDATE waiting SET digest = zeroblob (16)",
    "UPDATE waiting SET texts = CAST (x'72ff0a' AS TEXT)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autoptr (RhStore) store = store_table_open (table);
    gint64 game = store_table_add (store, "Anna,Bram");
    g_autoptr (RhStoredGame) stored = store_table_load (store, game);

    g_assert_true (set_waiting (store, &stored->stand, "pick 1", 1, NULL));
    assert_waiting (store, game, "pick 1", 1);
    store_table_assert_asks (table, damages[i], "");
    assert_waiting (store, game, NULL, 0);
    store_table_assert_good (store, 1);
  }
}

/* A database of the version before keeps it once it is opened; one that is only looked at has none. */
static void
test_older (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = NULL;
  g_autoptr (RhStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;

  store_table_copy_data (table, "store-v9.db");
  store = rh_store_open_to_look (table->path, &error);
  g_assert_no_error (error);
  assert_waiting (store, 3, NULL, 0);
  g_clear_pointer (&store, rh_store_close);

  store = store_table_open (table);
  stored = store_table_load (store, 3);
  g_assert_true (set_waiting (store, &stored->stand, "pick 1", 1, &error));
  g_assert_no_error (error);
  assert_waiting (store, 3, "pick 1", 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-waiting/kept", test_kept);
  g_test_add_func ("/store-waiting/elsewhere", test_elsewhere);
  g_test_add_func ("/store-waiting/damaged", test_damaged);
  g_test_add_func ("/store-waiting/older", test_older);

  return g_test_run ();
}
