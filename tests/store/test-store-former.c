/* SPDX-License-Identifier: GPL-3.0-or-later
 * What corrections have changed and cut is told, whatever has become of the game since. */

#include "config.h"

#include "store-table.h"

#define REVEAL "reveal d2/7 v1/3\n"
#define MOVES REVEAL "bids 10 3\npick 1 1\ndraw 1 2"

static GPtrArray *
list_former (RhStore *store, const RhStand *stand)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *lines = rh_store_list_former (store, stand, &error);

  g_assert_no_error (error);

  return lines;
}

/* All former lines, each as “move line | lines that were cut @ where they come back”. */
static void
assert_former_of (RhStore *store, const RhStand *stand, const char *expected)
{
  g_autoptr (GPtrArray) lines = list_former (store, stand);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++) {
    const RhFormerLine *line = lines->pdata[i];
    g_autofree char *cut = line->cut->len > 0 ? g_strjoinv (", ", (char **) line->cut->pdata) : NULL;

    g_string_append_printf (text, "%s%u %s", i > 0 ? "\n" : "", line->seq, line->text);
    if (cut != NULL)
      g_string_append_printf (text, " | %s @ %u", cut, line->cut_from);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
assert_former (RhStore *store, gint64 game, const char *expected)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  assert_former_of (store, &stored->stand, expected);
}

/* What a line was is told, with what its correction cut; a later correction's comes first. */
static void
test_former (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  gint64 other = store_table_add (store, "Anna,Bram");

  store_table_play (store, other, MOVES);
  store_table_play (store, game, MOVES);
  assert_former (store, game, "");
  store_table_amend (store, game, 2, 2, REVEAL "bids 2 3");
  store_table_amend (store, game, 2, 2, REVEAL "bids 1 3");
  assert_former (store, game, "2 bids 2 3\n2 bids 10 3 | pick 1 1, draw 1 2 @ 3");
}

/* What was undone and played anew, or cut, is no correction: no former line is told of it, nor any older one. */
static void
test_not_former (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 3, 4, REVEAL "bids 10 3\npick 1 2\ndraw 1 2");
  assert_former (store, game, "3 pick 1 1");
  store_table_step (store, game, FALSE);
  assert_former (store, game, "");
  store_table_undo (store, game, 3);
  store_table_play (store, game, "bids 2 3");
  assert_former (store, game, "");
}

/* A correction that is undone leaves what was told before it. */
static void
test_undone (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 2, 4, REVEAL "bids 12 3\npick 1 1\ndraw 1 2");
  store_table_amend (store, game, 2, 2, REVEAL "bids 2 3");
  store_table_step (store, game, FALSE);
  assert_former (store, game, "2 bids 10 3");
  store_table_play (store, game, "pass 1");
  assert_former (store, game, "2 bids 10 3");
  store_table_undo (store, game, 1);
  store_table_step (store, game, FALSE);
  assert_former (store, game, "");
}

/* What a correction cut, and what then was played in its place: it comes back where it was, whatever stands there. */
static void
test_played_on (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 2, 2, REVEAL "bids 2 3");
  store_table_play (store, game, "pick 2 1\ndraw 2 1");
  assert_former (store, game, "2 bids 10 3 | pick 1 1, draw 1 2 @ 3");

  /* Another line before it is corrected, which stays so; the same line is corrected again, which cuts what was played. */
  store_table_amend (store, game, 1, 4, "reveal d3/7 v1/3\nbids 2 3\npick 2 1\ndraw 2 1");
  store_table_amend (store, game, 2, 2, "reveal d3/7 v1/3\nbids 4 3");
  assert_former (store, game,
                 "1 reveal d2/7 v1/3\n2 bids 2 3 | pick 2 1, draw 2 1 @ 3\n2 bids 10 3 | pick 1 1, draw 1 2 @ 3");

  /* Brought back, it isn't told any more; what it took the place of is. */
  store_table_play (store, game, "pick 1 2");
  store_table_amend (store, game, 2, 2, "reveal d3/7 v1/3\nbids 10 3\npick 1 1\ndraw 1 2");
  assert_former (store, game,
                 "1 reveal d2/7 v1/3\n2 bids 4 3 | pick 1 2 @ 3\n2 bids 2 3 | pick 2 1, draw 2 1 @ 3");
  store_table_assert_good (store, 1);
}

