/* SPDX-License-Identifier: GPL-3.0-or-later
 * What programs that time screens share: to wait for frames, and to know for how long the main loop was held. */

#include "config.h"

#include "bench-frames.h"

#include "own-time.h"

#include <time.h>

#define PATIENCE (60 * G_USEC_PER_SEC)

/* The time in microseconds: own_time(), or, with BENCH_CLOCK=processor, what this thread has had of a processor, which is
 * all that can be told where others keep the display and the disk busy, too. */
gint64
bench_clock (void)
{
  struct timespec time;

  if (g_strcmp0 (g_getenv ("BENCH_CLOCK"), "processor") != 0)
    return own_time ();
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
on_after_paint_cb (GdkFrameClock *clock, gpointer data)
{
  BenchFrames *self = data;

  self->painted = bench_clock ();
}

/* Of a window that is shown. */
void
bench_frames_watch (BenchFrames *self, GtkWidget *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_after_paint_cb), self);
}

/* What is ready has its turn. */
void
bench_frames_turn (BenchFrames *self, gboolean may_block)
{
  gint64 start;

  /* To wait for something to do is no work. */
  if (may_block && !g_main_context_pending (NULL))
    g_usleep (200);
  start = bench_clock ();
  g_main_context_iteration (NULL, FALSE);
  self->held = MAX (self->held, bench_clock () - start);
}

/* Until a frame has been painted after the call; the widget has itself painted anew in it. */
void
bench_frames_wait (BenchFrames *self, GtkWidget *widget)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  self->painted = 0;
  gtk_widget_queue_draw (widget);
  while (self->painted == 0) {
    if (g_get_monotonic_time () > end)
      g_error ("No frame was painted");
    bench_frames_turn (self, TRUE);
  }
}

/* In between nothing is left to do. */
void
bench_frames_rest (BenchFrames *self, guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) milliseconds * 1000;

  while (g_get_monotonic_time () < end || g_main_context_pending (NULL))
    bench_frames_turn (self, TRUE);
}

/* (nullable): the first widget of a type that is shown. */
GtkWidget *
bench_find (GtkWidget *root, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = bench_find (child, type);

  return found;
}
