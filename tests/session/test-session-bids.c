/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids, from the first to the reveal, and what drops them. */

#include "session-fixture.h"

#include <string.h>

/* Both seal, one thinks again; revealed together they are one move. */
static void
test_bids (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 0);
  session_fixture_seal (self, 1, 41);
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 1);
  g_assert_false (rh_session_reveal_bids (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  session_fixture_seal (self, 0, 12);
  rh_session_unseal_bid (self->session, 1);
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 1);
  session_fixture_seal (self, 1, 5);
  g_assert_true (rh_session_reveal_bids (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 5");
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 0);
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
}

/* Bids that can't be: too high, none at all, and at the wrong time. The words never hold the bid. */
static void
test_bids_refused (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_session_seal_bid (self->session, 0, 1, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);

  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_false (rh_session_seal_bid (self->session, 0, 101, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID);
  g_assert_null (strstr (error->message, "101"));
  g_assert_nonnull (strstr (error->message, "£100"));
  g_clear_error (&error);
  g_assert_false (rh_session_seal_bid (self->session, 0, -1, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID);
  g_assert_null (strstr (error->message, "1"));
  g_assert_nonnull (strstr (error->message, "£0"));
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
}

/* Sealed bids outlive an end, but no restart, and undo drops them first, the last one before the others. */
static void
test_bids_dropped (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 0, 12);
  session_fixture_seal (self, 1, 13);
  session_fixture_seal (self, 0, 14);
  g_assert_cmpuint (rh_session_get_last_sealed (self->session), ==, 0);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_false (rh_session_is_sealed (self->session, 0));
  g_assert_true (rh_session_is_sealed (self->session, 1));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, 1);

  session_fixture_seal (self, 0, 12);
  g_assert_true (rh_session_end (self->session, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_status (self->session), ==, RH_GAME_PLAYING);
  g_assert_true (rh_session_is_sealed (self->session, 0));

  session_fixture_restart (self);
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  g_assert_cmpint (session_fixture_state_of (self)->phase, ==, RH_CAPE_BIDS);
}

/* Nothing is kept of a bid that was undone; whose it was is known until another is sealed, or the game goes on from there. */
static void
test_bid_not_redone (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, -1);
  session_fixture_seal (self, 0, 12);
  session_fixture_seal (self, 1, 13);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, 1);
  g_assert_false (rh_session_can_redo (self->session));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, 0);

  /* Back and forth over the cards it is the same; what is redone there is no bid. */
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, -1);
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, 0);
  session_fixture_seal (self, 1, 5);
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, -1);
  g_assert_true (rh_session_undo (self->session, &error));
  session_fixture_play (self, "bids 1 2");
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, -1);

  /* Of bids that were taken back and are given again, the redo is of those that were revealed. */
  session_fixture_seal (self, 0, 12);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, 0);
  g_assert_true (rh_session_can_redo (self->session));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 1 2");
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, -1);

  /* Whoever withdraws theirs has undone nothing. */
  session_fixture_seal (self, 0, 12);
  rh_session_unseal_bid (self->session, 0);
  g_assert_cmpint (rh_session_get_dropped (self->session), ==, -1);
}

/* A game knows that it was opened where it had been left, until anything is given there. */
static void
test_resumed (SessionFixture *self, gconstpointer data)
{
  g_assert_false (rh_session_is_resumed (self->session));
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_false (rh_session_is_resumed (self->session));

  session_fixture_restart (self);
  g_assert_true (rh_session_is_resumed (self->session));
  session_fixture_seal (self, 0, 12);
  g_assert_false (rh_session_is_resumed (self->session));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  g_assert_false (rh_session_is_resumed (self->session));

  session_fixture_restart (self);
  session_fixture_play (self, "bids 12 5");
  g_assert_false (rh_session_is_resumed (self->session));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_false (rh_session_is_resumed (self->session));
}

/* Put on the table again it is the same game, bids and all, unless somebody else has changed it. */
static void
test_open_again (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = NULL;
  g_autoptr (RhSession) same = NULL;
  g_autoptr (RhSession) changed = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 0, 12);
  same = rh_session_open_again (self->session, NULL);
  g_assert_true (same == self->session);
  g_assert_true (rh_session_is_sealed (same, 0));

  other = rh_session_open (self->store, rh_session_get_id (self->session), NULL);
  g_assert_true (rh_session_play (other, "bids 12 5", NULL));
  changed = rh_session_open_again (self->session, NULL);
  g_assert_false (changed == self->session);
  g_assert_cmpuint (rh_session_get_n_sealed (changed), ==, 0);
  g_assert_true (rh_session_is_resumed (changed));
}

