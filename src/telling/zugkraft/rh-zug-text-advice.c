/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise: what to do at the table, its figures, a sentence for each chance, and how it was counted. */

#include "config.h"

#include "rh-zug-text-advice.h"

#include "rh-zug-points.h"

#include <glib/gi18n-lib.h>

#define NEAR .01     /* nobody at a table tells chances apart that are so near */
#define REACH .001   /* a chance below it is none at a table */
#define RIVALS 2     /* so many are named, or all three; whoever is behind these needs more */

/* What nobody reaches in this turn, isn't told as if somebody might. */
static gboolean
is_out_of_reach (const RhZugAdvice *advice)
{
  return advice->reach < REACH;
}

/* Chances that are neither certain nor impossible aren't told as if they were. */
static char *
make_chance (double chance)
{
  double percent = chance * 100;

  if (chance > 0 && percent < .1)
    /* Translators: a chance, in per cent */
    return g_strdup_printf (C_("chance", "less than %.1f%%"), .1);
  if (chance < 1 && percent > 99.9)
    return g_strdup_printf (C_("chance", "more than %.1f%%"), 99.9);

  /* Translators: a chance, in per cent, such as “3.7%” */
  return g_strdup_printf (C_("chance", "%.1f%%"), percent);
}

static char *
shorten_chance (double chance)
{
  if (chance > 0 && chance < .001)
    /* Translators: a chance, in per cent; short */
    return g_strdup_printf (C_("chance", "<%.1f%%"), .1);
  if (chance < 1 && chance > .999)
    /* Translators: a chance, in per cent; short */
    return g_strdup_printf (C_("chance", ">%.1f%%"), 99.9);

  return make_chance (chance);
}

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
  g_autofree char *nothing = make_chance (advice->nothing);
  g_autofree char *stop = rh_zug_points_to_words (advice->stop);

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
  g_autofree char *none = make_chance (advice->shortages[0]);
  g_autofree char *one = make_chance (advice->shortages[1]);
  g_autofree char *two = make_chance (advice->shortages[2]);
  g_autofree char *chance = make_chance (advice->shortages[advice->rolls]);

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

/* Who has just as much as somebody else shares the lead, or plays for more. */
static void
append_more (GString *text, const RhZugAdvice *advice, const char *target)
{
  g_autofree char *more = make_chance (advice->more);

  /* Translators: such as “29 points”, with which nobody has more, but somebody as much */
  append (text, g_strdup_printf (_("The train has the %s that are needed to share the lead. What others may still roll is not counted."), target));
  /* Translators: the chance to have more than that, such as “31.2%” */
  append (text, g_strdup_printf (_("Who plays for more alone gets it with a chance of %s."), more));
}

