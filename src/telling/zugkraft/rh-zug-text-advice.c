/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise: its figures, and a sentence for each chance. */

#include "config.h"

#include "rh-zug-text-advice.h"

#include "rh-points.h"
#include "rh-zug-text-chance.h"
#include "rh-zug-text-lead.h"

#include <glib/gi18n-lib.h>

/* A sentence a line. */
static void
append (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, sentence);
  g_free (sentence);
}

static void
append_roll (GString *text, const RhZugAdvice *advice)
{
  g_autofree char *nothing = rh_zug_text_chance (advice->nothing);
  g_autofree char *stop = rh_points_to_words (advice->stop);

  if (advice->guessed)
    /* Translators: a chance, such as “3.7%” */
    append (text, g_strdup_printf (_("If three rolls were made, the next is a wreck with a chance of %s."), nothing));
  else if (advice->wrecks)
    /* Translators: a chance, such as “3.7%” */
    append (text, g_strdup_printf (_("The next roll is a wreck with a chance of %s."), nothing));
  else
    /* Translators: a chance, such as “3.7%” */
    append (text, g_strdup_printf (_("No wreck yet: the next roll places nothing with a chance of %s."), nothing));
  /* Translators: such as “9 points”, and points on average */
  append (text, g_strdup_printf (_("Stopping brings %1$s, rolling on %2$.1f on average."), stop, advice->roll));
}

/* Before the third roll nobody need say how many were made: the chances stand side by side. */
static char *
tell_shortage (const RhZugAdvice *advice)
{
  g_autofree char *none = rh_zug_text_chance (advice->shortages[0]);
  g_autofree char *one = rh_zug_text_chance (advice->shortages[1]);
  g_autofree char *two = rh_zug_text_chance (advice->shortages[2]);
  g_autofree char *chance = rh_zug_text_chance (advice->shortages[advice->rolls]);

  if (advice->rolls == RH_ZUG_ROLLS_SAFE)
    return g_strdup (_("After the third roll this is a material shortage: the train can’t run."));
  if (advice->rolls > 0)
    /* Translators: a chance, such as “3.7%” */
    return g_strdup_printf (_("The turn ends in a material shortage with a chance of %s."), chance);
  if (advice->dice == RH_ZUG_DICE)
    /* Translators: three chances, such as “3.7%”: before the first roll, after one roll, after two rolls */
    return g_strdup_printf (_("Chance of a material shortage: %1$s before the first roll, %2$s after one, %3$s after two."), none,
                            one, two);

  /* Translators: two chances, such as “3.7%”: after one roll, after two rolls */
  return g_strdup_printf (_("Chance of a material shortage: %1$s after one roll, %2$s after two."), one, two);
}

/* What the train has; and that others may still roll isn't counted, where they may. */
static void
append_has (GString *text, const RhZugAdvice *advice, const char *target)
{
  if (advice->others && rh_zug_advice_has_as_much (advice))
    /* Translators: such as “29 points”, with which nobody has more, but somebody as much */
    append (text, g_strdup_printf (_("The train has the %s needed to share the lead. What others may still roll is not counted."), target));
  else if (rh_zug_advice_has_as_much (advice))
    /* Translators: such as “29 points”, with which nobody has more, but somebody as much; nobody else has a turn */
    append (text, g_strdup_printf (_("The train has the %s needed to share the win."), target));
  else if (advice->others)
    /* Translators: such as “29 points” */
    append (text, g_strdup_printf (_("The train has the %s needed. What others may still roll is not counted."), target));
  else
    /* Translators: such as “29 points”; nobody else has a turn */
    append (text, g_strdup_printf (_("The train has the %s needed to win."), target));
}

/* Who has just as much as somebody else shares the lead, or plays for more. */
static void
append_more (GString *text, const RhZugAdvice *advice)
{
  g_autofree char *more = rh_zug_text_chance (advice->more);

  /* Translators: the chance to have more than that, such as “31.2%” */
  append (text, g_strdup_printf (_("Playing for more alone, the chance is %s."), more));
}

/* Others still have a turn. */
static void
append_hold (GString *text, const RhZugAdvice *advice)
{
  g_autofree char *stop = rh_zug_text_chance (advice->hold_stop);
  g_autofree char *roll = rh_zug_text_chance (advice->hold_roll);

  if (rh_zug_advice_has_as_much (advice))
    /* Translators: the chance that nobody gets more than who shares the highest total and stops, and that of having the most alone for
     * who rolls on, such as “31.2%” */
    append (text, g_strdup_printf (_("The chance that nobody overtakes after stopping: %1$s; of leading alone by rolling on: %2$s."),
                                   stop, roll));
  else
    /* Translators: two chances, such as “31.2%” */
    append (text, g_strdup_printf (_("The chance that nobody overtakes: %1$s after stopping, %2$s after rolling on."), stop, roll));
}

