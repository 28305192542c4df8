/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhRulesError:
 * @RH_RULES_ERROR_SYNTAX: a line that isn't a move of the game: an unknown word, a bad number, a wrong count
 * @RH_RULES_ERROR_SETUP: the players or the options don't fit the game
 * @RH_RULES_ERROR_PHASE: the game asks for another kind of move now
 * @RH_RULES_ERROR_TURN: it is another seat's turn
 * @RH_RULES_ERROR_CAPITAL: more pounds than there are
 * @RH_RULES_ERROR_PILE: the piles don't hold, or do hold, the cards the move speaks of
 * @RH_RULES_ERROR_TIE: draws of other seats than those of the open tie
 * @RH_RULES_ERROR_CARD: a card that isn't on offer
 * @RH_RULES_ERROR_RAILS: too few rails, or more than are short
 *
 * What can be wrong with a setup or a move. The message says which rule and
 * names the numbers.
 */
typedef enum {
  RH_RULES_ERROR_SYNTAX,
  RH_RULES_ERROR_SETUP,
  RH_RULES_ERROR_PHASE,
  RH_RULES_ERROR_TURN,
  RH_RULES_ERROR_CAPITAL,
  RH_RULES_ERROR_PILE,
  RH_RULES_ERROR_TIE,
  RH_RULES_ERROR_CARD,
  RH_RULES_ERROR_RAILS,
} RhRulesError;

#define RH_RULES_ERROR (rh_rules_error_quark ())

GQuark rh_rules_error_quark (void);

G_END_DECLS
