/* SPDX-License-Identifier: GPL-3.0-or-later
 * A pass that is the only thing left to do, played by the session. */

#include "session-fixture.h"

#include "cape-player.h"

#define GAMES 2

/* Red has paid £100 and stands before a desert with 2 rails: whatever is turned up, it isn't enough. */
static void
play_to_poor (SessionFixture *self)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 100 0");
  session_fixture_play (self, "pick 1 1");
  rh_session_set_plays_forced (self->session, TRUE);
  self->n_changed = 0;
}

static void
assert_stands (SessionFixture *self, guint n_played, RhCapePhase phase, int seat)
{
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, n_played);
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, phase);
  g_assert_cmpint (session_fixture_state_of (self)->seat, ==, seat);
}

/* Nobody has asked for it: the program waits for the tap. */
static void
test_off (SessionFixture *self, gconstpointer data)
{
  gboolean on;

  g_object_get (self->session, "plays-forced", &on, NULL);
  g_assert_false (on);
  play_to_poor (self);
  rh_session_set_plays_forced (self->session, FALSE);
  session_fixture_play (self, "draw 1 0");
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);

  /* Switched on, it waits for the next move. */
  rh_session_set_plays_forced (self->session, TRUE);
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
  session_fixture_play (self, "pass 1");
  assert_stands (self, 5, RH_CAPE_DRAW, 1);
}

static void
count_cb (RhSession *session, guint *n)
{
  *n += 1;
}

/* Who looks on is told of the pass that nobody gave, and of no other move. */
static void
test_told (SessionFixture *self, gconstpointer data)
{
  guint n = 0;

  g_signal_connect (self->session, "forced", G_CALLBACK (count_cb), &n);
  play_to_poor (self);
  g_assert_cmpuint (n, ==, 0);
  session_fixture_play (self, "draw 1 0");
  g_assert_cmpuint (n, ==, 1);
  session_fixture_play (self, "draw 2 0");
  session_fixture_play (self, "pass 2");
  g_assert_cmpuint (n, ==, 1);
}

/* Asked for: the pass follows its draw, told with it and a move of its own; not where there is a choice. */
static void
test_on (SessionFixture *self, gconstpointer data)
{
  play_to_poor (self);
  session_fixture_play (self, "draw 1 0");
  assert_stands (self, 5, RH_CAPE_DRAW, 1);
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 0");
  g_assert_cmpstr (rh_session_get_move (self->session, 4), ==, "pass 1");
  g_assert_cmpint (session_fixture_state_of (self)->last.missing, ==, 6);

  session_fixture_play (self, "draw 2 0");
  assert_stands (self, 6, RH_CAPE_DECIDE, 1);
  session_fixture_restart (self);
  assert_stands (self, 6, RH_CAPE_DECIDE, 1);
}

/* Undone like anything else, one move at a time; neither undo nor redo nor a restart passes again. */
static void
test_undo (SessionFixture *self, gconstpointer data)
{
  play_to_poor (self);
  session_fixture_play (self, "draw 1 0");

  g_assert_true (rh_session_undo (self->session, NULL));
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
  session_fixture_restart (self);
  rh_session_set_plays_forced (self->session, TRUE);
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);

  g_assert_true (rh_session_undo (self->session, NULL));
  assert_stands (self, 3, RH_CAPE_DRAW, 0);
  g_assert_true (rh_session_redo (self->session, NULL));
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
  g_assert_true (rh_session_redo (self->session, NULL));
  assert_stands (self, 5, RH_CAPE_DRAW, 1);

  /* Ended and taken up again at the decision: it waits there. */
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (rh_session_end (self->session, NULL));
  g_assert_true (rh_session_take_up (self->session, NULL));
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);

  /* Another card after all: that is a new draw. */
  g_assert_true (rh_session_undo (self->session, NULL));
  session_fixture_play (self, "draw 1 1");
  assert_stands (self, 5, RH_CAPE_DRAW, 1);
  g_assert_false (rh_session_can_redo (self->session));
}

/* Another count in place of that after which the program passed: it is seen first, and nobody passes by that. Undo brings
 * back the first one, and redo what had followed it; also after a restart. */
