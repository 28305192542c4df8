/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The way to the rules, beside the question of a step. */
GtkWidget *rh_rules_button_add (GtkWidget *question);

G_END_DECLS
