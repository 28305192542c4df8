/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game in a few lines, to be sent to somebody. */

#include "config.h"

#include "rh-summary.h"

#include "rh-day.h"
#include "rh-figure.h"
#include "rh-win.h"

#include <glib/gi18n-lib.h>

/**
 * Summary:
 * @telling: what is said of the game
 * @setup: the players
 * @state: where it stands
 * @entries: its ledger
 * @status: whether it is over
 * @text: what is said so far
 */
typedef struct {
  const RhTelling *telling;
  const RhSetup   *setup;
  gconstpointer    state;
  const RhEntries *entries;
  RhGameStatus     status;
  GString         *text;
} Summary;

/* Takes the line. */
static void
add_line (Summary *summary, char *line)
{
  if (summary->text->len > 0)
    g_string_append_c (summary->text, '\n');
  g_string_append (summary->text, line);
  g_free (line);
}

/* The day it began. */
static void
add_title (Summary *summary)
{
  const char *name = _(summary->setup->game->name);
  g_autoptr (GDateTime) began = rh_day_new (summary->setup);
  g_autofree char *day = began != NULL ? rh_day_to_words (began) : NULL;

  if (day == NULL)
    add_line (summary, g_strdup (name));
  else
    /* Translators: a game’s name, and the day it was played */
    add_line (summary, g_strdup_printf (C_("summary", "%1$s · %2$s"), name, day));
}

static guint
find_place (const Summary *summary, guint seat)
{
  return rh_figure_get_place (summary->telling, summary->setup, summary->state, summary->entries, seat);
}

static char *
tell_had (const Summary *summary, guint seat)
{
  if (summary->telling->had != NULL)
    return summary->telling->had (summary->state, seat);

  return summary->setup->game->amount (rh_figure_get_last (summary->telling, summary->setup, summary->entries, seat));
}

/* A place is taken once it is certain. */
static void
add_player (Summary *summary, guint seat, guint place)
{
  const char *name = summary->setup->seats[seat].name;
  g_autofree char *had = tell_had (summary, seat);

  if (summary->status == RH_GAME_WON)
    /* Translators: who was first, second and so on in a game: a number, a player, and what they had, such as “53 points” */
    add_line (summary, g_strdup_printf (C_("summary", "%1$u. %2$s: %3$s"), place, name, had));
  else
    /* Translators: a player, and what they have, such as “53 points” */
    add_line (summary, g_strdup_printf (C_("summary", "%1$s: %2$s"), name, had));
}

/* Those who share one, as they sit. */
static void
add_players (Summary *summary)
{
  for (guint place = 1; place <= summary->setup->n_seats; place++) {
    for (guint seat = 0; seat < summary->setup->n_seats; seat++) {
      if (find_place (summary, seat) == place)
        add_player (summary, seat, place);
    }
  }
}

static void
add_end (Summary *summary)
{
  char *won = rh_win_text (summary->setup, summary->state);

  if (won != NULL)
    add_line (summary, won);
  else if (summary->status == RH_GAME_ENDED)
    /* Translators: of a game */
    add_line (summary, g_strdup (_("Ended without a winner")));
  else
    add_line (summary, summary->telling->where (summary->setup, summary->state, ""));
}

/* Not every game has any. Where one goes on, that is said already. */
static void
add_rounds (Summary *summary)
{
  guint n = summary->telling->round (summary->state);

  if (n > 0 && summary->status != RH_GAME_PLAYING)
    add_line (summary, g_strdup_printf (ngettext ("%u round", "%u rounds", n), n));
}

/**
 * rh_summary_text:
 * @telling: what is said of the game
 * @setup: the players
 * @state: where it stands
 * @entries: its ledger
 * @status: whether it is over
 *
 * Returns: (transfer full): the game in a few lines of plain text, without a line end at their end: what was played and
 *   when, the players by their places with what they have, who has won, and how many rounds it took
 */
char *
rh_summary_text (const RhTelling *telling, const RhSetup *setup, gconstpointer state, const RhEntries *entries,
                 RhGameStatus status)
{
  Summary summary = { telling, setup, state, entries, status, g_string_new (NULL) };

  add_title (&summary);
  add_players (&summary);
  add_end (&summary);
  add_rounds (&summary);

  return g_string_free (summary.text, FALSE);
}
