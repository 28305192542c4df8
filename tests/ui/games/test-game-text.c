/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a list says of a game: how it stands or who won it, and when it was played. */

#include "config.h"

#include "rh-game-text.h"
#include "rh-games.h"
#include "record-data.h"
#include "store-table.h"
#include "ui-screen.h"

#include <string.h>

typedef struct {
  StoreTable *table;
  RhStore    *store;
} Shelf;

static void
set_up (Shelf *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
}

static void
tear_down (Shelf *self, gconstpointer data)
{
  rh_store_close (self->store);
  store_table_free (self->table);
}

/* The only one that is in that list says this, behind what is played. */
static void
assert_line (Shelf *self, gboolean unfinished, const char *first)
{
  g_autoptr (GPtrArray) rows = rh_store_list_games (self->store, unfinished, NULL, 10, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (RhSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  g_autofree char *begin = g_strconcat ("From Cape to Cairo · ", first, NULL);

  g_assert_cmpuint (rows->len, ==, 1);
  session = rh_session_open (self->store, ((const RhGameRow *) rows->pdata[0])->id, &error);
  line = rh_game_text_line (rows->pdata[0], session, error, now);
  g_test_message ("%s", line);
  g_assert_true (g_str_has_prefix (line, begin));
  g_assert_true (g_str_has_prefix (line + strlen (begin), unfinished ? " · last played today at " : " · today at "));
}

static void
test_standing (Shelf *self, gconstpointer data)
{
  /* One that goes on says where it stands. */
  gint64 game = store_table_add (self->store, "Anna,Bram");

  assert_line (self, TRUE, "Round 1 of 8 · Cards on offer");
  store_table_play (self->store, game, "reveal s2/7 s3/3\nbids 12 5\npick 1 1");
  assert_line (self, TRUE, "Round 1 of 8 · Build");
}

static void
test_ended (Shelf *self, gconstpointer data)
{
  /* One that people ended says that nobody won. */
  store_table_end (self->store, store_table_add (self->store, "Anna,Bram"));
  assert_line (self, FALSE, "Ended without a winner");
}

static void
test_won (Shelf *self, gconstpointer data)
{
  /* One that was won says by whom. */
  g_autofree char *moves = record_data_read_moves ("cape-three-players");

  store_table_play (self->store, store_table_add (self->store, "Anna,Bram,Csilla"), moves);
  assert_line (self, FALSE, "Bram won");
}

static void
test_several (Shelf *self, gconstpointer data)
{
  /* A game may have several winners; each is told, and nobody else. */
  char *players[] = { (char *) "Anna", (char *) "Bram", (char *) "Csilla", NULL };
  RhGameRow row = { .game = rh_game_find ("cape-to-cairo"), .status = RH_GAME_WON, .winners = 5, .players = players };
  g_autofree char *both = rh_game_text_outcome (&row);
  g_autofree char *alone = NULL;

  g_assert_cmpstr (both, ==, "Anna and Csilla won");
  row.winners = 4;
  alone = rh_game_text_outcome (&row);
  g_assert_cmpstr (alone, ==, "Csilla won");
}

static void
test_damaged (Shelf *self, gconstpointer data)
{
  /* One that doesn't agree with itself says so, and the list goes on. */
  gint64 game = store_table_add (self->store, "Anna,Bram");

  store_table_play (self->store, game, "reveal s2/7 s3/3");
  store_table_assert_asks (self->table, "UPDATE move SET text = 'raveel'", "");
  assert_line (self, TRUE, "Damaged");
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/game-text/standing", Shelf, NULL, set_up, test_standing, tear_down);
  g_test_add ("/game-text/ended", Shelf, NULL, set_up, test_ended, tear_down);
  g_test_add ("/game-text/won", Shelf, NULL, set_up, test_won, tear_down);
  g_test_add ("/game-text/several", Shelf, NULL, set_up, test_several, tear_down);
  g_test_add ("/game-text/damaged", Shelf, NULL, set_up, test_damaged, tear_down);

  return g_test_run ();
}
