/* SPDX-License-Identifier: GPL-3.0-or-later
 * All that is said of The Heart of Africa, as the table knows it. */

#include "config.h"

#include "rh-heart-telling.h"

#include "rh-heart-hint.h"
#include "rh-heart-lesson.h"
#include "rh-heart-misfit.h"
#include "rh-heart-outcome.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-claim.h"
#include "rh-heart-text-end.h"
#include "rh-heart-text-entered.h"
#include "rh-heart-text-last.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text-tally.h"
#include "rh-heart-text-why.h"
#include "rh-heart-text.h"

#include "rh-fold.h"
#include "rh-heart.h"

#include <glib/gi18n-lib.h>

/* What the button says that takes a move back, or plays it again. */
static char *
name_button (const RhSetup *setup, const char *line, gboolean undo)
{
  RhHeartMove move = rh_heart_move_read (line);
  const char *name = setup->seats[move.seat].name;

  switch (move.kind) {
  case RH_HEART_MOVE_DEAL:
    return g_strdup (undo ? _("Undo: first terrain cards") : _("Redo: first terrain cards"));
  case RH_HEART_MOVE_TERRAIN:
    /* Translators: on a button: a player */
    return g_strdup_printf (undo ? _("Undo: %s takes terrain cards") : _("Redo: %s takes terrain cards"), name);
  case RH_HEART_MOVE_CLAIM:
    /* Translators: on a button: a player */
    return g_strdup_printf (undo ? _("Undo: %s claims a route") : _("Redo: %s claims a route"), name);
  case RH_HEART_MOVE_TICKETS:
    /* Translators: on a button: a player */
    return g_strdup_printf (undo ? _("Undo: %s’s tickets") : _("Redo: %s’s tickets"), name);
  case RH_HEART_MOVE_NONE:
  default:
    return g_strdup (undo ? _("Undo") : _("Redo"));
  }
}

static char *
name_entered (const RhSetup *setup, gconstpointer state, const char *was, const char *now, gboolean played)
{
  return rh_heart_text_entered (setup, was, now, played);
}

static char *
corrected (const RhSetup *setup, const char *line, guint round)
{
  RhHeartMove move = rh_heart_move_read (line);
  const char *name = setup->seats[move.seat].name;

  switch (move.kind) {
  case RH_HEART_MOVE_DEAL:
    return g_strdup (_("Corrected: first terrain cards"));
  case RH_HEART_MOVE_TERRAIN:
    /* Translators: a player */
    return g_strdup_printf (_("Corrected: the terrain cards %s took"), name);
  case RH_HEART_MOVE_CLAIM:
    /* Translators: a player */
    return g_strdup_printf (_("Corrected: %s’s route"), name);
  case RH_HEART_MOVE_TICKETS:
    /* Translators: a player */
    return g_strdup_printf (_("Corrected: %s’s tickets"), name);
  case RH_HEART_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

static char *
misfit (const RhSetup *setup, gconstpointer state, const char *line, const char *message)
{
  RhHeartMove move = rh_heart_move_read (line);

  return rh_heart_misfit_text (setup, state, &move, message);
}

static char *
adapted (const RhSetup *setup, const char *was, const char *line)
{
  RhHeartMove before = rh_heart_move_read (was);
  RhHeartMove move = rh_heart_move_read (line);

  return rh_heart_text_claim_adapted (setup, &before, &move);
}

/* There are no rounds. */
static guint
get_round (gconstpointer state)
{
  return 0;
}

/* What doubled each route, which can't be told from the table afterwards (rules H4, H5). */
static char **
extra (const RhSetup *setup, const char *const *moves, guint n_moves, guint seat)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, moves, n_moves, NULL, NULL);
  const RhHeartPlayer *player;
  gboolean first = TRUE;

  /* What is played has been played before. */
  g_return_val_if_fail (fold != NULL, NULL);
  player = &((const RhHeartState *) rh_fold_get_state (fold))->players[seat];

  for (guint i = 0; i < player->n_routes; i++) {
    g_autofree char *route = rh_heart_text_why_route (&player->routes[i]);
    g_autofree char *why = rh_heart_text_why_doubled (&player->routes[i]);
    g_autofree char *line = g_strdup_printf ("%s. %s", route, why);

    if (why == NULL)
      continue;
    if (first)
      g_strv_builder_add (lines, _("Routes that were doubled"));
    g_strv_builder_add (lines, line);
    first = FALSE;
  }
  if (first)
    g_strv_builder_add (lines, _("Routes that were doubled: none"));

  return g_strv_builder_end (lines);
}

static guint
get_place (gconstpointer state, guint seat)
{
  return rh_heart_state_get_place (state, seat);
}

static GPtrArray *
tally (const RhSetup *setup, const char *const *moves, guint n_moves, guint seat)
{
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, moves, n_moves, NULL, NULL);

  g_return_val_if_fail (fold != NULL, NULL);

  return rh_heart_text_tally_points (rh_fold_get_state (fold), seat);
}

/* As in a turn. */
static const char *
get_tally_key (void)
{
  return rh_heart_text_step_key (RH_HEART_KEY_WHY);
}

/* Who begins has no effect, so that a new game doesn't ask for it. */
const RhTelling rh_heart_telling = {
  .game = &rh_heart_game,
  .balance = NC_("ledger", "Points"),
  .chart = N_("Points by move"),
  .chart_step = 25,
  .beginning = N_("The game begins: everybody has 45 trains."),
  .unlisted = N_("Turns in which only train cards or tickets were drawn are not moves: neither this list nor a record has them."),
  .where = rh_heart_hint_where,
  .turn = rh_heart_hint_turn,
  .last = rh_heart_text_last,
  .between = rh_heart_text_last_skipped,
  .told = rh_heart_text_last,
  .lapsed = rh_heart_text_last_passed,
  .place = get_place,
  .had = rh_heart_text_end_had,
  .reached = rh_heart_text_end_reached,
  .how = rh_heart_text_end_all,
  .stock = rh_heart_hint_stock,
  .round = get_round,
  .lesson = rh_heart_lesson,
  .entry = rh_heart_text_entry,
  .amount = rh_heart_text_points,
  .button = name_button,
  .entered = name_entered,
  .corrected = corrected,
  .misfit = misfit,
  .adapted = adapted,
  .tally = tally,
  .tally_key = get_tally_key,
  .follows = rh_heart_outcome_follows,
  .outcome = rh_heart_outcome_besides,
  .extra = extra,
};
