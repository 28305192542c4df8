/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise, in a sentence: what to do at the table. */

#include "config.h"

#include "rh-zug-text-lead.h"

#include "rh-points.h"
#include "rh-zug-text-chance.h"

#include <glib/gi18n-lib.h>

#define REACH .001 /* a chance below it is none at a table */
#define RIVALS 2   /* so many are named, or all three; whoever is behind these needs more */

/**
 * rh_zug_text_lead_is_out_of_reach:
 * @advice: what the dice promise
 *
 * What nobody reaches in this turn, isn't told as if somebody might.
 *
 * Returns: whether that goes for what is needed
 */
gboolean
rh_zug_text_lead_is_out_of_reach (const RhZugAdvice *advice)
{
  return advice->reach < REACH;
}

static char *
lead_shortage (const RhZugAdvice *advice)
{
  if (advice->rolls == RH_ZUG_ROLLS_SAFE)
    return g_strdup (_("The turn is over: a material shortage."));
  if (advice->needs == RH_ZUG_ENGINE)
    return g_strdup (_("Roll all six dice: an engine is needed first."));
  if (advice->needs == RH_ZUG_TENDER)
    return g_strdup_printf (ngettext ("Roll %u die: a tender is needed.", "Roll %u dice: a tender is needed.", advice->dice),
                            advice->dice);

  return g_strdup_printf (ngettext ("Roll %u die: a car or the caboose is needed.",
                                    "Roll %u dice: a car or the caboose is needed.", advice->dice),
                          advice->dice);
}

/* A roll that can't be a wreck takes nothing away, whatever the train has. */
static char *
lead_free (const RhZugAdvice *advice)
{
  /* Translators: points on average, and those of stopping */
  return g_strdup_printf (_("Roll on: no wreck yet, %1$.1f on average instead of %2$d."), advice->roll, advice->stop);
}

/* Who still has a turn, and with how much they overtake: those who need the fewest by name. */
static char *
list_rivals (const RhSetup *setup, const RhZugTurn *turn)
{
  guint n = turn->n_rivals <= RIVALS + 1 ? turn->n_rivals : RIVALS;
  guint others = turn->n_rivals - n;
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    if (i > 0)
      /* Translators: between players, such as “Anna needs 4”, the last two of them, and all others */
      g_string_append (list, i + 1 == turn->n_rivals ? C_("players", " and ") : C_("players", ", "));
    /* Translators: a player who still has a turn, and the points it takes to pass who leads, in “Still to roll: Bram needs 21 to pass you.” */
    g_string_append_printf (list, C_("players", "%1$s needs %2$d"), setup->seats[turn->rivals[i].seat].name,
                            turn->rivals[i].needs);
  }
  if (others > 0)
    /* Translators: behind players such as “Anna needs 4, Bram needs 6”: those who need more points to pass who leads */
    g_string_append_printf (list, g_dngettext (GETTEXT_PACKAGE, " and %u other needs more", " and %u others need more", others), others);

  return g_string_free (list, FALSE);
}

/* Whether who leads may be overtaken yet. */
static gboolean
is_open (const RhZugTurn *turn, const RhZugAdvice *advice)
{
  gboolean leads = rh_zug_advice_is_for_target (advice, turn->must) && advice->reach >= 1;

  return leads && advice->unsettled && advice->wrecks && !turn->knockout;
}

/* Who still has a turn, in a sentence of its own behind that. */
static char *
join_rivals (const RhSetup *setup, const RhZugTurn *turn, char *sentence)
{
  g_autofree char *rivals = list_rivals (setup, turn);
  /* Translators: players who still have a turn, such as “Anna needs 4 and Bram needs 6”: with so many points each has more than who
   * reads it, and stops */
  g_autofree char *overtake = g_strdup_printf (_("Still to roll: %s to pass you."), rivals);
  char *text = g_strdup_printf ("%s %s", sentence, overtake);

  g_free (sentence);

  return text;
}

/* As much as somebody else has, and who stops shares the win, if nobody overtakes. */
static char *
lead_shared (const RhZugAdvice *advice, gboolean to_stop)
{
  g_autofree char *stop = rh_zug_text_chance (advice->hold_stop);
  g_autofree char *roll = rh_zug_text_chance (advice->hold_roll);

  if (to_stop)
    /* Translators: two chances, such as “31%” */
    return g_strdup_printf (_("Stop now: %1$s to stay level at the top; rolling on, %2$s to lead alone."), stop, roll);

  /* Translators: two chances, such as “31%” */
  return g_strdup_printf (_("Roll on: %1$s to lead alone; stopping, %2$s to stay level at the top."), roll, stop);
}

/* The points are there, and others have a turn all the same (rule Z10). */
static char *
lead_unsettled (const RhZugAdvice *advice, gboolean to_stop)
{
  g_autofree char *stop = rh_zug_text_chance (advice->hold_stop);
  g_autofree char *roll = rh_zug_text_chance (advice->hold_roll);

  if (rh_zug_advice_has_as_much (advice))
    return lead_shared (advice, to_stop);
  if (rh_zug_advice_is_even (advice))
    /* Translators: a chance, such as “31%”; stopping and rolling on are compared */
    return g_strdup_printf (_("Neither is better: %s to stay ahead. Only rolling on risks a wreck."), stop);
  if (to_stop)
    /* Translators: two chances, such as “31%” */
    return g_strdup_printf (_("Stop now: %1$s to stay ahead, %2$s by rolling on."), stop, roll);

  /* Translators: two chances, such as “31%” */
  return g_strdup_printf (_("Roll on: %1$s to stay ahead, %2$s by stopping."), roll, stop);
}