static void
append_target (GString *text, const RhZugAdvice *advice)
{
  g_autofree char *reach = rh_zug_text_chance (advice->reach);
  g_autofree char *target = rh_points_to_words (advice->target);

  if (rh_zug_text_lead_is_out_of_reach (advice))
    return;

  if (advice->reach < 1 && advice->shares)
    /* Translators: such as “29 points”, with which nobody has more, but somebody as much; and the chance to reach them in this turn,
     * such as “31.2%” */
    append (text, g_strdup_printf (_("%1$s in this turn, to share the lead: a chance of %2$s."), target, reach));
  else if (advice->reach < 1)
    /* Translators: such as “29 points”, and the chance to reach them in this turn, such as “31.2%” */
    append (text, g_strdup_printf (_("%1$s in this turn: a chance of %2$s."), target, reach));
  else if (advice->unsettled && advice->wrecks)
    append_hold (text, advice);
  else
    append_has (text, advice, target);

  if (advice->reach >= 1 && !(advice->unsettled && advice->wrecks) && rh_zug_advice_has_as_much (advice))
    append_more (text, advice);
}

/**
 * rh_zug_text_advice:
 * @advice: what the dice promise
 *
 * Returns: (transfer full): that in a sentence each, a line a sentence
 */
char *
rh_zug_text_advice (const RhZugAdvice *advice)
{
  GString *text = g_string_new (NULL);

  if (advice->kind == RH_ZUG_ADVICE_NONE)
    append (text, g_strdup (_("There is nothing left to roll.")));
  else if (advice->kind == RH_ZUG_ADVICE_SHORTAGE)
    append (text, tell_shortage (advice));
  else
    append_roll (text, advice);
  if (advice->kind == RH_ZUG_ADVICE_ROLL && advice->target > 0)
    append_target (text, advice);

  return g_string_free (text, FALSE);
}

/* What it is, and behind a tab its figure. */
static void
append_row (GString *text, const char *title, char *figure)
{
  append (text, g_strdup_printf ("%s\t%s", title, figure));
  g_free (figure);
}

/* Before the third roll nobody need say how many were made. */
static char *
shorten_shortage (const RhZugAdvice *advice)
{
  GString *text = g_string_new (NULL);

  if (advice->rolls > 0 && advice->rolls < RH_ZUG_ROLLS_SAFE)
    /* Translators: above a chance, such as “12%”; short */
    append_row (text, C_("advice", "Shortage"), rh_zug_text_chance (advice->shortages[advice->rolls]));
  if (advice->rolls > 0)
    return g_string_free (text, FALSE);

  if (advice->dice == RH_ZUG_DICE)
    /* Translators: above a chance, such as “12%”, before the first roll; short, with “after 1 roll” beside it */
    append_row (text, C_("advice", "Shortage: now"), rh_zug_text_chance (advice->shortages[0]));
  append_row (text,
              advice->dice == RH_ZUG_DICE ? /* Translators: above a chance, such as “12%”; beside “Shortage: now” */
                C_("advice", "after 1 roll")
                                          : /* Translators: above a chance, such as “12%”; short */
                C_("advice", "Shortage: after 1 roll"),
              rh_zug_text_chance (advice->shortages[1]));
  /* Translators: above a chance, such as “12%”; beside “Shortage: now” or “after 1 roll” */
  append_row (text, C_("advice", "after 2"), rh_zug_text_chance (advice->shortages[2]));

  return g_string_free (text, FALSE);
}

/* That of a wreck, or before there can be one, that nothing is lost. */
static const char *
name_risk (const RhZugAdvice *advice)
{
  if (!advice->wrecks)
    /* Translators: above a chance such as “3.7%”: that no die can be set down; short */
    return C_("advice", "Nothing fits");

  /* Translators: above a chance such as “3.7%”; short */
  return C_("advice", "Wreck");
}

static char *
shorten_roll (const RhZugAdvice *advice)
{
  GString *text = g_string_new (NULL);

  /* Translators: above points, such as “9”; short */
  append_row (text, C_("advice", "Stop now"), g_strdup_printf ("%d", advice->stop));
  /* Translators: above points on average, such as “15.9”; short */
  append_row (text, C_("advice", "Roll on, average"), g_strdup_printf ("%.1f", advice->roll));
  append_row (text, name_risk (advice), rh_zug_text_chance (advice->nothing));

  return g_string_free (text, FALSE);
}

/**
 * rh_zug_text_advice_short:
 * @advice: what the dice promise
 *
 * Returns: (transfer full): its figures alone, a line each: what it is, a tab, and the figure; empty where there are none
 */
char *
rh_zug_text_advice_short (const RhZugAdvice *advice)
{
  if (advice->kind == RH_ZUG_ADVICE_NONE)
    return g_strdup ("");

  return advice->kind == RH_ZUG_ADVICE_SHORTAGE ? shorten_shortage (advice) : shorten_roll (advice);
}

/**
 * rh_zug_text_advice_rolls:
 * @rolls: rolls made, 3 for three or more
 *
 * Returns: (transfer none): that on a button
 */
const char *
rh_zug_text_advice_rolls (guint rolls)
{
  static const char *const labels[] = {
    NULL,
    /* Translators: how many rolls were made, on a button, beside “Rolls made:”; short */
    NC_("rolls", "1"),
    NC_("rolls", "2"),
    NC_("rolls", "3+"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "rolls", labels[rolls]);
}

/**
 * rh_zug_text_advice_rolls_spoken:
 * @rolls: rolls made, 3 for three or more
 *
 * Returns: (transfer none): that in full
 */
const char *
rh_zug_text_advice_rolls_spoken (guint rolls)
{
  static const char *const labels[] = {
    NULL,
    NC_("rolls", "After 1 roll"),
    NC_("rolls", "After 2 rolls"),
    NC_("rolls", "After 3 rolls or more"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "rolls", labels[rolls]);
}
