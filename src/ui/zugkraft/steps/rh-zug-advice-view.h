/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-zug-rolls.h"
#include "rh-zug-turn.h"

G_BEGIN_DECLS

/**
 * RhZugAdviceRoom:
 * @width: how wide it may be, in pixels
 * @beside: how high below the parts and their note,
 * @below: in the place of the note, too, and
 * @page: in their place
 *
 * The room that advice has.
 */
typedef struct {
  int width;
  int beside;
  int below;
  int page;
} RhZugAdviceRoom;

#define RH_TYPE_ZUG_ADVICE_VIEW (rh_zug_advice_view_get_type ())
G_DECLARE_FINAL_TYPE (RhZugAdviceView, rh_zug_advice_view, RH, ZUG_ADVICE_VIEW, AdwBin)

/* What the dice promise, for who asks. Emits "advised" where that changes, or nobody asks any more. */
GtkLabel *rh_zug_advice_view_get_text (RhZugAdviceView  *self);
gboolean  rh_zug_advice_view_is_page  (RhZugAdviceView  *self);
gboolean  rh_zug_advice_view_covers_note (RhZugAdviceView *self);
void      rh_zug_advice_view_begin    (RhZugAdviceView  *self,
                                       const RhZugAdviceRoom *room);
void      rh_zug_advice_view_update   (RhZugAdviceView  *self,
                                       const RhSetup    *setup,
                                       const RhZugTurn  *turn);
void      rh_zug_advice_view_close    (RhZugAdviceView  *self);
void      rh_zug_advice_view_follow   (RhZugAdviceView  *self,
                                       const RhZugTrain *train);
void      rh_zug_advice_view_next     (RhZugAdviceView  *self);
gboolean  rh_zug_advice_view_leave_count (RhZugAdviceView *self);
gboolean  rh_zug_advice_view_key      (RhZugAdviceView  *self,
                                       guint             keyval,
                                       GdkModifierType   modifiers);

G_END_DECLS
