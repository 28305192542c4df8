/* SPDX-License-Identifier: GPL-3.0-or-later
 * The way in which people make a kind of move, remembered with the game. */

#include "session-fixture.h"

static void
test_way (SessionFixture *self, gconstpointer data)
{
  /* What people have chosen is what the next such move begins with, until something of it is entered; nothing is undone for it. */
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "");
  rh_session_set_way (self->session, "bids");
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "bids");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_false (rh_session_can_undo_draft (self->session));
  session_fixture_enter (self, "reveal d_/_");
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "reveal d_/_");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "bids");
  rh_session_set_way (self->session, NULL);
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "");
}

static void
count (guint *n)
{
  *n += 1;
}

/* Whatever is shown is shown anew only where something else is asked by it: not while something is entered. */
static void
test_way_told (SessionFixture *self, gconstpointer data)
{
  guint n = 0;

  rh_session_set_way (self->session, NULL);
  session_fixture_enter (self, "reveal d_/_");
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (count), &n);
  rh_session_set_way (self->session, "bids");
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (rh_session_undo (self->session, NULL));
  n = 0;
  rh_session_set_way (self->session, NULL);
  rh_session_set_way (self->session, NULL);
  g_assert_cmpuint (n, ==, 1);
}

/* It is there again with the game, however that went on and was undone; so is the choice that there is none. */
static void
test_way_again (SessionFixture *self, gconstpointer data)
{
  rh_session_set_way (self->session, "bids");
  session_fixture_play (self, "reveal d2/7 v1/3");
  g_assert_true (rh_session_undo (self->session, NULL));
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "bids");
  rh_session_set_way (self->session, NULL);
  session_fixture_restart (self);
  g_assert_cmpstr (rh_session_get_begun (self->session), ==, "");
}

/* Another program plays on: the game there keeps its way. */
static void
test_way_overtaken (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) other = rh_session_open (self->store, rh_session_get_id (self->session), NULL);

  rh_session_set_way (other, "bids");
  g_assert_true (rh_session_play (other, "reveal d2/7 v1/3", NULL));
  rh_session_set_way (self->session, "draw");
  store_table_assert_asks (self->table, "SELECT text FROM way", "bids");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-way/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("way", test_way);
  ADD ("way-told", test_way_told);
  ADD ("way-again", test_way_again);
  ADD ("way-overtaken", test_way_overtaken);

  return g_test_run ();
}
