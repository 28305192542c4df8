/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that are there and go on in a record: nobody sees that before all has come, whatever is done to them meanwhile is
 * kept. */

#include "config.h"

#include "arrival-table.h"
#include "record-data.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"
#define FIRST "reveal d2/7 v1/3"
#define SECOND_MOVE "bids 12 0"
#define SECOND FIRST "\n" SECOND_MOVE
#define MOVES SECOND "\npick 1 1\ndraw 1 2"
#define N_MOVES 4

/* All that is kept beside moves on their way in. */
#define HIDDEN "SELECT count (*) FROM continuing; SELECT count (*) FROM continuing_result; SELECT count (*) FROM arriving"

/* All of a game that a record changes. */
#define ROWS \
  "SELECT touched, status FROM game; SELECT * FROM seal; SELECT * FROM chain; SELECT * FROM move; SELECT * FROM entry;" \
  "SELECT * FROM amendment; SELECT * FROM correction; SELECT count (*) FROM continuing; SELECT count (*) FROM continuing_undone"

static void
add (ArrivalTable *self, const char *id, const char *moves)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");

  g_assert_true (rh_setup_set_id (setup, id, NULL));
  g_assert_true (rh_arrival_begin (self->arrival, NULL));
  arrival_table_add (self, setup, moves);
  g_assert_true (rh_arrival_end (self->arrival, TRUE, NULL));
}

/* The first game, as far as it is here. */
static void
set_up (ArrivalTable *self, gconstpointer data)
{
  arrival_table_open (self, data);
  add (self, ID, FIRST);
  arrival_table_show (self);
  arrival_table_give_up (self);
  arrival_table_begin (self);
}

/* What the record goes on with is on disk, and no reader sees it: not who opens the game or looks at the file, nor the audit,
 * nor who keeps a draft. Once it's shown all of it is there. */
static void
test_hidden (ArrivalTable *self, gconstpointer data)
{
  g_autoptr (RhStoredGame) before = store_table_load (self->store, 1);
  g_autoptr (RhStore) looking = NULL;
  g_autoptr (GPtrArray) drafts = g_ptr_array_new ();

  add (self, ID, MOVES);
  store_table_assert_asks (self->table, "SELECT count (*) FROM move; SELECT first FROM continuing", "4\n2");
  store_table_assert_played (self->store, 1, 1);
  store_table_assert_good (self->store, 1);
  looking = rh_store_open_to_look (self->table->path, NULL);
  store_table_assert_played (looking, 1, 1);
  store_table_assert_good (looking, 1);
  g_ptr_array_add (drafts, (gpointer) "bids 1");
  g_assert_true (rh_store_set_draft (self->store, &before->stand, &(RhStoredDraft) { .texts = drafts, .n_done = 1 }, NULL));
  g_clear_pointer (&before, rh_stored_game_free);
  before = store_table_load (self->store, 1);
  g_assert_cmpuint (before->draft.texts->len, ==, 1);
  store_table_assert_asks (self->table, "SELECT count (*) FROM continuing", "1");

  arrival_table_show (self);
  arrival_table_assert_counts (self->arrival, "0 0 1 0");
  store_table_assert_played (self->store, 1, N_MOVES);
  store_table_assert_good (self->store, 1);
  store_table_assert_asks (self->table, HIDDEN, "0\n0\n0");
  store_table_undo (self->store, 1, 3);
  store_table_redo (self->store, 1, 3);
  store_table_assert_good (self->store, 1);
}

/* Also where the game is damaged meanwhile: what can be had of it is what was seen. */
static void
test_damaged (ArrivalTable *self, gconstpointer data)
{
  g_autoptr (RhSalvage) salvage = NULL;

  add (self, ID, MOVES);
  store_table_assert_asks (self->table, "UPDATE game SET touched = touched + 1", "");
  salvage = rh_store_salvage_game (self->store, 1, NULL);
  g_assert_cmpuint (salvage->moves->len, ==, 1);
  g_assert_nonnull (strstr (salvage->record, "\n" FIRST "\n"));
  g_assert_null (strstr (salvage->record, "bids"));
}

