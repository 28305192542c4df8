/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the chances were counted: a row for each kind of ways that the dice can fall, and what they come to. Who hears it hears a
 * sentence for each. */

#include "config.h"

#include "rh-zug-text-tally.h"

#include "rh-points.h"
#include "rh-zug-text-chance.h"
#include "rh-zug-text-lead.h"

#include <glib/gi18n-lib.h>

/* What is one sentence for the eye, too. */
static void
add_sentence (GPtrArray *rows, const char *text)
{
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup (text), .spoken = g_strdup (text) });
}

/* What they come to, which a sentence of the advice says. */
static void
add_result (GPtrArray *rows, const char *what, char *figure)
{
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup (what), .figure = figure, .result = TRUE });
}

/* So many ways, and what each brings. */
static void
add_ways (GPtrArray *rows, guint n, const char *what, char *figure, char *spoken)
{
  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = g_strdup (what),
    /* Translators: of all the ways that dice can fall, so many: behind or below what comes of them, such as “Best to stop” */
    .how = g_strdup_printf (ngettext ("%u way", "%u ways", n), n),
    .figure = figure,
    .spoken = spoken,
  });
}

/* Without a tender or a car there is none: a roll that places nothing, and is no wreck, is rolled again and counted there. */
static void
add_wreck (GPtrArray *rows, const RhZugAdvice *advice, char *figure)
{
  if (advice->wrecks)
    /* Translators: of the ways that dice can fall, in front of how many they are and what they bring; short */
    add_ways (rows, advice->n_nothing, C_("why", "Nothing fits: wreck"), figure,
              /* Translators: of all the ways that dice can fall */
              g_strdup_printf (_("After %u nothing fits: a wreck."), advice->n_nothing));
  else
    g_free (figure);
}

/* Of ways that there are none of nothing is said. */
static void
add_points (GPtrArray *rows, const RhZugAdvice *advice, gboolean wreck)
{
  if (wreck)
    add_wreck (rows, advice, g_strdup ("0"));
  if (advice->n_end > 0)
    /* Translators: of the ways that dice can fall, in front of how many they are and what they bring; short */
    add_ways (rows, advice->n_end, C_("why", "Best to stop"), g_strdup_printf ("%.1f", advice->end_points),
              /* Translators: of all the ways that dice can fall, and points on average */
              g_strdup_printf (_("After %1$u it is best to stop, with %2$.1f points on average."), advice->n_end,
                               advice->end_points));
  if (advice->n_on > 0)
    /* Translators: of the ways that dice can fall, in front of how many they are and what they bring; short */
    add_ways (rows, advice->n_on, C_("why", "Best to roll on"), g_strdup_printf ("%.1f", advice->on_points),
              /* Translators: of all the ways that dice can fall, and points on average */
              g_strdup_printf (_("After %1$u it is best to roll again, for %2$.1f points on average."), advice->n_on,
                               advice->on_points));
  /* Translators: in front of points on average, the sum of the rows above */
  add_result (rows, C_("why", "Points on average"), g_strdup_printf ("%.1f", advice->roll));
}

static void
add_reach (GPtrArray *rows, const RhZugAdvice *advice)
{
  g_autofree char *target = rh_points_to_words (advice->target);
  g_autofree char *open = rh_zug_text_chance (advice->open_reach);
  /* Translators: such as “29 points”, in front of the chance of that, the sum of the rows above */
  g_autofree char *result = g_strdup_printf (C_("why", "%s in this turn"), target);
  guint never = advice->n_rolls - advice->n_reach - advice->n_open - (advice->wrecks ? advice->n_nothing : 0);

  add_wreck (rows, advice, rh_zug_text_chance (0));
  if (never > 0)
    /* Translators: in front of how many of the ways that dice can fall don’t bring the points that are needed, nor lead to them; short */
    add_ways (rows, never, C_("why", "Out of reach"), rh_zug_text_chance (0), NULL);
  if (advice->n_reach > 0)
    /* Translators: in front of how many of the ways that dice can fall bring the points that are needed; short */
    add_ways (rows, advice->n_reach, C_("why", "Enough at once"), rh_zug_text_chance (1),
              /* Translators: of all the ways that dice can fall, so many; and such as “29 points” */
              g_strdup_printf (_("After %1$u you have %2$s at once."), advice->n_reach, target));
  if (advice->n_open > 0)
    /* Translators: in front of how many of the ways that dice can fall may still lead to the points that are needed; short */
    add_ways (rows, advice->n_open, C_("why", "By a later roll"), g_strdup (open),
              /* Translators: of all the ways that dice can fall, so many; such as “29 points”; and a chance, such as “31%” */
              g_strdup_printf (_("After %1$u a later roll can bring %2$s, %3$s."), advice->n_open, target, open));
  add_result (rows, result, rh_zug_text_chance (advice->reach));
}

