/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"

G_BEGIN_DECLS

char *rh_cape_undo_text (RhSession *session);
char *rh_cape_redo_text (RhSession *session);

G_END_DECLS
