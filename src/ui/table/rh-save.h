/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

G_BEGIN_DECLS

char *rh_save_dup_name (const RhSetup *setup);
void  rh_save_text     (GtkWindow     *parent,
                        const RhSetup *setup,
                        const char    *text);
void  rh_save_game     (GtkWindow     *parent,
                        RhSession     *session);

G_END_DECLS
