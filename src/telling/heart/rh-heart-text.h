/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

/* The Heart of Africa in words: the names and figures that its screens share. */

const char *rh_heart_text_terrain      (RhHeartTerrain      terrain);  /* "Desert" */
const char *rh_heart_text_terrain_full (RhHeartTerrain      terrain);  /* "Desert and savanna" */
const char *rh_heart_text_terrain_key  (RhHeartTerrain      terrain);  /* "d" */
const char *rh_heart_text_colour       (RhHeartColour       colour);   /* "White" */
const char *rh_heart_text_colour_key   (RhHeartColour       colour);   /* "w" */
char       *rh_heart_text_route        (RhHeartColour       colour,
                                        guint               length);   /* "white route of 3" */
char       *rh_heart_text_cards        (RhHeartTerrain      terrain,
                                        int                 n);        /* "2 jungle cards" */
char       *rh_heart_text_engines      (int                 n);        /* "1 engine" */
char       *rh_heart_text_pay          (RhHeartTerrain      terrain,
                                        int                 engines,
                                        int                 cards);    /* "1 engine and 1 jungle card" */
char       *rh_heart_text_own          (int                 n);        /* "1 own card" */
char       *rh_heart_text_trains       (int                 n);        /* "3 trains" */
char       *rh_heart_text_points       (int                 points);   /* "64", "−6" */
char       *rh_heart_text_doubled      (int                 points);   /* "4 × 2 = 8", in which no line ends */
char       *rh_heart_text_names        (const RhSetup      *setup,
                                        guint               seats);    /* a bit a seat: "Anna and Bram" */
char       *rh_heart_text_short_name   (const char         *name);
char       *rh_heart_text_short_names  (const RhSetup      *setup,
                                        guint               seats);
char       *rh_heart_text_entry        (const RhEntry      *entry,
                                        gconstpointer       before,
                                        gconstpointer       after);    /* "White, 3, doubled" */

G_END_DECLS
