/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn as far as it has been entered, in words and as a sum. */

#include "config.h"

#include "rh-zug-text-turn.h"

#include "rh-points.h"
#include "rh-zug-text-part.h"
#include "rh-zug-text-sum.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * rh_zug_text_turn_question:
 * @setup: the players
 * @state: where the game stands, in somebody's turn
 *
 * Returns: (transfer full): what is asked, such as “Anna sets down …”
 */
char *
rh_zug_text_turn_question (const RhSetup *setup, const RhZugState *state)
{
  /* Translators: what is asked: the dice that a player sets down are tapped one by one */
  return g_strdup_printf (_("%s sets down …"), setup->seats[state->seat].name);
}

/**
 * rh_zug_text_turn_sum:
 * @turn: a turn
 *
 * Of a freight train, what is kept in mind is one figure (rule Z8), and the dice in play have one each.
 *
 * Returns: (transfer full): what the train comes to, as a sum, such as “(4 + 4 + 2 + 1) × 2 = 22”; “4 points” where nothing is
 *   added up yet, and empty where there are none
 */
char *
rh_zug_text_turn_sum (const RhZugTurn *turn)
{
  g_autofree char *sum = rh_zug_text_sum (&turn->train);

  if (turn->sum.points > 0 && strchr (sum, '=') == NULL)
    return rh_points_to_words (turn->sum.points);

  return g_steal_pointer (&sum);
}

/**
 * rh_zug_text_turn_spoken:
 * @turn: a turn
 *
 * Returns: (transfer full): the parts and what they come to, for those who don't see them
 */
char *
rh_zug_text_turn_spoken (const RhZugTurn *turn)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  g_autofree char *points = rh_points_to_words (turn->sum.points);

  if (turn->train.n == 0)
    return g_strdup (_("Nothing is set down yet."));

  for (guint i = 0; i < turn->train.n; i++)
    g_string_append_printf (parts, "%s%s", i > 0 ? ", " : "", rh_zug_text_part_title ((RhZugPart) turn->train.parts[i]));

  /* Translators: the parts of a train and what it is worth, such as “Engine, Tender, Tank: 4 points” */
  return g_strdup_printf (_("%1$s: %2$s"), parts->str, points);
}

/**
 * rh_zug_text_turn_dice:
 * @dice: how many dice are in hand
 *
 * Returns: (transfer full): that, where they aren't drawn
 */
char *
rh_zug_text_turn_dice (guint dice)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die in hand", "%u dice in hand", dice), dice);
}

/**
 * rh_zug_text_turn_note:
 * @turn: a turn
 *
 * Returns: (transfer full): what has come of the train: that it is a special (rule Z7) or a freight train (rule Z8), and
 *   what may be rolled; before its first part, which that must be (rule Z1)
 */
char *
rh_zug_text_turn_note (const RhZugTurn *turn)
{
  g_autofree char *points = rh_points_to_words (turn->sum.points);

  if (turn->train.n == 0)
    return g_strdup (rh_zug_text_part_bar (RH_ZUG_BAR_ENGINE_FIRST));
  if (turn->sum.special)
    /* Translators: one of each part: the points are given, such as “25 points” */
    return g_strdup_printf (_("Special train: %s!"), points);
  if (turn->sum.caboose)
    return g_strdup (_("The caboose doubles the train and ends the turn."));
  if (turn->sum.freight && turn->sum.complete)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Freight train: %u die may be rolled again.",
                                         "Freight train: %u dice may be rolled again.", turn->sum.dice),
                            turn->sum.dice);
  if (turn->sum.dice == 0)
    return g_strdup (_("All six dice are down."));

  return rh_zug_text_turn_dice (turn->sum.dice);
}

/**
 * rh_zug_text_turn_stop:
 * @turn: a turn
 *
 * Returns: (transfer full): what the button says that ends the turn, such as “Stop with 9”; “Done: 22” where nothing is
 *   left to roll; in the knock-out also that it puts the player out (rule Z11)
 */
