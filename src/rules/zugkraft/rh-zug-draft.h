/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-train.h"

G_BEGIN_DECLS

/**
 * RhZugDraft:
 * @train: the parts set down so far; none where nothing has been entered
 *
 * The beginning of a turn: what has been entered of it. Every part of @train may follow the one before, but for a second
 * engine that waits for the tender: that is no train yet.
 */
typedef struct {
  RhZugTrain train;
} RhZugDraft;

RhZugDraft  rh_zug_draft_parse      (const char       *text);
RhZugBar    rh_zug_draft_get_bar    (const RhZugDraft *self,
                                     RhZugPart         part);
RhZugBar    rh_zug_draft_get_bar_at (const RhZugDraft *self,
                                     guint             i,
                                     RhZugPart         part);
RhZugBar    rh_zug_draft_add        (RhZugDraft       *self,
                                     RhZugPart         part);
RhZugBar    rh_zug_draft_replace    (RhZugDraft       *self,
                                     guint             i,
                                     RhZugPart         part);
gboolean    rh_zug_draft_take_off   (RhZugDraft       *self,
                                     guint             i);
char       *rh_zug_draft_to_text    (const RhZugDraft *self);

G_END_DECLS
