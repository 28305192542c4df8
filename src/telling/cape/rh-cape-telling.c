/* SPDX-License-Identifier: GPL-3.0-or-later
 * All that is said of From Cape to Cairo, as the table knows it. */

#include "config.h"

#include "rh-cape-telling.h"

#include "rh-cape-hint.h"
#include "rh-cape-lesson.h"
#include "rh-cape-misfit.h"
#include "rh-cape-outcome.h"
#include "rh-cape-text-account.h"
#include "rh-cape-text-amend.h"
#include "rh-cape-text-end.h"
#include "rh-cape-text-entered.h"
#include "rh-cape-text-last.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"

#include "rh-cape-standing.h"
#include "rh-cape.h"

#include <glib/gi18n-lib.h>

/* Rule R1, in the order of the rules: others, all. */
static const char *const river_bonus[] = {
  /* Translators: who gets bonus rails when a river is crossed, by the printed rules of these editions */
  N_("The builder gets none: German, Hungarian, Italian and English editions"),
  N_("The builder too: Dutch edition"),
  NULL,
};

static const RhOptionText options[] = {
  { "river-bonus", N_("Bonus Rails at a River"), river_bonus },
  { NULL, NULL, NULL },
};

/* What the button says that takes a move back, or plays it again. */
static char *
name_button (const RhSetup *setup, const char *line, gboolean undo)
{
  RhCapeMove move = rh_cape_move_read (line);
  const char *name = setup->seats[move.seat].name;

  switch (move.kind) {
  case RH_CAPE_MOVE_REVEAL:
    return g_strdup (undo ? _("Undo: cards on offer") : _("Redo: cards on offer"));
  case RH_CAPE_MOVE_BIDS:
    return g_strdup (undo ? _("Undo: bids") : _("Redo: bids"));
  case RH_CAPE_MOVE_TIE:
    return g_strdup (undo ? _("Undo: cards drawn for the tie") : _("Redo: cards drawn for the tie"));
  case RH_CAPE_MOVE_PICK:
    /* Translators: on a button: a player */
    return g_strdup_printf (undo ? _("Undo: %s picks") : _("Redo: %s picks"), name);
  case RH_CAPE_MOVE_DRAW:
    /* Translators: on a button: a player */
    return g_strdup_printf (undo ? _("Undo: %s turns up a card") : _("Redo: %s turns up a card"), name);
  case RH_CAPE_MOVE_PASS:
    /* Translators: on a button: a player */
    return g_strdup_printf (undo ? _("Undo: %s passes") : _("Redo: %s passes"), name);
  case RH_CAPE_MOVE_BUILD:
    /* Translators: on a button: a player */
    return g_strdup_printf (undo ? _("Undo: %s builds") : _("Redo: %s builds"), name);
  case RH_CAPE_MOVE_NONE:
  default:
    return g_strdup (undo ? _("Undo") : _("Redo"));
  }
}

static char *
name_entered (const RhSetup *setup, gconstpointer state, const char *was, const char *now, gboolean played)
{
  return rh_cape_text_entered (setup, state, was, now, played);
}

