/* SPDX-License-Identifier: GPL-3.0-or-later
 * A first-time visitor opens the sample: a whole game, at its start, that can
 * be stepped through to its winner and never changed. */

#include "config.h"

#include "rh-sample.h"

#include "rh-course.h"
#include "rh-games-ui.h"
#include "rh-games.h"
#include "ui-screen.h"

#define N_LESSONS 13

static void
test_open (void)
{
  g_autoptr (GError) error = NULL;
  const RhGame *game = rh_game_list ()[0];
  g_autoptr (RhSession) session = rh_sample_open (rh_sample_find (game), &error);

  g_assert_no_error (error);
  g_assert_true (rh_session_get_setup (session)->game == game);
  g_assert_true (rh_session_is_replay (session));
  g_assert_cmpuint (rh_session_get_setup (session)->n_seats, ==, 3);
  g_assert_cmpuint (rh_session_get_n_played (session), ==, 0);
  g_assert_cmpuint (rh_session_get_n_moves (session), >, 20);

  rh_session_go_to (session, rh_session_get_n_moves (session), &error);
  g_assert_no_error (error);
  g_assert_cmpint (rh_session_get_status (session), ==, RH_GAME_WON);
}

static void
test_lessons (void)
{
  /* On its way everything is met that there is to learn, each thing once: the last at the end. */
  g_autoptr (RhSession) session = rh_sample_open (rh_sample_find (NULL), NULL);
  const RhSetup *setup = rh_session_get_setup (session);
  guint n_moves = rh_session_get_n_moves (session);
  g_autoptr (RhCourse) course = rh_course_new (rh_game_ui_find (setup->game)->telling, setup,
                                               rh_session_get_moves (session), n_moves);
  g_autoptr (GHashTable) lessons = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint place = 0; place <= n_moves; place++) {
    const char *lesson = rh_course_get_lesson (course, place);

    if (lesson != NULL)
      g_assert_true (g_hash_table_add (lessons, (gpointer) lesson));
  }
  g_assert_cmpuint (g_hash_table_size (lessons), ==, N_LESSONS);
  g_assert_nonnull (rh_course_get_lesson (course, n_moves));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/sample/open", test_open);
  g_test_add_func ("/sample/lessons", test_lessons);

  return g_test_run ();
}
