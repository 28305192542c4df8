/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-lane.h"
#include "rh-narrow.h"

G_BEGIN_DECLS

/* What the files of the lane share; nobody else includes this. */

#define RH_CAPE_LANE_WIDE 520 /* below it, figures are small; with text of the usual size */

/* What its text measures. A layout asks a dozen times, and only another font makes it another. */
typedef struct {
  guint          name_font; /* the serial of the name's context; 0 before it was measured */
  int            name_height;
  int            letter; /* in Pango's units */
  guint          capital_font;
  GtkRequisition capital;
} RhCapeLaneText;

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
  GtkWidget *chip;  /* what the player has done, in one word */
  GtkWidget *track;
  GtkWidget *ask_capital; /* over the figures, where they can be asked about */
  GtkWidget *ask_bonus;
  GtkWidget *ask_bid; /* over what was bid and who picks when, while that stands there */
  GtkWidget *menu;    /* what can be corrected of the card that was tapped last; NULL before */

  const char *colour; /* interned */
  guint seat;
  guint owned; /* cards that lie there, and */
  guint8 offered[RH_CAPE_ROUNDS]; /* which each was of those on offer, from 0 */
  guint picks[RH_CAPE_ROUNDS];    /* which of the game's picks brought it, from 0 */
  RhCapeLaneText text;
  gboolean asked;  /* whether it looks as on turn, though it is nobody's */
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
