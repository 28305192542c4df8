/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-fold.h"

G_BEGIN_DECLS

guint rh_follow (RhFold            **was,
                 RhFold             *then,
                 const char *const  *lines,
                 guint               n_lines,
                 GPtrArray          *added,
                 GError            **error);

G_END_DECLS
