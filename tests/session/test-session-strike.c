/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves that never were, taken out of the game: what follows moves up, what was there stays on record, and one undo has it
 * all back. */

#include "session-fixture.h"

#include "rh-games.h"

static const char *const moves[] = {
  "deal desert jungle",
  "terrain 1 mountain mountain",
  "claim 2 red 5",
  "claim 1 white 4 double engines=0",
  "terrain 2 desert",
};

/* A game of a game whose moves may be struck out, instead of the fixture's own. */
static void
open_heart (SessionFixture *self, guint n_moves)
{
  RhSetup *setup = rh_setup_new (rh_game_find ("heart-of-africa"));
  g_autoptr (GError) error = NULL;

  g_assert_true (rh_setup_add_seat (setup, "red", "Red", NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Blue", NULL));
  g_clear_object (&self->session);
  self->session = rh_session_new_game (self->store, setup, &error);
  g_assert_no_error (error);
  rh_setup_free (setup);
  for (guint i = 0; i < n_moves; i++)
    session_fixture_play (self, moves[i]);
}

static void
assert_moves (SessionFixture *self, const char *joined)
{
  g_autofree char *now = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_null_terminated (0, NULL, TRUE);

  for (guint i = 0; i < rh_session_get_n_played (self->session); i++)
    g_ptr_array_add (lines, (gpointer) rh_session_get_move (self->session, i));
  now = g_strjoinv ("; ", (char **) lines->pdata);
  g_assert_cmpstr (now, ==, joined);
}

#define ALL \
  "deal desert jungle; terrain 1 mountain mountain; claim 2 red 5; claim 1 white 4 double engines=0; terrain 2 desert"
#define STRUCK "deal desert jungle; claim 2 red 5; claim 1 white 4 double engines=2; terrain 2 desert"

static void
test_strike (SessionFixture *self, gconstpointer data)
{
  /* Cards that nobody took: the route doubled by them is doubled by engines. It is so after a restart too, is undone and
   * redone as one, and what was struck out is on record. */
  static const char *const added[] = { "claim 2 red 5", "claim 1 white 4 double engines=2", "terrain 2 desert", NULL };
  g_autoptr (GPtrArray) formers = NULL;
  g_autoptr (GError) error = NULL;

  open_heart (self, G_N_ELEMENTS (moves));
  g_assert_true (rh_session_strike (self->session, 1, added, &error));
  assert_moves (self, STRUCK);
  store_table_assert_good (self->store, 2);

  formers = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (formers->len, ==, 1);
  g_assert_cmpstr (((const RhFormerLine *) formers->pdata[0])->text, ==, moves[1]);

  session_fixture_restart (self);
  assert_moves (self, STRUCK);
  g_assert_true (rh_session_undo (self->session, &error));
  assert_moves (self, ALL);
  store_table_assert_good (self->store, 2);
  g_assert_true (rh_session_redo (self->session, &error));
  assert_moves (self, STRUCK);
  store_table_assert_good (self->store, 2);
}

static void
test_strike_last (SessionFixture *self, gconstpointer data)
{
  /* Nothing follows: it goes, though something else was corrected since it was made, and undo has it back. */
  static const char *const none[] = { NULL };
  g_autoptr (GPtrArray) formers = NULL;
  g_autoptr (GError) error = NULL;

  open_heart (self, 3);
  g_assert_true (rh_session_amend (self->session, 1, "terrain 1 mountain", 3, NULL, &error));
  g_assert_true (rh_session_strike (self->session, 2, none, &error));
  assert_moves (self, "deal desert jungle; terrain 1 mountain");
  store_table_assert_good (self->store, 2);
  formers = rh_session_list_former (self->session, &error);
  g_assert_cmpuint (formers->len, ==, 2);
  g_assert_cmpstr (((const RhFormerLine *) formers->pdata[0])->cut->pdata[0], ==, "claim 2 red 5");

  g_assert_true (rh_session_undo (self->session, &error));
  assert_moves (self, "deal desert jungle; terrain 1 mountain; claim 2 red 5");
  g_assert_true (rh_session_undo (self->session, &error));
  assert_moves (self, "deal desert jungle; terrain 1 mountain mountain; claim 2 red 5");
}

static void
test_strike_first (SessionFixture *self, gconstpointer data)
{
  /* The first of several can go; of a single one that is what undo is for. */
  static const char *const added[] = { "terrain 2 desert", NULL };
  g_autoptr (GError) error = NULL;

  open_heart (self, 0);
  session_fixture_play (self, "claim 1 red 3");
  g_assert_false (rh_session_strike (self->session, 0, NULL, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING);
  g_clear_error (&error);
  session_fixture_play (self, "terrain 2 desert");
  g_assert_true (rh_session_strike (self->session, 0, added, &error));
  assert_moves (self, "terrain 2 desert");
  store_table_assert_good (self->store, 2);
}

static void
test_strike_refused (SessionFixture *self, gconstpointer data)
{
  /* Lines that don't fit leave all as it was; and a game that people have ended is taken up first. */
  static const char *const added[] = { "claim 2 red 5", "claim 1 white 4 double engines=0", "terrain 2 desert", NULL };
  g_autoptr (GError) error = NULL;

  open_heart (self, G_N_ELEMENTS (moves));
  g_assert_false (rh_session_strike (self->session, 1, added, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  assert_moves (self, ALL);
  g_assert_true (rh_session_end (self->session, &error));
  g_assert_false (rh_session_strike (self->session, 1, added, &error));
  g_assert_error (error, RH_SESSION_ERROR, RH_SESSION_ERROR_ENDED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) \
  g_test_add ("/session-strike/" path, SessionFixture, NULL, session_fixture_set_up, func, session_fixture_tear_down)
  ADD ("strike", test_strike);
  ADD ("strike-last", test_strike_last);
  ADD ("strike-first", test_strike_first);
  ADD ("strike-refused", test_strike_refused);
#undef ADD

  return g_test_run ();
}
