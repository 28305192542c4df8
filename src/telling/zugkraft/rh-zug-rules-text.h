/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-state.h"
#include "rh-rules-part.h"

G_BEGIN_DECLS

/**
 * RhZugRulesPart:
 * @RH_ZUG_RULES_SHORT: what it is about
 * @RH_ZUG_RULES_TURN: the rolls of a turn (Z1 to Z3)
 * @RH_ZUG_RULES_TRAIN: what a train is made of and brings (Z4, Z5)
 * @RH_ZUG_RULES_CABOOSE: the caboose, and the special train (Z6, Z7)
 * @RH_ZUG_RULES_FREIGHT: freight trains (Z8)
 * @RH_ZUG_RULES_FAILURE: shortage and wreck (Z2, Z9)
 * @RH_ZUG_RULES_POINTS: winning by points (Z10, Z12)
 * @RH_ZUG_RULES_KNOCKOUT: the knock-out (Z11, Z12)
 * @RH_ZUG_RULES_ADVICE: what the figures mean that can be asked for
 * @RH_ZUG_RULES_SILENT: what the rules don't settle
 *
 * The parts of the rules sheet, in their order.
 */
typedef enum {
  RH_ZUG_RULES_SHORT,
  RH_ZUG_RULES_TURN,
  RH_ZUG_RULES_TRAIN,
  RH_ZUG_RULES_CABOOSE,
  RH_ZUG_RULES_FREIGHT,
  RH_ZUG_RULES_FAILURE,
  RH_ZUG_RULES_POINTS,
  RH_ZUG_RULES_KNOCKOUT,
  RH_ZUG_RULES_ADVICE,
  RH_ZUG_RULES_SILENT,
  RH_ZUG_RULES_PARTS,
} RhZugRulesPart;

RhZugRulesPart     rh_zug_rules_part_of    (const RhZugState *state);
const RhRulesPart *rh_zug_rules_get_part   (RhZugRulesPart    part);
char              *rh_zug_rules_text_aloud (RhZugRulesPart    part);

G_END_DECLS
