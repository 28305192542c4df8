/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-brake.h"
#include "rh-heart-claims.h"
#include "rh-heart-grid.h"
#include "rh-heart-lengths.h"
#include "rh-heart-play-step.h"
#include "rh-heart-reasons.h"
#include "rh-heart-seats.h"
#include "rh-heart-ways.h"

#include "rh-button.h"
#include "rh-faces.h"
#include "rh-step-frame.h"

G_BEGIN_DECLS

struct _RhHeartPlayStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame    *frame;
  RhFaces        *faces; /* the turn, or why, or the ways to double */
  GtkBox         *turn;
  RhHeartGrid    *grid;
  RhHeartLengths *lengths;
  RhHeartSeats   *seats;
  GtkLabel       *says;
  RhReasons      *reasons;
  RhHeartWays    *ways;
  RhHeartClaims  *claims;
  GtkWidget      *others;
  RhButton       *why_button;
  RhButton       *second_button; /* that the game ends; or of a route that can be doubled, the engines */

  RhHeartDraft draft;
  RhHeartOffer offer; /* of a claim of which all is told */
  gboolean     whole; /* whether it is */
  gboolean     tickets; /* whether the second button is for the end of the game */
  gboolean     ending; /* whether tickets are asked for while turns are to come */
  gboolean     typed; /* whether a key does what is done now */
  RhHeartBrake brake; /* what ended the turn before */
};

void rh_heart_play_step_show       (RhHeartPlayStep    *self,
                                    const RhSetup      *setup,
                                    const RhHeartState *state);
void rh_heart_play_step_set_ending (RhHeartPlayStep    *self,
                                    gboolean            ending);

G_END_DECLS
