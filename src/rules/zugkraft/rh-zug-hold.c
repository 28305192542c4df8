/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether a lead holds against those who still have a turn in the round (rule Z10).
 *
 * Each of them plays for more alone, with a whole turn: whoever is overtaken once has lost the lead, so that the chances that
 * nobody does are multiplied. Who is ahead already may stop with that, or roll for more. */

#include "config.h"

#include "rh-zug-hold.h"

#include "rh-zug-fresh.h"
#include "rh-zug-odds.h"

/* After a roll of a freight train there is a wreck in one of 27 at least (rule Z9): who holds with a larger chance stops. */
#define ENOUGH (26.0 / 27)

typedef struct {
  const RhZugTurn *turn;
  int              least; /* fewer points are worth nothing */
} Lead;

/* The chance that nobody overtakes who stops with so many points in this turn. */
static double
get_worth (int points, gpointer data)
{
  const Lead *lead = data;
  double worth = 1;

  if (points < lead->least)
    return 0;
  for (guint i = 0; i < lead->turn->n_rivals; i++)
    worth *= 1 - rh_zug_fresh_get (MAX (lead->turn->rivals[i].needs + points - lead->turn->sum.points, 1));

  return worth;
}

/**
 * rh_zug_hold_compute:
 * @turn: a turn whose train has the points needed and dice in hand; others still have a turn
 * @alone: whether rolling on is for more points only, such as where stopping shares the lead
 * @hold: (out): the chances, three rolls or more made
 *
 * Works out whether the lead holds: rule Z10.
 */
void
rh_zug_hold_compute (const RhZugTurn *turn, gboolean alone, RhZugHold *hold)
{
  Lead lead = { turn, turn->sum.points };
  RhZugStand stand = rh_zug_stand_of (&turn->sum);
  g_autoptr (RhZugOdds) odds = NULL;
  RhZugTally tally;
  int enough = turn->sum.points + (alone ? 1 : 0);

  hold->stop = get_worth (turn->sum.points, &lead);
  lead.least = enough;
  while (get_worth (enough, &lead) < ENOUGH)
    enough++;
  odds = rh_zug_odds_new_worth (get_worth, &lead, enough);
  hold->roll = rh_zug_odds_roll (odds, &stand, RH_ZUG_ROLLS_SAFE, &tally);
}