/* An earlier line is corrected and cuts back the corrected one too: what that one had cut is told of the first line
 * that isn't the same any more, or of the last one, where the game is that short. */
static void
test_cut_back_further (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES "\npass 1");
  store_table_amend (store, game, 4, 4, REVEAL "bids 10 3\npick 1 1\ndraw 1 3");
  assert_former (store, game, "4 draw 1 2 | pass 1 @ 5");
  store_table_amend (store, game, 2, 2, REVEAL "bids 2 3");
  assert_former (store, game, "2 bids 10 3 | pick 1 1, draw 1 3 @ 3\n2 bids 2 3 | pick 1 1, draw 1 2, pass 1 @ 3");
  store_table_play (store, game, "pick 2 1");
  assert_former (store, game, "2 bids 10 3 | pick 1 1, draw 1 3 @ 3\n3 pick 1 1 | draw 1 2, pass 1 @ 4");
}

/* The line is made what it was, without what was cut then: that is still told. */
static void
test_line_alone (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 2, 2, REVEAL "bids 2 3");
  store_table_amend (store, game, 2, 2, REVEAL "bids 10 3");
  assert_former (store, game, "2 bids 2 3\n2 bids 10 3 | pick 1 1, draw 1 2 @ 3");
  store_table_play (store, game, "pick 1 1");
  assert_former (store, game, "2 bids 2 3\n2 bids 10 3 | draw 1 2 @ 4");
}

/* The correction is undone, and more than that, and the game goes on otherwise: still what it once cut is there. */
static void
test_undone_further (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 2, 2, REVEAL "bids 2 3");
  store_table_step (store, game, FALSE);
  assert_former (store, game, "");
  store_table_undo (store, game, 3);
  store_table_play (store, game, "bids 3 7");
  assert_former (store, game, "2 bids 10 3 | pick 1 1, draw 1 2 @ 3");
}

/* A line that says it was the four thousand millionth is passed over. */
static void
test_damaged (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = NULL;

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 2, 2, REVEAL "bids 2 3");
  stored = store_table_load (store, game);
  store_table_assert_asks (table, "UPDATE amendment SET seq = 4000000000 WHERE seq = 4", "");
  assert_former_of (store, &stored->stand, "2 bids 10 3 | pick 1 1 @ 3");
}

/* Another program has played on and corrected that: nothing is told of moves that aren't known here. */
static void
test_changed (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (RhStore) store = store_table_open (table);
  gint64 game = store_table_add (store, "Anna,Bram");
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);
  g_autoptr (GError) error = NULL;

  store_table_play (store, game, MOVES);
  store_table_amend (store, game, 4, 4, REVEAL "bids 10 3\npick 1 1\ndraw 1 3");
  g_assert_null (rh_store_list_former (store, &stored->stand, &error));
  g_assert_error (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-former/former", test_former);
  g_test_add_func ("/store-former/not-former", test_not_former);
  g_test_add_func ("/store-former/undone", test_undone);
  g_test_add_func ("/store-former/changed", test_changed);
  g_test_add_func ("/store-former/played-on", test_played_on);
  g_test_add_func ("/store-former/cut-back-further", test_cut_back_further);
  g_test_add_func ("/store-former/line-alone", test_line_alone);
  g_test_add_func ("/store-former/undone-further", test_undone_further);
  g_test_add_func ("/store-former/damaged", test_damaged);

  return g_test_run ();
}