/* What the lead promises whoever has it, against a whole turn of those who are still to come. */
static void
add_hold (GPtrArray *rows, const RhZugAdvice *advice)
{
  gboolean level = rh_zug_advice_has_as_much (advice);

  rh_tally_rows_add (rows, &(RhTallyRow) {
    /* Translators: in front of the chance that nobody has more in the end than who stops now with as much as who leads; short */
    .what = g_strdup (level ? C_("why", "Level, by stopping")
                            : /* Translators: in front of the chance that nobody overtakes who stops now; short */
                              C_("why", "Ahead, by stopping")),
    .figure = rh_zug_text_chance (advice->hold_stop),
  });
  rh_tally_rows_add (rows, &(RhTallyRow) {
    /* Translators: in front of the chance that nobody overtakes who rolls on; short */
    .what = g_strdup (C_("why", "Ahead, by rolling on")),
    .figure = rh_zug_text_chance (advice->hold_roll),
  });
  add_sentence (rows, _("Whoever is still to come has a whole turn."));
}

/* What leads the advice comes first, and is all where there is room for no more; who can't win without the points that are needed isn't
 * told what brings the most. */
static void
add_roll (GPtrArray *rows, const RhZugAdvice *advice, gboolean must, gboolean brief)
{
  gboolean holds = advice->unsettled && advice->wrecks;
  gboolean reaches = advice->target > 0 && advice->reach < 1 && !rh_zug_text_lead_is_out_of_reach (advice);
  gboolean leads = reaches && rh_zug_advice_is_for_target (advice, must);

  if (holds)
    add_hold (rows, advice);
  else if (leads)
    add_reach (rows, advice);
  if (leads ? !must && !brief : !holds || !brief)
    add_points (rows, advice, !leads);
  if (reaches && !leads && !brief)
    add_reach (rows, advice);
}

static void
add_shortage (GPtrArray *rows, const RhZugAdvice *advice)
{
  guint n_short = advice->n_rolls - advice->n_ready;

  add_ways (rows, advice->n_ready, C_("why", "The train can run"),
            rh_zug_text_chance ((double) advice->n_ready / advice->n_rolls),
            g_strdup_printf (
              /* Translators: of all the ways that dice can fall */
              ngettext ("%u of them lets the train run at once.", "%u of them let the train run at once.", advice->n_ready),
              advice->n_ready));
  add_ways (rows, n_short, C_("why", "It can’t run yet"), rh_zug_text_chance ((double) n_short / advice->n_rolls), NULL);
}

static gboolean
is_counted (const RhZugAdvice *advice)
{
  return advice->kind == RH_ZUG_ADVICE_ROLL ||
         (advice->kind == RH_ZUG_ADVICE_SHORTAGE && advice->rolls < RH_ZUG_ROLLS_SAFE);
}

/**
 * rh_zug_text_tally_title:
 * @advice: what the dice promise
 *
 * Returns: (transfer full): what stands above the rows, of how many ways they tell; empty where nothing was counted
 */
char *
rh_zug_text_tally_title (const RhZugAdvice *advice)
{
  if (!is_counted (advice))
    return g_strdup ("");

  return g_strdup_printf (
    /* Translators: dice, and how many ways they can fall */
    ngettext ("%1$u die can fall in %2$u ways.", "%1$u dice can fall in %2$u ways.", advice->dice), advice->dice,
    advice->n_rolls);
}

/**
 * rh_zug_text_tally:
 * @advice: what the dice promise
 * @must: whether who doesn't reach the points that are needed can't win any more
 * @brief: whether only what comes first in the advice is told
 *
 * Returns: (transfer full) (element-type RhTallyRow): how the chances were counted; no rows where there are none
 */
GPtrArray *
rh_zug_text_tally (const RhZugAdvice *advice, gboolean must, gboolean brief)
{
  GPtrArray *rows = rh_tally_rows_new ();

  if (advice->kind == RH_ZUG_ADVICE_ROLL)
    add_roll (rows, advice, must, brief);
  else if (is_counted (advice))
    add_shortage (rows, advice);
  else if (advice->kind == RH_ZUG_ADVICE_SHORTAGE)
    add_sentence (rows, _("A train needs an engine, a tender, and a car or caboose."));

  return rows;
}

/**
 * rh_zug_text_tally_spoken:
 * @title: what stands above the rows
 * @rows: (element-type RhTallyRow): how the chances were counted
 *
 * Returns: (transfer full): that for who hears it, a line a sentence
 */
char *
rh_zug_text_tally_spoken (const char *title, const GPtrArray *rows)
{
  GString *text = g_string_new (title);

  for (guint i = 0; i < rows->len; i++) {
    const char *spoken = rh_tally_rows_get (rows, i)->spoken;

    if (spoken != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", spoken);
  }

  return g_string_free (text, FALSE);
}
