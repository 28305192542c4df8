/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-state.h"

G_BEGIN_DECLS

char       *rh_zug_text_lane         (const RhZugState  *state,
                                      guint              seat,
                                      const char        *name);   /* all of it, in one */
char       *rh_zug_text_lane_figure  (const RhZugState  *state,
                                      guint              seat);   /* "62" */
const char *rh_zug_text_lane_caption (const RhZugState  *state,
                                      guint              seat);   /* "points" */
char       *rh_zug_text_lane_turns   (const RhZugPlayer *player); /* "5 turns" */
char       *rh_zug_text_lane_aside   (const RhZugState  *state,
                                      guint              seat);   /* "one more turn"; NULL where there is nothing to say */
char       *rh_zug_text_lane_last    (const RhZugState  *state,
                                      guint              seat);   /* "+22", "wreck"; NULL before the first turn */
char       *rh_zug_text_lane_ask     (const RhZugState  *state,
                                      guint              seat,
                                      const char        *name);   /* "Anna in all, 62 points. Why?" */
const char *rh_zug_text_lane_beside  (gconstpointer      state,
                                      guint              seat);   /* "✓", "★" */

G_END_DECLS
