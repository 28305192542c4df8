/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids in words: who has given one, never how much it is. */

#include "config.h"

#include "rh-cape-text-bids.h"

#include "rh-cape-money.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_bidding_is_sealed:
 * @self: how far the bids are
 * @seat: a seat, from 0, or %RH_CAPE_NO_SEAT
 *
 * Returns: whether the bid of that seat is sealed
 */
gboolean
rh_cape_bidding_is_sealed (const RhCapeBidding *self, int seat)
{
  return seat != RH_CAPE_NO_SEAT && ((self->sealed >> seat) & 1);
}

/**
 * rh_cape_bidding_is_complete:
 * @self: how far the bids are
 * @setup: the players
 *
 * Returns: whether everybody has sealed a bid, so that all can be revealed (rule A2)
 */
gboolean
rh_cape_bidding_is_complete (const RhCapeBidding *self, const RhSetup *setup)
{
  return self->sealed == (1u << setup->n_seats) - 1;
}

/**
 * rh_cape_bidding_find_due:
 * @due: who was asked to bid, from 0
 * @given_up: whose bids were given up since one was sealed last, a bit a seat
 * @sealed: who has sealed one, a bit a seat
 * @n_seats: how many play
 *
 * Whose bid is given up is asked for it again, the first in the order of seats; after one that is sealed it is the next player's turn,
 * clockwise.
 *
 * Returns: who is asked to bid; whose bid was the last, once all are sealed
 */
guint
rh_cape_bidding_find_due (guint due, guint given_up, guint sealed, guint n_seats)
{
  if (given_up != 0)
    due = (guint) g_bit_nth_lsf (given_up, -1);

  for (guint i = 0; i < n_seats; i++) {
    guint seat = (due + i) % n_seats;

    if (((sealed >> seat) & 1) == 0)
      return seat;
  }

  return due;
}

/**
 * rh_cape_text_bids_question:
 * @bidding: how far the bids are
 * @setup: the players
 *
 * Returns: (transfer full): what is asked now, or said of a bid that is sealed
 */
char *
rh_cape_text_bids_question (const RhCapeBidding *bidding, const RhSetup *setup)
{
  const char *name = bidding->seat != RH_CAPE_NO_SEAT ? setup->seats[bidding->seat].name : NULL;

  if (name != NULL && rh_cape_bidding_is_sealed (bidding, bidding->seat)) {
    /* Translators: a player */
    return g_strdup_printf (_("%s’s bid is sealed"), name);
  }
  if (name != NULL) {
    /* Translators: a player */
    return g_strdup_printf (_("%s bids next"), name);
  }

  return g_strdup (rh_cape_bidding_is_complete (bidding, setup) ? _("All bids are sealed") : _("Who bids next?"));
}

/* Why a bid that was typed isn't there any more. */
static const char *
describe_end (RhCapeBidEnd end)
{
  switch (end) {
  case RH_CAPE_BID_COVERED:
    return _("The bid being entered was left alone for a moment, so it has been wiped.");
  case RH_CAPE_BID_FORGOTTEN:
    return _("Nothing happened for a minute, so the bid being entered has been wiped.");
  case RH_CAPE_BID_DROPPED:
    return _("The correction has dropped the sealed bids. Please bid again.");
  case RH_CAPE_BID_EMPTY:
  case RH_CAPE_BID_LEFT:
  default:
    return NULL;
  }
}

/**
 * rh_cape_text_bids_hint:
 * @bidding: how far the bids are
 * @setup: the players
 *
 * Returns: (transfer none): what is to be known besides the question; nothing new to who has heard it once
 */
const char *
rh_cape_text_bids_hint (const RhCapeBidding *bidding, const RhSetup *setup)
{
  if (rh_cape_bidding_is_sealed (bidding, bidding->seat))
    return _("It can’t be looked at, but it can be withdrawn and entered again.");
  if (describe_end (bidding->end) != NULL)
    return describe_end (bidding->end);
  if (rh_cape_bidding_is_complete (bidding, setup))
    return _("Reveal shows them to everybody.");
  if (bidding->resumed)
    return _("If you had already bid, please bid again.");

  return bidding->sealed == 0 ? _("Each bid stays secret. To bid before your turn, choose your name.") : "";
}

/**
 * rh_cape_text_bids_are_lost:
 * @bidding: how far the bids are
 *
 * Returns: whether the hint asks for bids again that were there, which nobody may overlook
 */
gboolean
rh_cape_text_bids_are_lost (const RhCapeBidding *bidding)
{
  return !rh_cape_bidding_is_sealed (bidding, bidding->seat) &&
         (bidding->end == RH_CAPE_BID_DROPPED || (describe_end (bidding->end) == NULL && bidding->resumed));
}

/**
 * rh_cape_text_bids_early:
 * @bidding: how far the bids are; nobody is entering one
 * @setup: the players
 *
 * Returns: (transfer none): why a figure does nothing, and what comes first
 */
const char *
rh_cape_text_bids_early (const RhCapeBidding *bidding, const RhSetup *setup)
{
  if (rh_cape_bidding_is_sealed (bidding, bidding->seat))
    return _("Nothing was entered. Press Backspace (⌫) to go on.");
  if (rh_cape_bidding_is_complete (bidding, setup))
    return _("All bids are sealed. Press Backspace (⌫), then Reveal.");

  return rh_cape_text_bids_stopped ();
}

/**
 * rh_cape_text_bids_word:
 * @sealed: whether a player's bid is sealed
 * @bidding: whether the player is bidding now
 *
 * Returns: (transfer none): how far the player is, in a word
 */
