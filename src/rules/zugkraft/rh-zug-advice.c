/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise of a train, for who asks. */

#include "config.h"

#include "rh-zug-advice.h"

#include "rh-zug-hold.h"

#define LIKELY .1 /* a chance that is played for */
#define HALF .5   /* what a win is worth that is shared */
#define EVEN .015 /* nobody at a table tells chances apart that are so near */

/* The chance of a shortage, played to avoid it (rule Z2). */
static void
advise_shortage (RhZugAdvice *advice, const RhZugStand *stand)
{
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_RUN, 0);
  RhZugTally tally;

  advice->kind = RH_ZUG_ADVICE_SHORTAGE;
  for (guint rolls = stand->dice < RH_ZUG_DICE ? 1 : 0; rolls < RH_ZUG_ROLLS_SAFE; rolls++)
    advice->shortages[rolls] = 1 - rh_zug_odds_roll (odds, stand, rolls, &tally);
  advice->shortages[RH_ZUG_ROLLS_SAFE] = 1;
  advice->n_ready = tally.n_end;
  advice->needs = stand->engines == 0 ? RH_ZUG_ENGINE : stand->tender ? RH_ZUG_TANK : RH_ZUG_TENDER;
}

static double
average (double sum, guint n)
{
  return n > 0 ? sum / n : 0;
}

/* Rule Z9, and the points. */
static void
advise_points (RhZugAdvice *advice, const RhZugStand *stand)
{
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_POINTS, 0);
  RhZugTally tally;

  advice->kind = RH_ZUG_ADVICE_ROLL;
  advice->roll = rh_zug_odds_roll (odds, stand, advice->rolls, &tally);
  advice->bad_faces = stand->engines; /* a second tender always, and a third engine behind two */
  advice->n_nothing = tally.n_nothing;
  advice->nothing = (double) tally.n_nothing / tally.n_rolls;
  advice->wrecks = advice->rolls == RH_ZUG_ROLLS_SAFE;
  advice->n_end = tally.n_end;
  advice->end_points = average (tally.end, tally.n_end);
  advice->n_on = tally.n_on;
  advice->on_points = average (tally.on, tally.n_on);
}

static void
advise_target (RhZugAdvice *advice, const RhZugStand *stand)
{
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_TARGET, advice->target);
  RhZugTally tally;

  advice->reach = rh_zug_odds_roll (odds, stand, advice->rolls, &tally);
  advice->n_reach = tally.n_end;
  advice->n_open = tally.n_on;
  advice->open_reach = average (tally.on, tally.n_on);
}

/* Who has as much as the others may want more. */
static double
chance_of_more (const RhZugAdvice *advice, const RhZugStand *stand)
{
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_TARGET, advice->target + 1);
  RhZugTally tally;

  return rh_zug_odds_roll (odds, stand, advice->rolls, &tally);
}

static guint
count_ways (guint dice)
{
  guint n = 1;

  for (guint i = 0; i < dice; i++)
    n *= RH_ZUG_PART_LAST;

  return n;
}

/**
 * rh_zug_advice_compute:
 * @train: the parts set down, such as those of a draft: two engines may wait for their tender
 * @rolls: the rolls made; 0 where nobody has told: of a train that can run that is as if there had been three, which is usual
 * @target: the points to reach, such as rh_zug_state_get_target() has; 0 for none
 * @shares: whether whoever has no more than these shares the highest total, such as rh_zug_state_is_shared_target() has
 * @advice: (out): what can be said
 *
 * Works out what may come of a train: rules Z1 to Z9. Of every roll any set of dice may be put down that the rules
 * allow, of the first three also none; then the turn is ended or there is another roll.
 */
