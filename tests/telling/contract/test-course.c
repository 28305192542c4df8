/* SPDX-License-Identifier: GPL-3.0-or-later
 * The course of a game: its rounds, and what is learnt on the way. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-course.h"
#include "telling-table.h"

/* Two rounds: the second begins after nine moves. */
static const char *const moves[] = {
  "reveal s3/7 s3/3", "bids 12 5", "pick 1 1", "draw 1 3", "build 1 bonus=0 buy=0",
  "reveal s2/7 s3/3", "bids 1 1", "tie 1:s0/3 2:s0/4", "pick 2 1",
};

static RhCourse *
make_course (const RhTelling *telling, guint n_moves)
{
  g_autoptr (RhSetup) setup = telling_table_setup (2);

  return rh_course_new (telling, setup, moves, n_moves);
}

/* A round begins where its first move is asked for, and goes on to where that of the next one is. */
static void
test_rounds (void)
{
  g_autoptr (RhCourse) course = make_course (&rh_cape_telling, G_N_ELEMENTS (moves));

  g_assert_cmpuint (rh_course_get_n_rounds (course), ==, 2);
  g_assert_cmpuint (rh_course_get_start (course, 0), ==, 0);
  g_assert_cmpuint (rh_course_get_start (course, 1), ==, 5);
  g_assert_cmpuint (rh_course_get_round (course, 0), ==, 1);
  g_assert_cmpuint (rh_course_get_round (course, 4), ==, 1);
  g_assert_cmpuint (rh_course_get_round (course, 5), ==, 2);
  g_assert_cmpuint (rh_course_get_round (course, 9), ==, 2);
}

/* Back to the start of the round, then of the one before; on to the next one, then to the end. */
static void
test_jumps (void)
{
  g_autoptr (RhCourse) course = make_course (&rh_cape_telling, G_N_ELEMENTS (moves));

  g_assert_cmpuint (rh_course_find_start (course, 0, FALSE), ==, 5);
  g_assert_cmpuint (rh_course_find_start (course, 4, FALSE), ==, 5);
  g_assert_cmpuint (rh_course_find_start (course, 5, FALSE), ==, 9);
  g_assert_cmpuint (rh_course_find_start (course, 9, FALSE), ==, 9);
  g_assert_cmpuint (rh_course_find_start (course, 9, TRUE), ==, 5);
  g_assert_cmpuint (rh_course_find_start (course, 5, TRUE), ==, 0);
  g_assert_cmpuint (rh_course_find_start (course, 0, TRUE), ==, 0);
}

/* What is learnt once isn't told again: the second auction has a lesson only for its tie. */
static void
test_lessons (void)
{
  g_autoptr (RhCourse) course = make_course (&rh_cape_telling, G_N_ELEMENTS (moves));

  for (guint place = 0; place < 6; place++)
    g_assert_nonnull (rh_course_get_lesson (course, place));
  g_assert_nonnull (rh_course_get_lesson (course, 7));
  g_assert_null (rh_course_get_lesson (course, 6));
  g_assert_null (rh_course_get_lesson (course, 8));
}

/* Without rounds, lessons or moves there is nothing to jump to but the ends. */
static void
test_plain (void)
{
  RhTelling telling = rh_cape_telling;
  g_autoptr (RhCourse) course = make_course (&telling, 0);
  g_autoptr (RhCourse) silent = NULL;

  g_assert_cmpuint (rh_course_get_n_rounds (course), ==, 0);
  g_assert_cmpuint (rh_course_get_round (course, 0), ==, 0);
  g_assert_cmpuint (rh_course_find_start (course, 0, FALSE), ==, 0);

  telling.lesson = NULL;
  silent = make_course (&telling, 3);
  for (guint place = 0; place < 4; place++)
    g_assert_null (rh_course_get_lesson (silent, place));
}

/* A record may have far more moves than a game: nobody waits until they are gone through, and there are the ends. */
static void
test_long (void)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (RhSetup) setup = telling_table_setup (2);
  g_autoptr (RhCourse) course = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_ptr_array_add (lines, (gpointer) moves[i]);
  while (lines->len < 20001)
    g_ptr_array_add (lines, (gpointer) "pass 1");
  course = rh_course_new (&rh_cape_telling, setup, (const char *const *) lines->pdata, lines->len);
  g_assert_cmpuint (rh_course_get_n_rounds (course), ==, 0);
  g_assert_cmpuint (rh_course_find_start (course, 5, FALSE), ==, 20001);
  g_assert_cmpuint (rh_course_find_start (course, 5, TRUE), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/course/rounds", test_rounds);
  g_test_add_func ("/course/jumps", test_jumps);
  g_test_add_func ("/course/lessons", test_lessons);
  g_test_add_func ("/course/plain", test_plain);
  g_test_add_func ("/course/long", test_long);

  return g_test_run ();
}
