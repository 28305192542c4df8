/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The answer to “Why?”: where numbers come from, row by row. */
#define RH_TYPE_REASONS (rh_reasons_get_type ())
G_DECLARE_FINAL_TYPE (RhReasons, rh_reasons, RH, REASONS, GtkWidget)

GtkWidget *rh_reasons_new     (void);
void       rh_reasons_clear   (RhReasons       *self);
void       rh_reasons_add     (RhReasons       *self,
                               const char      *title,
                               const GPtrArray *rows);
void       rh_reasons_add_sum (RhReasons       *self,
                               const char      *title,
                               const GPtrArray *rows);
void       rh_reasons_say     (RhReasons       *self);
void       rh_reasons_focus   (RhReasons       *self);

G_END_DECLS
