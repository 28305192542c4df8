/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean rh_phone_is_around (GtkWidget *part,
                             int        width);

G_END_DECLS
