/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

/**
 * RhHeartSumLine:
 * @what: what brings points, in a few words
 * @how: (nullable): the figures it is made of, where these are several
 * @figure: the points
 *
 * A line of the sum of a player's points, as on paper.
 */
typedef struct {
  char *what;
  char *how;
  char *figure;
} RhHeartSumLine;

/* Why the numbers on the table are what they are, in the user's language. What is line by line is a %NULL-terminated list. */

char  *rh_heart_text_why_title        (const char          *name);    /* "Anna’s points" */
char **rh_heart_text_why_points       (const RhHeartPlayer *player);
GPtrArray *rh_heart_text_why_sum      (const RhHeartPlayer *player);
char  *rh_heart_text_why_route        (const RhHeartRoute  *route);   /* "white route of 3: 4 × 2 = 8" */
char  *rh_heart_text_why_doubled      (const RhHeartRoute  *route);   /* NULL where it wasn't */
char  *rh_heart_text_why_tickets      (const RhHeartPlayer *player);  /* "Tickets: 20 − 7 + 4 = 17" */

G_END_DECLS
