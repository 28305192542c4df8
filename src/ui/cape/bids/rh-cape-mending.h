/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape-ten.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_MENDING (rh_cape_mending_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeMending, rh_cape_mending, RH, CAPE_MENDING, AdwBin)

/* A card on offer that is given anew, in place of what else the step asks. Emits "mended" once that is over, be it left as it
 * was. */
void     rh_cape_mending_open     (RhCapeMending *self,
                                   RhStep        *step,
                                   guint          place);
void     rh_cape_mending_close    (RhCapeMending *self);
gboolean rh_cape_mending_take_key (RhCapeMending   *self,
                                   RhStep          *step,
                                   guint            keyval,
                                   GdkModifierType  modifiers);
RhStep  *rh_cape_mending_get_step (RhCapeMending *self);
gboolean rh_cape_mending_keeps    (RhCapeMending *self);
void     rh_cape_mending_update   (RhCapeMending *self,
                                   RhStep        *step,
                                   RhCapeTen     *ten);

G_END_DECLS
