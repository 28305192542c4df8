/* SPDX-License-Identifier: GPL-3.0-or-later
 * The note on a game is that of its store, as it is now; a game that isn't stored has none. */

#include "session-fixture.h"

static void
test_note (SessionFixture *self, gconstpointer data)
{
  gint64 game = rh_session_get_id (self->session);
  g_autofree char *none = rh_session_dup_note (self->session);
  g_autofree char *note = NULL;

  g_assert_null (none);
  g_assert_true (rh_store_set_note (self->store, game, "It rained", NULL));
  note = rh_session_dup_note (self->session);
  g_assert_cmpstr (note, ==, "It rained");
}

static void
test_replay (SessionFixture *self, gconstpointer data)
{
  g_autoptr (RhSession) replay = rh_session_new_replay (rh_session_get_setup (self->session), NULL, 0, 0, NULL);

  g_assert_nonnull (replay);
  g_assert_null (rh_session_dup_note (replay));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-note/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("note", test_note);
  ADD ("replay", test_replay);
#undef ADD

  return g_test_run ();
}
