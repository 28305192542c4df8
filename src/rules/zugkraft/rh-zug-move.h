/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-train.h"

G_BEGIN_DECLS

#define RH_ZUG_SEATS_MAX 8

/**
 * RhZugMoveKind:
 * @RH_ZUG_MOVE_NONE: none
 * @RH_ZUG_MOVE_TRAIN: a turn that brought a train
 * @RH_ZUG_MOVE_SHORT: material shortage (Z2)
 * @RH_ZUG_MOVE_WRECK: train wreck (Z9)
 *
 * How a turn ended.
 */
typedef enum {
  RH_ZUG_MOVE_NONE,
  RH_ZUG_MOVE_TRAIN,
  RH_ZUG_MOVE_SHORT,
  RH_ZUG_MOVE_WRECK,
} RhZugMoveKind;

#define RH_ZUG_N_MOVE_KINDS (RH_ZUG_MOVE_WRECK + 1) /* for arrays that have a place for each kind */

/**
 * RhZugMove:
 * @kind: how the turn ended
 * @seat: whose turn it was, from 0
 * @train: the train, empty for the others
 *
 * A move of Zugkraft: a turn.
 */
typedef struct {
  RhZugMoveKind kind;
  guint         seat;
  RhZugTrain    train;
} RhZugMove;

extern const char *const rh_zug_move_words[];

gboolean  rh_zug_move_parse    (const RhWords    *line,
                                RhZugMove        *move,
                                GError          **error);
RhZugMove rh_zug_move_read     (const char       *line);
char     *rh_zug_move_to_text  (const RhZugMove  *self);

G_END_DECLS
