/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was entered last of a move, in a few words. */

#include "config.h"

#include "rh-heart-text-entered.h"

#include "rh-heart-draft.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>

static RhHeartDraft
read_draft (const char *text)
{
  RhHeartDraft draft;

  if (!rh_heart_draft_parse (&draft, text))
    rh_heart_draft_init (&draft, RH_HEART_MOVE_NONE);

  return draft;
}

static char *
name_taken_off (const char *what)
{
  /* Translators: what was entered, and was taken away again: a ticket such as “+8, fulfilled”, “Yellow”, “Length 3” or “Desert” */
  return g_strdup_printf (_("taken off %s"), what);
}

/* A colour, a length or a card that is another: what it is now, or that it was taken off; %NULL where it is the same. */
static char *
name_part (int was, int now, char *(*func) (int))
{
  g_autofree char *part = was != now ? func (now != RH_HEART_OPEN ? now : was) : NULL;

  return part == NULL || now != RH_HEART_OPEN ? g_steal_pointer (&part) : name_taken_off (part);
}

static char *
name_colour (int colour)
{
  return g_strdup (rh_heart_text_colour ((RhHeartColour) colour));
}

static char *
name_length (int length)
{
  return rh_heart_text_step_length ((guint) length);
}

static char *
name_terrain (int terrain)
{
  return g_strdup (rh_heart_text_terrain ((RhHeartTerrain) terrain));
}

static char *
name_typed (int value)
{
  return g_strdup_printf ("%d", value);
}

static char *
name_route (const RhHeartDraft *was, const RhHeartDraft *now)
{
  char *colour = name_part (was->colour, now->colour, name_colour);

  return colour != NULL ? colour : name_part (was->length, now->length, name_length);
}

/* That the ways to double are asked for, or one of them is chosen. */
static char *
name_doubling (const RhHeartDraft *was, const RhHeartDraft *now)
{
  if (was->doubling == now->doubling && was->engines == now->engines)
    return NULL;

  return g_strdup (_("way to double"));
}

static char *
name_terrains (const RhSetup *setup, const RhHeartDraft *was, const RhHeartDraft *now)
{
  for (guint i = 0; i < RH_HEART_SEATS_MAX; i++) {
    g_autofree char *card = name_part (was->terrains[i], now->terrains[i], name_terrain);

    if (card != NULL && now->kind == RH_HEART_MOVE_DEAL && i < setup->n_seats)
      /* Translators: a player, and the terrain of the first card: “Anna: Desert” */
      return g_strdup_printf (C_("first card", "%1$s: %2$s"), setup->seats[i].name, card);
    if (card != NULL)
      return g_steal_pointer (&card);
  }

  return NULL;
}

/* Of the tickets, one of them, or that one is taken off. */
static char *
name_tickets (const RhHeartDraft *was, const RhHeartDraft *now)
{
  int off = rh_heart_draft_find_taken_off (now, was);
  g_autofree char *ticket = NULL;

  if (off == RH_HEART_OPEN && now->n_tickets != was->n_tickets + 1)
    return NULL;

  ticket = rh_heart_text_ask_ticket (off != RH_HEART_OPEN ? was->tickets[off] : now->tickets[now->n_tickets - 1]);

  return off != RH_HEART_OPEN ? name_taken_off (ticket) : g_steal_pointer (&ticket);
}

/* Of a ticket that is being told, the value so far; or that there are none, or those of everybody are looked at. */
static char *
name_begun (const RhHeartDraft *was, const RhHeartDraft *now)
{
  if (was->typed != now->typed)
    return name_part (was->typed == 0 ? RH_HEART_OPEN : was->typed, now->typed == 0 ? RH_HEART_OPEN : now->typed, name_typed);
  if (was->none != now->none)
    return g_strdup (_("No tickets"));

  return was->all != now->all ? g_strdup (_("tickets of everybody")) : NULL;
}

/* What is told beside tickets and routes. */
static char *
name_rest (const RhSetup *setup, const RhHeartDraft *was, const RhHeartDraft *now)
{
  char *rest = name_begun (was, now);

  if (rest == NULL)
    rest = name_terrains (setup, was, now);

  return rest != NULL ? rest : name_doubling (was, now);
}

/* Who is asked, where nothing else is another. */
static char *
name_seat (const RhSetup *setup, const RhHeartDraft *was, const RhHeartDraft *now)
{
  int seat = now->seat != RH_HEART_OPEN ? now->seat : was->seat;

  if (was->kind == RH_HEART_MOVE_TICKETS && now->kind != RH_HEART_MOVE_TICKETS)
    return g_strdup (_("back from the tickets"));
  if (was->kind != RH_HEART_MOVE_TICKETS && now->kind == RH_HEART_MOVE_TICKETS)
    return g_strdup (_("tickets"));
  if (seat == RH_HEART_OPEN || (was->seat == now->seat && was->from == now->from))
    return NULL;

  /* Translators: a player, whose tickets are asked for; or whose turn it is */
  return g_strdup_printf (now->kind == RH_HEART_MOVE_TICKETS ? _("%s’s tickets") : _("%s’s turn"), setup->seats[seat].name);
}

/**
 * rh_heart_text_entered:
 * @setup: the players
 * @was: what had been entered of a move before
 * @now: what has been with it
 * @played: whether that is the line of the move, which it has played
 *
 * Returns: (transfer full) (nullable): what was entered, such as “Length 3”; %NULL where that is nothing, or the move has a
 *   name of its own for it
 */
char *
rh_heart_text_entered (const RhSetup *setup, const char *was, const char *now, gboolean played)
{
  RhHeartDraft before = read_draft (was);
  RhHeartDraft after = read_draft (now);
  char *entered = NULL;

  if (before.kind == RH_HEART_MOVE_TICKETS && after.kind == RH_HEART_MOVE_TICKETS)
    entered = name_tickets (&before, &after);
  else if (!played && after.kind != RH_HEART_MOVE_CLAIM)
    entered = name_terrains (setup, &before, &after);
  if (entered == NULL)
    entered = name_route (&before, &after);
  if (entered != NULL || played)
    return entered;

  entered = name_rest (setup, &before, &after);

  return entered != NULL ? entered : name_seat (setup, &before, &after);
}
