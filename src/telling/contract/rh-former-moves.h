/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/**
 * RhFormerMove:
 * @move: which move it was, from 1
 * @line: the line it was
 * @n_cut: how many later moves were cut when it was corrected
 * @text: what it was, told below the move it has become
 *
 * What a corrected move was before.
 */
typedef struct {
  guint  move;
  char  *line;
  guint  n_cut;
  char  *text;
} RhFormerMove;

GPtrArray *rh_former_moves_new  (void);
void       rh_former_moves_add  (GPtrArray         *self,
                                 guint              move,
                                 const char        *line,
                                 guint              n_cut);
void       rh_former_moves_tell (GPtrArray         *self,
                                 const RhTelling   *telling,
                                 const RhSetup     *setup,
                                 const char *const *moves);

G_END_DECLS
