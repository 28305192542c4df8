/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-state.h"

G_BEGIN_DECLS

#define RH_TYPE_HEART_PILE (rh_heart_pile_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartPile, rh_heart_pile, RH, HEART_PILE, GtkWidget)

GtkWidget *rh_heart_pile_new         (RhHeartTerrain  terrain);
void       rh_heart_pile_set         (RhHeartPile        *self,
                                      const RhHeartState *state,
                                      guint               seat);
void       rh_heart_pile_show_words  (RhHeartPile        *self,
                                      gboolean            words);
void       rh_heart_pile_set_high    (RhHeartPile        *self,
                                      gboolean            high);
int        rh_heart_pile_get_wide    (RhHeartPile        *self);
int        rh_heart_pile_get_row     (RhHeartPile        *self);
void       rh_heart_pile_set_row     (RhHeartPile        *self,
                                      int                 row);

G_END_DECLS