static void
append_target (GString *text, const RhZugAdvice *advice)
{
  g_autofree char *reach = make_chance (advice->reach);
  g_autofree char *target = rh_zug_points_to_words (advice->target);

  if (is_out_of_reach (advice))
    return;

  if (advice->reach < 1 && advice->shares)
    /* Translators: such as “29 points”, with which nobody has more, but somebody as much; and the chance to reach them in this turn,
     * such as “31.2%” */
    append (text, g_strdup_printf (_("%1$s in this turn, to share the lead: a chance of %2$s."), target, reach));
  else if (advice->reach < 1)
    /* Translators: such as “29 points”, and the chance to reach them in this turn, such as “31.2%” */
    append (text, g_strdup_printf (_("%1$s in this turn: a chance of %2$s."), target, reach));
  else if (advice->shares && advice->stop == advice->target)
    append_more (text, advice, target);
  else
    /* Translators: such as “29 points” */
    append (text, g_strdup_printf (_("The train has the %s that are needed. What others may still roll is not counted."), target));
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

static char *
shorten_shortage (const RhZugAdvice *advice)
{
  g_autofree char *none = shorten_chance (advice->shortages[0]);
  g_autofree char *one = shorten_chance (advice->shortages[1]);
  g_autofree char *two = shorten_chance (advice->shortages[2]);
  g_autofree char *chance = shorten_chance (advice->shortages[advice->rolls]);

  if (advice->rolls > 0)
    /* Translators: a chance, such as “3.7%”; short */
    return g_strdup_printf (_("Shortage: %s"), chance);
  if (advice->dice == RH_ZUG_DICE)
    /* Translators: the chance of a shortage, such as “3.7%”, before the first roll and after it; a short line */
    return g_strdup_printf (_("Shortage: %1$s now, %2$s after 1 roll"), none, one);

  /* Translators: the chance of a shortage, such as “3.7%”, after one roll and after two; a short line */
  return g_strdup_printf (_("Shortage: %1$s after 1 roll, %2$s after 2"), one, two);
}

static char *
shorten_roll (const RhZugAdvice *advice)
{
  g_autofree char *nothing = shorten_chance (advice->nothing);

  if (!advice->wrecks)
    /* Translators: the points of stopping, those of rolling on, on average, and the chance that a roll places nothing, such as
     * “3.7%”; a short line */
    return g_strdup_printf (_("Stop %1$d · roll on %2$.1f · nothing fits %3$s"), advice->stop, advice->roll, nothing);

  /* Translators: the points of stopping, those of rolling on, on average, and the chance of a wreck, such as “3.7%”; a short line */
  return g_strdup_printf (_("Stop %1$d · roll on %2$.1f · from roll 4: wreck %3$s"), advice->stop, advice->roll, nothing);
}

/**
 * rh_zug_text_advice_short:
 * @advice: what the dice promise
 *
 * Returns: (transfer full): its figures alone, in a short line; empty where there are none
 */
char *
rh_zug_text_advice_short (const RhZugAdvice *advice)
{
  if (advice->kind == RH_ZUG_ADVICE_NONE)
    return g_strdup ("");

  return advice->kind == RH_ZUG_ADVICE_SHORTAGE ? shorten_shortage (advice) : shorten_roll (advice);
}

/* As people say it at a table: “3 in 10”, “1 in 6”, “1 in 27”. */
static char *
make_odds (double chance)
{
  guint of = (guint) (1 / MAX (chance, 1e-6) + .5);
  guint n = 1;

  if (chance <= 0)
    /* Translators: in place of a chance such as “3 in 10” */
    return g_strdup (C_("odds", "no chance"));

  if (chance > .1 && (of < 2 || ABS (1.0 / of - chance) > NEAR)) {
    of = chance > .95 ? 100 : 10;
    n = (guint) CLAMP (chance * of + .5, 1, of - 1);
  }

  /* Translators: a chance, such as “3 in 10” */
  return g_strdup_printf (C_("odds", "%1$u in %2$u"), n, of);
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
      /* Translators: between players, such as “Anna with 4”, the last two of them, and all others */
      g_string_append (list, i + 1 == turn->n_rivals ? C_("players", " and ") : C_("players", ", "));
    /* Translators: a player, and the points with which that player overtakes the others */
    g_string_append_printf (list, C_("players", "%1$s with %2$d"), setup->seats[turn->rivals[i].seat].name,
                            turn->rivals[i].needs);
  }
  if (others > 0)
    /* Translators: behind players such as “Anna with 4, Bram with 6”: those who need more points */
    g_string_append_printf (list, g_dngettext (GETTEXT_PACKAGE, " and %u other", " and %u others", others), others);

  return g_string_free (list, FALSE);
}