/* Who is called otherwise meanwhile is so from then on; the game and its bids are the same. */
static void
test_renamed (SessionFixture *self, gconstpointer data)
{
  g_autofree char *was = g_strdup (rh_session_get_setup (self->session)->seats[0].name);
  g_autoptr (RhSession) same = NULL;
  gint64 player = 0;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 0, 12);
  g_assert_true (rh_store_find_player (self->store, was, &player, NULL));
  g_assert_true (rh_store_rename_player (self->store, player, "Johanna", NULL));
  same = rh_session_open_again (self->session, NULL);
  g_assert_true (same == self->session);
  g_assert_true (rh_session_is_sealed (same, 0));
  g_assert_cmpstr (rh_session_get_setup (same)->seats[0].name, ==, "Johanna");
  session_fixture_play (self, "bids 12 5");
}

/* An old slip was corrected while bids were sealed: they stay where they are asked for afterwards, too, and may be given.
 * Undone first is what was sealed after it, then the correction, then what was sealed before. */
static void
test_corrected (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 1, 41);
  g_assert_true (rh_session_amend (self->session, 0, "reveal d3/7 v1/3", 1, NULL, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d3/7 v1/3");
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 1);
  g_assert_false (rh_session_can_undo_bid (self->session));
  session_fixture_seal (self, 0, 12);
  g_assert_true (rh_session_can_undo_bid (self->session));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 1);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/7 v1/3");
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 1);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 0);
}

/* What was sealed before a correction is taken back, and another seals: that is undone before the correction, and so is
 * the same seat's next one. */
static void
test_corrected_taken_back (SessionFixture *self, gconstpointer data)
{
  guint next = GPOINTER_TO_UINT (data);

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 1, 41);
  g_assert_true (rh_session_amend (self->session, 0, "reveal d3/7 v1/3", 1, NULL, NULL));
  rh_session_unseal_bid (self->session, 1);
  g_assert_false (rh_session_can_undo_bid (self->session));
  session_fixture_seal (self, next, 12);
  g_assert_true (rh_session_can_undo_bid (self->session));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 0);
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d3/7 v1/3");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/7 v1/3");
}

/* Bids and corrections in turn are undone in turn, also where a correction was redone between. */
static void
test_corrected_twice (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 1, 41);
  g_assert_true (rh_session_amend (self->session, 0, "reveal d3/7 v1/3", 1, NULL, NULL));
  session_fixture_seal (self, 0, 12);
  g_assert_true (rh_session_amend (self->session, 0, "reveal d3/7 v1/4", 1, NULL, NULL));
  g_assert_false (rh_session_can_undo_bid (self->session));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (rh_session_redo (self->session, NULL));
  g_assert_false (rh_session_can_undo_bid (self->session));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d3/7 v1/3");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 1);
  g_assert_false (rh_session_can_undo_bid (self->session));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/7 v1/3");
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 1);
  g_assert_true (rh_session_can_undo_bid (self->session));
}

/* Who has less to bid with than before may have sealed more than that: all are asked again, whatever was sealed. */
static void
test_corrected_money (SessionFixture *self, gconstpointer data)
{
  static const char *const round[] = { "reveal d2/7 v1/3", "bids 10 3", "pick 1 1", "draw 1 3", "build 1 bonus=0 buy=3",
                                       "reveal d2/6 v1/3" };
  g_autoptr (GError) error = NULL;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (round); i++)
    session_fixture_play (self, round[i]);
  n = rh_session_get_n_played (self->session);
  session_fixture_seal (self, 0, 1);
  g_assert_true (rh_session_amend (self->session, 1, "bids 10 4", n, NULL, &error));
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 0);
  session_fixture_seal (self, 1, 1);
  g_assert_true (rh_session_amend (self->session, 1, "bids 10 2", n, NULL, &error));
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 1 << 0 | 1 << 1);
  g_assert_true (rh_session_amend (self->session, 1, "bids 11 2", n, NULL, &error));
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, 0);
}

/* Whether bids are opened at once, or said aloud, is the table's habit, and changes nothing of the game. */
static void
test_opens_bids (SessionFixture *self, gconstpointer data)
{
  gboolean on = FALSE;

  g_assert_false (rh_session_get_opens_bids (self->session));
  g_object_set (self->session, "opens-bids", TRUE, NULL);
  g_assert_true (rh_session_get_opens_bids (self->session));
  g_object_get (self->session, "opens-bids", &on, NULL);
  g_assert_true (on);

  g_assert_false (rh_session_get_says_bids (self->session));
  g_object_set (self->session, "says-bids", TRUE, NULL);
  g_assert_true (rh_session_get_says_bids (self->session));
  on = FALSE;
  g_object_get (self->session, "says-bids", &on, NULL);
  g_assert_true (on);
}

/* What was typed of a card that is given anew is undone before the bids that were sealed before it, and redone without an end to
 * them; a bid sealed after it comes first again. */