/* The points are there, and nobody else has a turn: who has as much as somebody else shares the win for certain by stopping. */
static char *
lead_won (const RhZugAdvice *advice, gboolean to_stop)
{
  g_autofree char *nothing = rh_zug_text_chance (advice->nothing);
  g_autofree char *more = rh_zug_text_chance (advice->more);

  if (!to_stop)
    /* Translators: two chances, such as “31%” and “3.7%” */
    return g_strdup_printf (_("Roll on: %1$s to win alone, %2$s for a wreck; stopping shares the win."), more, nothing);

  return g_strdup (rh_zug_advice_has_as_much (advice) ? _("Stop now: that shares the win.") : _("Stop now: that wins the game."));
}

/* What is needed is there. */
static char *
lead_there (const RhZugTurn *turn, const RhZugAdvice *advice)
{
  gboolean to_stop = rh_zug_advice_is_to_stop (advice, turn->must);

  if (!advice->wrecks && !to_stop)
    return lead_free (advice);
  if (turn->knockout)
    /* Translators: in the knock-out: the points that others have to beat from now on */
    return g_strdup_printf (_("Stop now: that stays in, and %d is the new mark."), advice->stop);
  if (advice->unsettled)
    return lead_unsettled (advice, to_stop);

  return lead_won (advice, to_stop);
}

/* The points that are needed, and what for: these are a phrase of three messages. */
static char *
name_aim (const RhZugTurn *turn, const RhZugAdvice *advice)
{
  g_autofree char *target = rh_points_to_words (advice->target);

  if (turn->knockout)
    /* Translators: such as “29 points”; in the knock-out, as in “31% for 29 points to beat the mark” */
    return g_strdup_printf (C_("aim", "%s to beat the mark"), target);
  if (advice->shares)
    /* Translators: such as “29 points”; with these somebody has as much as who leads, as in “31% for 29 points to draw level” */
    return g_strdup_printf (C_("aim", "%s to draw level"), target);

  /* Translators: such as “29 points”; the goal is how many points end the game, as in “31% for 29 points to the goal” */
  return g_strdup_printf (C_("aim", "%s to the goal"), target);
}

static char *
lead_target (const RhZugTurn *turn, const RhZugAdvice *advice)
{
  g_autofree char *target = rh_points_to_words (advice->target);
  g_autofree char *aim = name_aim (turn, advice);
  g_autofree char *reach = rh_zug_text_chance (advice->reach);
  g_autofree char *nothing = rh_zug_text_chance (advice->nothing);

  if (turn->must && rh_zug_text_lead_is_out_of_reach (advice))
    /* Translators: such as “100 points” */
    return g_strdup_printf (_("Roll on: stopping is too little, though %s can hardly be reached."), target);
  if (turn->must)
    /* Translators: a chance, such as “31%”, and such as “29 points to draw level” */
    return g_strdup_printf (_("Roll on: stopping is too little, %1$s for %2$s."), reach, aim);
  if (!advice->wrecks)
    /* Translators: a chance, such as “31%”, and such as “29 points to the goal” */
    return g_strdup_printf (_("Roll on: no wreck yet, %1$s for %2$s."), reach, aim);

  /* Translators: a chance, such as “31%”, such as “29 points to the goal”, and a chance such as “3.7%” */
  return g_strdup_printf (_("Roll on: %1$s for %2$s, %3$s for a wreck."), reach, aim, nothing);
}

static char *
lead_points (const RhZugAdvice *advice)
{
  g_autofree char *nothing = rh_zug_text_chance (advice->nothing);

  if (rh_zug_advice_is_to_stop (advice, FALSE))
    /* Translators: the points of stopping, and those of rolling on, on average */
    return g_strdup_printf (_("Stop with %1$d: rolling on brings %2$.1f on average."), advice->stop, advice->roll);
  if (!advice->wrecks)
    return lead_free (advice);

  /* Translators: points on average, those of stopping, and a chance such as “3.7%” */
  return g_strdup_printf (_("Roll on: %1$.1f on average instead of %2$d, but %3$s for a wreck."), advice->roll, advice->stop, nothing);
}

/**
 * rh_zug_text_lead_short:
 * @turn: the turn
 * @advice: what the dice promise of its train
 *
 * Returns: (transfer full): what to do at the table, in a sentence, such as “Roll on: 31% for 29 points to the goal, 3.7%
 *   for a wreck.”; where these are there, and others still have a turn (rule Z10), whether that holds
 */
char *
rh_zug_text_lead_short (const RhZugTurn *turn, const RhZugAdvice *advice)
{
  if (advice->kind == RH_ZUG_ADVICE_NONE)
    return g_strdup (_("There is nothing left to roll."));
  if (advice->kind == RH_ZUG_ADVICE_SHORTAGE)
    return lead_shortage (advice);

  if (!rh_zug_advice_is_for_target (advice, turn->must))
    return lead_points (advice);

  return advice->reach >= 1 ? lead_there (turn, advice) : lead_target (turn, advice);
}

/**
 * rh_zug_text_lead:
 * @setup: the players
 * @turn: the turn
 * @advice: what the dice promise of its train
 *
 * Returns: (transfer full): rh_zug_text_lead_short(); and where others still have a turn (rule Z10), who they are and how much
 *   each needs to pass
 */
char *
rh_zug_text_lead (const RhSetup *setup, const RhZugTurn *turn, const RhZugAdvice *advice)
{
  char *lead = rh_zug_text_lead_short (turn, advice);

  return is_open (turn, advice) ? join_rivals (setup, turn, lead) : lead;
}
