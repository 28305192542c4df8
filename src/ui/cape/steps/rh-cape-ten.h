/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

/* For so many microseconds, a 0 belongs to the 1 before it. */
#define RH_CAPE_TEN_US (3 * G_USEC_PER_SEC)

/**
 * RhCapeTen:
 * @asked: the move that is asked for, from 1; 0 before the first
 * @place: which value of the move before it was given last, from 0
 * @until: how long a 0 belongs to that, on the clock that only goes on
 *
 * A value that a key gave and another may go on: 1, and then 0.
 */
typedef struct {
  guint  asked;
  guint  place;
  gint64 until;
} RhCapeTen;

void     rh_cape_ten_update (RhCapeTen       *self,
                             RhStep          *step);
void     rh_cape_ten_await  (RhCapeTen       *self,
                             guint            place);
void     rh_cape_ten_end    (RhCapeTen       *self);
gboolean rh_cape_ten_key    (RhCapeTen       *self,
                             RhStep          *step,
                             guint            keyval,
                             GdkModifierType  modifiers);

G_END_DECLS
