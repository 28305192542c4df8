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
 * rh_heart_text_ask_anybody:
 *
 * Returns: that another player may be chosen
 */
const char *
rh_heart_text_ask_anybody (void)
{
  return _("Anybody may act: tap a player");
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
 * rh_heart_text_ask_sum:
 * @draft: tickets that are being entered
 *
 * Returns: (transfer full): what they come to so far; empty for none
 */
char *
rh_heart_text_ask_sum (const RhHeartDraft *draft)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  g_autofree char *points = rh_heart_text_points (rh_heart_draft_get_sum (draft));

  if (draft->n_tickets == 0)
    return g_strdup ("");

  for (guint i = 0; i < draft->n_tickets; i++)
    g_string_append_printf (sum, "%s%s%d", i > 0 ? " " : "", draft->tickets[i] < 0 ? "−" : "+", ABS (draft->tickets[i]));

  return g_strdup_printf ("%s = %s", sum->str, points);
}
