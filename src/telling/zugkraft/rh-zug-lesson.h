/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the sample game teaches. */
const char *rh_zug_lesson (gconstpointer state,
                           guint         i);

G_END_DECLS
