/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_HEART_WHOLE (rh_heart_whole_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartWhole, rh_heart_whole, RH, HEART_WHOLE, GtkWidget)

/* Shows its child, the first of its children, whole; or on a phone that has no room for that, not at all. */
gboolean   rh_heart_whole_has_room (RhHeartWhole *self);

G_END_DECLS
