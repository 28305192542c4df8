/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

/* What lies in the middle of the public table: the cards on offer, or the common row. */
GtkWidget *rh_cape_public_middle_new (const RhSetup     *setup,
                                      const RhCapeState *state,
                                      guint              sealed);

G_END_DECLS
