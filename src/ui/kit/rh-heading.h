/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_HEADING (rh_heading_get_type ())
G_DECLARE_FINAL_TYPE (RhHeading, rh_heading, RH, HEADING, GtkWidget)

/* The heading of a part of the rules sheet. It can have the focus, so that a
 * screen reader reads on from there. */
GtkWidget *rh_heading_new      (const char *title);
void       rh_heading_set_note (RhHeading  *self,
                                const char *note);

G_END_DECLS
