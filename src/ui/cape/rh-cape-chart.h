/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_CHART (rh_cape_chart_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeChart, rh_cape_chart, RH, CAPE_CHART, GtkWidget)

/* Everybody's capital, round by round. */
GtkWidget *rh_cape_chart_new (void);
void       rh_cape_chart_set (RhCapeChart     *self,
                              const RhSetup   *setup,
                              const RhEntries *entries);

G_END_DECLS
