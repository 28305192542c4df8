/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-zug-train.h"

G_BEGIN_DECLS

#define RH_TYPE_ZUG_TRAIN_VIEW (rh_zug_train_view_get_type ())
G_DECLARE_FINAL_TYPE (RhZugTrainView, rh_zug_train_view, RH, ZUG_TRAIN_VIEW, GtkWidget)

/* Parts of a train behind each other, as large as there is room for. */
GtkWidget *rh_zug_train_view_new       (void);
void       rh_zug_train_view_set       (RhZugTrainView   *self,
                                        const RhZugTrain *train);
void       rh_zug_train_view_set_hand  (RhZugTrainView   *self,
                                        guint             dice);
void       rh_zug_train_view_keep_places (RhZugTrainView *self,
                                        guint             n);
void       rh_zug_train_view_spare_places (RhZugTrainView *self,
                                        guint             n);
void       rh_zug_train_view_keep_line (RhZugTrainView   *self);
void       rh_zug_train_view_set_past  (RhZugTrainView   *self,
                                        gboolean          past);
void       rh_zug_train_view_set_part  (RhZugTrainView   *self,
                                        RhZugPart         part);
void       rh_zug_train_view_get_place (RhZugTrainView   *self,
                                        guint             i,
                                        int               width,
                                        int               height,
                                        GtkAllocation    *place);

G_END_DECLS
