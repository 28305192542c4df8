/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"

G_BEGIN_DECLS

typedef struct _RhFold RhFold;

RhFold          *rh_fold_new         (const RhSetup     *setup);
RhFold          *rh_fold_new_moves   (const RhSetup     *setup,
                                      const char *const *moves,
                                      guint              n_moves,
                                      guint             *n_played,
                                      GError           **error);
RhFold          *rh_fold_copy        (const RhFold      *self);
void             rh_fold_free        (RhFold            *self);
gboolean         rh_fold_play        (RhFold            *self,
                                      const RhWords     *line,
                                      GError           **error);
gboolean         rh_fold_play_text   (RhFold            *self,
                                      const char        *text,
                                      GError           **error);
char            *rh_fold_adapt_text  (const RhFold      *self,
                                      const char        *text);
const RhGame    *rh_fold_get_game    (const RhFold      *self);
gconstpointer    rh_fold_get_state   (const RhFold      *self);
guint            rh_fold_get_n_moves (const RhFold      *self);
const RhEntries *rh_fold_get_entries (const RhFold      *self);
const RhEntry   *rh_fold_get_last_entries (const RhFold *self,
                                           guint        *n);
gboolean         rh_fold_get_end     (const RhFold      *self,
                                      guint             *winners);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhFold, rh_fold_free)

G_END_DECLS
