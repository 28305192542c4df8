/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was entered last of a move, in a few words. */

#include "config.h"

#include "rh-cape-text-entered.h"

#include "rh-cape-draft.h"
#include "rh-cape-text.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of the beginning of such a move, or of all of it. */
static RhCapeDraft
read_draft (const char *text, RhCapeMoveKind kind, gboolean played)
{
  RhCapeDraft draft = rh_cape_draft_parse (text, kind);
  RhCapeMove move = { .kind = RH_CAPE_MOVE_NONE };

  if (!played || draft.kind != RH_CAPE_MOVE_NONE)
    return draft;

  move = rh_cape_move_read (text);
  if (move.kind != kind)
    return draft;

  draft = rh_cape_draft_new (kind);
  if (kind == RH_CAPE_MOVE_DRAW && !move.no_card && move.card.terrain != RH_CAPE_UNKNOWN)
    draft.cards[0] = rh_cape_card_to_parts (move.card);
  /* The values of a tie stand in the order of its draft. */
  for (guint i = 0; kind == RH_CAPE_MOVE_TIE && i < move.n; i++)
    draft.cards[i].value = (int) move.cards[i].value;

  return draft;
}

/* What is told of the one and is another in the other; open where it is the same. */
static RhCapeParts
subtract (RhCapeParts parts, RhCapeParts other)
{
  return (RhCapeParts) { parts.terrain == other.terrain ? RH_CAPE_PART_OPEN : parts.terrain,
                         parts.rails == other.rails ? RH_CAPE_PART_OPEN : parts.rails,
                         parts.value == other.value ? RH_CAPE_PART_OPEN : parts.value };
}

static char *
list_parts (RhCapeParts parts)
{
  g_autofree char *rails = parts.rails != RH_CAPE_PART_OPEN ? rh_cape_text_rails ((guint) parts.rails) : NULL;
  g_autofree char *value = parts.value != RH_CAPE_PART_OPEN ? rh_cape_text_pounds (parts.value) : NULL;
  const char *told[4] = { NULL };
  guint n = 0;

  if (parts.terrain != RH_CAPE_PART_OPEN)
    told[n++] = rh_cape_text_terrain ((RhCapeTerrain) parts.terrain);
  if (rails != NULL)
    told[n++] = rails;
  if (value != NULL)
    told[n++] = value;

  return rh_join_items (told);
}

static char *
name_erased (const char *what)
{
  /* Translators: what was entered, and was erased: “desert”, “£7” or “Anna’s draw of 7” */
  return g_strdup_printf (_("%s erased"), what);
}

/* Of a card, what is told that wasn't, or not so; else what was erased. %NULL where it is the same. */
static char *
name_parts (RhCapeParts was, RhCapeParts now)
{
  RhCapeParts told = subtract (now, was);
  RhCapeParts before = subtract (was, now);
  g_autofree char *erased = NULL;

  if (!rh_cape_parts_are_open (told))
    return list_parts (told);
  if (rh_cape_parts_are_open (before))
    return NULL;

  erased = list_parts (before);

  return name_erased (erased);
}

/* Of one that is given anew, what of that. */
static char *
name_offered (const RhCapeDraft *was, const RhCapeDraft *now)
{
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    g_autofree char *parts = name_parts (rh_cape_draft_get_card (was, i), rh_cape_draft_get_card (now, i));

    if (parts != NULL)
      /* Translators: the number of a card on offer, and what was told of it: “desert”, “2 rails” or “£7” */
      return g_strdup_printf (_("card %1$u, %2$s"), i + 1, parts);
  }

  return NULL;
}

/* That the whole card is told and not its rails alone is chosen first. */
static char *
name_turned (const RhCapeDraft *was, const RhCapeDraft *now)
{
  g_autofree char *parts = name_parts (was->cards[0], now->cards[0]);

  if (parts == NULL)
    return was->kind == now->kind ? NULL : g_strdup (_("the whole card"));

  /* Translators: what was told of the card that is turned up: “desert”, “2 rails” or “£7” */
  return g_strdup_printf (_("card: %s"), parts);
}

/* Not how much it is: to see that, others look at the panel. */
static char *
name_bid (const RhSetup *setup, const RhCapeDraft *was, const RhCapeDraft *now)
{
  if (now->kind == RH_CAPE_MOVE_NONE)
    /* Translators: how bids are given from now on, as by the button “Bid in Secret” */
    return g_strdup (_("bids in secret"));

  for (guint i = 0; i < setup->n_seats; i++) {
    if (was->bids[i].amount != now->bids[i].amount || was->bids[i].finished != now->bids[i].finished)
      /* Translators: a player, whose bid was written on a slip of paper */
      return g_strdup_printf (_("%s’s bid on paper"), setup->seats[i].name);
  }

  /* Translators: how bids are given from now on, as by the button “Bid on Paper” */
  return was->kind == now->kind ? NULL : g_strdup (_("bids on paper"));
}

/* Of a tie, who drew what. */
static char *
name_drawn (const RhSetup *setup, const RhCapeState *state, const RhCapeDraft *was, const RhCapeDraft *now, const char *line)
{
  RhCapeMove move = line != NULL ? rh_cape_move_read (line) : (RhCapeMove) { .kind = RH_CAPE_MOVE_NONE };
  guint i = 0;
  int value;
  g_autofree char *drawn = NULL;

  if (line == NULL)
    move.n = rh_cape_state_get_open_tie (state, move.seats);
  while (i < move.n && was->cards[i].value == now->cards[i].value)
    i++;
  if (i == move.n)
    return NULL;

  value = now->cards[i].value != RH_CAPE_PART_OPEN ? now->cards[i].value : was->cards[i].value;
  /* Translators: a player, and the value of the card drawn, such as 7 */
  drawn = g_strdup_printf (_("%1$s’s draw of %2$d"), setup->seats[move.seats[i]].name, value);

  return now->cards[i].value != RH_CAPE_PART_OPEN ? g_steal_pointer (&drawn) : name_erased (drawn);
}

/**
 * rh_cape_text_entered:
 * @setup: the players
 * @state: where the move is asked for; where it has led to, if @played
 * @was: what had been entered of it before
 * @now: what has been with it
 * @played: whether that is the line of the move, which it has played
 *
 * Returns: (transfer full) (nullable): what was entered, such as “card 1, 2 rails”; %NULL where that is nothing of the kind
 */
char *
rh_cape_text_entered (const RhSetup *setup, const RhCapeState *state, const char *was, const char *now, gboolean played)
{
  static const RhCapeMoveKind kinds[] = { RH_CAPE_MOVE_REVEAL, RH_CAPE_MOVE_BIDS, RH_CAPE_MOVE_TIE, RH_CAPE_MOVE_DRAW };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    RhCapeDraft before = read_draft (was, kinds[i], FALSE);
    RhCapeDraft after = read_draft (now, kinds[i], played);

    if (kinds[i] == RH_CAPE_MOVE_REVEAL && memcmp (before.anew, after.anew, sizeof before.anew) != 0)
      return name_offered (&before, &after); /* while they are bid on, too */
    if (before.kind == RH_CAPE_MOVE_NONE && (played || after.kind == RH_CAPE_MOVE_NONE))
      continue;

    if (kinds[i] == RH_CAPE_MOVE_REVEAL)
      return name_offered (&before, &after);
    if (kinds[i] == RH_CAPE_MOVE_BIDS)
      return name_bid (setup, &before, &after);
    if (kinds[i] == RH_CAPE_MOVE_TIE)
      return name_drawn (setup, state, &before, &after, played ? now : NULL);

    return name_turned (&before, &after);
  }

  return NULL;
}
