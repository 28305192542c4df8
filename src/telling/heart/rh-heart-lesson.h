/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

const char *rh_heart_lesson (gconstpointer state,
                             guint         i);

G_END_DECLS
