/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games written as records. */

#include "rh-record.h"

static void
write_options (const RhSetup *setup, GString *string)
{
  const RhOption *options = setup->game->options;

  for (guint i = 0; options[i].key != NULL; i++) {
    if (setup->options[i] != NULL)
      g_string_append_printf (string, "option %s=%s\n", options[i].key, setup->options[i]);
  }
}

/**
 * rh_record_write:
 * @setup: the head of the game
 * @moves: (array length=n_moves): its move lines
 * @n_moves: how many they are
 * @string: where the record goes
 *
 * Appends a game to @string as a record has it: the head, with only those
 * options that were given, and the moves. Games written one after the other
 * into the same string make a record of several games.
 */
void
rh_record_write (const RhSetup *setup, const char *const *moves, guint n_moves, GString *string)
{
  g_string_append_printf (string, "railhead 1\ngame %s\n", setup->game->id);
  if (setup->id != NULL)
    g_string_append_printf (string, "id %s\n", setup->id);
  if (setup->started != NULL)
    g_string_append_printf (string, "started %s\n", setup->started);
  write_options (setup, string);
  for (guint i = 0; i < setup->n_seats; i++)
    g_string_append_printf (string, "seat %s %s\n", setup->seats[i].colour, setup->seats[i].name);

  for (guint i = 0; i < n_moves; i++) {
    g_string_append (string, moves[i]);
    g_string_append_c (string, '\n');
  }
}
