/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-lane.h"

#include "rh-narrow.h"

G_BEGIN_DECLS

/* What the files of the lane share; nobody else includes this. */

#define RH_HEART_LANE_WIDE 520  /* below it, all stands in three rows; with text of the usual size */
#define RH_HEART_LANE_ROUTES 210 /* what routes have at the least beside piles that say what they are */

struct _RhHeartLane {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *points;
  GtkWidget *caption;
  GtkWidget *aside; /* a word on the last round */
  GtkWidget *engine;
  GtkWidget *trains;
  GtkWidget *trains_whole; /* the same, where there is room to say of how many */
  GtkWidget *track;        /* the same, drawn */
  GtkWidget *piles[RH_HEART_TERRAINS];
  GtkWidget *routes;
  GtkWidget *ask_points; /* over the figures, where they can be asked about */

  const char *colour; /* interned */
  guint       seat;
  RhNarrow    narrow;
  RhNarrow    words; /* too narrow for them */
  RhNarrow    high;  /* too low for cards that are high */
  RhNarrow    large; /* too small for large figures */
  RhNarrow    huge;  /* likewise for such as two players have room for */
};

/* rh-heart-lane-place.c */
void rh_heart_lane_place          (RhHeartLane    *self,
                                   int             width,
                                   int             height);
gboolean rh_heart_lane_has_words  (RhHeartLane    *self,
                                   int             width,
                                   int             height);
gboolean rh_heart_lane_is_high    (RhHeartLane    *self,
                                   int             width,
                                   int             height);
gboolean rh_heart_lane_is_large   (RhHeartLane    *self,
                                   int             width,
                                   int             height);
gboolean rh_heart_lane_is_huge    (RhHeartLane    *self,
                                   int             width,
                                   int             height);
void rh_heart_lane_measure        (RhHeartLane    *self,
                                   GtkOrientation  orientation,
                                   int             for_size,
                                   int            *minimum,
                                   int            *natural);

G_END_DECLS
