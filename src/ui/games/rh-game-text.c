/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a list says of a stored game. */

#include "config.h"

#include "rh-game-text.h"

#include "rh-figure.h"
#include "rh-games-ui.h"
#include "rh-games.h"
#include "rh-join.h"
#include "rh-when.h"

#include <glib/gi18n.h>

static char *
damaged (void)
{
  /* Translators: of a game in a list */
  return g_strdup (_("Damaged"));
}

/**
 * rh_game_text_amounts:
 * @session: a game
 *
 * Returns: (transfer full) (array zero-terminated=1): what each of its players has, such as “58”
 */
char **
rh_game_text_amounts (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhTelling *telling = rh_game_ui_find (setup->game)->telling;
  char **amounts = g_new0 (char *, setup->n_seats + 1);

  for (guint i = 0; i < setup->n_seats; i++)
    amounts[i] = telling->amount (rh_figure_get_last (telling, setup, rh_session_get_entries (session), i));

  return amounts;
}

/**
 * rh_game_text_totals:
 * @session: a game
 *
 * Returns: (transfer full) (array zero-terminated=1): its players, each with what they have, such as “Anna 58”
 */
char **
rh_game_text_totals (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);
  char **totals = rh_game_text_amounts (session);

  for (guint i = 0; i < setup->n_seats; i++) {
    g_autofree char *amount = totals[i];

    /* A no-break space: a line ends between players. */
    totals[i] = g_strdup_printf ("%s\302\240%s", setup->seats[i].name, amount);
  }

  return totals;
}

/**
 * rh_game_text_order:
 * @session: a game that somebody has won
 * @seats: (out) (array fixed-size=RH_SEATS_MAX): where to put its seats, from 0: the first, the second and so on; those who share a
 *   place, as they sit
 */
void
rh_game_text_order (RhSession *session, guint *seats)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhTelling *telling = rh_game_ui_find (setup->game)->telling;
  guint n = 0;

  for (guint place = 1; place <= setup->n_seats; place++) {
    for (guint i = 0; i < setup->n_seats; i++) {
      if (rh_figure_get_place (telling, setup, rh_session_get_state (session), rh_session_get_entries (session), i) == place)
        seats[n++] = i;
    }
  }
}

/**
 * rh_game_text_count_rounds:
 * @session: a game
 *
 * Returns: how many rounds it had; 0 where its game has none
 */
guint
rh_game_text_count_rounds (RhSession *session)
{
  return rh_game_ui_find (rh_session_get_setup (session)->game)->telling->round (rh_session_get_state (session));
}

/**
 * rh_game_text_rounds:
 * @n: how many rounds a game had
 * @line: (transfer full): what a list says of it
 *
 * Returns: (transfer full): the same with how many rounds it had, if its game has any
 */
char *
rh_game_text_rounds (guint n, char *line)
{
  g_autofree char *owned = line;
  g_autofree char *rounds = g_strdup_printf (ngettext ("%u round", "%u rounds", n), n);

  if (n == 0)
    return g_steal_pointer (&owned);

  /* Translators: how a game ended, and when, then how many rounds it had */
  return g_strdup_printf (_("%1$s · %2$s"), line, rounds);
}

/* Where an unfinished game stands; or that it is damaged, or why that can't be told. */
static char *
standing (RhSession *session, const RhGameRow *row, const GError *error)
{
  const RhGameUi *ui = rh_game_ui_find (row->game);

  if (g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME))
    return damaged ();
  if (session == NULL)
    return g_strdup (error->message);

  return ui->telling->where (rh_session_get_setup (session), rh_session_get_state (session),
                             rh_session_get_draft (session));
}

static char *
winners (const RhGameRow *row)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;
  guint n;

  for (guint i = 0; row->players[i] != NULL; i++) {
    if ((row->winners & (1u << i)) != 0)
      g_ptr_array_add (names, row->players[i]);
  }
  n = names->len;
  g_ptr_array_add (names, NULL);

  joined = rh_join_names ((const char *const *) names->pdata);

  /* Translators: %s is the winner’s name, or the names of several */
  return g_strdup_printf (ngettext ("%s won", "%s won", n), joined);
}

/**
 * rh_game_text_outcome:
 * @row: a game that isn't damaged
 *
 * Returns: (transfer full): how it ended, such as “Anna won”
 */
char *
rh_game_text_outcome (const RhGameRow *row)
{
  switch (row->status) {
  case RH_GAME_WON:
    return winners (row);
  case RH_GAME_ENDED:
    /* Translators: of a game */
    return g_strdup (_("Ended without a winner"));
  case RH_GAME_PLAYING:
    /* Translators: of a game */
    return g_strdup (_("Not finished"));
  default:
    g_return_val_if_reached (NULL);
  }
}

/**
 * rh_game_text_name:
 * @game: (nullable): the game, if it is known
 * @line: (transfer full): what a list says of it
 *
 * Returns: (transfer full): the same with the game's name before it, where there is more than one
 */
char *
rh_game_text_name (const RhGame *game, char *line)
{
  g_autofree char *owned = line;

  if (game == NULL || rh_game_list ()[1] == NULL)
    return g_steal_pointer (&owned);

  /* Translators: a game’s name, then how it stands, such as “Round 3 of 8 · Build” */
  return g_strdup_printf (_("%1$s · %2$s"), _(game->name), line);
}

/**
 * rh_game_text_bidding:
 * @line: (transfer full): how a game stands in which some bids are sealed
 *
 * Returns: (transfer full): the same with what becomes of them; never how many they are, or whose
 */
char *
rh_game_text_bidding (char *line)
{
  g_autofree char *owned = line;

  /* Translators: how a game stands, such as “Round 3 of 8 · Sealed bids”, which was left for a while; bids that
   * some have sealed by then aren’t lost */
  return g_strdup_printf (_("%s · sealed bids are kept"), owned);
}

/**
 * rh_game_text_line:
 * @row: a game
 * @session: (nullable): the same, opened
 * @error: (nullable): why it couldn't be
 * @now: the present
 *
 * Returns: (transfer full): how it stands or ended, and when it was last played;
 *   first which game it is, where there is more than one
 */
char *
rh_game_text_line (const RhGameRow *row, RhSession *session, const GError *error, GDateTime *now)
{
  g_autofree char *when = rh_when_to_words (row->touched, now);
  g_autofree char *first = NULL;

  if (row->problem != NULL || row->status == RH_GAME_PLAYING) {
    first = row->problem != NULL ? damaged () : standing (session, row, error);
    /* Translators: where a game stands, and when it was last played, such as
     * “Round 3 of 8 · Build · last played yesterday at 20:14” */
    return rh_game_text_name (row->game, g_strdup_printf (_("%1$s · last played %2$s"), first, when));
  }

  first = rh_game_text_outcome (row);
  /* Translators: how a game ended, and when, such as “Anna won · yesterday at 20:14” */
  return rh_game_text_name (row->game, g_strdup_printf (_("%1$s · %2$s"), first, when));
}
