/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        rh_announce          (GtkWidget  *line,
                                  const char *text);
const char *rh_announce_get_said (GtkWidget  *window);
void        rh_announce_refusal  (GtkWidget  *widget);
guint       rh_announce_get_n_refused (GtkWidget *window);
void        rh_announce_press    (GtkWidget  *widget,
                                  double      x,
                                  double      y);
void        rh_announce_letters  (GtkWidget  *widget);

G_END_DECLS
