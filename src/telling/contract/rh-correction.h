/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-former-moves.h"

G_BEGIN_DECLS

/**
 * RhGameNow:
 * @setup: the players
 * @moves: (array length=n_moves): the moves played
 * @n_moves: how many
 * @state: where they lead
 * @entries: their ledger
 * @keeps: whether what was the only thing to do stays as it was done, also where it isn't the only one any more
 *
 * A game as it stands; all borrowed.
 */
typedef struct {
  const RhSetup     *setup;
  const char *const *moves;
  guint              n_moves;
  gconstpointer      state;
  const RhEntries   *entries;
  gboolean           keeps;
} RhGameNow;

/**
 * RhVerdict:
 * @RH_VERDICT_SAME: nothing is changed
 * @RH_VERDICT_REFUSED: it doesn't fit where it stands
 * @RH_VERDICT_FITS: it fits, and so do all later moves that stay, or what means the same; of those that come back, maybe
 *   not all
 * @RH_VERDICT_CUTS: it fits, but a later move no longer does
 *
 * What comes of a correction.
 */
typedef enum {
  RH_VERDICT_SAME,
  RH_VERDICT_REFUSED,
  RH_VERDICT_FITS,
  RH_VERDICT_CUTS,
} RhVerdict;

/**
 * RhWaits:
 * @RH_WAITS_FOR_NOTHING: it is cut
 * @RH_WAITS_FOR_LOT: for something to be settled that nobody decides: then it follows again
 * @RH_WAITS_FOR_DECISION: for whoever made it to decide anew, as there is a choice now, or it costs more: decided likewise, it
 *   follows again
 *
 * What a later move that doesn't fit waits for.
 */
typedef enum {
  RH_WAITS_FOR_NOTHING,
  RH_WAITS_FOR_LOT,
  RH_WAITS_FOR_DECISION,
} RhWaits;

/**
 * RhCorrection:
 * @verdict: what comes of it
 * @struck: whether it is struck out, and becomes no line
 * @line: (nullable): the line it becomes
 * @reason: (nullable): why it, or the first later move, doesn't fit
 * @order: (nullable): what changes in the order of the players, or in the end
 * @n_left: how many of the moves stay as they are, the corrected one apart, which counts unless it is struck out
 * @added: (element-type utf8) (array zero-terminated=1): the lines that follow them then: from the first that changes
 *   or comes back, all of them
 * @changes: (element-type utf8): which later moves change and how, in lines
 * @n_changed: how many later moves change, or go since nothing stands for them any more
 * @n_kept: how many of the moves there are stay, or others stand for them; all unless cut, more where some come back
 * @n_played: how many there are now
 * @n_stay: how many of these stay if all fit, be it with other figures: the others make room for what comes back
 * @n_cut: how many may come back that aren't there
 * @ends: whether the game ends with the last of them, which it doesn't now, or later
 * @waits: what the first that doesn't fit waits for: then it follows again
 * @asks_same: whether what is asked for then is what is asked for now, so that what was entered of it stays
 * @over: whether the game is over as it stands
 * @now: what each seat has now
 * @then: what it has then; the same while nothing changes
 *
 * What would be if a move were another.
 */
typedef struct {
  RhVerdict  verdict;
  gboolean   struck;
  char      *line;
  char      *reason;
  char      *order;
  guint      n_left;
  GPtrArray *added;
  GPtrArray *changes;
  guint      n_changed;
  guint      n_kept;
  guint      n_played;
  guint      n_stay;
  guint      n_cut;
  gboolean   ends;
  RhWaits    waits;
  gboolean   asks_same;
  gboolean   over;
  int        now[RH_SEATS_MAX];
  int        then[RH_SEATS_MAX];
} RhCorrection;

RhCorrection *rh_correction_new        (const RhTelling    *telling,
                                        const RhGameNow    *game,
                                        guint               i,
                                        const char         *line,
                                        const RhCut        *cut);
gboolean      rh_correction_keeps_bids (const RhCorrection *self,
                                        guint               sealed);
gboolean      rh_correction_loses_nothing (const RhCorrection *self);
gboolean      rh_correction_takes_much (const RhCorrection *self);
guint         rh_correction_get_n_gone (const RhCorrection *self);
guint         rh_correction_get_n_then (const RhCorrection *self);
void          rh_correction_free       (RhCorrection       *self);

/* rh-correction-text.c */
char         *rh_correction_tell       (const RhCorrection *self);
char         *rh_correction_tell_done  (const RhTelling    *telling,
                                        const RhSetup      *setup,
                                        const char         *was,
                                        const char         *line,
                                        guint               round);
char         *rh_correction_tell_changes (const RhCorrection *self);
const char   *rh_correction_tell_apply (const RhCorrection *self);
char         *rh_correction_tell_taken (const RhCorrection *self,
                                        const char         *done,
                                        const char         *first);
char         *rh_correction_ask_taking (const RhCorrection *self);
char         *rh_correction_ask_keeping (const RhCorrection *self);
const char   *rh_correction_tell_take_back (void);
char         *rh_correction_tell_taking (const RhCorrection *self,
                                        GPtrArray          *log);
char         *rh_correction_tell_back  (const RhCorrection *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhCorrection, rh_correction_free)

G_END_DECLS
