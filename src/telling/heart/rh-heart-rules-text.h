/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"
#include "rh-rules-part.h"

G_BEGIN_DECLS

/**
 * RhHeartRulesPart:
 * @RH_HEART_RULES_SHORT: what it is about
 * @RH_HEART_RULES_START: the start (H2, H9)
 * @RH_HEART_RULES_TERRAIN: the types of terrain cards and their routes (H2)
 * @RH_HEART_RULES_TAKING: taking terrain cards (H3)
 * @RH_HEART_RULES_ROUTES: routes, trains and points (H1, H6)
 * @RH_HEART_RULES_DOUBLING: doubling (H4, H6)
 * @RH_HEART_RULES_ENGINES: engines as terrain cards (H5)
 * @RH_HEART_RULES_TRACKS: double routes (H7)
 * @RH_HEART_RULES_COUNTRIES: Madagascar, other countries (H11)
 * @RH_HEART_RULES_TICKETS: more tickets (H9)
 * @RH_HEART_RULES_LAST: the last round (H10)
 * @RH_HEART_RULES_END: tickets, Globetrotter, places (H8)
 * @RH_HEART_RULES_SILENT: what the rule book doesn't settle (H5, H7, H8)
 *
 * The parts of the rules sheet, in their order.
 */
typedef enum {
  RH_HEART_RULES_SHORT,
  RH_HEART_RULES_START,
  RH_HEART_RULES_TERRAIN,
  RH_HEART_RULES_TAKING,
  RH_HEART_RULES_ROUTES,
  RH_HEART_RULES_DOUBLING,
  RH_HEART_RULES_ENGINES,
  RH_HEART_RULES_TRACKS,
  RH_HEART_RULES_COUNTRIES,
  RH_HEART_RULES_TICKETS,
  RH_HEART_RULES_LAST,
  RH_HEART_RULES_END,
  RH_HEART_RULES_SILENT,
  RH_HEART_RULES_PARTS,
} RhHeartRulesPart;

RhHeartRulesPart   rh_heart_rules_part_of      (const RhHeartState *state);
const RhRulesPart *rh_heart_rules_get_part     (RhHeartRulesPart    part);
char              *rh_heart_rules_text_terrain (RhHeartTerrain      terrain);
char              *rh_heart_rules_text_length  (guint               length);
char              *rh_heart_rules_text_aloud   (RhHeartRulesPart    part);

G_END_DECLS