/* A game that somebody had ended, and that is won in the record. */
static void
test_won (ArrivalTable *self, gconstpointer data)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-three-players");
  g_autofree char *text = record_data_read_moves ("cape-three-players");
  char *end = text;
  g_autofree char *half = NULL;
  gboolean more = TRUE;

  g_strchomp (text);
  for (guint i = 0; i < 20; i++)
    end = strchr (end + 1, '\n');
  half = g_strndup (text, (gsize) (end - text));
  g_assert_true (rh_arrival_begin (self->arrival, NULL));
  arrival_table_add (self, game->setup, half);
  g_assert_true (rh_arrival_end (self->arrival, TRUE, NULL));
  arrival_table_show (self);
  store_table_end (self->store, 2);
  arrival_table_give_up (self);

  arrival_table_begin (self);
  g_assert_true (rh_arrival_begin (self->arrival, NULL));
  arrival_table_add (self, game->setup, text);
  g_assert_true (rh_arrival_end (self->arrival, TRUE, NULL));
  store_table_assert_asks (self->table, "SELECT status FROM game WHERE id = 2; SELECT count (*) FROM result WHERE won = 1",
                           "ended\n0");
  store_table_assert_asks (self->table, "DELETE FROM result", "");
  while (more)
    g_assert_true (rh_store_sum_up (self->store, 10, &more, NULL));
  store_table_assert_good (self->store, 2);

  arrival_table_show (self);
  store_table_assert_asks (self->table, "SELECT status FROM game WHERE id = 2; SELECT count (*) FROM result WHERE won = 1",
                           "won\n1");
  store_table_assert_good (self->store, 2);
  store_table_assert_asks (self->table, HIDDEN, "0\n0\n0");
}

/* Whoever was stopped leaves the games as they were, and so does who gives up; nobody else shows what is left. */
static void
test_left (ArrivalTable *self, gconstpointer data)
{
  gboolean more = FALSE;

  add (self, ID, MOVES);
  arrival_table_give_up (self);
  arrival_table_begin (self);
  add (self, "6f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", FIRST);
  arrival_table_show (self);
  store_table_assert_played (self->store, 1, 1);
  store_table_assert_asks (self->table, HIDDEN, "1\n0\n0");

  /* Not while somebody is at it. */
  g_assert_true (rh_store_clear_arriving (self->store, 10, &more, NULL));
  store_table_assert_asks (self->table, HIDDEN, "1\n0\n0");
  arrival_table_give_up (self);
  g_assert_true (rh_store_clear_arriving (self->store, 10, &more, NULL));
  g_assert_false (more);
  store_table_assert_asks (self->table, HIDDEN "; SELECT count (*) FROM move WHERE game = 1", "0\n0\n0\n1");
  store_table_assert_good (self->store, 2);

  arrival_table_begin (self);
  add (self, ID, MOVES);
  g_assert_true (rh_arrival_clear (self->arrival, 10, &more, NULL));
  g_assert_false (more);
  store_table_assert_asks (self->table, HIDDEN "; SELECT count (*) FROM move WHERE game = 1", "0\n0\n0\n1");
}

/* Some of the games of several that were left go, and then the others. */
static void
test_left_several (ArrivalTable *self, gconstpointer data)
{
  gboolean more = FALSE;

  add (self, "6f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", FIRST);
  arrival_table_show (self);
  arrival_table_give_up (self);
  arrival_table_begin (self);
  add (self, ID, MOVES);
  add (self, "6f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", MOVES);
  add (self, "7f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", MOVES);
  arrival_table_give_up (self);
  g_assert_true (rh_store_clear_arriving (self->store, 1, &more, NULL));
  g_assert_true (more);
  store_table_assert_asks (self->table, HIDDEN, "1\n0\n0");
  g_assert_true (rh_store_clear_arriving (self->store, 1, &more, NULL));
  g_assert_false (more);
  store_table_assert_asks (self->table, HIDDEN "; SELECT count (*) FROM game; SELECT count (*) FROM move", "0\n0\n0\n2\n2");
  store_table_assert_good (self->store, 2);
}

