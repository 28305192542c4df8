/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"
#include "rh-zug-refusal.h"

G_BEGIN_DECLS

char       *rh_zug_text_turn_question     (const RhSetup    *setup,
                                           const RhZugState *state); /* "Anna sets down …" */
char       *rh_zug_text_turn_sum          (const RhZugTurn  *turn);  /* "(4 + 4 + 2 + 1) × 2 = 22" */
char       *rh_zug_text_turn_spoken       (const RhZugTurn  *turn);  /* all that is set down, and its points */
char       *rh_zug_text_turn_dice         (guint             dice);  /* "3 dice in hand" */
char       *rh_zug_text_turn_note         (const RhZugTurn  *turn);  /* "Freight train: 3 dice may be rolled again." */
char       *rh_zug_text_turn_stop         (const RhZugTurn  *turn);  /* "Stop with 9" */
const char *rh_zug_text_turn_why_not_stop (const RhZugTurn  *turn);  /* NULL where the turn may end so */
char       *rh_zug_text_turn_why_not      (const RhZugTurn  *turn,
                                           RhZugMoveKind     kind);  /* likewise */
char       *rh_zug_text_turn_stop_asked   (const RhZugTurn  *turn);  /* "Stop with 9?" */
char       *rh_zug_text_turn_refused      (const RhZugTurn    *turn,
                                           const RhZugRefusal *refusal); /* NULL where nothing was */

G_END_DECLS
