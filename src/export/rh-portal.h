/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean rh_portal_has_file  (GFile *file);
char    *rh_portal_dup_shown (GFile *file);

G_END_DECLS