static void
play_same (RhStore *store)
{
  store_table_play (store, 1, "bids 12 0");
}

static void
play_all (RhStore *store)
{
  store_table_play (store, 1, "bids 12 0\npick 1 1\ndraw 1 2");
}

static void
play_otherwise (RhStore *store)
{
  store_table_play (store, 1, "bids 14 0");
}

static void
undo (RhStore *store)
{
  store_table_undo (store, 1, 1);
}

static void
correct (RhStore *store)
{
  store_table_amend (store, 1, 1, 1, "reveal d2/7 v1/4");
}

static void
end (RhStore *store)
{
  store_table_end (store, 1);
}

static void
delete (RhStore *store)
{
  g_assert_true (rh_store_delete_game (store, 1, NULL));
}

static void
delete_and_begin (RhStore *store)
{
  delete (store);
  store_table_add (store, "Csilla,Dirk");
}

static void
rename_player (RhStore *store)
{
  gint64 player = 0;

  g_assert_true (rh_store_find_player (store, "Anna", &player, NULL));
  g_assert_true (rh_store_rename_player (store, player, "Annamária", NULL));
  g_assert_true (rh_store_set_note (store, 1, "With soup", NULL));
}

/* What is done to a game while its record comes in, what it is to it then, and how many moves each game has in the end. */
static const struct {
  const char *name;
  void (*func) (RhStore *);
  const char *counts;
  const char *played;
} deeds[] = {
  { "played", play_same, "0 0 1 0", "1|4" },
  { "played-all", play_all, "0 1 0 0", "1|4" },
  { "played-otherwise", play_otherwise, "0 0 0 1", "1|2\n2|4" },
  { "undone", undo, "0 0 1 0", "1|4" },
  { "corrected", correct, "0 0 0 1", "1|1\n2|4" },
  { "ended", end, "0 0 1 0", "1|4" },
  { "deleted", delete, "1 0 0 0", "1|4" },
  { "deleted-and-another-begun", delete_and_begin, "1 0 0 0", "1|0\n2|4" },
  { "renamed", rename_player, "0 0 1 0", "1|4" },
};

/* Nothing of it is lost, nor of the record. */
static void
test_meanwhile (ArrivalTable *self, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (RhStore) other = store_table_open (self->table);
  guint n = 0;

  add (self, ID, MOVES);
  deeds[i].func (other);
  rh_store_count_games (self->store, &n, NULL);
  store_table_assert_good (self->store, n);
  arrival_table_show (self);
  arrival_table_assert_counts (self->arrival, deeds[i].counts);
  store_table_assert_asks (self->table, "SELECT game, played FROM seal ORDER BY game", deeds[i].played);
  store_table_assert_asks (self->table, HIDDEN, "0\n0\n0");
  rh_store_count_games (self->store, &n, NULL);
  store_table_assert_good (self->store, n);
}

/* A move and a correction can be redone. */
static void
go_back (RhStore *store)
{
  store_table_play (store, 1, "bids 13 0");
  store_table_amend (store, 1, 2, 2, SECOND);
  store_table_play (store, 1, "pick 1 1\ndraw 1 2");
  store_table_undo (store, 1, 2);
}

static void
go_back_further (RhStore *store)
{
  go_back (store);
  store_table_step (store, 1, FALSE);
  store_table_undo (store, 1, 1);
}

static void
assert_moves (RhStore *store, guint n_played, guint n_moves)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, 1);

  g_assert_cmpuint (stored->stand.n_played, ==, n_played);
  g_assert_cmpuint (stored->stand.n_moves, ==, n_moves);
  g_assert_cmpuint (stored->moves->len, ==, n_moves);
}

/* What can be redone makes room, and nobody sees that: it is read, looked at and redone as before, and is back at its place where
 * the record doesn't come in after all. */
