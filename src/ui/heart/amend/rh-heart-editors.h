/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart.h"

G_BEGIN_DECLS

/* An #RhHeartEditor for each kind of move, each in the file of its name. */
GtkWidget *rh_heart_deal_editor_new    (const RhSetup      *setup,
                                        const RhHeartMove  *move);
GtkWidget *rh_heart_terrain_editor_new (const RhSetup      *setup,
                                        const RhHeartMove  *move);
GtkWidget *rh_heart_claim_editor_new   (const RhSetup      *setup,
                                        const RhHeartMove  *move);
GtkWidget *rh_heart_tickets_editor_new (const RhSetup      *setup,
                                        const RhHeartMove  *move);

G_END_DECLS
