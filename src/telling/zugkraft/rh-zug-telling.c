/* SPDX-License-Identifier: GPL-3.0-or-later
 * All that is said of Zugkraft, as the table knows it. */

#include "config.h"

#include "rh-zug-telling.h"

#include "rh-zug-lesson.h"
#include "rh-zug-outcome.h"
#include "rh-zug-text-lane.h"
#include "rh-zug-text-part.h"
#include "rh-zug-text-points.h"
#include "rh-zug-text.h"

#include "rh-zug-draft.h"
#include "rh-zug.h"

#include <glib/gi18n-lib.h>

/* In the order of the rules: points, knockout. */
static const char *const victories[] = {
  /* Translators: how a game is won: by a total that reaches a goal */
  N_("Points: whoever has most once the goal is reached"),
  /* Translators: how a game is won: each train must bring more than the one before */
  N_("Knock-out: whoever doesn’t beat the mark is out"),
  NULL,
};

static const RhOptionText options[] = {
  { "victory", N_("How It Is Won"), victories },
  { "goal", N_("Points to Reach"), NULL },
  { "first", N_("Who Starts"), NULL },
  { NULL, NULL, NULL },
};

/* What the button says that takes a move back, or plays it again. */
static char *
name_button (const RhSetup *setup, const char *line, gboolean undo)
{
  RhZugMove move = rh_zug_move_read (line);

  if (move.kind == RH_ZUG_MOVE_NONE)
    return g_strdup (undo ? _("Undo") : _("Redo"));

  /* Translators: on a button: a player */
  return g_strdup_printf (undo ? _("Undo: %s’s turn") : _("Redo: %s’s turn"), setup->seats[move.seat].name);
}

/* A train that is ended is a turn. */
static char *
name_entered (const RhSetup *setup, gconstpointer state, const char *was, const char *now, gboolean played)
{
  RhZugDraft before = rh_zug_draft_parse (was);
  RhZugDraft after = rh_zug_draft_parse (now);

  return played ? NULL : rh_zug_text_part_entered (&before.train, &after.train);
}

static char *
corrected (const RhSetup *setup, const char *line, guint round)
{
  RhZugMove move = rh_zug_move_read (line);

  /* Translators: tells which move was changed after the fact: a player, and the number of a round */
  return g_strdup_printf (_("Corrected: %1$s’s turn, round %2$u"), setup->seats[move.seat].name, round);
}

static char *
misfit (const RhSetup *setup, gconstpointer state, const char *line, const char *message)
{
  RhZugMove move = rh_zug_move_read (line);

  return rh_zug_outcome_misfit (setup, state, &move, message);
}

/* The turns of the one who had the last: in the knock-out, too, nobody has one more before all who are in have had theirs. */
static guint
get_round (gconstpointer data)
{
  const RhZugState *state = data;

  return state->last.kind == RH_ZUG_MOVE_NONE ? 0 : state->players[state->last.seat].turns;
}

static char *
heading (guint round)
{
  return g_strdup_printf (_("Round %u"), round);
}

/* Rule Z11: a train has to beat another train, not a total. */
static const char *
mark (const RhSetup *setup)
{
  /* Translators: in the knock-out, the points to beat; at a line of a chart */
  return g_str_equal (rh_setup_get_option (setup, "victory"), "knockout") ? N_("To beat") : NULL;
}

static guint
get_place (gconstpointer state, guint seat)
{
  return rh_zug_state_get_place (state, seat);
}

/* As beside the advice. */
static const char *
get_tally_key (void)
{
  return C_("key for Why?", "h");
}

const RhTelling rh_zug_telling = {
  .game = &rh_zug_game,
  .options = options,
  .balance = NC_("ledger", "Points"),
  .chart = N_("Points by round"),
  .chart_step = 5,
  .beginning = N_("The game begins: nobody has any points."),
  .mark = mark,
  .where = rh_zug_text_where,
  .turn = rh_zug_text_turn,
  .last = rh_zug_text_last,
  .told = rh_zug_text_last,
  .round = get_round,
  .heading = heading,
  .lesson = rh_zug_lesson,
  .entry = rh_zug_text_entry,
  .amount = rh_zug_text_amount,
  .button = name_button,
  .entered = name_entered,
  .corrected = corrected,
  .misfit = misfit,
  .follows = rh_zug_outcome_follows,
  .place = get_place,
  .how = rh_zug_text_how,
  .tally = rh_zug_text_points,
  .tally_key = get_tally_key,
  .outcome = rh_zug_outcome_winner,
  .beside = rh_zug_text_lane_beside,
};
