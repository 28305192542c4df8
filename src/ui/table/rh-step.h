/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

#define RH_TYPE_STEP (rh_step_get_type ())
G_DECLARE_DERIVABLE_TYPE (RhStep, rh_step, RH, STEP, AdwBin)

/* The end of a game is seen before what was meant for the last move, once more, begins another. */
#define RH_STEP_REST_END 1200

/**
 * RhStepClass:
 * @update: shows the state: same state, same picture
 * @key: takes a key pressed anywhere on the page; returns whether it was one of the step's
 * @follow: (nullable): takes a key that came too early to be given to it, if it knows what that is for: it belongs to the one that
 *   led here, typed at a stretch with it, or to something that was lost; returns whether it did
 * @keeps: whether what is open in it is kept for whoever comes back, so that the way back from the table needn't close it
 * @focus: puts the focus on the likely next input
 * @rest: for how many milliseconds it is only looked at, before it takes anything
 * @figures_rest: for how many more it takes no figure first: it could be the last one of the step before, once more
 * @forced: (nullable): untranslated: what is said of all that came too early behind a move that nobody gave, and of figures until
 *   somebody has looked
 * @forced_key: (nullable): the key that would have given that move: whoever types it knows what was done, and goes on
 * @early: (nullable): untranslated: what is said where figures or letters came too early, if no more are taken before somebody has
 *   looked; else a pause is enough
 *
 * The panel that asks exactly one question. Emits "asked-changed" when another player is
 * asked, or one has it to themselves, and nobody else looks at it, or no longer has.
 */
struct _RhStepClass {
  AdwBinClass parent_class;

  void     (*update) (RhStep          *self,
                      const RhSetup   *setup,
                      gconstpointer    state);
  gboolean (*key)    (RhStep          *self,
                      guint            keyval,
                      GdkModifierType  modifiers);
  gboolean (*follow) (RhStep          *self,
                      guint            keyval,
                      GdkModifierType  modifiers,
                      gboolean         at_stretch);
  gboolean (*keeps)  (RhStep          *self);
  void     (*focus)  (RhStep          *self);
  guint rest;
  guint figures_rest;
  const char *forced;
  const char *forced_key;
  const char *early;
};

/* Nobody is asked more than all others. */
#define RH_STEP_ALL -1

RhSession *rh_step_get_session (RhStep          *self);
const RhTelling *rh_step_get_telling (RhStep    *self);
const char *rh_step_get_answer (RhStep          *self);
gboolean   rh_step_is_alone    (RhStep          *self);
int        rh_step_get_asked   (RhStep          *self);
void       rh_step_set_asked   (RhStep          *self,
                                int              seat,
                                gboolean         alone);
gboolean   rh_step_take_back   (RhStep          *self);
void       rh_step_set_mending (RhStep          *self,
                                gboolean         mending);
void       rh_step_turn        (RhStep          *self,
                                RhStep          *aside);
void       rh_step_say         (RhStep          *self,
                                GtkLabel        *line);
void       rh_step_update      (RhStep          *self);
gboolean   rh_step_key         (RhStep          *self,
                                guint            keyval,
                                GdkModifierType  modifiers);
gboolean   rh_step_follow      (RhStep          *self,
                                guint            keyval,
                                GdkModifierType  modifiers,
                                gboolean         at_stretch);
void       rh_step_focus       (RhStep          *self);
gboolean   rh_step_enter       (RhStep          *self,
                                const char      *draft);
gboolean   rh_step_play        (RhStep          *self,
                                const char      *line);
gboolean   rh_step_replace     (RhStep          *self,
                                const char      *line,
                                gboolean         keep);
GtkWidget *rh_step_get_window  (RhStep          *self);

G_END_DECLS
