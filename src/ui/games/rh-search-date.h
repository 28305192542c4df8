/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint rh_search_date_read (const char *const *words,
                           GDateTime         *now,
                           gint64            *from,
                           gint64            *until);

G_END_DECLS
