/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn as far as it has been entered, in words and as a sum. */

#include "config.h"

#include "rh-zug-text-turn.h"

#include "rh-zug-points.h"
#include "rh-zug-text-part.h"
#include "rh-zug-text-sum.h"

#include <glib/gi18n-lib.h>

/**
 * rh_zug_text_turn_question:
 * @setup: the players
 * @state: where the game stands, in somebody's turn
 *
 * Returns: (transfer full): what is asked, such as “Anna sets down …”
 */
char *
rh_zug_text_turn_question (const RhSetup *setup, const RhZugState *state)
{
  /* Translators: what is asked: the dice that a player sets down are tapped one by one */
  return g_strdup_printf (_("%s sets down …"), setup->seats[state->seat].name);
}

/**
 * rh_zug_text_turn_sum:
 * @turn: a turn
 *
 * Of a freight train, what is kept in mind is one figure (rule Z8), and the dice in play have one each.
 *
 * Returns: (transfer full): what the train comes to, as a sum, such as “(4 + 4 + 2 + 1) × 2 = 22”; empty where there is
 *   nothing to add up yet
 */
char *
rh_zug_text_turn_sum (const RhZugTurn *turn)
{
  return rh_zug_text_sum (&turn->train);
}

/**
 * rh_zug_text_turn_spoken:
 * @turn: a turn
 *
 * Returns: (transfer full): the parts and what they come to, for those who don't see them
 */
char *
rh_zug_text_turn_spoken (const RhZugTurn *turn)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  g_autofree char *points = rh_zug_points_to_words (turn->sum.points);

  if (turn->train.n == 0)
    return g_strdup (_("Nothing is set down yet."));

  for (guint i = 0; i < turn->train.n; i++)
    g_string_append_printf (parts, "%s%s", i > 0 ? ", " : "", rh_zug_text_part_title ((RhZugPart) turn->train.parts[i]));

  /* Translators: the parts of a train and what it is worth, such as “Engine, Tender, Tank: 4 points” */
  return g_strdup_printf (_("%1$s: %2$s"), parts->str, points);
}

static char *
make_dice (guint dice)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die in hand", "%u dice in hand", dice), dice);
}

/**
 * rh_zug_text_turn_note:
 * @turn: a turn
 *
 * Returns: (transfer full): what has come of the train: that it is a special (rule Z7) or a freight train (rule Z8), and
 *   what may be rolled
 */
char *
rh_zug_text_turn_note (const RhZugTurn *turn)
{
  g_autofree char *points = rh_zug_points_to_words (turn->sum.points);

  if (turn->sum.special)
    /* Translators: one of each part: the points are given, such as “25 points” */
    return g_strdup_printf (_("Special train: %s!"), points);
  if (turn->sum.caboose)
    return g_strdup (_("The caboose doubles the train and ends the turn."));
  if (turn->sum.freight && turn->sum.complete)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Freight train: %u die may be rolled again.",
                                         "Freight train: %u dice may be rolled again.", turn->sum.dice),
                            turn->sum.dice);
  if (turn->sum.dice == 0)
    return g_strdup (_("All six dice are down."));

  return make_dice (turn->sum.dice);
}

/**
 * rh_zug_text_turn_stop:
 * @turn: a turn
 *
 * Returns: (transfer full): what the button says that ends the turn, such as “Stop with 9”; “Done: 22” where nothing is
 *   left to roll
 */
char *
rh_zug_text_turn_stop (const RhZugTurn *turn)
{
  if (!turn->can_stop)
    return g_strdup (C_("button", "Stop"));
  if (turn->sum.dice == 0)
    /* Translators: a button that ends a turn: nothing is left to roll; the points are given, such as “Done: 22” */
    return g_strdup_printf (C_("button", "Done: %d"), turn->sum.points);

  /* Translators: a button that ends a turn with so many points, though one could roll on */
  return g_strdup_printf (C_("button", "Stop with %d"), turn->sum.points);
}

/**
 * rh_zug_text_turn_why_not_stop:
 * @turn: a turn
 *
 * Returns: (transfer none) (nullable): why the turn may not end with this train (rule Z2); %NULL where it may
 */
const char *
rh_zug_text_turn_why_not_stop (const RhZugTurn *turn)
{
  if (turn->can_stop)
    return NULL;

  return _("A train needs an engine, a tender, and a car or caboose.");
}

/**
 * rh_zug_text_turn_why_not_fail:
 * @turn: a turn
 *
 * Returns: (transfer none) (nullable): why there is neither a shortage nor a wreck any more (rule Z6); %NULL where there may
 *   be
 */
const char *
rh_zug_text_turn_why_not_fail (const RhZugTurn *turn)
{
  return turn->can_fail ? NULL : _("With the caboose the turn is over.");
}
