/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        rh_announce          (GtkWidget  *line,
                                  const char *text);
const char *rh_announce_get_said (GtkWidget  *window);

G_END_DECLS
