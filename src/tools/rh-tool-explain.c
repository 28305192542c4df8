/* SPDX-License-Identifier: GPL-3.0-or-later
 * `railhead-record explain`: every move and what comes next, a row each. */

#include "rh-tool.h"

#include <stdio.h>

#define HEADING "game\tmove\ttext\tphase\tseat\tfacts\n"

typedef struct {
  guint    game;
  GString *row;
} Explain;

static void
head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Explain *self = data;

  self->game++;
}

static void
move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  Explain *self = data;
  const RhGame *game = setup->game;
  gconstpointer state = rh_fold_get_state (fold);
  int seat = game->seat (state);

  g_string_printf (self->row, "%u\t%u\t", self->game, rh_fold_get_n_moves (fold));
  rh_words_append_to (line, self->row);
  g_string_append_printf (self->row, "\t%s\t", game->phase (state));
  if (seat < 0)
    g_string_append_c (self->row, '-');
  else
    g_string_append_printf (self->row, "%d", seat + 1);
  g_string_append_c (self->row, '\t');
  game->facts (state, self->row);
  g_string_append_c (self->row, '\n');

  fwrite (self->row->str, 1, self->row->len, stdout);
}

/**
 * rh_tool_explain:
 * @file: a file's name, or `-`
 *
 * Prints a row for each move of all games in it, up to the first wrong line.
 *
 * Returns: how it went
 */
RhToolExit
rh_tool_explain (const char *file)
{
  static const RhRecordVisitor visitor = { .head = head, .move = move };
  g_autoptr (GString) row = g_string_new (NULL);
  Explain self = { 0, row };

  return rh_tool_visit (file, HEADING, &visitor, &self);
}
