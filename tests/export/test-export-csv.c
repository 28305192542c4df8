/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ledger as a table: what a line looks like, and what becomes of names that would do something. */

#include "config.h"

#include "rh-export-private.h"

#include "store-table.h"

#define HEADING \
  "\"player\",\"game\",\"kind\",\"id\",\"started\",\"move\",\"seat\",\"entry\",\"amount\",\"balance\"\r\n"

static char *
write_game (const char *names, const char *moves)
{
  g_autoptr (StoreTable) table = store_table_new ();
  RhStore *store = store_table_open (table);
  gint64 id = store_table_add (store, names);
  g_autoptr (RhStoredGame) game = NULL;
  GString *text = g_string_new (NULL);

  if (moves != NULL)
    store_table_play (store, id, moves);
  game = store_table_load (store, id);
  g_assert_true (rh_setup_set_id (game->setup, "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", NULL));
  g_assert_true (rh_setup_set_started (game->setup, "2026-11-21T19:30:00Z", NULL));
  rh_export_csv_begin (text);
  rh_export_csv_add (text, game, 7);
  rh_store_close (store);

  return g_string_free (text, FALSE);
}

#define GAME ",7,\"cape-to-cairo\",\"5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\",\"2026-11-21 19:30:00\","

static void
test_rows (void)
{
  g_autofree char *text = write_game ("Anna,Bram", "reveal d2/7 v1/3\nbids 12 0");

  g_assert_cmpstr (text, ==,
                   HEADING
                   "\"Anna\"" GAME "0,1,\"start\",100,100\r\n"
                   "\"Bram\"" GAME "0,2,\"start\",100,100\r\n"
                   "\"Anna\"" GAME "2,1,\"bid\",-12,88\r\n"
                   "\"Bram\"" GAME "2,2,\"bid\",0,100\r\n");
}

/* An apostrophe keeps it from running; whoever takes one off has the name. */
static void
test_names (void)
{
  static const struct {
    const char *name;
    const char *written;
  } names[] = {
    { "=1+1", "\"'=1+1\"" },
    { "+1", "\"'+1\"" },
    { "-1", "\"'-1\"" },
    { "@A1", "\"'@A1\"" },
    { "＝1", "\"'＝1\"" },
    { "'=1", "\"''=1\"" },
    { "O'Neill", "\"O'Neill\"" },
    { "Say \"hi\"", "\"Say \"\"hi\"\"\"" },
    { "1=1", "\"1=1\"" },
    { "x;=1+1", "\"x;=1+1\"" },
    { "007", "\"007\"" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *players = g_strconcat (names[i].name, ",Bram", NULL);
    g_autofree char *text = write_game (players, NULL);
    g_autofree char *expected =
      g_strconcat (HEADING, names[i].written, GAME "0,1,\"start\",100,100\r\n\"Bram\"" GAME "0,2,\"start\",100,100\r\n", NULL);

    g_assert_cmpstr (text, ==, expected);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/export-csv/rows", test_rows);
  g_test_add_func ("/export-csv/names", test_names);

  return g_test_run ();
}
