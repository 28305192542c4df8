/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet in words: short sentences, one idea each. Every figure comes from the rules. */

#include "config.h"

#include "rh-zug-rules-text.h"

#include "rh-points.h"

#include "rh-zug.h"

#include <glib/gi18n-lib.h>

/**
 * rh_zug_rules_part_of:
 * @state: where a game stands
 *
 * Returns: the part of the sheet that is asked about there
 */
RhZugRulesPart
rh_zug_rules_part_of (const RhZugState *state)
{
  if (state->phase == RH_ZUG_TURN)
    return RH_ZUG_RULES_TURN;

  return state->victory == RH_ZUG_KNOCKOUT ? RH_ZUG_RULES_KNOCKOUT : RH_ZUG_RULES_POINTS;
}

static void
add_short (GPtrArray *lines)
{
  rh_rules_add_figures (lines,
                        /* Translators: the fewest and the most players, 2 and 8 */
                        C_("rules sheet", "%1$u to %2$u players put trains together with dice."), rh_zug_game.min_seats,
                        rh_zug_game.max_seats);
  /* Translators: 6 dice */
  rh_rules_add_figures (lines, C_("rules sheet", "There are %d dice, all alike."), RH_ZUG_DICE);
  rh_rules_add (lines,
                C_("rules sheet", "Each die shows an engine, a tender, a tank car, an ore car, a boxcar and a caboose."));
  rh_rules_add (lines, C_("rules sheet", "The more a train carries the better, but who wants too much loses it all."));
}

static void
add_turn (GPtrArray *lines)
{
  rh_rules_add (lines,
                C_("rules sheet", "All dice are rolled. An engine is set down first, then a tender, then cars."));
  rh_rules_add (lines,
                C_("rules sheet", "Without an engine, all dice are rolled again; with an engine but no tender, all the others."));
  rh_rules_add (lines, C_("rules sheet", "Several dice may be set down from one roll."));
  rh_rules_add (lines, C_("rules sheet", "Dice that could be set down may be left, and rolled again."));
  /* Translators: 3 rolls */
  rh_rules_add_figures (lines, C_("rules sheet", "At least %d rolls may be made."), RH_ZUG_ROLLS_SAFE);
  rh_rules_add (lines, C_("rules sheet", "From the fourth roll on, at least one die must be set down from each."));
  rh_rules_add (lines,
                C_("rules sheet", "Dice that are set down aren’t rolled again, except in a freight train."));
  rh_rules_add (lines,
                C_("rules sheet", "Whoever has an engine, a tender, and a car or caboose may stop after any roll."));
}

static void
add_train (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "A train has one tender, at most one caboose, and at most two engines."));
  rh_rules_add_figures (lines,
                        /* Translators: points: 4, 3, 2 and 1 */
                        C_("rules sheet", "A tank car brings %1$d, an ore car %2$d, a boxcar %3$d and a caboose %4$d."),
                        rh_zug_part_get_points (RH_ZUG_TANK), rh_zug_part_get_points (RH_ZUG_ORE),
                        rh_zug_part_get_points (RH_ZUG_BOX), rh_zug_part_get_points (RH_ZUG_CABOOSE));
  rh_rules_add (lines, C_("rules sheet", "Engines and tenders bring nothing."));
}

static void
add_caboose (GPtrArray *lines)
{
  RhZugTrain train = { 6, { RH_ZUG_ENGINE, RH_ZUG_TENDER, RH_ZUG_TANK, RH_ZUG_ORE, RH_ZUG_BOX, RH_ZUG_CABOOSE } };
  g_autofree char *points = NULL;
  RhZugSum sum;

  rh_zug_train_sum (&train, &sum);
  points = rh_points_to_words (sum.points);
  rh_rules_add (lines, C_("rules sheet", "A caboose is the last of the train, and ends the turn."));
  rh_rules_add (lines, C_("rules sheet", "It doubles the whole train, itself included."));
  rh_rules_add_figures (lines,
                        /* Translators: such as “25 points”, then the two parts they have: 20 and 5 */
                        C_("rules sheet", "One of each of the six parts is a special train: %1$s, which is %2$d and %3$d on top."),
                        points, sum.points - sum.bonus, sum.bonus);
}

static void
add_freight (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "A second engine, set down before the fourth car, makes a freight train."));
  rh_rules_add (lines, C_("rules sheet", "With two engines, a tender and three cars, all dice are down."));
  rh_rules_add (lines,
                C_("rules sheet", "Then the three dice of the cars may be rolled again, and the points so far are kept in mind."));
  rh_rules_add (lines,
                C_("rules sheet",
                   "Cars are added and the other dice rolled again; with three more cars down, those three are, too."));
  rh_rules_add (lines,
                C_("rules sheet", "That goes on until the player stops, takes a caboose, or can set nothing down."));
}

