/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

/**
 * RhCapeBidEnd:
 * @RH_CAPE_BID_LEFT: the bid was sealed, or its player went back
 * @RH_CAPE_BID_COVERED: something else came in front: a window, a menu, the ledger
 * @RH_CAPE_BID_FORGOTTEN: nothing happened for too long
 * @RH_CAPE_BID_DROPPED: none was open: those that were sealed were given up with a correction
 * @RH_CAPE_BID_EMPTY: it was to be sealed where none was typed, by somebody who believed to be elsewhere
 *
 * How an open bid was left. What was typed and not sealed is wiped in any case.
 */
typedef enum {
  RH_CAPE_BID_LEFT,
  RH_CAPE_BID_COVERED,
  RH_CAPE_BID_FORGOTTEN,
  RH_CAPE_BID_DROPPED,
  RH_CAPE_BID_EMPTY,
} RhCapeBidEnd;

/**
 * RhCapeBidding:
 * @seat: who is asked to bid, or whose sealed bid is looked at, from 0, or %RH_CAPE_NO_SEAT
 * @sealed: who has sealed a bid, a bit a seat
 * @resumed: whether the game was opened again, without the bids there were
 * @end: how the last open bid was left
 *
 * How far the sealed bids are; of none, how much it is.
 */
typedef struct {
  int          seat;
  guint        sealed;
  gboolean     resumed;
  RhCapeBidEnd end;
} RhCapeBidding;

gboolean    rh_cape_bidding_is_sealed   (const RhCapeBidding *self,
                                         int                  seat);
gboolean    rh_cape_bidding_is_complete (const RhCapeBidding *self,
                                         const RhSetup       *setup);
guint       rh_cape_bidding_find_due    (guint                due,
                                         guint                given_up,
                                         guint                sealed,
                                         guint                n_seats);

/* What is said while bids are given. No sealed bid is ever told to one of these. */
char       *rh_cape_text_bids_question  (const RhCapeBidding *bidding,
                                         const RhSetup       *setup);   /* "Anna bids next" */
const char *rh_cape_text_bids_hint      (const RhCapeBidding *bidding,
                                         const RhSetup       *setup);
gboolean    rh_cape_text_bids_are_lost  (const RhCapeBidding *bidding);
const char *rh_cape_text_bids_early     (const RhCapeBidding *bidding,
                                         const RhSetup       *setup);   /* "Nothing was entered. …" */
const char *rh_cape_text_bids_word      (gboolean             sealed,
                                         gboolean             bidding); /* "sealed", "bidding", "waiting" */
const char *rh_cape_text_bids_tile      (gboolean             sealed);  /* "✓ sealed", "waiting" */
char       *rh_cape_text_bids_alone     (const char          *name);    /* "Anna, only you should look" */
char       *rh_cape_text_bids_field     (const char          *name);    /* "Anna’s bid, hidden" */
const char *rh_cape_text_bids_typed     (gboolean             empty);   /* "empty", "not empty" */
char       *rh_cape_text_bids_peek      (guint                n);       /* "2 figures are typed." */
char       *rh_cape_text_bids_capital   (int                  capital); /* "You have £64. Everybody …" */
char       *rh_cape_text_bids_too_much  (int                  capital); /* "More than your £64." */
char       *rh_cape_text_bids_stop      (const char          *why);     /* "More than your £64. Press ⌫." */
const char *rh_cape_text_bids_stopped   (void);
char       *rh_cape_text_bids_out_of_turn (const char        *name);    /* "Anna’s bid, out of turn? …" */
const char *rh_cape_text_bids_again     (void);
const char *rh_cape_text_bids_still     (void);                     /* "On paper again, …" */
char       *rh_cape_text_bids_ask       (const char          *name);    /* "Not secret: what does …" */
char       *rh_cape_text_bids_only      (const char          *name,
                                         int                  capital); /* "Anna has only £64." */

G_END_DECLS
