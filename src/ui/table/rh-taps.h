/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-keys.h"

G_BEGIN_DECLS

/**
 * RhTaps:
 * @pressed: the last; none of a screen of one player's own
 * @answered: the move that was asked for then, from 1
 * @taken: the last that was taken; never where, if that may have been a figure of what only one may know
 * @alone: whether that was on such a screen
 * @hidden: whether it isn't known where
 *
 * What was tapped last on a panel, to tell a tap that is meant from one too many.
 */
typedef struct {
  RhTap    pressed;
  guint    answered;
  RhTap    taken;
  gboolean alone;
  gboolean hidden;
} RhTaps;

gboolean rh_taps_repeats   (const RhTaps *self,
                            const RhTap  *tap);
gboolean rh_taps_is_second (const RhTaps *self,
                            const RhTap  *tap,
                            guint         asked,
                            gboolean      alone,
                            GtkWidget    *panel);
gboolean rh_taps_knows     (const RhTaps *self,
                            const RhTap  *tap,
                            gboolean      alone);
GtkWidget *rh_taps_find    (const RhTap  *tap,
                            GtkWidget    *panel);
void     rh_taps_press     (RhTaps       *self,
                            const RhTap  *tap,
                            guint         asked);
void     rh_taps_take      (RhTaps       *self,
                            const RhTap  *tap,
                            gboolean      alone,
                            GtkWidget    *panel);

G_END_DECLS