static void
add_failure (GPtrArray *lines)
{
  rh_rules_add (lines,
                C_("rules sheet", "Material shortage: after the third roll there isn’t an engine, a tender, and a car or caboose."));
  rh_rules_add (lines,
                C_("rules sheet", "Train wreck: from the fourth roll on, a roll of which nothing can be set down."));
  rh_rules_add (lines, C_("rules sheet", "Either ends the turn without any points, however long the train was."));
}

static void
add_points (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "The points of all turns add up."));
  rh_rules_add_figures (lines,
                        /* Translators: the usual goal, 100 points */
                        C_("rules sheet", "The goal is usually %s points."), rh_option_get_usual (&rh_zug_game.options[1]));
  rh_rules_add (lines,
                C_("rules sheet", "The game ends when somebody has reached it, and all have had the same number of turns."));
  rh_rules_add (lines, C_("rules sheet", "The highest total wins."));
  rh_rules_add (lines, C_("rules sheet", "Whoever rolls the highest number starts; then play goes clockwise."));
}

static void
add_knockout (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "The first train sets the mark."));
  rh_rules_add (lines,
                C_("rules sheet", "Every other player has one turn to bring more points than that; as many aren’t enough."));
  rh_rules_add (lines, C_("rules sheet", "Whoever doesn’t is out."));
  rh_rules_add (lines, C_("rules sheet", "Whoever does sets a new mark, and everybody still in has a turn again."));
  rh_rules_add (lines, C_("rules sheet", "The last one in wins."));
}

static void
add_advice (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "Ask, and you are told what the dice promise, counted exactly."));
  rh_rules_add (lines,
                C_("rules sheet", "By expected points alone, rolling on always pays: a freight train can grow without end."));
  rh_rules_add (lines,
                C_("rules sheet", "So look at the chance to reach what you need in this turn, when playing for that alone."));
  rh_rules_add (lines, C_("rules sheet", "Neither figure is the chance to win the game: others have their turns too."));
}

static void
add_silent (GPtrArray *lines)
{
  rh_rules_add (lines, C_("rules sheet", "Railhead settles these cases as follows:"));
  rh_rules_add (lines, C_("rules sheet", "In the first three rolls nothing need be set down, and there is no wreck."));
  rh_rules_add (lines, C_("rules sheet", "Any train can be wrecked after the third roll, not only a freight train."));
  rh_rules_add (lines, C_("rules sheet", "Equal totals share the win."));
  rh_rules_add (lines, C_("rules sheet", "In the knock-out, who fails before there is a mark stays in."));
  rh_rules_add (lines, C_("rules sheet", "Whoever set the mark never has to beat it."));
}

/* Of each part its heading, its sentences, and how many of them lead to what follows. */
static const RhRulesPart parts[] = {
  /* Translators: the headings of the rules sheet. “In Short”: what the game is about. */
  [RH_ZUG_RULES_SHORT] = { NC_("rules sheet", "In Short"), add_short, 0 },
  [RH_ZUG_RULES_TURN] = { NC_("rules sheet", "A Turn"), add_turn, 0 },
  [RH_ZUG_RULES_TRAIN] = { NC_("rules sheet", "The Train"), add_train, 0 },
  [RH_ZUG_RULES_CABOOSE] = { NC_("rules sheet", "The Caboose"), add_caboose, 0 },
  [RH_ZUG_RULES_FREIGHT] = { NC_("rules sheet", "Freight Trains"), add_freight, 0 },
  [RH_ZUG_RULES_FAILURE] = { NC_("rules sheet", "Shortage and Wreck"), add_failure, 0 },
  [RH_ZUG_RULES_POINTS] = { NC_("rules sheet", "Winning by Points"), add_points, 0 },
  [RH_ZUG_RULES_KNOCKOUT] = { NC_("rules sheet", "Knock-out"), add_knockout, 0 },
  [RH_ZUG_RULES_ADVICE] = { NC_("rules sheet", "What the Dice Promise"), add_advice, 0 },
  /* Translators: cases that no rule book of the game settles; the program has rulings of its own for them */
  [RH_ZUG_RULES_SILENT] = { NC_("rules sheet", "Where the Rule Books Are Silent"), add_silent, 1 },
};

/**
 * rh_zug_rules_get_part:
 * @part: a part of the sheet
 *
 * Returns: its heading and its sentences
 */
const RhRulesPart *
rh_zug_rules_get_part (RhZugRulesPart part)
{
  g_return_val_if_fail (part < G_N_ELEMENTS (parts), NULL);

  return &parts[part];
}

/**
 * rh_zug_rules_text_aloud:
 * @part: a part of the sheet
 *
 * Returns: (transfer full): all that is below its heading, to be read aloud
 */
char *
rh_zug_rules_text_aloud (RhZugRulesPart part)
{
  return rh_rules_part_dup_aloud (rh_zug_rules_get_part (part), NULL);
}
