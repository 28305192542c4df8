/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_STEP_FRAME (rh_step_frame_get_type ())
G_DECLARE_FINAL_TYPE (RhStepFrame, rh_step_frame, RH, STEP_FRAME, GtkWidget)

/* What every step has in the same places: its question, its answers (a child) and what ends it (a child of the
 * type “actions”). */
void      rh_step_frame_ask          (RhStepFrame *self,
                                      const char  *question,
                                      const char  *colour);
GtkLabel *rh_step_frame_get_question (RhStepFrame *self);

void      rh_step_frame_refuse       (GtkWidget   *part,
                                      const char  *text);

gboolean  rh_step_frame_is_refusing  (GtkWidget   *part);

G_END_DECLS
