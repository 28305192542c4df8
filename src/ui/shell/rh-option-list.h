/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-setup.h"

G_BEGIN_DECLS

void     rh_option_list_fill        (GtkBox         *box,
                                     const RhGame   *game);
gboolean rh_option_list_set         (GtkBox         *box,
                                     const RhSetup  *setup);
void     rh_option_list_set_names   (GtkBox            *box,
                                     const char *const *names);
void     rh_option_list_tell_seat   (GtkBox         *box,
                                     GtkLabel       *label,
                                     GtkWidget      *button);
void     rh_option_list_follow      (GtkBox         *box,
                                     const RhSetup  *setup);
gboolean rh_option_list_apply       (GtkBox         *box,
                                     RhSetup        *setup,
                                     GError        **error);

G_END_DECLS
