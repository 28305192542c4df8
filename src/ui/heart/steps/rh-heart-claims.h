/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-heart-offer.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_CLAIMS (rh_heart_claims_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartClaims, rh_heart_claims, RH, HEART_CLAIMS, AdwBin)

/* Emits "plain" and "doubled", or "take" where a terrain card is, or "draw" where nothing is, or "back" where that is out of turn. */
void     rh_heart_claims_set        (RhHeartClaims      *self,
                                     const RhHeartOffer *offer);
void     rh_heart_claims_set_way    (RhHeartClaims      *self,
                                     const RhHeartOffer *offer,
                                     guint               way,
                                     gboolean            rests);
void     rh_heart_claims_set_take   (RhHeartClaims      *self);
void     rh_heart_claims_set_draw   (RhHeartClaims      *self);
void     rh_heart_claims_set_back   (RhHeartClaims      *self,
                                     const char         *label);
void     rh_heart_claims_set_end    (RhHeartClaims      *self,
                                     gboolean            played_out);
void     rh_heart_claims_set_answer (RhHeartClaims      *self,
                                     const RhHeartOffer *offer,
                                     const RhHeartMove  *move);
gboolean rh_heart_claims_key        (RhHeartClaims      *self,
                                     guint               keyval,
                                     GdkModifierType     modifiers);
gboolean rh_heart_claims_focus      (RhHeartClaims      *self);

G_END_DECLS
