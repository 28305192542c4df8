/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-lane.h"
#include "rh-narrow.h"

G_BEGIN_DECLS

/* What the files of the lane share; nobody else includes this. */

#define RH_CAPE_LANE_WIDE 520 /* below it, figures are small; with text of the usual size */

struct _RhCapeLane {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *capital;
  GtkWidget *dots;
  GtkWidget *caption;
  GtkWidget *crossed;
  GtkWidget *aside; /* a word on how the player stands just now */
  GtkWidget *track;
  GtkWidget *ask_capital; /* over the figures, where they can be asked about */
  GtkWidget *ask_bonus;

  const char *colour; /* interned */
  guint seat;
  gboolean among;  /* whether it is among others, all of which are laid out alike */
  gboolean beside; /* then, whether the track stands beside the figures, where it isn't narrow */
  RhNarrow narrow;
};

/* rh-cape-lane-place.c */
void   rh_cape_lane_place          (RhCapeLane *self,
                                    int         width,
                                    int         height);
gboolean rh_cape_lane_place_is_narrow (RhCapeLane *self,
                                       int         width);
gboolean rh_cape_lane_place_is_beside (RhCapeLane *self,
                                       int         width,
                                       int         height);
void   rh_cape_lane_measure_width  (RhCapeLane *self,
                                    int        *minimum,
                                    int        *natural);
void   rh_cape_lane_measure_height (RhCapeLane *self,
                                    int         width,
                                    int        *minimum,
                                    int        *natural);

G_END_DECLS
