/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"

G_BEGIN_DECLS

/* Room for a line of bids: a word of the game, and a number a seat. */
#define RH_BIDS_LINE_MAX (32 + 12 * RH_SEATS_MAX)

/**
 * RhBids:
 *
 * The sealed bids of one move. They are here and nowhere else, and
 * overwritten when they go.
 */
typedef struct {
  /*< private >*/
  int   bid[RH_SEATS_MAX];
  guint sealed[RH_SEATS_MAX]; /* its place in the order they were sealed in, from 1; 0 where none is sealed */
} RhBids;

RhBids   *rh_bids_new        (void);
void      rh_bids_free       (RhBids       *self);
void      rh_bids_seal       (RhBids       *self,
                              guint         seat,
                              int           bid);
void      rh_bids_unseal     (RhBids       *self,
                              guint         seat);
gboolean  rh_bids_is_sealed  (const RhBids *self,
                              guint         seat);
guint     rh_bids_get_last   (const RhBids *self);
guint     rh_bids_get_n      (const RhBids *self);
void      rh_bids_to_line    (const RhBids *self,
                              const RhGame *game,
                              guint         n_seats,
                              char         *line,
                              gsize         size);

G_END_DECLS