/* The points needed are there, and others have a turn all the same (rule Z10). */
static char *
lead_unsettled (const RhSetup *setup, const RhZugTurn *turn, gboolean as_much)
{
  g_autofree char *rivals = list_rivals (setup, turn);

  if (as_much)
    /* Translators: points in all; then players, such as “Anna with 4 and Bram with 6” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d in all share the lead, but %2$s can still overtake.",
                                         "%1$d in all share the lead, but %2$s can still overtake.", turn->n_rivals),
                            turn->total_then, rivals);

  /* Translators: points in all; then players, such as “Anna with 4 and Bram with 6” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d in all lead, but %2$s can still overtake.",
                                       "%1$d in all lead, but %2$s can still overtake.", turn->n_rivals),
                          turn->total_then, rivals);
}

/* What is needed is there. */
static char *
lead_there (const RhSetup *setup, const RhZugTurn *turn, const RhZugAdvice *advice)
{
  gboolean as_much = advice->shares && advice->stop == advice->target;
  g_autofree char *target = rh_zug_points_to_words (advice->target);
  g_autofree char *nothing = make_odds (advice->nothing);
  g_autofree char *more = make_odds (advice->more);

  if (!advice->wrecks)
    return lead_free (advice);
  if (!rh_zug_advice_is_to_stop (advice, turn->must))
    /* Translators: a chance, such as “3 in 10”, such as “29 points”, and a chance such as “1 in 27” */
    return g_strdup_printf (_("Roll on: %1$s for more than the %2$s that share the lead, %3$s for a wreck."), more, target, nothing);
  if (turn->knockout)
    /* Translators: in the knock-out: the points that others have to beat from now on */
    return g_strdup_printf (_("Stop now: that stays in, and %d is the new mark."), advice->stop);
  if (turn->n_rivals > 0)
    return lead_unsettled (setup, turn, as_much);
  if (as_much)
    /* Translators: such as “29 points” */
    return g_strdup_printf (_("Stop now: %s share the lead."), target);

  /* Translators: such as “29 points” */
  return g_strdup_printf (_("Stop now: the %s needed are there."), target);
}

static char *
lead_target (const RhZugAdvice *advice, gboolean must)
{
  g_autofree char *target = rh_zug_points_to_words (advice->target);
  g_autofree char *reach = make_odds (advice->reach);
  g_autofree char *nothing = make_odds (advice->nothing);

  if (must && is_out_of_reach (advice))
    /* Translators: such as “100 points” */
    return g_strdup_printf (_("Roll on: stopping is too little, though %s are hardly in reach."), target);
  if (must)
    /* Translators: a chance, such as “3 in 10”, and such as “29 points” */
    return g_strdup_printf (_("Roll on: stopping is too little, %1$s for the %2$s needed."), reach, target);
  if (!advice->wrecks)
    /* Translators: a chance, such as “3 in 10”, and such as “29 points” */
    return g_strdup_printf (_("Roll on: no wreck yet, %1$s for the %2$s needed."), reach, target);

  /* Translators: a chance, such as “3 in 10”, such as “29 points”, and a chance such as “1 in 27” */
  return g_strdup_printf (_("Roll on: %1$s for the %2$s needed, %3$s for a wreck."), reach, target, nothing);
}

static char *
lead_points (const RhZugAdvice *advice)
{
  g_autofree char *nothing = make_odds (advice->nothing);

  if (rh_zug_advice_is_to_stop (advice, FALSE))
    /* Translators: the points of stopping, and those of rolling on, on average */
    return g_strdup_printf (_("Stop with %1$d: rolling on brings %2$.1f on average."), advice->stop, advice->roll);
  if (!advice->wrecks)
    return lead_free (advice);

  /* Translators: points on average, those of stopping, and a chance such as “1 in 27” */
  return g_strdup_printf (_("Roll on: %1$.1f on average instead of %2$d, but %3$s for a wreck."), advice->roll, advice->stop, nothing);
}

/**
 * rh_zug_text_advice_lead:
 * @setup: the players
 * @turn: the turn
 * @advice: what the dice promise of its train
 *
 * Returns: (transfer full): what to do at the table, in a sentence, such as “Roll on: 3 in 10 for the 29 points needed, 1 in 27 for a
 *   wreck.”; where these are there, and others still have a turn (rule Z10), who they are and with how much they overtake
 */
char *
rh_zug_text_advice_lead (const RhSetup *setup, const RhZugTurn *turn, const RhZugAdvice *advice)
{
  if (advice->kind == RH_ZUG_ADVICE_NONE)
    return g_strdup (_("There is nothing left to roll."));
  if (advice->kind == RH_ZUG_ADVICE_SHORTAGE)
    return lead_shortage (advice);

  if (!rh_zug_advice_is_for_target (advice, turn->must))
    return lead_points (advice);

  return advice->reach >= 1 ? lead_there (setup, turn, advice) : lead_target (advice, turn->must);
}

/* Of ways that there are none of nothing is said. */
static void
append_most (GString *text, const RhZugAdvice *advice)
{
  if (advice->n_end > 0)
    /* Translators: of all the ways that dice can fall, and points on average */
    append (text, g_strdup_printf (_("After %1$u it is best to stop: %2$.1f on average."), advice->n_end, advice->end_points));
  if (advice->n_on > 0)
    /* Translators: of all the ways that dice can fall, and points on average */
    append (text, g_strdup_printf (_("After %1$u it is best to roll on: %2$.1f on average."), advice->n_on, advice->on_points));
}

static void
append_reach (GString *text, const RhZugAdvice *advice)
{
  g_autofree char *target = rh_zug_points_to_words (advice->target);
  g_autofree char *reach = make_chance (advice->reach);
  g_autofree char *open = make_chance (advice->open_reach);

  if (advice->n_open > 0)
    /* Translators: such as “29 points”, the chance of them, such as “31.2%”; ways that dice can fall, twice, and the chance after the
     * latter */
    append (text, g_strdup_printf (_("%1$s in this turn, %2$s: at once in %3$u, later with %5$s after %4$u."), target, reach,
                                   advice->n_reach, advice->n_open, open));
  else
    /* Translators: such as “29 points”, the chance of them, such as “31.2%”, and ways that dice can fall */
    append (text, g_strdup_printf (_("%1$s in this turn, %2$s: at once in %3$u."), target, reach, advice->n_reach));
}

static void
append_counts (GString *text, const RhZugAdvice *advice)
{
  /* Translators: of all the ways that dice can fall */
  append (text, g_strdup_printf (_("%u with nothing to set down."), advice->n_nothing));
  append_most (text, advice);
  if (advice->target > 0 && advice->reach < 1 && !is_out_of_reach (advice))
    append_reach (text, advice);
}

static char *
count_ready (const RhZugAdvice *advice)
{
  return g_strdup_printf (
    /* Translators: of all the ways that dice can fall */
    ngettext ("%u of them lets the train run at once.", "%u of them let the train run at once.", advice->n_ready),
    advice->n_ready);
}

/**
 * rh_zug_text_advice_why:
 * @advice: what the dice promise
 *
 * Returns: (transfer full): how the chances were counted, a line a sentence; empty where there are none
 */
char *
rh_zug_text_advice_why (const RhZugAdvice *advice)
{
  GString *text = g_string_new (NULL);

  if (advice->kind == RH_ZUG_ADVICE_NONE)
    return g_string_free (text, FALSE);
  if (advice->kind == RH_ZUG_ADVICE_SHORTAGE && advice->rolls == RH_ZUG_ROLLS_SAFE) {
    append (text, g_strdup (_("A train needs an engine, a tender, and a car or caboose.")));
    return g_string_free (text, FALSE);
  }

  append (text, g_strdup_printf (
                  /* Translators: dice, and how many ways they can fall */
                  ngettext ("%1$u die can fall in %2$u ways.", "%1$u dice can fall in %2$u ways.", advice->dice),
                  advice->dice, advice->n_rolls));
  if (advice->kind == RH_ZUG_ADVICE_SHORTAGE)
    append (text, count_ready (advice));
  else
    append_counts (text, advice);

  return g_string_free (text, FALSE);
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
    /* Translators: how many rolls were made, on a button; short */
    NC_("rolls", "1 roll"),
    NC_("rolls", "2 rolls"),
    NC_("rolls", "3+ rolls"),
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
