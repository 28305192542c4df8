/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_BAR (rh_bar_get_type ())
G_DECLARE_FINAL_TYPE (RhBar, rh_bar, RH, BAR, GtkBox)

G_END_DECLS
