/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-words.h"

G_BEGIN_DECLS

#define RH_HEART_TERRAINS 3       /* H2 */
#define RH_HEART_COLOURS 9        /* H2: three of each type */
#define RH_HEART_TERRAIN_CARDS 15 /* H2: of each type */
#define RH_HEART_LENGTH_MAX 6     /* H1 */

/**
 * RhHeartTerrain:
 * @RH_HEART_DESERT: yellow, orange and red routes
 * @RH_HEART_JUNGLE: purple, blue and green routes
 * @RH_HEART_MOUNTAIN: white, grey and black routes
 *
 * A type of terrain cards (H2).
 */
typedef enum {
  RH_HEART_DESERT,
  RH_HEART_JUNGLE,
  RH_HEART_MOUNTAIN,
} RhHeartTerrain;

/**
 * RhHeartColour:
 *
 * The colour of a route (H2): three of each terrain, in the order of the terrains.
 */
typedef enum {
  RH_HEART_YELLOW,
  RH_HEART_ORANGE,
  RH_HEART_RED,
  RH_HEART_PURPLE,
  RH_HEART_BLUE,
  RH_HEART_GREEN,
  RH_HEART_WHITE,
  RH_HEART_GREY,
  RH_HEART_BLACK,
} RhHeartColour;

/* What stands for a terrain or a colour that hasn't been told. */
#define RH_HEART_OPEN (-1)

const char     *rh_heart_terrain_get_word   (RhHeartTerrain  terrain);
gboolean        rh_heart_terrain_from_word  (const RhWord   *word,
                                             RhHeartTerrain *terrain);
const char     *rh_heart_colour_get_word    (RhHeartColour   colour);
gboolean        rh_heart_colour_from_word   (const RhWord   *word,
                                             RhHeartColour  *colour);
RhHeartTerrain  rh_heart_colour_get_terrain (RhHeartColour   colour);
int             rh_heart_length_get_points  (guint           length);
int             rh_heart_length_get_cards   (guint           length);

G_END_DECLS
