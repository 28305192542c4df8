/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *rh_when_to_words (gint64      time,
                        GDateTime  *now);
int   rh_when_read_day (const char *word,
                        GDateTime  *now);

G_END_DECLS
