/* SPDX-License-Identifier: GPL-3.0-or-later
 * `railhead-record ledger`: every line of the ledger, a row each. */

#include "rh-tool.h"

#include <stdio.h>

#define HEADING "game\tmove\tseat\tplayer\tentry\tamount\tbalance\n"

static void
print_rows (const RhSetup *setup, const RhFold *fold, guint game)
{
  guint n;
  const RhEntry *entries = rh_fold_get_last_entries (fold, &n);

  for (guint i = 0; i < n; i++)
    printf ("%u\t%u\t%u\t%s\t%s\t%d\t%d\n",
            game,
            entries[i].move,
            entries[i].seat + 1,
            setup->seats[entries[i].seat].name,
            rh_game_get_entry_word (setup->game, entries[i].kind),
            entries[i].amount,
            entries[i].balance);
}

static void
head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  guint *game = data;

  print_rows (setup, fold, ++*game);
}

static void
move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  guint *game = data;

  print_rows (setup, fold, *game);
}

/**
 * rh_tool_ledger:
 * @file: a file's name, or `-`
 *
 * Prints the ledgers of all games in it, up to the first wrong line.
 *
 * Returns: how it went
 */
RhToolExit
rh_tool_ledger (const char *file)
{
  static const RhRecordVisitor visitor = { .head = head, .move = move };
  guint game = 0;

  return rh_tool_visit (file, HEADING, &visitor, &game);
}
