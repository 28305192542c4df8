/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void      rh_inspector_begin   (void);
char     *rh_inspector_filter  (const char *debug);
void      rh_inspector_refuse  (void);

G_END_DECLS