static void
test_undone_hidden (ArrivalTable *self, gconstpointer data)
{
  g_autoptr (RhStore) looking = NULL;
  g_autofree char *before = NULL;
  gboolean more = FALSE;

  go_back (self->store);
  before = store_table_ask (self->table, ROWS);
  add (self, ID, MOVES);
  store_table_assert_asks (self->table, "SELECT count (*) FROM move WHERE undone = 1; SELECT seq FROM continuing_undone", "0\n3\n4");
  assert_moves (self->store, 2, 4);
  store_table_assert_good (self->store, 1);
  looking = rh_store_open_to_look (self->table->path, NULL);
  assert_moves (looking, 2, 4);
  store_table_assert_good (looking, 1);

  add (self, ID, MOVES);
  g_assert_true (rh_arrival_clear (self->arrival, 10, &more, NULL));
  store_table_assert_asks (self->table, ROWS, before);

  add (self, ID, MOVES);
  store_table_redo (self->store, 1, 2);
  assert_moves (self->store, 4, 4);
  store_table_undo (self->store, 1, 2);
  store_table_step (self->store, 1, FALSE);
  store_table_assert_asks (self->table, "SELECT text FROM move WHERE seq = 2", "bids 13 0");
  store_table_assert_good (self->store, 1);
}

/* Once the moves are shown it can't be redone, as after any move; it stays on record, and corrections before it are undone. */
static void
test_undone_shown (ArrivalTable *self, gconstpointer data)
{
  go_back (self->store);
  add (self, ID, MOVES);
  arrival_table_show (self);
  arrival_table_assert_counts (self->arrival, "0 0 1 0");
  assert_moves (self->store, N_MOVES, N_MOVES);
  store_table_assert_asks (self->table, "SELECT seq, text FROM amendment WHERE reason = 'undone' ORDER BY id",
                           "3|pick 1 1\n4|draw 1 2");
  store_table_assert_asks (self->table, HIDDEN "; SELECT count (*) FROM continuing_undone", "0\n0\n0\n0");
  store_table_assert_good (self->store, 1);
  store_table_undo (self->store, 1, 2);
  store_table_step (self->store, 1, FALSE);
  store_table_assert_asks (self->table, "SELECT text FROM move WHERE seq = 2", "bids 13 0");
  store_table_assert_good (self->store, 1);
}

/* Somebody plays on meanwhile: what could be redone gives way to that, and the record goes on from there. */
static void
test_undone_meanwhile (ArrivalTable *self, gconstpointer data)
{
  go_back (self->store);
  add (self, ID, MOVES);
  store_table_play (self->store, 1, "pick 1 1");
  assert_moves (self->store, 3, 3);
  store_table_assert_asks (self->table, HIDDEN "; SELECT count (*) FROM continuing_undone", "0\n0\n0\n0");
  store_table_assert_good (self->store, 1);
  arrival_table_show (self);
  arrival_table_assert_counts (self->arrival, "0 0 1 0");
  assert_moves (self->store, N_MOVES, N_MOVES);
  store_table_assert_asks (self->table, "SELECT count (*) FROM amendment WHERE reason = 'undone'", "2");
  store_table_assert_good (self->store, 1);
}

/* A correction that was undone is redone until the moves are shown, and not after. */
static void
test_correction_undone (ArrivalTable *self, gconstpointer data)
{
  g_autoptr (RhStoredGame) stored = NULL;

  go_back_further (self->store);
  add (self, ID, MOVES);
  store_table_redo (self->store, 1, 1);
  store_table_step (self->store, 1, TRUE);
  store_table_assert_asks (self->table, "SELECT text FROM move WHERE seq = 2", SECOND_MOVE);
  store_table_assert_good (self->store, 1);
  store_table_step (self->store, 1, FALSE);
  store_table_undo (self->store, 1, 1);
  arrival_table_give_up (self);

  arrival_table_begin (self);
  add (self, ID, MOVES);
  store_table_assert_good (self->store, 1);
  arrival_table_show (self);
  stored = store_table_load (self->store, 1);
  g_assert_cmpuint (stored->stand.n_moves, ==, N_MOVES);
  g_assert_cmpuint (stored->stand.undone.n, ==, 0);
  store_table_assert_asks (self->table, "SELECT count (*) FROM correction", "0");
  store_table_assert_good (self->store, 1);
}