static void
test_replace (SessionFixture *self, gconstpointer data)
{
  play_to_poor (self);
  session_fixture_play (self, "draw 1 0");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (rh_session_replace (self->session, "draw 1 1", FALSE, NULL));
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 1");

  session_fixture_restart (self);
  rh_session_set_plays_forced (self->session, TRUE);
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 0");
  g_assert_true (rh_session_redo (self->session, NULL));
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 1");
}

/* It is one step to everybody who looks on, and what led to the move that was replaced is there again with an undo. */
static void
test_replace_last (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_set_draft (self->session, "bids 1", NULL));
  session_fixture_play (self, "bids 1 3");
  self->n_changed = 0;
  g_assert_true (rh_session_replace (self->session, "bids 1 30", FALSE, NULL));
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 2);
  g_assert_cmpint (session_fixture_state_of (self)->players[1].capital, ==, 70);
  store_table_assert_good (self->store, 1);

  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 1");
  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 2);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 1 30");
}

static void
assert_replace_fails (SessionFixture *self, const char *text, GQuark domain, int code)
{
  guint n_played = rh_session_get_n_played (self->session);
  g_autoptr (GError) error = NULL;

  self->n_changed = 0;
  g_assert_false (rh_session_replace (self->session, text, FALSE, &error));
  g_assert_error (error, domain, code);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, n_played);
  g_assert_cmpuint (self->n_changed, ==, 0);
}

/* Whatever it is refused for, nothing is undone: not the move, nor a bid that is sealed, nor the end of the game. */
static void
test_replace_refused (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = NULL;

  assert_replace_fails (self, "reveal d2/7 v1/3", RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 0, 3);
  assert_replace_fails (self, "bids 3 3", RH_RULES_ERROR, RH_RULES_ERROR_PHASE);
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 1);

  g_assert_true (rh_session_end (self->session, NULL));
  assert_replace_fails (self, "reveal d2/8 v1/3", RH_SESSION_ERROR, RH_SESSION_ERROR_ENDED);
  g_assert_true (rh_session_take_up (self->session, NULL));

  other = rh_session_open (self->store, rh_session_get_id (self->session), NULL);
  g_assert_true (rh_session_play (other, "bids 10 3", NULL));
  assert_replace_fails (self, "reveal d2/8 v1/3", RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);
}

/* What was entered after the move stays where the same is asked, and is there when the move comes back. */
static void
test_replace_entered (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_set_draft (self->session, "bids 1", NULL));
  g_assert_true (rh_session_replace (self->session, "reveal d2/8 v1/3", FALSE, NULL));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 1");
  g_assert_cmpuint (rh_session_get_undo_correction (self->session), ==, 1);
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids 1");
}

/* Rule D4: nobody can build, and the piles run out; then people decide, not the program. */
static void
test_stuck (SessionFixture *self, gconstpointer data)
{
  guint seat;

  session_fixture_play (self, "reveal r0/7 r0/3");
  session_fixture_play (self, "bids 100 100");
  session_fixture_play (self, "tie 1:/5 2:/3");
  session_fixture_play (self, "pick 1 1");
  rh_session_set_plays_forced (self->session, TRUE);

  for (seat = 1; session_fixture_state_of (self)->stock + session_fixture_state_of (self)->discard > 1; seat = 3 - seat) {
    session_fixture_play (self, seat == 1 ? "draw 1 0" : "draw 2 0");
    g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_DRAW);
  }

  for (guint i = 0; i < 4; i++) {
    g_autofree char *draw = g_strdup_printf ("draw %u %s", seat, i == 0 ? "0" : "-");
    g_autofree char *pass = g_strdup_printf ("pass %u", seat);

    session_fixture_play (self, draw);
    g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_DECIDE);
    session_fixture_play (self, pass);
    seat = 3 - seat;
  }
}

