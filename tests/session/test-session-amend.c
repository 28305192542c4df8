/* SPDX-License-Identifier: GPL-3.0-or-later
 * Old slips corrected, and what is known of them afterwards. */

#include "session-fixture.h"

#include "rh-cape-error.h"

/* A bid was typed wrong, and is corrected; all later lines fit. */
static void
test_amend (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  self->n_changed = 0;

  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 4, NULL, &error));
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 88);
  g_assert_cmpuint (self->n_changed, ==, 1);

  session_fixture_restart (self);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 88);
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 3");
}

/* The corrected bids change who picks: the pick no longer fits, and the game is cut back to there. */
static void
test_amend_cut (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");

  g_assert_false (rh_session_amend (self->session, 1, "bids 2 3", 4, NULL, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_TURN);
  g_clear_error (&error);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);

  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", 2, NULL, &error));
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 2);
  session_fixture_play (self, "pick 2 1");

  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 3);
}

/* A correction that is wrong itself is refused. */
static void
test_amend_refused (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_false (rh_session_amend (self->session, 1, "bids 101 3", 2, NULL, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_CAPE_ERROR_CAPITAL);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
}

static const RhFormerLine *
former_of (GPtrArray *lines, guint i)
{
  g_assert_cmpuint (i, <, lines->len);

  return lines->pdata[i];
}

/* What was cut comes back where it was, until there are that many moves. */
static gboolean
put_back (SessionFixture *self, const char *text, const RhFormerLine *former, guint n_moves, GError **error)
{
  guint n_left = MIN (former->cut_from - 1, rh_session_get_n_played (self->session));
  g_autoptr (GPtrArray) added = g_ptr_array_new_null_terminated (0, NULL, TRUE);

  for (guint k = 0; n_left + k < n_moves; k++)
    g_ptr_array_add (added, former->cut->pdata[k]);

  return rh_session_amend (self->session, 1, text, n_left, (const char *const *) added->pdata, error);
}

/* A correction that cut the game back is put right by another: what was cut comes back with it.
 * Then it is as it was, also after a restart. */
static void
test_put_back (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) former = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", 2, NULL, &error));

  former = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (former->len, ==, 1);
  g_assert_cmpuint (former_of (former, 0)->seq, ==, 2);
  g_assert_cmpstr (former_of (former, 0)->text, ==, "bids 10 3");
  g_assert_cmpuint (former_of (former, 0)->cut->len, ==, 2);

  g_assert_true (put_back (self, "bids 10 3", former_of (former, 0), 4, &error));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 90);
  session_fixture_play (self, "pass 1");

  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 5);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 2");
}

static RhFormerLine *
make_former (guint cut_from, const char *first, const char *second)
{
  RhFormerLine *former = g_new0 (RhFormerLine, 1);

  former->cut = g_ptr_array_new_null_terminated (2, g_free, TRUE);
  g_ptr_array_add (former->cut, g_strdup (first));
  g_ptr_array_add (former->cut, g_strdup (second));
  former->cut_from = cut_from;

  return former;
}

/* Of the lines that were cut, those come back that fit. */
static void
test_put_back_some (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhFormerLine) cut = make_former (3, "pick 1 1", "draw 2 2");
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 2 3");
  g_assert_false (put_back (self, "bids 10 3", cut, 4, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (put_back (self, "bids 10 3", cut, 3, &error));
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 3);
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_DRAW);
}

/* What was cut comes back where it was, and what has been played there since goes. */
static void
test_put_back_instead (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) former = NULL;
  g_autoptr (GPtrArray) then = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", 2, NULL, &error));
  session_fixture_play (self, "pick 2 1");
  session_fixture_play (self, "draw 2 1");
  session_fixture_play (self, "pass 2");

  former = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (former->len, ==, 1);
  g_assert_true (put_back (self, "bids 10 3", former_of (former, 0), 4, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 2");
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 4);
  then = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (then->len, ==, 1);
  g_assert_cmpuint (former_of (then, 0)->cut->len, ==, 3);

  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 4), ==, "pass 2");
  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 5);
}

