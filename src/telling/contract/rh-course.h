/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

typedef struct _RhCourse RhCourse;

/* A place in it is how many moves are played. */
RhCourse   *rh_course_new          (const RhTelling   *telling,
                                    const RhSetup     *setup,
                                    const char *const *moves,
                                    guint              n_moves);
void        rh_course_free         (RhCourse          *self);
guint       rh_course_get_n_rounds (const RhCourse    *self);
guint       rh_course_get_start    (const RhCourse    *self,
                                    guint              i);
guint       rh_course_get_round    (const RhCourse    *self,
                                    guint              place);
guint       rh_course_find_start   (const RhCourse    *self,
                                    guint              place,
                                    gboolean           back);
const char *rh_course_get_lesson   (const RhCourse    *self,
                                    guint              place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhCourse, rh_course_free)

G_END_DECLS