static void
test_bids_anew (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_seal (self, 0, 12);
  g_assert_true (rh_session_set_draft (self->session, "| r_/_", &error));
  g_assert_false (rh_session_can_undo_bid (self->session));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_true (rh_session_can_undo_bid (self->session));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "| r_/_");
  g_assert_true (rh_session_is_sealed (self->session, 0));

  g_assert_true (rh_session_set_draft (self->session, "", &error));
  session_fixture_seal (self, 1, 13);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_false (rh_session_is_sealed (self->session, 1));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "| r_/_");

  /* The card is whole: it is the correction that is undone, and then what led to it. */
  g_assert_true (rh_session_amend (self->session, 0, "reveal r2/7 v1/3", 1, NULL, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_true (rh_session_is_sealed (self->session, 0));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "| r_/_");
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/7 v1/3");
  g_assert_true (rh_session_is_sealed (self->session, 0));
}

/* Whether what was undone can be redone, and that nothing is lost where it can't. */
static void
assert_redoes (SessionFixture *self, gboolean redoes)
{
  g_autoptr (GError) error = NULL;
  guint sealed = rh_session_get_sealed (self->session);

  g_assert_cmpint (rh_session_can_redo (self->session), ==, redoes);
  if (redoes)
    return;
  g_assert_false (rh_session_redo (self->session, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_assert_cmphex (rh_session_get_sealed (self->session), ==, sealed);
}

/* Bids are undone and given anew: from the first one that is sealed on no redo brings the old ones back in place of it, until it is
 * dropped or withdrawn. Those revealed then have replaced the old ones for good. */
static void
test_no_redo (SessionFixture *self, gconstpointer data)
{
  session_fixture_play (self, "reveal d2/7 v1/3");
  session_fixture_play (self, "bids 1 2");
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_redoes (self, TRUE);
  session_fixture_seal (self, 0, 12);
  assert_redoes (self, FALSE);
  session_fixture_seal (self, 1, 13);
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_redoes (self, FALSE);
  g_assert_true (rh_session_undo (self->session, NULL));
  assert_redoes (self, TRUE);
  session_fixture_seal (self, 1, 5);
  assert_redoes (self, FALSE);
  rh_session_unseal_bid (self->session, 1);
  g_assert_true (rh_session_redo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 1 2");

  g_assert_true (rh_session_undo (self->session, NULL));
  session_fixture_seal (self, 0, 12);
  session_fixture_seal (self, 1, 13);
  g_assert_true (rh_session_reveal_bids (self->session, NULL));
  assert_redoes (self, FALSE);
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_true (rh_session_redo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->session, 1), ==, "bids 12 13");
}

/* Nor does one bring back a correction or a card that were undone before the bid was sealed; what is undone after it is redone, and it
 * stays. */
static void
test_no_redo_anew (SessionFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_amend (self->session, 0, "reveal d3/7 v1/3", 1, NULL, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_cmpuint (rh_session_get_redo_correction (self->session), ==, 1);
  session_fixture_seal (self, 0, 12);
  g_assert_cmpuint (rh_session_get_redo_correction (self->session), ==, 0);
  assert_redoes (self, FALSE);

  g_assert_true (rh_session_set_draft (self->session, "| r_/_", &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "| r_/_");
  assert_redoes (self, FALSE);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_true (rh_session_amend (self->session, 0, "reveal d2/8 v1/3", 1, NULL, &error));
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_true (rh_session_is_sealed (self->session, 0));
  assert_redoes (self, TRUE);
  session_fixture_seal (self, 0, 3);
  assert_redoes (self, FALSE);
  g_assert_true (rh_session_undo (self->session, &error));
  g_assert_true (rh_session_redo (self->session, &error));
  g_assert_cmpstr (rh_session_get_move (self->session, 0), ==, "reveal d2/8 v1/3");

  g_assert_true (rh_session_set_draft (self->session, "| r_/_", &error));
  g_assert_true (rh_session_undo (self->session, &error));
  assert_redoes (self, TRUE);
  session_fixture_seal (self, 1, 13);
  assert_redoes (self, FALSE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-bids/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("bids", test_bids);
  ADD ("no-redo", test_no_redo);
  ADD ("no-redo-anew", test_no_redo_anew);
  ADD ("bids-refused", test_bids_refused);
  ADD ("bids-dropped", test_bids_dropped);
  ADD ("bid-not-redone", test_bid_not_redone);
  ADD ("anew", test_bids_anew);
  ADD ("resumed", test_resumed);
  ADD ("open-again", test_open_again);
  ADD ("renamed", test_renamed);
  ADD ("opens-bids", test_opens_bids);
  ADD ("corrected", test_corrected);
  g_test_add ("/session-bids/corrected-taken-back", SessionFixture, GUINT_TO_POINTER (0), session_fixture_set_up,
              test_corrected_taken_back, session_fixture_tear_down);
  g_test_add ("/session-bids/corrected-given-again", SessionFixture, GUINT_TO_POINTER (1), session_fixture_set_up,
              test_corrected_taken_back, session_fixture_tear_down);
  ADD ("corrected-twice", test_corrected_twice);
  ADD ("corrected-money", test_corrected_money);
#undef ADD

  return g_test_run ();
}
