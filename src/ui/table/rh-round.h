/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_ROUND (rh_round_get_type ())
G_DECLARE_FINAL_TYPE (RhRound, rh_round, RH, ROUND, GtkButton)

GtkWidget *rh_round_new        (guint       round,
                                const char *text);
guint      rh_round_get_round  (RhRound    *self);
gboolean   rh_round_get_folded (RhRound    *self);
void       rh_round_set_folded (RhRound    *self,
                                gboolean    folded);
RhRound   *rh_round_find       (GtkWidget  *list,
                                GtkWidget  *row);
void       rh_round_fold_all   (GtkWidget  *list,
                                guint       newest,
                                GHashTable *opened);

G_END_DECLS
