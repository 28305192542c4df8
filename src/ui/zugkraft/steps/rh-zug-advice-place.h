/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-advice-view.h"
#include "rh-zug-note-place.h"

G_BEGIN_DECLS

/**
 * RhZugAdvicePlace:
 * @answer: the parts that are answered with, and what stands below them
 * @below: a box below the parts, where advice stands while there is room for it
 * @page: what else has the place of @answer, scrolled where even that isn't enough
 * @advice: the advice, in one of these
 *
 * Where advice stands; all is borrowed.
 */
typedef struct {
  GtkWidget       *answer;
  GtkWidget       *below;
  GtkWidget       *page;
  RhZugAdviceView *advice;
} RhZugAdvicePlace;

void rh_zug_advice_place_begin (const RhZugAdvicePlace *self,
                                const RhZugNotePlace   *note);
void rh_zug_advice_place_show  (const RhZugAdvicePlace *self);

G_END_DECLS