void
rh_zug_advice_compute (const RhZugTrain *train, guint rolls, int target, gboolean shares, RhZugAdvice *advice)
{
  RhZugStand stand;
  RhZugSum sum;

  g_return_if_fail (target >= 0);

  rh_zug_train_sum (train, &sum);
  stand = rh_zug_stand_of (&sum);
  *advice = (RhZugAdvice) {
    .dice = sum.dice,
    .rolls = rolls == 0 && sum.runnable ? RH_ZUG_ROLLS_SAFE : MIN (rolls, RH_ZUG_ROLLS_SAFE),
    .guessed = rolls == 0 && sum.runnable,
    .n_rolls = count_ways (sum.dice),
    .stop = sum.runnable ? sum.points : 0,
    .target = target,
    .shares = shares,
    .others = TRUE,
  };

  if (sum.dice > 0 && !sum.runnable)
    advise_shortage (advice, &stand);
  else if (sum.dice > 0)
    advise_points (advice, &stand);

  if (!sum.runnable || target == 0)
    return;
  if (sum.points >= target)
    advice->reach = 1;
  if (shares && sum.points == target && sum.dice > 0)
    advice->more = chance_of_more (advice, &stand);
  if (sum.points < target && sum.dice > 0)
    advise_target (advice, &stand);
}

/**
 * rh_zug_advice_of_turn:
 * @turn: a turn
 * @rolls: the rolls made; 0 where nobody has told
 * @advice: (out): what can be said
 *
 * Works out what may come of a turn: rules Z1 to Z9; and of who has the points needed, whether that holds against those who still
 * have a turn (rule Z10).
 */
void
rh_zug_advice_of_turn (const RhZugTurn *turn, guint rolls, RhZugAdvice *advice)
{
  RhZugHold hold;

  rh_zug_advice_compute (&turn->train, rolls, turn->target, turn->shares, advice);
  advice->others = turn->knockout || turn->n_rivals > 0;
  if (advice->kind != RH_ZUG_ADVICE_ROLL || turn->n_rivals == 0 || advice->target == 0 || advice->stop < advice->target)
    return;

  advice->unsettled = TRUE;
  if (!advice->wrecks)
    return;

  rh_zug_hold_compute (turn, rh_zug_advice_has_as_much (advice), &hold);
  advice->hold_stop = hold.stop;
  advice->hold_roll = hold.roll;
}

/**
 * rh_zug_advice_has_as_much:
 * @self: what can be said of a train
 *
 * Returns: whether who stops with it shares the highest total
 */
gboolean
rh_zug_advice_has_as_much (const RhZugAdvice *self)
{
  return self->shares && self->stop == self->target;
}

/**
 * rh_zug_advice_is_for_target:
 * @self: what can be said of a train
 * @must: whether who doesn't reach the points that are needed can't win any more
 *
 * By the points alone it is best to roll on nearly always: where points are needed, the chance of these comes first.
 *
 * Returns: whether the advice is for who needs points, not for who wants the most
 */
gboolean
rh_zug_advice_is_for_target (const RhZugAdvice *self, gboolean must)
{
  return self->kind == RH_ZUG_ADVICE_ROLL && self->target > 0 && (must || self->reach >= LIKELY);
}

/**
 * rh_zug_advice_is_even:
 * @self: what can be said of a train
 *
 * Returns: whether who leads while others still have a turn (rule Z10) stays ahead as likely by stopping as by rolling on
 */
gboolean
rh_zug_advice_is_even (const RhZugAdvice *self)
{
  return self->unsettled && self->wrecks && !rh_zug_advice_has_as_much (self) &&
         ABS (self->hold_stop - self->hold_roll) < EVEN;
}

/**
 * rh_zug_advice_is_to_stop:
 * @self: what can be said of a train
 * @must: whether who doesn't reach the points that are needed can't win any more
 *
 * Where neither is better it is to stop: that risks no wreck.
 *
 * Returns: whether the advice is to stop: also where nothing is left to roll; not where a train can't run
 */
gboolean
rh_zug_advice_is_to_stop (const RhZugAdvice *self, gboolean must)
{
  if (self->kind != RH_ZUG_ADVICE_ROLL)
    return self->kind == RH_ZUG_ADVICE_NONE;
  if (!rh_zug_advice_is_for_target (self, must))
    return self->roll < self->stop;
  if (self->reach >= 1 && !self->others && !rh_zug_advice_has_as_much (self))
    return TRUE; /* the game is won: no roll makes that more */
  if (self->reach < 1 || !self->wrecks)
    return FALSE;

  if (self->unsettled)
    return rh_zug_advice_is_even (self) || self->hold_roll <= self->hold_stop * (rh_zug_advice_has_as_much (self) ? HALF : 1);

  return !rh_zug_advice_has_as_much (self) || self->more <= HALF;
}
