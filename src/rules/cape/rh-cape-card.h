/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-words.h"

G_BEGIN_DECLS

#define RH_CAPE_CARDS 50    /* P3 */
#define RH_CAPE_RAILS_MAX 3
#define RH_CAPE_VALUE_MAX 10

/**
 * RhCapeTerrain:
 * @RH_CAPE_UNKNOWN: a card of which only the rails, or only the value, were told
 *
 * The five terrains, the hardest first.
 */
typedef enum {
  RH_CAPE_UNKNOWN,
  RH_CAPE_RIVER,
  RH_CAPE_MOUNTAIN,
  RH_CAPE_DESERT,
  RH_CAPE_VILLAGE,
  RH_CAPE_SAVANNA,
  RH_CAPE_TERRAIN_LAST = RH_CAPE_SAVANNA,
} RhCapeTerrain;

/**
 * RhCapeCard:
 * @terrain: its terrain
 * @rails: 0 to 3
 * @value: 1 to 10 pounds; 0 where it isn't known
 */
typedef struct {
  RhCapeTerrain terrain : 8;
  guint         rails : 8;
  guint         value : 8;
} RhCapeCard;

int       rh_cape_terrain_needs     (RhCapeTerrain     terrain);
char      rh_cape_terrain_letter    (RhCapeTerrain     terrain);

gboolean  rh_cape_card_parse        (const RhWord     *word,
                                     RhCapeCard       *card,
                                     GError          **error);
void      rh_cape_card_append_to    (RhCapeCard        card,
                                     GString          *string);
gboolean  rh_cape_card_equal        (RhCapeCard        a,
                                     RhCapeCard        b);

G_END_DECLS
