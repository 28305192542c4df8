/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each step asks. */

#include "config.h"

#include "rh-heart-text-ask.h"

#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_heart_text_ask_deal:
 *
 * Returns: the question for the first terrain cards (rule H2)
 */
const char *
rh_heart_text_ask_deal (void)
{
  return _("Which terrain card does everybody begin with?");
}

/**
 * rh_heart_text_ask_claim:
 * @name: a player
 *
 * Returns: (transfer full): what is entered: a route
 */
char *
rh_heart_text_ask_claim (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s claims a route"), name);
}

/**
 * rh_heart_text_ask_ways:
 * @name: a player
 * @colour: the colour of a route
 * @length: its length
 *
 * Returns: (transfer full): what is entered: with what that route is doubled (rule H5)
 */
char *
rh_heart_text_ask_ways (const char *name, RhHeartColour colour, guint length)
{
  /* Translators: a player, the colour of a route such as “White”, and its length; below it are the cards that may be played for
   * it. As short as possible */
  return g_strdup_printf (_("%1$s doubles: %2$s %3$u"), name, rh_heart_text_colour (colour), length);
}

/**
 * rh_heart_text_ask_terrain:
 * @name: a player
 *
 * Returns: (transfer full): what is entered: one or two terrain cards (rule H3)
 */
char *
rh_heart_text_ask_terrain (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s takes terrain cards"), name);
}

/**
 * rh_heart_text_ask_tickets:
 * @name: a player
 *
 * Returns: (transfer full): the question for the tickets at the end (rule H8)
 */
char *
rh_heart_text_ask_tickets (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("Which tickets does %s have?"), name);
}

/**
 * rh_heart_text_ask_all:
 *
 * Returns: the question before the tickets count (rule H8)
 */
const char *
rh_heart_text_ask_all (void)
{
  return _("Are these everybody’s tickets?");
}

/**
 * rh_heart_text_ask_ticket:
 * @ticket: the value of a ticket, below 0 where it failed
 *
 * Returns: (transfer full): the ticket in words
 */
char *
rh_heart_text_ask_ticket (int ticket)
{
  if (ticket < 0)
    /* Translators: the value of a ticket that wasn’t fulfilled */
    return g_strdup_printf (_("−%d, failed"), -ticket);

  /* Translators: the value of a ticket that was fulfilled */
  return g_strdup_printf (_("+%d, fulfilled"), ticket);
}

/**
 * rh_heart_text_ask_entered:
 * @draft: tickets that are being entered
 *
 * Returns: (transfer full): what was entered last, or what is to be entered
 */
char *
rh_heart_text_ask_entered (const RhHeartDraft *draft)
{
  if (draft->typed > 0)
    /* Translators: the value of a ticket, of which isn’t told yet whether it was fulfilled */
    return g_strdup_printf (_("%d: fulfilled or failed?"), draft->typed);
  if (draft->n_tickets > 0)
    return rh_heart_text_ask_ticket (draft->tickets[draft->n_tickets - 1]);
  if (draft->none)
    return g_strdup (_("No tickets"));

  /* Translators: how tickets are entered, the value of each first; 0 says that a player has none. On a phone it has two lines of
   * 40 letters */
  return g_strdup (_("Each ticket: its value, then fulfilled or failed. No tickets: 0."));
}

/**
 * rh_heart_text_ask_taken_off:
 * @draft: tickets that are being entered
 * @before: (nullable): what was entered before
 *
 * Returns: (transfer full) (nullable): the ticket that was taken off since; %NULL where that isn't what was done
 */
char *
rh_heart_text_ask_taken_off (const RhHeartDraft *draft, const RhHeartDraft *before)
{
  int i = rh_heart_draft_find_taken_off (draft, before);
  g_autofree char *ticket = NULL;

  if (i == RH_HEART_OPEN)
    return NULL;
  ticket = rh_heart_text_ask_ticket (before->tickets[i]);

  /* Translators: a ticket that was entered and then taken away again, such as “+8, fulfilled” */
  return g_strdup_printf (_("Taken off: %s"), ticket);
}

/**
 * rh_heart_text_ask_locked:
 *
 * Returns: why the routes can't be gone back to, and what to do about it
 */
const char *
rh_heart_text_ask_locked (void)
{
  return _("Tickets are counted already: undo them first.");
}

/**
 * rh_heart_text_ask_first:
 * @draft: tickets that are being entered, of which the value of one is told
 * @typed: what was typed behind it, which is no part of it: figures, and the “+” or “-” that was meant for them
 *
 * Returns: (transfer full): that it is to be told first whether that one was fulfilled
 */
char *
rh_heart_text_ask_first (const RhHeartDraft *draft, const char *typed)
{
  g_auto (GStrv) parts = g_strsplit (typed, "-", -1);
  g_autofree char *shown = g_strjoinv ("−", parts);

  /* Translators: first the value of a ticket, of which isn’t told yet whether it was fulfilled, and then what was typed too soon:
   * a figure such as “8”, or one with its sign, such as “8−”; short */
  return g_strdup_printf (_("%1$d: first + fulfilled or − failed. %2$s was not taken."), draft->typed, shown);
}

/**
 * rh_heart_text_ask_soon:
 * @name: a player whose turn has just begun
 *
 * Returns: (transfer full): that what ended the turn before is to be pressed once more where it is meant for this one
 */
char *
rh_heart_text_ask_soon (const char *name)
{
  /* Translators: a key was pressed twice within a second, and ended the turn of the player before; short, two lines on a phone */
  return g_strdup_printf (_("Pressed too soon. If it is meant for %s, press once more."), name);
}

/**
 * rh_heart_text_ask_figure:
 * @ticket: the value of a ticket, below 0 where it failed
 *
 * Returns: (transfer full): such as “+8” or “−12”
 */
char *
rh_heart_text_ask_figure (int ticket)
{
  return g_strdup_printf (ticket < 0 ? "−%d" : "+%d", ABS (ticket));
}

/**
 * rh_heart_text_ask_sum:
 * @n: how many tickets
 * @tickets: these, below 0 where they failed
 *
 * Returns: (transfer full): all of them and what they come to
 */
char *
rh_heart_text_ask_sum (guint n, const gint8 *tickets)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *points = NULL;
  int sum = 0;

  if (n == 0)
    return g_strdup (_("No tickets"));

  for (guint i = 0; i < n; i++) {
    g_autofree char *figure = rh_heart_text_ask_figure (tickets[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", figure);
    sum += tickets[i];
  }
  points = rh_heart_text_points (sum);

  return g_strdup_printf ("%s =\u00a0%s", text->str, points); /* a line may end before the sign */
}
