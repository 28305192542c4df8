/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_STAGE (rh_stage_get_type ())
G_DECLARE_DERIVABLE_TYPE (RhStage, rh_stage, RH, STAGE, GtkWidget)

/**
 * RhStageClass:
 * @parent_class: what it is derived from
 *
 * The table on a second screen, to be read from afar. A game derives its own, and puts on it what lies open.
 */
struct _RhStageClass {
  GtkWidgetClass parent_class;
};

void rh_stage_append (RhStage    *self,
                      GtkWidget  *child);
void rh_stage_tell   (RhStage    *self,
                      const char *where,
                      const char *turn,
                      const char *told);

G_END_DECLS
