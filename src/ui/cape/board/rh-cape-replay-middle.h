/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

/* What lies in the middle of the table: the cards on offer, or the common row and the sum. */
GtkWidget *rh_cape_replay_middle_new    (void);
void       rh_cape_replay_middle_update (GtkWidget     *middle,
                                         const RhSetup *setup,
                                         gconstpointer  data);

G_END_DECLS
