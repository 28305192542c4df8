/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhMeter:
 * @shown: whether there is a terminal that shows it
 * @said: whether something stands there that is to go again
 * @last: when that was said, in microseconds
 * @beat: (nullable): the thread that moves the line as long as nothing else does
 * @mutex: holds @line, @turn and @ended, which that thread has, too
 * @cond: that @ended was set
 * @line: (nullable): what stands there
 * @turn: how often it was moved
 * @ended: whether the thread is to end
 * @n_found: how many problems were told
 *
 * How far a command has come, in a line that writes over itself.
 */
typedef struct {
  gboolean shown;
  gboolean said;
  gint64   last;
  GThread *beat;
  GMutex   mutex;
  GCond    cond;
  char    *line;
  guint    turn;
  gboolean ended;
  guint    n_found;
} RhMeter;

void      rh_meter_begin (RhMeter    *self);
RhWatcher rh_meter_watch (RhMeter    *self);
void      rh_meter_say   (RhMeter    *self,
                          const char *line);
void      rh_meter_end   (RhMeter    *self);

G_END_DECLS
