/* SPDX-License-Identifier: GPL-3.0-or-later
 * One game on the table: playing, undoing, ending, bidding, and coming back to it. */

#include "rh-session.h"

#include "rh-rules-error.h"

#include "cape/rh-cape.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  char      *folder;
  char      *path;
  RhStore   *store;
  RhSession *session;
  guint      n_changed;
} Fixture;

static void
on_changed_cb (RhSession *session, gpointer data)
{
  Fixture *self = data;

  self->n_changed++;
}

static RhSetup *
new_setup (void)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_true (rh_setup_add_seat (setup, "red", "Red", NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Blue", NULL));

  return setup;
}

static void
watch (Fixture *self)
{
  g_signal_connect (self->session, "changed", G_CALLBACK (on_changed_cb), self);
  self->n_changed = 0;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GError) error = NULL;

  self->folder = g_dir_make_tmp ("railhead-XXXXXX", &error);
  g_assert_no_error (error);
  self->path = g_build_filename (self->folder, "railhead.db", NULL);
  self->store = rh_store_open (self->path, &error);
  g_assert_no_error (error);
  self->session = rh_session_new_game (self->store, setup, &error);
  g_assert_no_error (error);
  watch (self);
}

static void
close_all (Fixture *self)
{
  g_clear_object (&self->session);
  g_clear_pointer (&self->store, rh_store_close);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  static const char *const suffixes[] = { "", "-wal", "-shm" };

  close_all (self);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *path = g_strconcat (self->path, suffixes[i], NULL);

    g_remove (path);
  }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
}

/* What a restart of the program does. */
static void
restart (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  gint64 id = rh_session_get_id (self->session);

  close_all (self);
  self->store = rh_store_open (self->path, &error);
  g_assert_no_error (error);
  self->session = rh_session_open (self->store, id, &error);
  g_assert_no_error (error);
  watch (self);
}

static void
play (Fixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  rh_session_play (self->session, text, &error);
  g_assert_no_error (error);
}

static const RhCapeState *
state_of (Fixture *self)
{
  return rh_session_get_state (self->session);
}

/* A move is played and told once; a refused one changes nothing and isn't told. */
static void
test_play (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play (self, "reveal d2/7 v1/3");
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpint (state_of (self)->phase, ==, RH_CAPE_BIDS);
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/7 v1/3");

  g_assert_false (rh_session_play (self->session, "bids 101 0", &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_CAPITAL);
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);
  g_assert_cmpuint (rh_entries_get_n (rh_session_get_entries (self->session)), ==, 2);
}

/* Two moves, both taken back, the program started anew, both played again. */
static void
test_undo_redo (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_session_can_undo (self->session));
  g_assert_false (rh_session_undo (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  play (self, "reveal d2/7 v1/3");
  play (self, "bids 10 3");
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 0);
  g_assert_cmpint (state_of (self)->players[0].capital, ==, 100);

  restart (self);
  g_assert_false (rh_session_can_undo (self->session));
  g_assert_true (rh_session_can_redo (self->session));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpint (state_of (self)->players[0].capital, ==, 90);
  g_assert_false (rh_session_redo (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
}

/* After an undo another move is played: what was undone can't be redone. */
static void
test_undo_then_play (Fixture *self, gconstpointer data)
{
  play (self, "reveal d2/7 v1/3");
  play (self, "bids 10 3");
  g_assert_true (rh_session_undo (self->session, NULL));
  play (self, "bids 4 3");
  g_assert_false (rh_session_can_redo (self->session));
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 2);

  restart (self);
  g_assert_cmpint (state_of (self)->players[0].capital, ==, 96);
  g_assert_false (rh_session_can_redo (self->session));
}

/* Two games side by side don't touch each other. */
static void
test_two_games (Fixture *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) other = rh_session_new_game (self->store, setup, &error);

  g_assert_no_error (error);
  play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_play (other, "reveal r0/1 s3/10", &error));
  g_assert_true (rh_session_play (other, "bids 1 2", &error));
  g_assert_cmpint (rh_session_get_id (other), !=, rh_session_get_id (self->session));
  g_assert_cmpint (state_of (self)->phase, ==, RH_CAPE_BIDS);
  g_clear_object (&other);

  restart (self);
  g_assert_cmpint (state_of (self)->phase, ==, RH_CAPE_BIDS);
}

