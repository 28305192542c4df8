/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-draft.h"
#include "rh-heart.h"

#include "rh-step.h"

G_BEGIN_DECLS

RhHeartMove rh_heart_step_get_answer (RhStep          *step);
void     rh_heart_step_get_draft  (RhStep             *step,
                                   RhHeartDraft       *draft);
gboolean rh_heart_step_get_before (RhStep             *step,
                                   RhHeartDraft       *draft);
void     rh_heart_step_recall_tickets (const RhHeartPlayer *player,
                                       guint                seat,
                                       RhHeartDraft        *draft);
gboolean rh_heart_step_is_recalled (const RhHeartPlayer *player,
                                    const RhHeartDraft  *draft);
gboolean rh_heart_step_correct_tickets (RhStep            *step,
                                        guint              seat,
                                        const RhHeartMove *move);
guint    rh_heart_step_get_seat   (const RhHeartDraft *draft,
                                   const RhHeartState *state);
guint    rh_heart_step_get_open   (const RhHeartState *state);
gboolean rh_heart_step_enter      (RhStep             *step,
                                   const RhHeartDraft *draft);
gboolean rh_heart_step_play       (RhStep             *step,
                                   const RhHeartMove  *move);
void     rh_heart_step_keep_focus (RhStep             *step,
                                   gboolean            focused);
gboolean rh_heart_step_is_in_sight (GtkWidget         *line);
GtkWidget *rh_heart_step_make_name (const char *name,
                                    int         least,
                                    int         most);

G_END_DECLS
