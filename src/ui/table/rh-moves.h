/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-log.h"

G_BEGIN_DECLS

#define RH_TYPE_MOVES (rh_moves_get_type ())
G_DECLARE_FINAL_TYPE (RhMoves, rh_moves, RH, MOVES, AdwBin)

/**
 * RhMovesState:
 * @lines: (element-type RhLogLine): the moves played, the oldest first
 * @formers: (nullable) (element-type RhFormerMove): what corrected moves were before, by move
 * @failure: (nullable): why that can't be told, in a sentence
 * @correctable: whether a move can be pressed to correct it
 *
 * What the list shows; all borrowed.
 */
typedef struct {
  const GPtrArray *lines;
  const GPtrArray *formers;
  const char      *failure;
  gboolean         correctable;
} RhMovesState;

/* Every move played, in words, the newest at the bottom. */
GtkWidget *rh_moves_new    (const RhTelling    *telling);
void       rh_moves_update (RhMoves            *self,
                            const RhMovesState *state);
void       rh_moves_mark   (RhMoves            *self);
void       rh_moves_show   (RhMoves            *self,
                            guint               i,
                            int                 above);
gboolean   rh_moves_focus  (RhMoves            *self,
                            guint               i);
gboolean   rh_moves_page   (RhMoves            *self,
                            guint               keyval,
                            GdkModifierType     modifiers);

G_END_DECLS
