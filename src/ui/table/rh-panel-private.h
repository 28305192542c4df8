/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-panel.h"

#include "rh-opening.h"
#include "rh-step.h"
#include "rh-stretch.h"
#include "rh-taps.h"

G_BEGIN_DECLS

/* What the files of the panel share; nobody else includes this. */

/* In milliseconds: what a finger takes that goes on to Enter. */
#define RH_PANEL_ENTER_REST 400

struct _RhPanel {
  AdwBin parent_instance;

  const RhGameUi *ui;

  /* Owned */
  RhSession *session;

  /* What is shown: a step of this type, or why there is none */
  GType type;
  const RhDeadEnd *dead_end;
  guint asked; /* the move it asks for, from 1, */
  int seat;    /* of whom, see rh_panel_get_asked () */

  guint standing;
  gboolean forced;    /* whether a move that nobody gave led to the question */
  gboolean agreed;    /* whether the key for that move was typed behind it: what follows was meant for the question */
  const char *agrees; /* (nullable): that key, of the step that was answered last */
  gboolean fresh;     /* whether nothing was answered there yet */
  gboolean corrected; /* whether the question is another since a move was corrected */
  guint key;          /* the last that was given to a step; none that only one player may know */
  gint64 keyed;       /* when, in microseconds */
  gboolean given;     /* whether the last key was none that is dropped */
  RhOpening opening;
  RhStretch stretch;
  RhTaps taps;
};

/* rh-panel.c */
RhStep *rh_panel_get_step (RhPanel *self);

/* rh-panel-early.c */
void rh_panel_guard (RhPanel *self);

G_END_DECLS