/* What a move was is told while it is played: not once its correction is undone, nor in a replay. */
static void
test_former (SessionFixture *self, gconstpointer data)
{
  const char *const moves[] = { "reveal d2/7 v1/3" };
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) replay = NULL;
  g_autoptr (GPtrArray) played = NULL;
  g_autoptr (GPtrArray) undone = NULL;
  g_autoptr (GPtrArray) redone = NULL;
  g_autoptr (GPtrArray) watched = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 2, NULL, &error));
  played = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (played->len, ==, 1);

  g_assert_true (rh_session_undo (self->session, &error));
  undone = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (undone->len, ==, 0);
  g_assert_true (rh_session_redo (self->session, &error));
  redone = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (redone->len, ==, 1);

  replay = rh_session_new_replay (rh_session_get_setup (self->session), moves, 1, 1, &error);
  watched = rh_session_list_former (replay, &error);
  g_assert_cmpuint (watched->len, ==, 0);
  g_assert_no_error (error);
}

/* What a move was is found by its number, with what was cut then; where there is none, nothing is. */
static void
test_find_former (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) former = NULL;
  g_autoptr (RhFormerLine) found = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  g_assert_true (rh_session_amend (self->session, 1, "bids 12 3", 3, NULL, &error));
  g_assert_true (rh_session_amend (self->session, 1, "bids 2 3", 2, NULL, &error));

  former = rh_session_list_former (self->session, &error);
  found = rh_session_find_former (self->session, former_of (former, 0)->id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found->text, ==, "bids 12 3");
  g_assert_cmpuint (found->seq, ==, 2);
  g_assert_cmpuint (found->cut->len, ==, 1);
  g_assert_null (rh_session_find_former (self->session, 100, &error));
  g_assert_no_error (error);
}

/* The card turned up had fewer rails: the build after it buys more, and what was played since stays. It is one step to
 * undo and to redo, and what was there is on record. */
static void
test_adapted (SessionFixture *self, gconstpointer data)
{
  static const char *const added[] = { "build 1 bonus=0 buy=4", "reveal m0/1 m0/2", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) former = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 3");
  session_fixture_play (self, "build 1 bonus=0 buy=3");
  session_fixture_play (self, "reveal m0/1 m0/2");
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 67);
  self->n_changed = 0;

  g_assert_true (rh_session_amend (self->session, 3, "draw 1 2", 4, added, &error));
  g_assert_cmpuint (self->n_changed, ==, 1);
  g_assert_cmpuint (rh_session_get_n_moves (self->session), ==, 6);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 57);
  former = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (former->len, ==, 1);
  g_assert_cmpuint (former_of (former, 0)->seq, ==, 4);
  g_assert_cmpuint (former_of (former, 0)->cut_from, ==, 5);
  g_assert_cmpstr (former_of (former, 0)->cut->pdata[0], ==, "build 1 bonus=0 buy=3");
  session_fixture_restart (self);
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 57);

  g_assert_cmpuint (rh_session_get_undo_correction (self->session), ==, 4);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 6);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 3");
  g_assert_cmpstr (rh_session_get_move (self->session, 4), ==, "build 1 bonus=0 buy=3");
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 67);
  session_fixture_restart (self);

  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 4), ==, "build 1 bonus=0 buy=4");
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 57);
  session_fixture_play (self, "bids 5 5");
  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 7);
  store_table_assert_good (self->store, 1);
}

/* Lines that don't fit there are refused, and nothing has changed. */
static void
test_adapted_refused (SessionFixture *self, gconstpointer data)
{
  static const char *const added[] = { "build 1 bonus=0 buy=3", NULL };
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 3");
  session_fixture_play (self, "build 1 bonus=0 buy=3");
  g_assert_false (rh_session_amend (self->session, 3, "draw 1 2", 4, added, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_CAPE_ERROR_RAILS);
  g_assert_cmpstr (rh_session_get_move (self->session, 3), ==, "draw 1 3");
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 67);
  store_table_assert_good (self->store, 1);
}

