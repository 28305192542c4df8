/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_TYPE_QUESTION (rh_question_get_type ())
G_DECLARE_FINAL_TYPE (RhQuestion, rh_question, RH, QUESTION, GtkWidget)

GtkWidget *rh_question_new       (void);
void       rh_question_set       (RhQuestion    *self,
                                  const char    *text,
                                  const RhSetup *setup);
GtkLabel  *rh_question_get_label (RhQuestion    *self);

G_END_DECLS
