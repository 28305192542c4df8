/* SPDX-License-Identifier: GPL-3.0-or-later
 * `railhead-record check`: how many games and moves a file has. */

#include "rh-tool.h"

#include <stdio.h>

typedef struct {
  guint games;
  guint moves;
} Count;

static void
end (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Count *count = data;

  count->games++;
  count->moves += rh_fold_get_n_moves (fold);
}

/**
 * rh_tool_check:
 * @file: a file's name, or `-`
 *
 * Prints the number of games and moves; nothing for a file that is wrong.
 *
 * Returns: how it went
 */
RhToolExit
rh_tool_check (const char *file)
{
  static const RhRecordVisitor visitor = { .end = end };
  Count count = { 0 };
  RhToolExit status = rh_tool_visit (file, NULL, &visitor, &count);

  if (status == RH_TOOL_RIGHT)
    printf ("%s: %u games, %u moves\n", file, count.games, count.moves);

  return status;
}
