/* SPDX-License-Identifier: GPL-3.0-or-later
 * The course of a game that is looked at: where its rounds begin, and where there is something to learn. */

#include "config.h"

#include "rh-course.h"

#include "rh-fold.h"

/* More moves than people make in any game: who looks at them would wait for their rounds. */
#define MOVES_MAX 20000

typedef struct {
  guint place;
  guint round;
} Start;

typedef struct {
  guint       place;
  const char *text;
} Lesson;

struct _RhCourse {
  guint   n_moves;
  GArray *starts;  /* of Start */
  GArray *lessons; /* of Lesson */
};

static gboolean
is_told (const RhCourse *self, const char *text)
{
  for (guint i = 0; i < self->lessons->len; i++) {
    if (g_str_equal (g_array_index (self->lessons, Lesson, i).text, text))
      return TRUE;
  }

  return FALSE;
}

/* One at a time: what else there is to know comes where it is met next. */
static void
add_lesson (RhCourse *self, const RhTelling *telling, gconstpointer state, guint place)
{
  Lesson lesson = { .place = place };

  for (guint i = 0; telling->lesson != NULL && (lesson.text = telling->lesson (state, i)) != NULL; i++) {
    if (!is_told (self, lesson.text)) {
      g_array_append_val (self->lessons, lesson);
      return;
    }
  }
}

/* A round begins where its first move is asked for. */
static void
add_move (RhCourse *self, const RhTelling *telling, gconstpointer state, guint place)
{
  Start start = { place, telling->round (state) };

  if (start.round != rh_course_get_round (self, place))
    g_array_append_val (self->starts, start);
  add_lesson (self, telling, state, place + 1);
}

/**
 * rh_course_new:
 * @telling: what is said of the game
 * @setup: the players
 * @moves: (array length=n_moves): its moves
 * @n_moves: how many
 *
 * Folds the game once, and keeps the places alone. One of more moves than people make has no rounds here.
 *
 * Returns: (transfer full): its course
 */
RhCourse *
rh_course_new (const RhTelling *telling, const RhSetup *setup, const char *const *moves, guint n_moves)
{
  RhCourse *self = g_new0 (RhCourse, 1);
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  self->n_moves = n_moves;
  self->starts = g_array_new (FALSE, FALSE, sizeof (Start));
  self->lessons = g_array_new (FALSE, FALSE, sizeof (Lesson));

  add_lesson (self, telling, rh_fold_get_state (fold), 0);
  for (guint i = 0; i < n_moves && n_moves <= MOVES_MAX && rh_fold_play_text (fold, moves[i], NULL); i++)
    add_move (self, telling, rh_fold_get_state (fold), i);

  return self;
}

/**
 * rh_course_free:
 * @self: (transfer full): a course
 */
void
rh_course_free (RhCourse *self)
{
  g_array_unref (self->starts);
  g_array_unref (self->lessons);
  g_free (self);
}

/**
 * rh_course_get_n_rounds:
 * @self: a course
 *
 * Returns: how many rounds have begun; 0 in a game without rounds
 */
guint
rh_course_get_n_rounds (const RhCourse *self)
{
  return self->starts->len;
}

/**
 * rh_course_get_start:
 * @self: a course
 * @i: which round that has begun, from 0
 *
 * Returns: how many moves are played where it begins
 */
guint
rh_course_get_start (const RhCourse *self, guint i)
{
  g_return_val_if_fail (i < self->starts->len, 0);

  return g_array_index (self->starts, Start, i).place;
}

/**
 * rh_course_get_round:
 * @self: a course
 * @place: how many moves are played
 *
 * Returns: which round the move belongs to that is asked for there, or at the end the last one; 0
 *   in a game without rounds
 */
guint
rh_course_get_round (const RhCourse *self, guint place)
{
  guint round = 0;

  for (guint i = 0; i < self->starts->len && g_array_index (self->starts, Start, i).place <= place; i++)
    round = g_array_index (self->starts, Start, i).round;

  return round;
}

/**
 * rh_course_find_start:
 * @self: a course
 * @place: how many moves are played
 * @back: whether to look back
 *
 * Returns: where the round before that place begins, which may be that it is in, or the one after it;
 *   where there is none, the start or the end of the game
 */
guint
rh_course_find_start (const RhCourse *self, guint place, gboolean back)
{
  guint before = 0;

  for (guint i = 0; i < self->starts->len; i++) {
    guint start = rh_course_get_start (self, i);

    if (!back && start > place)
      return start;
    if (start < place)
      before = start;
  }

  return back ? before : self->n_moves;
}

/**
 * rh_course_get_lesson:
 * @self: a course
 * @place: how many moves are played
 *
 * Returns: (nullable): what is to be learnt there, for the first time; translate it when shown
 */
const char *
rh_course_get_lesson (const RhCourse *self, guint place)
{
  for (guint i = 0; i < self->lessons->len; i++) {
    const Lesson *lesson = &g_array_index (self->lessons, Lesson, i);

    if (lesson->place == place)
      return lesson->text;
  }

  return NULL;
}
