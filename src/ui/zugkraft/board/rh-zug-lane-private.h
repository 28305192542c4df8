/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-narrow.h"
#include "rh-zug-lane.h"

G_BEGIN_DECLS

/* What the files of the lane share; nobody else includes this. */

struct _RhZugLane {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *figure;  /* the points that count */
  GtkWidget *caption; /* what they are */
  GtkWidget *turns;
  GtkWidget *aside; /* a word on how the player stands just now */
  GtkWidget *train; /* of the last turn */
  GtkWidget *last;  /* what it brought */
  GtkWidget *track;
  GtkWidget *ask; /* over the figure, where it can be asked about */

  guint    seat;
  gboolean knockout; /* whether the figure is that of a turn */
  RhNarrow narrow;
};

/* rh-zug-lane-place.c */
void     rh_zug_lane_place          (RhZugLane *self,
                                     int        width,
                                     int        height);
gboolean rh_zug_lane_place_is_narrow (RhZugLane *self,
                                     int        width);
int      rh_zug_lane_measure_width  (RhZugLane *self);
int      rh_zug_lane_measure_height (RhZugLane *self,
                                     int        width);

G_END_DECLS
