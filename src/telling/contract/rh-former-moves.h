/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/**
 * RhCut:
 * @from: which move the first of them is when they come back, from 1
 * @lines: (nullable) (array zero-terminated=1): the moves that a correction has cut, in their order; %NULL for none
 * @line: (nullable): what the move was that was corrected then; %NULL where that isn't known
 * @moves_on: whether none are cut: the move comes in, and those that stand there from it on move on by one
 *
 * Moves that a correction has cut, and that may come back; all borrowed.
 */
typedef struct {
  guint              from;
  const char *const *lines;
  const char        *line;
  gboolean           moves_on;
} RhCut;

/**
 * RhFormerMove:
 * @id: its number in the store; 0 where it can't be restored by itself, since it changed with another
 * @move: which move it was, from 1
 * @line: the line it was; the one that stands there now where only what followed was another
 * @cut_from: which move the first of those cut is when they come back, from 1
 * @cut: (array zero-terminated=1): the moves that were cut when it was corrected
 * @text: what it was, told below the move it has become
 *
 * What a corrected move was before.
 */
typedef struct {
  gint64   id;
  guint    move;
  char    *line;
  guint    cut_from;
  char   **cut;
  char    *text;
} RhFormerMove;

gboolean   rh_cut_is_of_struck  (const RhTelling   *telling,
                                 const RhSetup     *setup,
                                 const char *const *moves,
                                 guint              n_moves,
                                 guint              i,
                                 const RhCut       *cut);
GPtrArray *rh_former_moves_new  (void);
void       rh_former_moves_add  (GPtrArray         *self,
                                 gint64             id,
                                 guint              move,
                                 const char        *line,
                                 const RhCut       *cut);
void       rh_former_moves_tell (GPtrArray         *self,
                                 const RhTelling   *telling,
                                 const RhSetup     *setup,
                                 const char *const *moves,
                                 guint              n_moves);

G_END_DECLS
