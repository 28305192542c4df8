/* SPDX-License-Identifier: GPL-3.0-or-later
 * A table for tests of Zugkraft: states to begin with, moves played or refused. In moves and trains a part may be
 * its first letter (engine and tender as `e` and `t`, tank as `k`). */

#include "zug-table.h"

#include <string.h>

/**
 * zug_table_setup:
 * @n_seats: 2 to 8
 * @victory: (nullable): the value of that option
 * @goal: the value of that option; 0 for none
 * @first: likewise
 *
 * Returns: (transfer full): a setup with that many players
 */
RhSetup *
zug_table_setup (guint n_seats, const char *victory, int goal, int first)
{
  static const char *const names[] = { "Anna", "Bram", "Csilla", "Dario", "Erik", "Fien", "Gábor", "Heleen" };
  RhSetup *setup = rh_setup_new (&rh_zug_game);
  g_autofree char *goal_text = g_strdup_printf ("%d", goal);
  g_autofree char *first_text = g_strdup_printf ("%d", first);

  for (guint i = 0; i < n_seats; i++)
    g_assert_true (rh_setup_add_seat (setup, RH_COLOUR_NONE, names[i], NULL));
  if (victory != NULL)
    g_assert_true (rh_setup_set_option (setup, "victory", victory, NULL));
  if (goal > 0)
    g_assert_true (rh_setup_set_option (setup, "goal", goal_text, NULL));
  if (first > 0)
    g_assert_true (rh_setup_set_option (setup, "first", first_text, NULL));
  g_assert_true (rh_setup_check (setup, NULL));

  return setup;
}

/* `train 1 et kob c` with each letter a part. */
static char *
spell_out (const char *move)
{
  static const char letters[] = "etkobc";
  static const char *const words[] = { "engine", "tender", "tank", "ore", "box", "caboose" };
  g_autoptr (GString) string = g_string_new (NULL);
  const char *rest = move + MIN (strlen (move), strlen ("train 1"));

  if (!g_str_has_prefix (move, "train"))
    return g_strdup (move);

  g_string_append_len (string, move, rest - move);
  for (; *rest != '\0'; rest++) {
    const char *letter = strchr (letters, *rest);

    if (letter != NULL)
      g_string_append_printf (string, " %s", words[letter - letters]);
  }

  return g_string_free (g_steal_pointer (&string), FALSE);
}

static gboolean
play (const RhZugState *state, const char *move, RhZugState *next, GError **error)
{
  g_autofree char *text = spell_out (move);
  RhEntries entries;
  RhWords words;
  gboolean played;

  g_assert_true (rh_words_split (&words, text, strlen (text)));
  rh_entries_init (&entries);
  played = rh_zug_game.play (state, &words, next, &entries, error);
  if (played)
    g_assert_cmpuint (rh_entries_get_n (&entries), ==, 1);
  rh_entries_clear (&entries);

  return played;
}

/**
 * zug_table_play:
 * @state: the state; the one after the moves when done
 * @moves: moves with semicolons between them; the train's parts are letters: `train 1 etkobc`
 *
 * Plays moves that must be allowed.
 */
void
zug_table_play (RhZugState *state, const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;
    RhZugState next;

    play (state, g_strstrip (lines[i]), &next, &error);
    g_assert_no_error (error);
    *state = next;
  }
}

/**
 * zug_table_refuse:
 * @state: a state
 * @move: a move, as in zug_table_play()
 * @code: the code it must be refused with
 * @pattern: what the message must look like; `*` stands for anything
 *
 * Tries a move that isn't allowed.
 */
void
zug_table_refuse (const RhZugState *state, const char *move, int code, const char *pattern)
{
  g_autoptr (GError) error = NULL;
  RhZugState next;

  if (play (state, move, &next, &error))
    g_error ("“%s” is allowed", move);
  g_assert_error (error, RH_RULES_ERROR, code);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("%s: “%s” isn’t like “%s”", move, error->message, pattern);
}

/**
 * zug_table_start:
 * @n_seats: 2 to 8
 * @victory: (nullable): the value of that option
 * @goal: the value of that option; 0 for none
 * @first: likewise
 * @moves: (nullable): the moves from the first on
 *
 * Returns: the state after them
 */
RhZugState
zug_table_start (guint n_seats, const char *victory, int goal, int first, const char *moves)
{
  g_autoptr (RhSetup) setup = zug_table_setup (n_seats, victory, goal, first);
  RhZugState state;
  RhEntries entries;

  rh_entries_init (&entries);
  rh_zug_state_start (&state, setup, &entries);
  g_assert_cmpuint (rh_entries_get_n (&entries), ==, n_seats);
  rh_entries_clear (&entries);
  if (moves != NULL)
    zug_table_play (&state, moves);

  return state;
}

/**
 * zug_table_train:
 * @parts: letters of parts that may follow each other
 *
 * Returns: the train
 */
RhZugTrain
zug_table_train (const char *parts)
{
  static const char letters[] = " etkobc";
  RhZugTrain train = { 0 };

  for (; *parts != '\0'; parts++)
    g_assert_cmpint (rh_zug_train_add (&train, (RhZugPart) (strchr (letters, *parts) - letters)), ==, RH_ZUG_BAR_NONE);

  return train;
}

/**
 * zug_table_facts:
 * @state: a state
 *
 * Returns: (transfer full): its facts, as a record's explanation has them
 */
char *
zug_table_facts (const RhZugState *state)
{
  GString *string = g_string_new (NULL);

  rh_zug_game.facts (state, string);

  return g_string_free (string, FALSE);
}
