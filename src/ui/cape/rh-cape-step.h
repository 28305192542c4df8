/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

#include "cape/rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_STEP (rh_cape_step_get_type ())
G_DECLARE_DERIVABLE_TYPE (RhCapeStep, rh_cape_step, RH, CAPE_STEP, AdwBin)

/**
 * RhCapeStepClass:
 * @update: shows the state: same state, same picture
 * @key: takes a key pressed anywhere on the page; returns whether it was one of the step's
 * @focus: puts the focus on the likely next input
 *
 * The panel that asks exactly one question. Its property "alone" tells whether it is a
 * screen of its own just now, with nothing of the table beside it.
 */
struct _RhCapeStepClass {
  AdwBinClass parent_class;

  void     (*update) (RhCapeStep        *self,
                      const RhSetup     *setup,
                      const RhCapeState *state);
  gboolean (*key)    (RhCapeStep        *self,
                      guint              keyval,
                      GdkModifierType    modifiers);
  void     (*focus)  (RhCapeStep        *self);
};

RhSession  *rh_cape_step_get_session (RhCapeStep        *self);
gboolean    rh_cape_step_is_alone    (RhCapeStep        *self);
void        rh_cape_step_set_alone   (RhCapeStep        *self,
                                      gboolean           alone);
void        rh_cape_step_update      (RhCapeStep        *self);
gboolean    rh_cape_step_key         (RhCapeStep        *self,
                                      guint              keyval,
                                      GdkModifierType    modifiers);
void        rh_cape_step_focus       (RhCapeStep        *self);
gboolean    rh_cape_step_play        (RhCapeStep        *self,
                                      const RhCapeMove  *move);

/* One for each question; each has a file of its own. */
RhCapeStep *rh_cape_reveal_step_new  (RhSession *session);
RhCapeStep *rh_cape_bids_step_new    (RhSession *session);
RhCapeStep *rh_cape_tie_step_new     (RhSession *session);
RhCapeStep *rh_cape_pick_step_new    (RhSession *session);
RhCapeStep *rh_cape_build_step_new   (RhSession *session);
RhCapeStep *rh_cape_end_step_new     (RhSession *session);

G_END_DECLS