/* The pass can't be stored: the draw stands, on disk too, and the error says so. */
static void
test_second_fails (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play_to_poor (self);
  store_table_assert_asks (self->table,
                           "CREATE TRIGGER refuse BEFORE INSERT ON move WHEN new.text LIKE 'pass%'"
                           " BEGIN SELECT raise (ABORT, 'no'); END", "");
  g_assert_false (rh_session_play (self->session, "draw 1 0", &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_FORCED);
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 0");

  store_table_assert_asks (self->table, "DROP TRIGGER refuse", "");
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 0");
}

/* The draw itself is refused: nothing follows. */
static void
test_first_fails (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  play_to_poor (self);
  g_assert_false (rh_session_play (self->session, "draw 2 0", &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN);
  assert_stands (self, 3, RH_CAPE_DRAW, 0);
  g_assert_cmpuint (self->n_changed, ==, 0);
}

/* Somebody who is told of both undoes the pass at once. */
static void
on_changed_undo_cb (RhSession *session, SessionFixture *self)
{
  g_signal_handlers_disconnect_by_func (session, on_changed_undo_cb, self);
  g_assert_true (rh_session_undo (session, NULL));
}

static void
test_undone_at_once (SessionFixture *self, gconstpointer data)
{
  play_to_poor (self);
  g_signal_connect (self->session, "changed", G_CALLBACK (on_changed_undo_cb), self);
  session_fixture_play (self, "draw 1 0");
  assert_stands (self, 4, RH_CAPE_DECIDE, 0);
}

static RhSession *
new_game (SessionFixture *self)
{
  g_autoptr (RhSetup) setup = session_fixture_three_players ();
  g_autoptr (GError) error = NULL;
  RhSession *session = rh_session_new_game (self->store, setup, &error);

  g_assert_no_error (error);

  return session;
}

/* One table presses Pass, the other leaves it to the program: the records are the same, line by line. */
static void
test_same_games (SessionFixture *self, gconstpointer data)
{
  guint forced = 0;

  for (guint32 seed = 0; seed < GAMES; seed++) {
    g_autoptr (CapePlayer) player = cape_player_new (seed);
    g_autoptr (RhSession) by_hand = new_game (self);
    g_autoptr (RhSession) alone = new_game (self);
    g_autoptr (GError) error = NULL;
    char *line;

    rh_session_set_plays_forced (alone, TRUE);
    while ((line = cape_player_choose_text (player, rh_session_get_state (by_hand))) != NULL) {
      rh_session_play (by_hand, line, &error);
      g_assert_no_error (error);
      if (rh_session_get_n_played (alone) < rh_session_get_n_played (by_hand))
        rh_session_play (alone, line, &error);
      else
        forced++;
      g_assert_no_error (error);
      g_free (line);
    }

    g_assert_cmpuint (rh_session_get_n_moves (alone), ==, rh_session_get_n_moves (by_hand));
    g_assert_cmpint (rh_session_get_status (alone), ==, rh_session_get_status (by_hand));
    for (guint i = 0; i < rh_session_get_n_moves (alone); i++)
      g_assert_cmpstr (rh_session_get_move (alone, i), ==, rh_session_get_move (by_hand, i));
  }

  g_assert_cmpuint (forced, >, GAMES);
}

static void
on_notify_cb (RhSession *session, GParamSpec *pspec, guint *n)
{
  (*n)++;
}

/* It is a property, for a setting to be bound to. */
static void
test_property (SessionFixture *self, gconstpointer data)
{
  gboolean on;
  guint n = 0;

  g_signal_connect (self->session, "notify::plays-forced", G_CALLBACK (on_notify_cb), &n);
  g_object_set (self->session, "plays-forced", TRUE, NULL);
  g_object_set (self->session, "plays-forced", TRUE, NULL);
  g_assert_cmpuint (n, ==, 1);
  g_object_get (self->session, "plays-forced", &on, NULL);
  g_assert_true (on);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-forced/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("off", test_off);
  ADD ("on", test_on);
  ADD ("told", test_told);
  ADD ("undo", test_undo);
  ADD ("replace", test_replace);
  ADD ("replace-last", test_replace_last);
  ADD ("replace-refused", test_replace_refused);
  ADD ("replace-entered", test_replace_entered);
  ADD ("stuck", test_stuck);
  ADD ("second-fails", test_second_fails);
  ADD ("first-fails", test_first_fails);
  ADD ("undone-at-once", test_undone_at_once);
  ADD ("same-games", test_same_games);
  ADD ("property", test_property);
#undef ADD

  return g_test_run ();
}
