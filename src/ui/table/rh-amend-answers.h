/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-correction.h"

G_BEGIN_DECLS

#define RH_TYPE_AMEND_ANSWERS (rh_amend_answers_get_type ())
G_DECLARE_FINAL_TYPE (RhAmendAnswers, rh_amend_answers, RH, AMEND_ANSWERS, GtkBox)

/**
 * RhAmendEnter:
 * @RH_AMEND_ENTER_ELSEWHERE: something else, such as to choose what has the focus
 * @RH_AMEND_ENTER_APPLIES: it applies the correction
 * @RH_AMEND_ENTER_AGAIN: likewise, and it has been pressed once already
 *
 * What Enter does.
 */
typedef enum {
  RH_AMEND_ENTER_ELSEWHERE,
  RH_AMEND_ENTER_APPLIES,
  RH_AMEND_ENTER_AGAIN,
} RhAmendEnter;

/* What comes of a correction, and what applies or leaves it. Emits “apply”; activates “book.leave” and “table.take-up”. */
void     rh_amend_answers_show       (RhAmendAnswers     *self,
                                      const RhCorrection *correction,
                                      gboolean            whole,
                                      const char         *reason);
void     rh_amend_answers_set_ended  (RhAmendAnswers     *self,
                                      gboolean            ended);
gboolean rh_amend_answers_can_apply  (RhAmendAnswers     *self);
void     rh_amend_answers_set_enter  (RhAmendAnswers     *self,
                                      RhAmendEnter        enter);
void     rh_amend_answers_offer      (RhAmendAnswers     *self);
gboolean rh_amend_answers_is_offered (RhAmendAnswers     *self);
void     rh_amend_answers_set_narrow (RhAmendAnswers     *self,
                                      gboolean            narrow);

G_END_DECLS
