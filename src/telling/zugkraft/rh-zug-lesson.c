/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the sample game teaches: a sentence or two for each thing that happens, where it happens first. */

#include "config.h"

#include "rh-zug-lesson.h"

#include "rh-zug.h"

#include <glib/gi18n-lib.h>

/* Whether it is to be learnt there, and how it is said. */
typedef struct {
  gboolean  (*here) (const RhZugState *state);
  const char *text;
} Lesson;

static RhZugSum
sum_last (const RhZugState *state)
{
  RhZugSum sum;

  rh_zug_train_sum (&state->players[state->last.seat].train, &sum);

  return sum;
}

static gboolean
is_over (const RhZugState *state)
{
  return state->phase == RH_ZUG_OVER && state->victory == RH_ZUG_POINTS;
}

static gboolean
is_last_round (const RhZugState *state)
{
  return state->phase == RH_ZUG_TURN && rh_zug_state_is_last_round (state);
}

static gboolean
is_short (const RhZugState *state)
{
  return state->last.kind == RH_ZUG_MOVE_SHORT;
}

static gboolean
is_wreck (const RhZugState *state)
{
  return state->last.kind == RH_ZUG_MOVE_WRECK;
}

static gboolean
is_special (const RhZugState *state)
{
  return sum_last (state).special;
}

static gboolean
is_freight (const RhZugState *state)
{
  return sum_last (state).freight;
}

static gboolean
is_doubled (const RhZugState *state)
{
  return sum_last (state).caboose;
}

static gboolean
is_train (const RhZugState *state)
{
  return state->last.kind == RH_ZUG_MOVE_TRAIN;
}

static gboolean
is_start (const RhZugState *state)
{
  return state->last.kind == RH_ZUG_MOVE_NONE;
}

static gboolean
is_goal (const RhZugState *state)
{
  return state->victory == RH_ZUG_POINTS && state->phase == RH_ZUG_TURN && state->players[state->seat].turns > 0;
}

/* Of several, the first that isn't known yet is told. */
static const Lesson lessons[] = {
  { is_over, N_("All have had the same number of turns, and the goal is reached: the highest total wins. Equal totals share "
                "the win.") },
  { is_last_round, N_("Somebody has reached the goal. Whoever has had fewer turns still has one, and may overtake.") },
  { is_special, N_("One of each of the six parts is a special train. It brings 25 points: 20, and 5 on top.") },
  { is_short, N_("Whoever hasn’t set down an engine, a tender, and a car or caboose by the third roll has a material shortage, "
                 "and gets nothing.") },
  { is_wreck, N_("After the third roll, at least one die must be set down from each roll. If none fits, the train is wrecked, "
                 "and its points are lost.") },
  { is_freight, N_("A second engine makes a freight train. Whenever three cars are down, those three dice may be rolled again, "
                   "as long as the player dares.") },
  { is_doubled, N_("A caboose ends the turn, and doubles the whole train: an early one is safe, a late one is worth more.") },
  { is_train, N_("Tank cars bring 4 points, ore cars 3 and boxcars 2. Engines and tenders bring none.") },
  { is_start, N_("The player on turn rolls six dice and sets some of them down: an engine first, then a tender, then cars. The "
                 "others can be rolled again.") },
  { is_goal, N_("The total of each player grows towards the goal. What the dice promise can be asked in one’s own game.") },
};

/**
 * rh_zug_lesson:
 * @data: a #RhZugState, where the sample game stands
 * @i: which sentence, from 0
 *
 * Returns: (nullable): something to know there; translate it when shown; %NULL where there are no more
 */
const char *
rh_zug_lesson (gconstpointer data, guint i)
{
  guint n = 0;

  for (guint k = 0; k < G_N_ELEMENTS (lessons); k++) {
    if (lessons[k].here (data) && n++ == i)
      return lessons[k].text;
  }

  return NULL;
}