char *
rh_zug_text_turn_stop (const RhZugTurn *turn)
{
  if (!turn->can_stop)
    return g_strdup (C_("button", "Stop"));
  if (turn->out && turn->sum.dice == 0)
    /* Translators: a button that ends a turn: nothing is left to roll; with so many points the player is out of the game */
    return g_strdup_printf (C_("button", "Done: %d, Out"), turn->sum.points);
  if (turn->out)
    /* Translators: a button that ends a turn: with so many points the player is out of the game, though one could roll on */
    return g_strdup_printf (C_("button", "Stop with %d: Out"), turn->sum.points);
  if (turn->sum.dice == 0)
    /* Translators: a button that ends a turn: nothing is left to roll; the points are given, such as “Done: 22” */
    return g_strdup_printf (C_("button", "Done: %d"), turn->sum.points);

  /* Translators: a button that ends a turn with so many points, though one could roll on */
  return g_strdup_printf (C_("button", "Stop with %d"), turn->sum.points);
}

/**
 * rh_zug_text_turn_stop_asked:
 * @turn: a turn
 *
 * Returns: (transfer full): what that button says where the turn ends when it is pressed once more, such as “Stop with 9?”
 */
char *
rh_zug_text_turn_stop_asked (const RhZugTurn *turn)
{
  g_autofree char *stop = rh_zug_text_turn_stop (turn);

  /* Translators: what a button says, “Stop with 9”, asked back: something was refused before, and it is pressed once more */
  return g_strdup_printf (C_("button", "%s?"), stop);
}

/**
 * rh_zug_text_turn_why_not_stop:
 * @turn: a turn
 *
 * Returns: (transfer none) (nullable): why the turn may not end with this train (rule Z2); %NULL where it may
 */
const char *
rh_zug_text_turn_why_not_stop (const RhZugTurn *turn)
{
  if (turn->can_stop)
    return NULL;

  return _("A train needs an engine, a tender, and a car or caboose.");
}

static const char *
tell_denial (RhZugDenial denial)
{
  switch (denial) {
  case RH_ZUG_DENIAL_NO_TRAIN:
    return _("Only a train that can run can be wrecked: set down all of it, or nothing.");
  case RH_ZUG_DENIAL_TRAIN:
    return _("This train can run: that is no shortage.");
  case RH_ZUG_DENIAL_CABOOSE:
    return _("With the caboose the turn is over.");
  case RH_ZUG_DENIAL_NO_DICE:
    return _("All six dice are down.");
  case RH_ZUG_DENIAL_NONE:
  default:
    return NULL;
  }
}

/* Who goes on with the next player's dice has forgotten to end the turn. */
static char *
say_what_ends (const RhZugTurn *turn, const char *why)
{
  g_autofree char *stop = rh_zug_text_turn_stop (turn);

  if (why == NULL || !turn->can_stop)
    return g_strdup (why);

  /* Translators: why something can't be done, in a sentence of its own; then what a button says: “Stop with 9”, “Done: 22” */
  return g_strdup_printf (_("%1$s “%2$s” ends the turn."), why, stop);
}

/**
 * rh_zug_text_turn_why_not:
 * @turn: a turn
 * @kind: how it might end
 *
 * Returns: (transfer full) (nullable): why it may not end so (rules Z2, Z6, Z9), and what ends it; %NULL where it may
 */
char *
rh_zug_text_turn_why_not (const RhZugTurn *turn, RhZugMoveKind kind)
{
  if (kind == RH_ZUG_MOVE_TRAIN)
    return g_strdup (rh_zug_text_turn_why_not_stop (turn));

  return say_what_ends (turn, tell_denial (turn->denials[kind]));
}