/* A game of an older schema, which has no seal, is sealed as it is, and goes on like any. */
static void
test_unsealed (ArrivalTable *self, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = g_ptr_array_new ();
  const RhStoredDraft draft = { .texts = drafts, .n_done = 1, .leads_on = TRUE };
  g_autoptr (RhStoredGame) before = NULL;
  g_autoptr (RhStoredGame) after = NULL;
  gboolean more = FALSE;

  go_back (self->store);
  store_table_assert_asks (self->table, STORE_TABLE_UNCHAIN, "");
  before = store_table_load (self->store, 1);
  g_ptr_array_add (drafts, (gpointer) "pick 1");
  g_assert_true (rh_store_set_draft (self->store, &before->stand, &draft, NULL));
  add (self, ID, MOVES);
  assert_moves (self->store, 2, 4);
  store_table_assert_good (self->store, 1);
  g_assert_true (rh_arrival_clear (self->arrival, 10, &more, NULL));
  assert_moves (self->store, 2, 4);
  store_table_assert_good (self->store, 1);
  after = store_table_load (self->store, 1);
  g_assert_cmpuint (after->draft.n_done, ==, 1);
  g_assert_true (after->draft.leads_on);
  arrival_table_give_up (self);

  arrival_table_begin (self);
  store_table_assert_asks (self->table, STORE_TABLE_UNCHAIN, "");
  add (self, ID, MOVES);
  arrival_table_show (self);
  arrival_table_assert_counts (self->arrival, "0 0 1 0");
  assert_moves (self->store, N_MOVES, N_MOVES);
  store_table_assert_good (self->store, 1);
}

/* A longer record takes the place of a shorter one of the same import. */
static void
test_longer (ArrivalTable *self, gconstpointer data)
{
  add (self, ID, SECOND);
  add (self, ID, MOVES);
  add (self, ID, SECOND);
  store_table_assert_asks (self->table, HIDDEN "; SELECT played FROM continuing", "1\n0\n0\n4");
  arrival_table_show (self);
  arrival_table_assert_counts (self->arrival, "0 2 1 0");
  store_table_assert_played (self->store, 1, N_MOVES);
  store_table_assert_good (self->store, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/store/continuing/hidden", ArrivalTable, NULL, set_up, test_hidden, arrival_table_close);
  g_test_add ("/store/continuing/damaged", ArrivalTable, NULL, set_up, test_damaged, arrival_table_close);
  g_test_add ("/store/continuing/won", ArrivalTable, NULL, set_up, test_won, arrival_table_close);
  g_test_add ("/store/continuing/left", ArrivalTable, NULL, set_up, test_left, arrival_table_close);
  g_test_add ("/store/continuing/left-several", ArrivalTable, NULL, set_up, test_left_several, arrival_table_close);
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++) {
    g_autofree char *path = g_strdup_printf ("/store/continuing/meanwhile/%s", deeds[i].name);

    g_test_add (path, ArrivalTable, GUINT_TO_POINTER (i), set_up, test_meanwhile, arrival_table_close);
  }
  g_test_add ("/store/continuing/undone-hidden", ArrivalTable, NULL, set_up, test_undone_hidden, arrival_table_close);
  g_test_add ("/store/continuing/undone-shown", ArrivalTable, NULL, set_up, test_undone_shown, arrival_table_close);
  g_test_add ("/store/continuing/undone-meanwhile", ArrivalTable, NULL, set_up, test_undone_meanwhile, arrival_table_close);
  g_test_add ("/store/continuing/correction-undone", ArrivalTable, NULL, set_up, test_correction_undone, arrival_table_close);
  g_test_add ("/store/continuing/unsealed", ArrivalTable, NULL, set_up, test_unsealed, arrival_table_close);
  g_test_add ("/store/continuing/longer", ArrivalTable, NULL, set_up, test_longer, arrival_table_close);

  return g_test_run ();
}