/* The disk refuses the last of what is written: all of it is as it was, on disk too, and the next try is the first. */
static void
test_adapted_fails (SessionFixture *self, gconstpointer data)
{
  static const char *const added[] = { "build 1 bonus=0 buy=4", NULL };
  const char *all = "SELECT group_concat (text, ';') || (SELECT count () FROM amendment) ||"
                    " (SELECT group_concat (balance) FROM entry) FROM move";
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 3");
  session_fixture_play (self, "build 1 bonus=0 buy=3");
  before = store_table_ask (self->table, all);
  store_table_assert_asks (self->table,
                           "CREATE TRIGGER refuse BEFORE INSERT ON correction BEGIN SELECT raise (ABORT, 'no'); END", "");
  g_assert_false (rh_session_amend (self->session, 3, "draw 1 2", 4, added, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpstr (rh_session_get_move (self->session, 4), ==, "build 1 bonus=0 buy=3");
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 67);
  store_table_assert_asks (self->table, all, before);

  store_table_assert_asks (self->table, "DROP TRIGGER refuse", "");
  g_assert_true (rh_session_amend (self->session, 3, "draw 1 2", 4, added, &error));
  g_assert_cmpint (session_fixture_state_of (self)->players[0].capital, ==, 57);
  store_table_assert_good (self->store, 1);
}

/* A bid made a tie: what it cut waits until that has been drawn for, also after a restart; nothing waits any more once
 * something else is played, or the correction is undone. */
static void
test_waiting (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) waiting = NULL;
  g_autofree char *line = NULL;
  guint seq, from;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 10 3");
  session_fixture_play (self, "pick 1 1");
  session_fixture_play (self, "draw 1 2");
  g_assert_true (rh_session_amend (self->session, 1, "bids 3 3", 2, NULL, &error));
  g_assert_null (rh_session_list_waiting (self->session, &seq, &from, &line, &error));
  session_fixture_play (self, "tie 1:/7 2:/2");
  session_fixture_restart (self);

  waiting = rh_session_list_waiting (self->session, &seq, &from, &line, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (seq, ==, 2);
  g_assert_cmpuint (from, ==, 3);
  g_assert_cmpstr (line, ==, "bids 10 3");
  g_assert_cmpuint (g_strv_length (waiting), ==, 2);

  session_fixture_play (self, "pick 1 2");
  g_assert_null (rh_session_list_waiting (self->session, &seq, &from, &line, &error));
  for (guint i = 0; i < 3; i++)
    g_assert_true (rh_session_undo (self->session, &error));
  g_assert_null (rh_session_list_waiting (self->session, &seq, &from, &line, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 4);
}

/* What a move was before it was corrected last; not what was undone since. */
static void
test_former_text (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *back = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_null (rh_session_dup_former_text (self->session, 1, &error));
  g_assert_no_error (error);

  g_assert_true (rh_session_amend (self->session, 0, "reveal d2/7 v1/4", 1, NULL, NULL));
  first = rh_session_dup_former_text (self->session, 1, &error);
  g_assert_cmpstr (first, ==, "reveal d2/7 v1/3");
  g_assert_true (rh_session_amend (self->session, 0, "reveal d2/7 v1/5", 1, NULL, NULL));
  second = rh_session_dup_former_text (self->session, 1, &error);
  g_assert_cmpstr (second, ==, "reveal d2/7 v1/4");
  g_assert_true (rh_session_undo (self->session, NULL));
  back = rh_session_dup_former_text (self->session, 1, &error);
  g_assert_cmpstr (back, ==, "reveal d2/7 v1/3");
  g_assert_null (rh_session_dup_former_text (self->session, 2, &error));
  g_assert_no_error (error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-amend/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("amend", test_amend);
  ADD ("amend-cut", test_amend_cut);
  ADD ("amend-refused", test_amend_refused);
  ADD ("put-back", test_put_back);
  ADD ("put-back-some", test_put_back_some);
  ADD ("put-back-instead", test_put_back_instead);
  ADD ("former", test_former);
  ADD ("find-former", test_find_former);
  ADD ("former-text", test_former_text);
  ADD ("waiting", test_waiting);
  ADD ("adapted", test_adapted);
  ADD ("adapted-refused", test_adapted_refused);
  ADD ("adapted-fails", test_adapted_fails);
#undef ADD

  return g_test_run ();
}
