/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

/* Why the numbers on the table are what they are, in the user's language. */

char *rh_heart_text_why_title   (const char          *name);   /* "Anna’s points" */
char *rh_heart_text_why_last    (const char          *name);   /* "Anna’s last route" */
char *rh_heart_text_why_name    (RhHeartColour        colour,
                                 guint                length); /* "White route of 3" */
char *rh_heart_text_why_route   (const RhHeartRoute  *route);  /* "White route of 3: 4 × 2 = 8" */
char *rh_heart_text_why_doubled (const RhHeartRoute  *route);  /* NULL where it wasn't */

G_END_DECLS
