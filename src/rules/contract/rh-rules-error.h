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
 * @RH_RULES_ERROR_GAME: the first code of those that each game has for itself
 *
 * What can be wrong with a setup or a move. The message says which rule and
 * names the numbers.
 */
typedef enum {
  RH_RULES_ERROR_SYNTAX,
  RH_RULES_ERROR_SETUP,
  RH_RULES_ERROR_PHASE,
  RH_RULES_ERROR_TURN,

  RH_RULES_ERROR_GAME = 100,
} RhRulesError;

#define RH_RULES_ERROR (rh_rules_error_quark ())

GQuark   rh_rules_error_quark (void);

gboolean rh_refuse            (GError     **error,
                               GQuark       domain,
                               int          code,
                               const char  *format,
                               ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