/* People go home: the game is ended, and taken up again another day, also by undo. */
static void
test_end (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_end (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_ENDED);
  g_assert_false (rh_session_play (self->session, "bids 1 2", &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_ENDED);
  g_clear_error (&error);

  restart (self);
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_ENDED);
  g_assert_true (rh_session_take_up (self->session, &error));
  play (self, "bids 1 2");

  g_assert_true (rh_session_end (self->session, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_PLAYING);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 2);
  g_assert_false (rh_session_take_up (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
}

static void
seal (Fixture *self, guint seat, int bid)
{
  g_autoptr (GError) error = NULL;

  rh_session_seal_bid (self->session, seat, bid, &error);
  g_assert_no_error (error);
}

/* Both seal, one thinks again; revealed together they are one move. */
static void
test_bids (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play (self, "reveal d2/7 v1/3");
  seal (self, 1, 41);
  g_assert_false (rh_session_reveal_bids (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  seal (self, 0, 12);
  rh_session_unseal_bid (self->session, 1);
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 1);
  seal (self, 1, 5);
  g_assert_true (rh_session_reveal_bids (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 5");
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
}

/* Bids that can't be: too high, none at all, and at the wrong time. */
static void
test_bids_refused (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_session_seal_bid (self->session, 0, 1, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  play (self, "reveal d2/7 v1/3");
  g_assert_false (rh_session_seal_bid (self->session, 0, 101, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID);
  g_assert_nonnull (strstr (error->message, "£101"));
  g_assert_nonnull (strstr (error->message, "£100"));
  g_clear_error (&error);
  g_assert_false (rh_session_seal_bid (self->session, 0, -1, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID);
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
}

/* Sealed bids outlive neither undo nor ending nor a restart, and undo drops them first. */
static void
test_bids_dropped (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play (self, "reveal d2/7 v1/3");
  seal (self, 0, 12);
  seal (self, 1, 13);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);

  seal (self, 0, 12);
  g_assert_true (rh_session_end (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  g_assert_true (rh_session_take_up (self->session, &error));

  seal (self, 0, 12);
  restart (self);
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  g_assert_cmpint (state_of (self)->phase, ==, RH_CAPE_BIDS);
}

static GPtrArray *
read_moves (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *first = g_strndup (lines[i], strcspn (lines[i], " "));

    if (g_strv_contains (rh_cape_move_words, first))
      g_ptr_array_add (moves, g_strdup (lines[i]));
  }

  return moves;
}

static RhSetup *
three_players (void)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  g_assert_true (rh_setup_add_seat (setup, "red", "Red", NULL));
  g_assert_true (rh_setup_add_seat (setup, "green", "Green", NULL));
  g_assert_true (rh_setup_add_seat (setup, "yellow", "Yellow", NULL));

  return setup;
}

/* A whole game is played to its winner; the winning build is taken back and made again. */
static void
test_whole_game (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) moves = read_moves ("cape-three-players.railhead");
  g_autoptr (RhSetup) setup = three_players ();
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->session);
  self->session = rh_session_new_game (self->store, setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < moves->len; i++)
    play (self, g_ptr_array_index (moves, i));

  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);
  g_assert_cmpint (state_of (self)->winner, ==, 1);
  g_assert_false (rh_session_end (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  restart (self);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_PLAYING);
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_WON);
}

/* A replay is stepped through, forth and back and in leaps, and can't be played. */
static void
test_replay (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) moves = read_moves ("cape-three-players.railhead");
  g_autoptr (RhSetup) setup = three_players ();
  g_autoptr (GError) error = NULL;
  const char *const *lines = (const char *const *) moves->pdata;
  g_autoptr (RhSession) replay = rh_session_new_replay (setup, lines, moves->len, 0, &error);

  g_assert_no_error (error);
  g_assert_true (rh_session_is_replay (replay));
  g_assert_false (rh_session_play (replay, "pass 1", &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_REPLAY);
  g_clear_error (&error);

  g_assert_true (rh_session_redo (replay, &error));
  g_assert_cmpuint (rh_session_get_n_played (replay), ==, 1);
  g_assert_true (rh_session_go_to (replay, moves->len, &error));
  g_assert_cmpint (rh_session_get_status (replay), ==, RH_GAME_WON);
  g_assert_true (rh_session_undo (replay, &error));
  g_assert_cmpint (rh_session_get_status (replay), ==, RH_GAME_PLAYING);
  g_assert_cmpuint (rh_session_get_n_moves (replay), ==, moves->len);
  g_assert_false (rh_session_go_to (replay, moves->len + 1, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
}

/* A replay of moves that don't fit is refused, whatever moment is asked for. */
static void
test_replay_wrong (Fixture *self, gconstpointer data)
{
  static const char *const moves[] = { "reveal d2/7 v1/3", "pass 1" };
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GError) error = NULL;

  g_assert_null (rh_session_new_replay (setup, moves, 2, 0, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_PHASE);
}

/* Another program writes to the same game: the session refuses to go on over it. */
static void
test_two_writers (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) other = rh_session_open (self->store, rh_session_get_id (self->session), &error);

  g_assert_no_error (error);
  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", &error));
  g_assert_false (rh_session_play (self->session, "reveal r0/1 s3/10", &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 0);
  g_assert_cmpuint (self->n_changed, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/session/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("play", test_play);
  ADD ("undo-redo", test_undo_redo);
  ADD ("undo-then-play", test_undo_then_play);
  ADD ("two-games", test_two_games);
  ADD ("end", test_end);
  ADD ("bids", test_bids);
  ADD ("bids-refused", test_bids_refused);
  ADD ("bids-dropped", test_bids_dropped);
  ADD ("whole-game", test_whole_game);
  ADD ("replay", test_replay);
  ADD ("replay-wrong", test_replay_wrong);
  ADD ("two-writers", test_two_writers);
#undef ADD

  return g_test_run ();
}
