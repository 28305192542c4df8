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
#include "rh-cape-text-last.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"

#include "rh-cape-draft.h"
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

/* Which of the values of a tie is another than it was, with whose it is: a draft has them in the order of the tie (and a line in
 * its own, once it is played); −1 where that isn't one. */
static int
find_drawn (gconstpointer state, const char *was, const char *now, RhCapeMove *tie)
{
  RhCapeDraft before = rh_cape_draft_parse (was, RH_CAPE_MOVE_TIE);
  RhCapeDraft after = rh_cape_draft_parse (now, RH_CAPE_MOVE_TIE);

  *tie = after.kind == RH_CAPE_MOVE_TIE ? (RhCapeMove) { .kind = RH_CAPE_MOVE_TIE } : rh_cape_move_read (now);
  if (after.kind == RH_CAPE_MOVE_TIE)
    tie->n = rh_cape_state_get_open_tie (state, tie->seats);
  else if (tie->kind != RH_CAPE_MOVE_TIE)
    return -1;

  for (guint i = 0; i < tie->n; i++) {
    if (after.kind == RH_CAPE_MOVE_TIE)
      tie->cards[i].value = (guint) MAX (after.cards[i].value, 0);
    /* Where one that was given is another now, that one comes back: no draw goes. */
    if (tie->cards[i].value != (guint) MAX (before.cards[i].value, 0))
      return tie->cards[i].value > 0 && before.cards[i].value <= 0 ? (int) i : -1;
  }

  return -1;
}

/* Of a tie, who drew what. */
static char *
name_drawn (const RhSetup *setup, gconstpointer state, const char *was, const char *now, gboolean undo)
{
  RhCapeMove tie;
  int drawn = find_drawn (state, was, now, &tie);
  g_autofree char *value = drawn >= 0 ? g_strdup_printf ("%u", tie.cards[drawn].value) : NULL;

  if (value == NULL)
    return NULL;

  /* Translators: on a button: a player, and the value of the card drawn, such as “7” */
  return g_strdup_printf (undo ? _("Undo: %1$s’s draw of %2$s") : _("Redo: %1$s’s draw of %2$s"),
                          setup->seats[tie.seats[drawn]].name, value);
}

/* The part of a card that is told now and wasn't; %NULL where there is none. */
static char *
name_part (RhCapeParts was, RhCapeParts now)
{
  if (was.terrain == RH_CAPE_PART_OPEN && now.terrain != RH_CAPE_PART_OPEN)
    return g_strdup (rh_cape_text_terrain ((RhCapeTerrain) now.terrain));
  if (was.rails == RH_CAPE_PART_OPEN && now.rails != RH_CAPE_PART_OPEN)
    return rh_cape_text_rails ((guint) now.rails);
  if (was.value == RH_CAPE_PART_OPEN && now.value != RH_CAPE_PART_OPEN)
    return rh_cape_text_pounds (now.value);

  return NULL;
}

/* Of the cards on offer, what was told last of which. */
static char *
name_revealed (const char *was, const char *now, gboolean undo)
{
  RhCapeDraft before = rh_cape_draft_parse (was, RH_CAPE_MOVE_REVEAL);
  RhCapeDraft after = rh_cape_draft_parse (now, RH_CAPE_MOVE_REVEAL);

  if (after.kind != RH_CAPE_MOVE_REVEAL) {
    RhCapeMove move = rh_cape_move_read (now);

    if (move.kind != RH_CAPE_MOVE_REVEAL)
      return NULL;
    for (guint i = 0; i < move.n; i++)
      after.cards[i] = rh_cape_card_to_parts (move.cards[i]);
  }

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    g_autofree char *part = name_part (before.cards[i], after.cards[i]);

    if (part != NULL)
      /* Translators: on a button: the number of a card on offer, and what was told of it: “desert”, “2 rails” or “£7” */
      return g_strdup_printf (undo ? _("Undo: card %1$u, %2$s") : _("Redo: card %1$u, %2$s"), i + 1, part);
  }

  return NULL;
}

static char *
name_entered (const RhSetup *setup, gconstpointer state, const char *was, const char *now, gboolean undo)
{
  char *revealed = name_revealed (was, now, undo);

  return revealed != NULL ? revealed : name_drawn (setup, state, was, now, undo);
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
  .button_entered = name_entered,
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
