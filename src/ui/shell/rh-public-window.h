/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_PUBLIC_WINDOW (rh_public_window_get_type ())
G_DECLARE_FINAL_TYPE (RhPublicWindow, rh_public_window, RH, PUBLIC_WINDOW, AdwApplicationWindow)

/* The public table, for a television or a second screen. */
RhPublicWindow *rh_public_window_new          (GtkApplication *application);
void            rh_public_window_show_session (RhPublicWindow *self,
                                               RhSession      *session);
GtkWidget      *rh_public_window_get_table    (RhPublicWindow *self);

G_END_DECLS
