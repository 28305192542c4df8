/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

/**
 * RhStretch:
 * @dropped: when one came last that wasn't taken; 0 for never
 * @told: whether that was said, so that only a pause in which it could be read is the end
 * @why: (nullable): why nothing is taken, however long nobody types; %NULL while it is
 * @taps: whether who taps seems not to look either
 * @letters: whether letters aren't taken, either: what was lost may have been one
 * @stopped: when something came last that was stopped; 0 for never: a letter right behind it isn't taken, either
 *
 * What is typed or tapped at a stretch with something that wasn't taken: it was meant for what that would have led to, and nothing
 * of it is taken either.
 */
typedef struct {
  guint32  dropped;
  gboolean told;
  char    *why;
  gboolean taps;
  gboolean letters;
  guint32  stopped;
} RhStretch;

gboolean rh_stretch_goes_on (RhStretch  *self,
                             gboolean    early,
                             guint32     time);
void     rh_stretch_stop    (RhStretch  *self,
                             const char *why,
                             gboolean    taps);
gboolean rh_stretch_stops   (RhStretch  *self,
                             guint       keyval,
                             guint32     time);
void     rh_stretch_end     (RhStretch  *self);
const char *rh_stretch_tell (RhStep     *step,
                             gboolean    forced,
                             const char *why);

G_END_DECLS
