/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_PREFERENCES_WINDOW (rh_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (RhPreferencesWindow, rh_preferences_window, RH, PREFERENCES_WINDOW, AdwPreferencesWindow)

GtkWidget *rh_preferences_window_new (GtkWindow *parent);

void       rh_preferences_window_tell_copies (RhPreferencesWindow *self,
                                              const char          *path,
                                              const char          *problem);
void       rh_preferences_window_warn (RhPreferencesWindow *self);

G_END_DECLS
