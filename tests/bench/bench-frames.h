/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BenchFrames:
 *
 * The frames of a window. Times are those of bench_clock().
 */
typedef struct {
  gint64 painted; /* when the frame waited for was; 0 until then */
  gint64 held;    /* the longest that nothing else had its turn, since it was set to 0 */
} BenchFrames;

gint64     bench_clock        (void);
void       bench_frames_watch (BenchFrames *self,
                               GtkWidget   *window);
void       bench_frames_turn  (BenchFrames *self,
                               gboolean     may_block);
void       bench_frames_wait  (BenchFrames *self,
                               GtkWidget   *widget);
void       bench_frames_rest  (BenchFrames *self,
                               guint        milliseconds);
GtkWidget *bench_find         (GtkWidget   *root,
                               GType        type);

G_END_DECLS
