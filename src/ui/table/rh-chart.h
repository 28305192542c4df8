/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

#define RH_TYPE_CHART (rh_chart_get_type ())
G_DECLARE_FINAL_TYPE (RhChart, rh_chart, RH, CHART, GtkWidget)

/* What everybody had, round by round. */
void       rh_chart_set (RhChart         *self,
                         const RhTelling *telling,
                         RhSession       *session);

G_END_DECLS
