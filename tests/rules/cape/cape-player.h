/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

typedef struct _CapePlayer CapePlayer;

CapePlayer *cape_player_new         (guint32            seed);
void        cape_player_free        (CapePlayer        *self);
gboolean    cape_player_choose      (CapePlayer        *self,
                                     const RhCapeState *state,
                                     RhCapeMove        *move);
char       *cape_player_choose_text (CapePlayer        *self,
                                     const RhCapeState *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CapePlayer, cape_player_free)

G_END_DECLS
