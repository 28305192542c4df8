/* SPDX-License-Identifier: GPL-3.0-or-later
 * A table for tests of The Heart of Africa: states to begin with, moves played or refused. */

#include "heart-table.h"

#include <string.h>

/**
 * heart_table_setup:
 * @n_seats: 2 to 5
 *
 * Returns: (transfer full): a setup with that many players
 */
RhSetup *
heart_table_setup (guint n_seats)
{
  static const char *const names[] = { "Anna", "Bram", "Csilla", "Dénes", "Éva" };
  RhSetup *setup = rh_setup_new (&rh_heart_game);

  for (guint i = 0; i < n_seats; i++)
    g_assert_true (rh_setup_add_seat (setup, rh_heart_game.colours[i], names[i], NULL));
  g_assert_true (rh_setup_check (setup, NULL));

  return setup;
}

static gboolean
play (RhHeartState *state, const char *line, RhEntries *entries, GError **error)
{
  RhHeartState before = *state;
  RhHeartMove move;
  RhWords words;

  g_assert_true (rh_words_split (&words, line, strlen (line)));
  entries->move++;

  return rh_heart_move_parse (&words, &move, error) && rh_heart_play (&before, &move, state, entries, error);
}

/**
 * heart_table_play:
 * @state: the state; the one after the moves when done
 * @moves: move lines with semicolons between them; none of them where it is empty
 *
 * Plays moves that must be allowed.
 *
 * Returns: (transfer full): their entries, as “2 route +8 = 12; …”
 */
char *
heart_table_play (RhHeartState *state, const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  RhEntries entries;

  rh_entries_init (&entries);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;

    play (state, lines[i], &entries, &error);
    g_assert_no_error (error);
  }
  for (guint i = 0; i < rh_entries_get_n (&entries); i++) {
    const RhEntry *entry = rh_entries_get (&entries, i);

    g_string_append_printf (text, "%s%u %s %+d = %d", i > 0 ? "; " : "", entry->seat + 1,
                            rh_game_get_entry_word (&rh_heart_game, entry->kind), entry->amount, entry->balance);
  }
  rh_entries_clear (&entries);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * heart_table_start:
 * @n_seats: 2 to 5
 * @moves: (nullable): move lines with semicolons between them
 *
 * Returns: the state after them
 */
RhHeartState
heart_table_start (guint n_seats, const char *moves)
{
  g_autoptr (RhSetup) setup = heart_table_setup (n_seats);
  RhHeartState state;
  RhEntries entries;

  rh_entries_init (&entries);
  rh_heart_state_start (&state, setup, &entries);
  rh_entries_clear (&entries);
  if (moves != NULL) {
    g_autofree char *text = heart_table_play (&state, moves);

    g_assert_nonnull (text);
  }

  return state;
}

/**
 * heart_table_refuse:
 * @state: a state
 * @move: a line
 * @code: the error it must give
 * @pattern: what its message must look like
 *
 * Plays a move that must be refused.
 */
void
heart_table_refuse (const RhHeartState *state, const char *move, int code, const char *pattern)
{
  RhHeartState next = *state;
  g_autoptr (GError) error = NULL;
  RhEntries entries;

  rh_entries_init (&entries);
  if (play (&next, move, &entries, &error))
    g_error ("“%s” is allowed", move);
  rh_entries_clear (&entries);
  g_assert_error (error, RH_RULES_ERROR, code);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("%s: “%s” isn’t like “%s”", move, error->message, pattern);
}
