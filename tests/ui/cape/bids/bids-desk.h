/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board.h"

#include "rh-panel.h"

G_BEGIN_DECLS

/**
 * BidsDesk:
 * @board: a record on the table, of three players
 * @panel: what asks them
 * @clicked: when the last click was taken
 *
 * A laptop at which several people bid, one after the other, with a clock that needn't be waited for.
 */
typedef struct {
  Board    board;
  RhPanel *panel;
  gint64   clicked;
} BidsDesk;

/* Microseconds of pauses that nobody waited for. */
extern gint64 bids_desk_skipped;

void       bids_desk_open     (BidsDesk   *self);
void       bids_desk_close    (BidsDesk   *self);
void       bids_desk_press    (BidsDesk   *self,
                               guint       keyval);
void       bids_desk_type     (BidsDesk   *self,
                               const char *keys);
void       bids_desk_look     (BidsDesk   *self);
gboolean   bids_desk_is_taken (BidsDesk   *self,
                               const char *name);
guint      bids_desk_add_alarm (guint           interval,
                               GSourceOnceFunc callback,
                               gpointer        data);

/* The clock of the whole process: pauses between keys take no time. */
#define BIDS_DESK_CLOCK                                                                             \
  gint64                                                                                            \
  g_get_monotonic_time (void)                                                                       \
  {                                                                                                 \
    struct timespec now;                                                                            \
                                                                                                    \
    clock_gettime (CLOCK_MONOTONIC, &now);                                                          \
                                                                                                    \
    return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000 + bids_desk_skipped;           \
  }

/* And what is waited for by it. */
#define BIDS_DESK_ALARMS                                                                            \
  guint                                                                                             \
  g_timeout_add_once (guint interval, GSourceOnceFunc callback, gpointer data)                      \
  {                                                                                                 \
    return bids_desk_add_alarm (interval, callback, data);                                          \
  }

G_END_DECLS
