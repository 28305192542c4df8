/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-zug-draft.h"

G_BEGIN_DECLS

/* A freight train may have so many parts and dice before its cars are rolled again twice; on a phone they stand in two lines. */
#define RH_ZUG_TAPS_PLACES 8

#define RH_TYPE_ZUG_TRAIN_TAPS (rh_zug_train_taps_get_type ())
G_DECLARE_FINAL_TYPE (RhZugTrainTaps, rh_zug_train_taps, RH, ZUG_TRAIN_TAPS, GtkWidget)

/* The train that is being set down. Emits "choose" (i) for a part that is tapped, "take-off" (i) where it was chosen. */
GtkWidget *rh_zug_train_taps_new     (void);
void       rh_zug_train_taps_set     (RhZugTrainTaps   *self,
                                      const RhZugTrain *train,
                                      guint             dice,
                                      int               chosen);
void       rh_zug_train_taps_to_look (RhZugTrainTaps   *self);
gboolean   rh_zug_train_taps_key     (RhZugTrainTaps   *self,
                                      guint             keyval);

G_END_DECLS
