/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-draft.h"
#include "rh-cape.h"
#include "rh-button.h"
#include "rh-step.h"

G_BEGIN_DECLS

RhCapeDraft rh_cape_step_get_draft (RhStep            *step,
                                    RhCapeMoveKind     kind);
RhCapeMove  rh_cape_step_get_answer (RhStep           *step);
void        rh_cape_step_show_decision (RhStep        *step,
                                    const RhCapeOffer *offer,
                                    RhButton          *build,
                                    RhButton          *pass);
void        rh_cape_step_offer     (RhButton          *button,
                                    gboolean           offered);
void        rh_cape_step_offer_in_line (RhButton      *button,
                                    gboolean           there,
                                    gboolean           offered);
void        rh_cape_step_keep_focus (RhStep           *step,
                                    gboolean           focused);
void        rh_cape_step_place_sum (RhStep            *step,
                                    GtkWidget         *common,
                                    GtkWidget         *sum);
gboolean    rh_cape_step_shows_rails (RhStep          *step,
                                    const RhCapeState *state);
gboolean    rh_cape_step_enter     (RhStep            *step,
                                    const RhCapeDraft *draft);
gboolean    rh_cape_step_play      (RhStep            *step,
                                    const RhCapeMove  *move);
gboolean    rh_cape_step_replace   (RhStep            *step,
                                    const RhCapeMove  *move,
                                    gboolean           keep);
gboolean    rh_cape_step_correct   (RhStep            *step,
                                    guint              i,
                                    const RhCapeMove  *move);
guint       rh_cape_step_find_drawn (RhStep           *step,
                                    guint              seat);
void        rh_cape_step_stop_early (RhStepClass      *klass);
void        rh_cape_step_refuse    (RhStep            *step,
                                    const char        *text);
gboolean    rh_cape_step_refuse_figure (RhStep        *step,
                                    guint              keyval,
                                    GdkModifierType    modifiers,
                                    const char        *text);
gboolean    rh_cape_step_refuse_rails (RhStep         *step,
                                    guint              keyval,
                                    GdkModifierType    modifiers,
                                    gboolean           card);
gboolean    rh_cape_step_refuse_part (RhStep          *step,
                                    guint              keyval,
                                    GdkModifierType    modifiers,
                                    RhCapeParts        parts);
gboolean    rh_cape_step_stop_card  (RhStep           *step,
                                    guint              keyval,
                                    GdkModifierType    modifiers,
                                    const char        *text);
gboolean    rh_cape_step_refuse_card (RhStep          *step,
                                    guint              keyval,
                                    GdkModifierType    modifiers,
                                    const char        *text);

G_END_DECLS
