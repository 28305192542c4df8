/* SPDX-License-Identifier: GPL-3.0-or-later
 * A toy: everybody adds points, or takes them away, whenever they like; whoever has the goal first wins.
 *
 * It has no colours, no bids and no moves that are forced, and its points go below zero. Who is first is kept, and changes
 * nothing. */

#include "rh-toy.h"

#include "rh-rules-error.h"

#define POINTS_MAX 99

static const char *const moves[] = { "add", NULL };
static const char *const entry_words[] = { "start", "points", NULL };
static const RhOption options[] = {
  { .key = "goal", .kind = RH_OPTION_NUMBER, .min = 1, .max = 9999, .usual = "20" },
  { .key = "first", .kind = RH_OPTION_SEAT },
  { .key = NULL },
};

static gboolean
refuse (GError **error, RhRulesError code, const char *message)
{
  g_set_error_literal (error, RH_RULES_ERROR, (int) code, message);

  return FALSE;
}

static void
start (const RhSetup *setup, gpointer data, RhEntries *entries)
{
  RhToyState *state = data;

  *state = (RhToyState) { .n_seats = setup->n_seats, .goal = rh_setup_get_number (setup, "goal"), .winner = -1 };
  for (guint i = 0; i < setup->n_seats; i++)
    rh_entries_add (entries, i, RH_TOY_ENTRY_START, 0, 0);
}

/* "+5" or "-7" */
static gboolean
parse_points (const RhWord *word, int *points, GError **error)
{
  RhWord digits = rh_word_from (word, 1);

  if (word->text[0] != '+' && word->text[0] != '-')
    return refuse (error, RH_RULES_ERROR_SYNTAX, "Points have a sign");
  if (!rh_word_parse_number (&digits, 1, POINTS_MAX, points, error))
    return FALSE;
  if (word->text[0] == '-')
    *points = -*points;

  return TRUE;
}

static gboolean
play (gconstpointer before, const RhWords *line, gpointer next, RhEntries *entries, GError **error)
{
  const RhToyState *state = before;
  RhToyState *after = next;
  int seat, points;

  if (line->n != 3 || !rh_word_equal (&line->word[0], "add"))
    return refuse (error, RH_RULES_ERROR_SYNTAX, "The line should look like “add 1 +5”");
  if (!rh_word_parse_number (&line->word[1], 1, (int) state->n_seats, &seat, error) ||
      !parse_points (&line->word[2], &points, error))
    return FALSE;
  if (state->winner >= 0)
    return refuse (error, RH_RULES_ERROR_PHASE, "The game is over");

  *after = *state;
  after->n_moves++;
  after->last_seat = (guint) seat - 1;
  after->last_points = points;
  after->totals[seat - 1] += points;
  if (after->totals[seat - 1] >= after->goal)
    after->winner = seat - 1;
  rh_entries_add (entries, (guint) seat - 1, RH_TOY_ENTRY_POINTS, points, after->totals[seat - 1]);

  return TRUE;
}

static const char *
phase (gconstpointer state)
{
  return ((const RhToyState *) state)->winner >= 0 ? "over" : "play";
}

static int
seat (gconstpointer state)
{
  return -1;
}

static char *
amount (int points)
{
  return g_strdup_printf ("%d points", points);
}

static void
facts (gconstpointer data, GString *string)
{
  const RhToyState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (string, "%s%d", i > 0 ? "," : "totals=", state->totals[i]);
  if (state->winner >= 0)
    g_string_append_printf (string, " winner=%d", state->winner + 1);
}

static gboolean
end (gconstpointer data, guint *winners)
{
  const RhToyState *state = data;

  if (state->winner >= 0)
    *winners = 1u << state->winner;

  return state->winner >= 0;
}

RhGame rh_toy_game = {
  .id = "toy",
  .name = "Toy",
  .min_seats = 2,
  .max_seats = RH_SEATS_MAX,
  .options = options,
  .moves = moves,
  .entry_words = entry_words,
  .below_zero = TRUE,
  .state_size = sizeof (RhToyState),
  .start = start,
  .play = play,
  .phase = phase,
  .seat = seat,
  .amount = amount,
  .facts = facts,
  .end = end,
};
