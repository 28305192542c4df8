/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* In megabytes; 0 for none. */
#define RH_SETTINGS_COPIES_SIZE "daily-copies-size"
#define RH_SETTINGS_COPIES_SIZE_DEFAULT 500
#define RH_SETTINGS_LANGUAGE "language"
#define RH_SETTINGS_NEW_NAMES "new-names"
#define RH_SETTINGS_OPENS_BIDS "open-bids-at-once"
/* Made by itself is any move that is the only possible one; people's settings have it by the name of the first such. */
#define RH_SETTINGS_PLAYS_FORCED "pass-by-itself"
#define RH_SETTINGS_PUBLIC_MONITOR "public-monitor"
#define RH_SETTINGS_SAYS_BIDS "say-bids-at-peek"
#define RH_SETTINGS_WINDOW_WIDTH "window-width"
#define RH_SETTINGS_WINDOW_HEIGHT "window-height"
#define RH_SETTINGS_WINDOW_MAXIMIZED "window-maximized"

gboolean rh_settings_are_kept (void);
char    *rh_settings_dup_text (const char     *key);
void     rh_settings_set_text (const char     *key,
                               const char     *text);
int      rh_settings_get_int  (const char     *key,
                               int             usual);
void     rh_settings_bind     (const char         *key,
                               gpointer            object,
                               const char         *property,
                               GSettingsBindFlags  flags);

G_END_DECLS
