/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rh_quit_by_key (GtkWindow *window);

G_END_DECLS
