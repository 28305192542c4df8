/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"

#include "cape/rh-cape.h"

G_BEGIN_DECLS

/**
 * RhCapeVerdict:
 * @RH_CAPE_VERDICT_SAME: nothing is changed
 * @RH_CAPE_VERDICT_REFUSED: it doesn't fit where it stands
 * @RH_CAPE_VERDICT_FITS: it fits, and so do all later moves; of those added, maybe not all
 * @RH_CAPE_VERDICT_CUTS: it fits, but a later move no longer does
 *
 * What comes of a correction.
 */
typedef enum {
  RH_CAPE_VERDICT_SAME,
  RH_CAPE_VERDICT_REFUSED,
  RH_CAPE_VERDICT_FITS,
  RH_CAPE_VERDICT_CUTS,
} RhCapeVerdict;

/**
 * RhCapeOutlook:
 * @verdict: what comes of it
 * @line: the line it becomes
 * @reason: (nullable): why it, or the first later move, doesn't fit
 * @order: (nullable): what changes in the order of the players, or in the end
 * @n_kept: how many moves there are then; all of them unless cut, more where some are added
 * @then: where the game stands then; where it stands now while nothing changes
 *
 * What would be if a move were another.
 */
typedef struct {
  RhCapeVerdict verdict;
  char         *line;
  char         *reason;
  char         *order;
  guint         n_kept;
  RhCapeState   then;
} RhCapeOutlook;

RhCapeOutlook *rh_cape_outlook_new  (RhSession          *session,
                                     guint               i,
                                     const RhCapeMove   *move,
                                     const char *const  *added);
void           rh_cape_outlook_free (RhCapeOutlook      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhCapeOutlook, rh_cape_outlook_free)

G_END_DECLS
