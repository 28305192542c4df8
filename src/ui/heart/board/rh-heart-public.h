/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"
#include "rh-stage.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_PUBLIC (rh_heart_public_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartPublic, rh_heart_public, RH, HEART_PUBLIC, RhStage)

/* The table on a second screen, to be read from afar: in this game all of it lies open. */
GtkWidget *rh_heart_public_new    (const RhSetup *setup);
void       rh_heart_public_update (GtkWidget     *table,
                                   const RhSetup *setup,
                                   gconstpointer  state,
                                   const char    *draft,
                                   guint          sealed,
                                   gboolean       ended);

G_END_DECLS
