/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_BRIEF_LAYOUT (rh_brief_layout_get_type ())
G_DECLARE_FINAL_TYPE (RhBriefLayout, rh_brief_layout, RH, BRIEF_LAYOUT, GtkLayoutManager)

/* A label's width is guessed: how wide it is has been decided. */
void rh_brief_layout_use (GtkLabel *label);

G_END_DECLS
