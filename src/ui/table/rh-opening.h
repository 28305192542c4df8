/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RhOpening:
 * @seen: from when on what is asked is answered, in microseconds; 0 before that is known
 * @open: likewise by a key, or by a tap where the one before was taken: not in the haste in which that was
 * @looked_at: for how many milliseconds it is only looked at, once it is painted
 * @handed: for how many what is pressed was meant for a screen of one player's own
 * @bounces: for how many more a key may be the one before once more
 * @clock: borrowed, until what is asked has been painted
 * @source: it will be open
 * @panel: borrowed: where it is asked
 *
 * From when on what is asked takes an answer: not before it could be seen. Until then the panel is busy.
 */
typedef struct {
  gint64         seen;
  gint64         open;
  guint          looked_at;
  guint          handed;
  guint          bounces;
  GdkFrameClock *clock;
  guint          source;
  GtkWidget     *panel;
} RhOpening;

void rh_opening_wait (RhOpening *self);
void rh_opening_open (RhOpening *self);
void rh_opening_stop (RhOpening *self);

G_END_DECLS