const char *
rh_cape_text_bids_word (gboolean sealed, gboolean bidding)
{
  if (sealed)
    /* Translators: how far a player is with the own bid */
    return C_("bid", "sealed");

  /* Translators: how far a player is with the own bid */
  return bidding ? C_("bid", "bidding") : C_("bid", "waiting");
}

/**
 * rh_cape_text_bids_tile:
 * @sealed: whether a player's bid is sealed
 *
 * Returns: (transfer none): the same on the player's tile, with a tick
 */
const char *
rh_cape_text_bids_tile (gboolean sealed)
{
  return sealed ? C_("public bid", "✓ sealed") : rh_cape_text_bids_word (FALSE, FALSE);
}

/**
 * rh_cape_text_bids_alone:
 * @name: who bids
 *
 * Returns: (transfer full): what asks everybody else to look away
 */
char *
rh_cape_text_bids_alone (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s, only you should look"), name);
}

/**
 * rh_cape_text_bids_field:
 * @name: who bids
 *
 * Returns: (transfer full): what screen readers say of the bid
 */
char *
rh_cape_text_bids_field (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("%s’s bid, hidden"), name);
}

/**
 * rh_cape_text_bids_typed:
 * @empty: whether nothing is typed
 *
 * Returns: (transfer none): what screen readers say of the bid besides: no more of it than that
 */
const char *
rh_cape_text_bids_typed (gboolean empty)
{
  /* Translators: whether anything is typed of a hidden bid */
  return empty ? C_("hidden bid", "empty") : C_("hidden bid", "not empty");
}

/**
 * rh_cape_text_bids_peek:
 * @n: how many digits are typed
 *
 * Returns: (transfer full): what is said aloud to who peeks: not which digits they are
 */
char *
rh_cape_text_bids_peek (guint n)
{
  return g_strdup_printf (ngettext ("%u figure is typed.", "%u figures are typed.", n), n);
}

/**
 * rh_cape_text_bids_capital:
 * @capital: the pounds the bidder has
 *
 * Returns: (transfer full): what can be bid, and what becomes of it (rule A3)
 */
char *
rh_cape_text_bids_capital (int capital)
{
  g_autofree char *pounds = rh_cape_money_to_words (capital);

  /* Translators: the pounds the bidder has */
  return g_strdup_printf (_("You have %s. Everybody pays their bid."), pounds);
}

/**
 * rh_cape_text_bids_too_much:
 * @capital: the pounds the bidder has
 *
 * Returns: (transfer full): why a bid isn't taken (rule A2), in few words; not how much it was
 */
char *
rh_cape_text_bids_too_much (int capital)
{
  g_autofree char *pounds = rh_cape_money_to_words (capital);

  /* Translators: the pounds the bidder has; the bid that was typed is more than these. “Press ⌫.” follows */
  return g_strdup_printf (_("More than your %s."), pounds);
}

/**
 * rh_cape_text_bids_stop:
 * @why: why a bid isn't taken, a sentence
 *
 * Returns: (transfer full): that, and what is to be done then, in few words
 */
char *
rh_cape_text_bids_stop (const char *why)
{
  /* Translators: a sentence such as “More than your £100.”, and the key to press then. One line of a phone, 30 letters with that */
  return g_strdup_printf (_("%s Press ⌫."), why);
}

/**
 * rh_cape_text_bids_stopped:
 *
 * Returns: (transfer none): what is to be done where bids seem to be typed without a look, so that none is taken
 */
const char *
rh_cape_text_bids_stopped (void)
{
  return _("Nothing was sealed just now. Tap, or press Backspace (⌫).");
}

/**
 * rh_cape_text_bids_out_of_turn:
 * @name: whose bid is asked for, though it isn't that player's turn to bid
 *
 * Returns: (transfer full): whose bid that would be that is typed, so that nobody else's is, and what goes on
 */
char *
rh_cape_text_bids_out_of_turn (const char *name)
{
  /* Translators: a player. Two lines of a phone, 33 letters each */
  return g_strdup_printf (_("%s’s bid, out of turn? Press Backspace (⌫) to go on."), name);
}

/**
 * rh_cape_text_bids_again:
 *
 * Returns: (transfer none): the same where bids are entered openly, and one was more than its player has
 */
const char *
rh_cape_text_bids_again (void)
{
  /* Translators: a bid that was more than the player has. Two lines of a phone, 33 letters each */
  return _("Not taken. Press Backspace (⌫), then type it again.");
}

/**
 * rh_cape_text_bids_still:
 *
 * Returns: (transfer none): what is said where bids were entered openly in the auction before, so that nobody types a secret
 */
const char *
rh_cape_text_bids_still (void)
{
  /* Translators: bids are entered from slips of paper again. Two lines of a phone, 33 letters each */
  return _("On paper again, for all to see? Tap how you bid, or Backspace (⌫).");
}

/**
 * rh_cape_text_bids_ask:
 * @name: whose bid is asked for, where bids are entered openly
 *
 * Returns: (transfer full): the question how much it is, from which nobody types a secret
 */
char *
rh_cape_text_bids_ask (const char *name)
{
  /* Translators: a player, whose bid was written on a slip of paper; it is entered where everybody sees it, which is said first. No
   * longer than 40 letters with a short name */
  return g_strdup_printf (_("Not secret: what does %s’s slip say?"), name);
}

/**
 * rh_cape_text_bids_only:
 * @name: whose bid is asked for, where bids are entered openly
 * @capital: the pounds that player has
 *
 * Returns: (transfer full): why a bid isn't taken (rule A2)
 */
char *
rh_cape_text_bids_only (const char *name, int capital)
{
  g_autofree char *pounds = rh_cape_money_to_words (capital);

  /* Translators: a player, and what they have */
  return g_strdup_printf (_("%1$s has only %2$s."), name, pounds);
}
