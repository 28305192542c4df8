/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-former-moves.h"

#include "rh-fold.h"

G_BEGIN_DECLS

/**
 * RhLines:
 * @lines: (array length=n): some of a list
 * @n: how many
 *
 * Lines of a list, from some place on; borrowed.
 */
typedef struct {
  const char *const *lines;
  guint              n;
} RhLines;

guint   rh_lines_differ   (RhLines           *was,
                           RhLines           *now,
                           guint             *at);
char   *rh_lines_tell     (const RhTelling   *telling,
                           const RhSetup     *setup,
                           const RhLines     *was,
                           const RhLines     *now);

gboolean rh_lines_mean_same (const RhTelling *telling,
                             const RhSetup   *setup,
                             const char      *line,
                             const char      *other);

/**
 * RhGroup:
 * @n_lines: how many lines that had been cut; none where nothing stood there then
 * @n_moves: how many of the moves played mean the same; none where nothing stands there now
 *
 * Lines that were cut, and what is there again of them.
 */
typedef struct {
  guint n_lines;
  guint n_moves;
} RhGroup;

GArray *rh_wanted_compare (const RhTelling   *telling,
                           const RhSetup     *setup,
                           const char *const *moves,
                           guint              n_moves,
                           guint              i,
                           const RhCut       *cut);

RhFold *rh_wanted_open    (const RhSetup     *setup,
                           const char *const *moves,
                           guint              i,
                           const RhCut       *cut);

/**
 * RhPlace:
 * @at: where a line stands among the moves played, or at least where what means the same does, or what is @settled
 * @settled: how many moves there are before it that have settled something since it was cut; they are played where it
 *   doesn't fit without
 * @within: whether it is one of several that only together are the same as what stands there, and not the first of them
 */
typedef struct {
  guint    at;
  guint    settled;
  gboolean within;
} RhPlace;

/**
 * RhWanted:
 * @lines: (element-type utf8): the moves that shall follow; borrowed
 * @at: (element-type RhPlace): the place of each; and where the last of those that stay ends
 * @first: how many of them come before what had been cut
 * @tail: how many come before what has been played behind all of it; as many as there are where nothing has
 * @n_stay: how many of the moves played stay if all fit: the others make room for what comes back
 * @n_cut: how many of the lines come back that aren't there: the last ones
 *
 * What shall follow on a move that is corrected.
 */
typedef struct {
  GPtrArray *lines;
  GArray    *at;
  guint      first;
  guint      tail;
  guint      n_stay;
  guint      n_cut;
} RhWanted;

RhWanted *rh_wanted_new  (const RhTelling   *telling,
                          const RhSetup     *setup,
                          const char *const *moves,
                          guint              n_moves,
                          guint              i,
                          const RhCut       *cut);
void      rh_wanted_free (RhWanted          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhWanted, rh_wanted_free)

G_END_DECLS
