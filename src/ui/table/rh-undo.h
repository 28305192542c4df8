/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

char *rh_undo_text (const RhTelling *telling,
                    RhSession       *session);
gboolean rh_undo_drops (RhSession   *session);
char *rh_undo_drop (RhSession       *session);
char *rh_undo_refuse (RhSession      *session);
char *rh_redo_refuse (RhSession      *session);
char *rh_redo_text (const RhTelling *telling,
                    RhSession       *session);

G_END_DECLS
