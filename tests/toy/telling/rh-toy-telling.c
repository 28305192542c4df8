/* SPDX-License-Identifier: GPL-3.0-or-later
 * All that is said of the toy: no more than the table asks for, in English alone. */

#include "rh-toy-telling.h"

#include "rh-toy.h"

#include <string.h>

static const RhOptionText options[] = {
  { "goal", "Points to Have", NULL },
  { "first", "Who Is First", NULL },
  { NULL, NULL, NULL },
};

static char *
amount (int points)
{
  return points < 0 ? g_strdup_printf ("−%d", -points) : g_strdup_printf ("%d", points);
}

/* A line that was played can be read. */
static const char *
find_name (const RhSetup *setup, const char *line)
{
  RhWords words;
  int seat = 1;

  if (rh_words_split (&words, line, strlen (line)) && words.n > 1)
    rh_word_parse_number (&words.word[1], 1, (int) setup->n_seats, &seat, NULL);

  return setup->seats[seat - 1].name;
}

static guint
get_round (gconstpointer data)
{
  const RhToyState *state = data;

  return state->n_moves == 0 ? 1 : (state->n_moves - 1) / state->n_seats + 1;
}

static char *
heading (guint round)
{
  return g_strdup_printf ("Round %u", round);
}

static const char *
lesson (gconstpointer data, guint i)
{
  return ((const RhToyState *) data)->winner < 0 && i == 0 ? "Anybody can be given points." : NULL;
}

static char *
where (const RhSetup *setup, gconstpointer data, const char *draft)
{
  const RhToyState *state = data;

  return g_strdup_printf ("%u points are needed", (guint) state->goal);
}

static char *
turn (const RhSetup *setup, gconstpointer data, const char *draft, int n_sealed, gboolean ended)
{
  const RhToyState *state = data;

  return state->winner >= 0 || ended || n_sealed < 0 ? NULL : g_strdup ("Anybody");
}

static char *
last (const RhSetup *setup, gconstpointer data)
{
  const RhToyState *state = data;
  const char *name = setup->seats[state->last_seat].name;

  if (state->n_moves == 0)
    return NULL;

  return g_strdup_printf (state->last_points < 0 ? "%s loses %d." : "%s gets %d.", name, ABS (state->last_points));
}

static char *
entry_reason (const RhEntry *entry, gconstpointer before, gconstpointer after)
{
  if (entry->kind == RH_TOY_ENTRY_START)
    return g_strdup ("Start");

  return g_strdup (((const RhToyState *) after)->winner < 0 ? "Points" : "Points that win");
}

static char *
name_button (const RhSetup *setup, const char *line, gboolean undo)
{
  return g_strdup_printf (undo ? "Undo: %s’s points" : "Redo: %s’s points", find_name (setup, line));
}

static char *
corrected (const RhSetup *setup, const char *line, guint round)
{
  return g_strdup_printf ("Corrected: %s’s points", find_name (setup, line));
}

static char *
misfit (const RhSetup *setup, gconstpointer state, const char *line, const char *message)
{
  return g_strdup_printf ("%s.", message);
}

static char *
follows (const RhSetup *setup, gconstpointer before, gconstpointer state)
{
  return NULL;
}

static char *
outcome (const RhSetup *setup, gconstpointer before, gconstpointer state)
{
  int winner = ((const RhToyState *) state)->winner;

  if (winner < 0 || winner == ((const RhToyState *) before)->winner)
    return NULL;

  return g_strdup_printf ("%s wins.", setup->seats[winner].name);
}

RhTelling rh_toy_telling = {
  .game = &rh_toy_game,
  .options = options,
  .balance = "Points",
  .chart = "Points by round",
  .chart_step = 5,
  .beginning = "Nobody has a point.",
  .where = where,
  .turn = turn,
  .last = last,
  .told = last,
  .round = get_round,
  .heading = heading,
  .lesson = lesson,
  .entry = entry_reason,
  .amount = amount,
  .button = name_button,
  .corrected = corrected,
  .misfit = misfit,
  .follows = follows,
  .outcome = outcome,
};