static char *
corrected (const RhSetup *setup, const char *line, guint round)
{
  RhCapeMove move = rh_cape_move_read (line);
  const char *name = setup->seats[move.seat].name;

  switch (move.kind) {
  case RH_CAPE_MOVE_REVEAL:
    /* Translators: tells which move was changed after the fact */
    return g_strdup_printf (_("Corrected: cards on offer, round %u"), round);
  case RH_CAPE_MOVE_BIDS:
    /* Translators: tells which move was changed after the fact */
    return g_strdup_printf (_("Corrected: bids, round %u"), round);
  case RH_CAPE_MOVE_TIE:
    /* Translators: tells which move was changed after the fact */
    return g_strdup_printf (_("Corrected: cards drawn for the tie, round %u"), round);
  case RH_CAPE_MOVE_PICK:
    /* Translators: a player */
    return g_strdup_printf (_("Corrected: %s’s pick"), name);
  case RH_CAPE_MOVE_DRAW:
    /* Translators: a player */
    return g_strdup_printf (_("Corrected: the card %s turned up"), name);
  case RH_CAPE_MOVE_PASS:
  case RH_CAPE_MOVE_BUILD:
    /* Translators: a player; whether that player built or passed */
    return g_strdup_printf (_("Corrected: %s’s turn"), name);
  case RH_CAPE_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

static char *
changed (const RhSetup *setup, const char *was, const char *line, guint round)
{
  RhCapeMove before = rh_cape_move_read (was);
  RhCapeMove move = rh_cape_move_read (line);

  return rh_cape_text_amend_changed (setup, &before, &move, round);
}

static char *
misfit (const RhSetup *setup, gconstpointer state, const char *line, const char *message)
{
  RhCapeMove move = rh_cape_move_read (line);

  return rh_cape_misfit_text (setup, state, &move, message);
}

static char *
adapted (const RhSetup *setup, const char *was, const char *line)
{
  RhCapeMove before = rh_cape_move_read (was);
  RhCapeMove move = rh_cape_move_read (line);

  return rh_cape_text_amend_adapted (setup, &before, &move);
}

static char *
rearranged (const RhSetup *setup, const char *const *was, guint n_was, const char *const *lines, guint n_lines)
{
  g_autofree RhCapeMove *before = g_new0 (RhCapeMove, n_was + 1);
  g_autofree RhCapeMove *moves = g_new0 (RhCapeMove, n_lines + 1);

  for (guint i = 0; i < n_was; i++)
    before[i] = rh_cape_move_read (was[i]);
  for (guint i = 0; i < n_lines; i++)
    moves[i] = rh_cape_move_read (lines[i]);

  return rh_cape_text_amend_rearranged (setup, before, n_was, moves, n_lines);
}

static guint
get_round (gconstpointer state)
{
  return ((const RhCapeState *) state)->round;
}

static char *
heading (guint round)
{
  return g_strdup_printf (_("Round %1$u of %2$d"), round, RH_CAPE_ROUNDS);
}

/* What was paid or earned shows in where the game stood before it. */
static char *
entry_reason (const RhEntry *entry, gconstpointer before, gconstpointer after)
{
  return rh_cape_text_entry (entry, before);
}

static guint
get_place (gconstpointer state, guint seat)
{
  return rh_cape_standing_get_place (state, seat);
}

/* As beside the sum of a build. */
static const char *
get_tally_key (void)
{
  return C_("key for Why?", "h");
}

/* Rule R4. */
static char **
extra (const RhSetup *setup, const char *const *moves, guint n_moves, guint seat)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  RhCapeWhy why;

  /* What is played has been played before. */
  if (!rh_cape_text_why_trace (setup, moves, n_moves, seat, &why))
    g_return_val_if_reached (NULL);

  g_strv_builder_add (lines, why.n_gains > 0 ? rh_cape_text_why_gains () : _("Bonus rails: none in hand"));
  for (guint i = 0; i < why.n_gains; i++) {
    g_autofree char *line = rh_cape_text_why_own_gain (setup, seat, &why.gains[i]);

    g_strv_builder_add (lines, line);
  }

  return g_strv_builder_end (lines);
}

const RhTelling rh_cape_telling = {
  .game = &rh_cape_game,
  .options = options,
  .balance = NC_("ledger", "Capital"),
  .chart = N_("Capital by round"),
  .chart_step = 50,
  .forced = N_("Pass when building is impossible"),
  .forced_how = N_("A player who can’t pay for the rails passes at once. It can be undone."),
  .beginning = N_("The game begins: everybody has £100."),
  .where = rh_cape_hint_where,
  .turn = rh_cape_hint_turn,
  .last = rh_cape_text_last,
  .came_of = rh_cape_text_came_of,
  .told = rh_cape_hint_told,
  .stock = rh_cape_hint_stock,
  .dead_end = rh_cape_hint_dead_end,
  .notice = rh_cape_hint_notice,
  .round = get_round,
  .heading = heading,
  .lesson = rh_cape_lesson,
  .entry = entry_reason,
  .amount = rh_cape_text_pounds,
  .button = name_button,
  .entered = name_entered,
  .corrected = corrected,
  .changed = changed,
  .misfit = misfit,
  .adapted = adapted,
  .rearranged = rearranged,
  .follows = rh_cape_outcome_follows,
  .place = get_place,
  .had = rh_cape_text_end_had,
  .reached = rh_cape_text_end_reached,
  .how = rh_cape_text_end_how,
  .tally = rh_cape_text_account,
  .tally_key = get_tally_key,
  .outcome = rh_cape_outcome_changes,
  .extra = extra,
};
