/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In a list that grows, the newest line is the last, and the one to be seen. */
void rh_newest_follow (GtkScrolledWindow *scroller);

G_END_DECLS
