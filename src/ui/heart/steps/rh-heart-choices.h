/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_HEART_CHOICES (rh_heart_choices_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartChoices, rh_heart_choices, RH, HEART_CHOICES, GtkWidget)

/* Its two children are those of its template. */

G_END_DECLS
