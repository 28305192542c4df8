/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"

#include "cape/rh-cape.h"

G_BEGIN_DECLS

/**
 * RhCapeLogLine:
 * @round: the round it belongs to, from 1
 * @kind: which move it is
 * @seat: who made it, from 0 (pick, draw, pass, build)
 * @text: what it did, in a sentence
 *
 * A move played, told.
 */
typedef struct {
  guint          round;
  RhCapeMoveKind kind;
  guint          seat;
  char          *text;
} RhCapeLogLine;

GPtrArray *rh_cape_log_new       (RhSession           *session);
RhFold    *rh_cape_log_fold_to   (RhSession           *session,
                                  guint                n);
gboolean   rh_cape_log_read_move (const char          *line,
                                  RhCapeMove          *move);
gboolean   rh_cape_log_get_move  (RhSession           *session,
                                  guint                i,
                                  RhCapeMove          *move);
gboolean   rh_cape_log_trace     (RhSession           *session,
                                  guint                seat,
                                  RhCapeWhy           *why);
char      *rh_cape_log_corrected (const RhCapeLogLine *line,
                                  const RhSetup       *setup);

G_END_DECLS
