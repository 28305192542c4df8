/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_AWAKE (rh_awake_get_type ())
G_DECLARE_FINAL_TYPE (RhAwake, rh_awake, RH, AWAKE, GObject)

RhAwake *rh_awake_new (GtkWindow *window,
                       RhSession *session);

G_END_DECLS
