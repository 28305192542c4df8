/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

G_BEGIN_DECLS

char *rh_shown_dup_action (GtkWidget *page,
                           RhSession *session);

G_END_DECLS
