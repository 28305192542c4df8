/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

char *rh_copy_text_dup_content (guint       n_games,
                                gint64      played,
                                GDateTime  *now);
char *rh_copy_text_dup_damaged (guint       n_in_games);
char *rh_copy_text_dup_aside   (const char *folder);

G_END_DECLS
