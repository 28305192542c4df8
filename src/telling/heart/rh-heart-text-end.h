/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

/* The end of a game: who has won, how, and everybody's place. */

char *rh_heart_text_end_won          (const RhSetup      *setup,
                                      const RhHeartState *state);  /* "Anna and Bram share the win!" */
char *rh_heart_text_end_how          (const RhHeartState *state);  /* "With 53 points, …" */
char *rh_heart_text_end_globetrotter (const RhSetup      *setup,
                                      const RhHeartState *state);  /* "Globetrotter, 10 points: Anna" */
char *rh_heart_text_end_told         (const RhSetup      *setup,
                                      const RhHeartState *state);  /* both, for the sentence of the last move */
const char *rh_heart_text_end_place  (const RhHeartState *state,
                                      guint               seat);   /* "2nd" */
char *rh_heart_text_end_had          (gconstpointer       data,
                                      guint               seat);   /* "51 points, 2 tickets fulfilled" */
char *rh_heart_text_end_reached      (gconstpointer       data,
                                      guint               seat);   /* "51 points" */
char *rh_heart_text_end_all          (const RhSetup      *setup,
                                      gconstpointer       data);   /* how, and Globetrotter */

G_END_DECLS