/* Which parts weren't taken, for who didn't look; who tapped one knows. */
static char *
tell_not_taken (const RhZugRefusal *refusal)
{
  const char *last = rh_zug_text_part_title (refusal->part);

  if (!refusal->typed)
    return NULL;
  if (refusal->n_parts == 1)
    /* Translators: a part of a train, such as “Tank”, or what ends a turn, such as “Wreck”, was typed in vain */
    return g_strdup_printf (_("Not taken: %s."), last);

  /* Translators: so many parts of a train were typed in vain, at least two; and the last of them, such as “Tank” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u part not taken, last %2$s.", "%1$u parts not taken, last %2$s.",
                                       refusal->n_parts),
                          refusal->n_parts, last);
}

/* What fails a turn when it is pressed again. */
static const char *
tell_once_more (RhZugMoveKind kind)
{
  /* Translators: a button was pressed, and isn't taken before that; short, two lines on a phone */
  return kind == RH_ZUG_MOVE_WRECK ? _("If it is a wreck, press once more.") : _("If it is a shortage, press once more.");
}

/* (nullable): whoever sees it at last must know what the keys do now. After an engine, which may be the next player's, parts don't go
 * on with the turn. */
static const char *
tell_way_on (const RhZugTurn *turn, const RhZugRefusal *refusal)
{
  if (refusal->asked && (refusal->end == RH_ZUG_MOVE_WRECK || refusal->end == RH_ZUG_MOVE_SHORT))
    return tell_once_more (refusal->end);
  if (!turn->can_stop)
    return refusal->next ? _("Escape goes on with this turn.") : NULL;

  return refusal->asked ? _("Enter once more ends the turn, Escape goes on with it.")
                        : _("Enter twice ends the turn, Escape goes on with it.");
}

/* Why the turn may not end so, or why the last part may not follow; what ends it isn't told where the way on tells that. */
static char *
tell_why (const RhZugTurn *turn, const RhZugRefusal *refusal)
{
  const char *bar = rh_zug_text_part_bar (refusal->bar);

  if (refusal->kind != RH_ZUG_MOVE_NONE && refusal->held && turn->can_stop)
    return g_strdup (tell_denial (turn->denials[refusal->kind]));
  if (refusal->kind != RH_ZUG_MOVE_NONE)
    return rh_zug_text_turn_why_not (turn, refusal->kind);

  return refusal->held ? g_strdup (bar) : say_what_ends (turn, bar);
}

/* Whether parts were taken since, so that the reason is one no more. */
static gboolean
is_past (const RhZugTurn *turn, const RhZugRefusal *refusal)
{
  return refusal->kind == RH_ZUG_MOVE_NONE && refusal->bar != turn->bars[refusal->part];
}

static char *
tell_parts (const RhZugTurn *turn, const RhZugRefusal *refusal)
{
  gboolean past = is_past (turn, refusal);
  g_autofree char *why = !past ? tell_why (turn, refusal) : !refusal->held ? rh_zug_text_turn_note (turn) : NULL;
  g_autofree char *what = tell_not_taken (refusal);
  const char *sentences[4] = { NULL };
  guint n = 0;

  if (what != NULL)
    sentences[n++] = what;
  if (why != NULL)
    sentences[n++] = why;
  if (refusal->held)
    sentences[n++] = tell_way_on (turn, refusal);

  return g_strjoinv (" ", (char **) sentences);
}

/* Who presses the same twice in a moment sees that it was heard, and that it isn't done yet. */
static char *
tell_soon (RhZugMoveKind wanted)
{
  if (wanted == RH_ZUG_MOVE_WRECK)
    /* Translators: a button was pressed twice within a second; short, two lines on a phone */
    return g_strdup (_("Pressed too soon. If it is a wreck, press once more."));

  /* Translators: a button was pressed twice within a second; short, two lines on a phone */
  return g_strdup (_("Pressed too soon. If it is a shortage, press once more."));
}

/* With nothing set down; once something is, that is told, as of parts. */
static char *
tell_wanted (const RhZugTurn *turn, const RhZugRefusal *refusal)
{
  RhZugMoveKind wanted = refusal->wanted;
  const char *title = wanted == RH_ZUG_MOVE_WRECK ? C_("button", "Wreck") : C_("button", "Shortage");
  g_autofree char *note = rh_zug_text_turn_note (turn);
  g_autofree char *not_taken = g_strdup_printf (_("Not taken: %s."), title);

  if (turn->train.n > 0)
    return g_strdup_printf ("%s %s", not_taken, note);

  return tell_soon (wanted);
}

/**
 * rh_zug_text_turn_refused:
 * @turn: a turn
 * @refusal: what wasn't taken of it
 *
 * Returns: (transfer full) (nullable): what was refused and why, and how to go on; %NULL where nothing was
 */
char *
rh_zug_text_turn_refused (const RhZugTurn *turn, const RhZugRefusal *refusal)
{
  if (refusal->n_parts > 0)
    return tell_parts (turn, refusal);
  if (refusal->kind != RH_ZUG_MOVE_NONE)
    return rh_zug_text_turn_why_not (turn, refusal->kind);
  if (refusal->wanted != RH_ZUG_MOVE_NONE)
    return tell_wanted (turn, refusal);

  return refusal->held ? g_strdup (tell_way_on (turn, refusal)) : NULL;
}
