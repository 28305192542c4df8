/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"
#include "rh-rules-part.h"

G_BEGIN_DECLS

/**
 * RhCapeRulesPart:
 * @RH_CAPE_RULES_SHORT: what it is about
 * @RH_CAPE_RULES_TERRAINS: the terrains and the rails they need (P3, P4)
 * @RH_CAPE_RULES_OFFER: the cards on offer (A1)
 * @RH_CAPE_RULES_AUCTION: the bids (A2 to A4)
 * @RH_CAPE_RULES_TIES: equal bids (A5, A6)
 * @RH_CAPE_RULES_PICK: picking (A4, A7, A8)
 * @RH_CAPE_RULES_BUILD: a turn of the build phase (B1, B2, B4, D1)
 * @RH_CAPE_RULES_RAILS: the rails at hand (B3)
 * @RH_CAPE_RULES_AFTER: what a build changes (B5 to B8)
 * @RH_CAPE_RULES_BONUS: bonus rails (R1 to R4)
 * @RH_CAPE_RULES_END: the end (E1)
 * @RH_CAPE_RULES_EDITIONS: what the editions differ in (R1)
 * @RH_CAPE_RULES_SILENT: what the rule books don't settle (A6, B8, D3, D4, R3)
 *
 * The parts of the rules sheet, in their order.
 */
typedef enum {
  RH_CAPE_RULES_SHORT,
  RH_CAPE_RULES_TERRAINS,
  RH_CAPE_RULES_OFFER,
  RH_CAPE_RULES_AUCTION,
  RH_CAPE_RULES_TIES,
  RH_CAPE_RULES_PICK,
  RH_CAPE_RULES_BUILD,
  RH_CAPE_RULES_RAILS,
  RH_CAPE_RULES_AFTER,
  RH_CAPE_RULES_BONUS,
  RH_CAPE_RULES_END,
  RH_CAPE_RULES_EDITIONS,
  RH_CAPE_RULES_SILENT,
  RH_CAPE_RULES_PARTS,
} RhCapeRulesPart;

RhCapeRulesPart    rh_cape_rules_part_of      (const RhCapeState *state);
const RhRulesPart *rh_cape_rules_get_part     (RhCapeRulesPart    part);
const char        *rh_cape_rules_text_edition (gboolean           river_all);
char              *rh_cape_rules_text_terrain (RhCapeTerrain      terrain);
char              *rh_cape_rules_text_aloud   (RhCapeRulesPart    part,
                                               const RhCapeState *state);

G_END_DECLS
