/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves as text and as values. */

#include "config.h"

#include "rh-zug-move.h"

#include "rh-form.h"
#include "rh-zug-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const char *const rh_zug_move_words[] = { "train", "short", "wreck", NULL };

static const RhForm forms[] = {
  { 3, RH_WORDS_MAX, "train 1 engine tender tank ore box caboose" },
  { 2, 2, "short 2" },
  { 2, 2, "wreck 3" },
};

static const RhForms lines = { rh_zug_move_words, forms, N_("“%s” is not a move of Zugkraft") };

/* Why a part may not follow. */
static const char *const bars[] = {
  [RH_ZUG_BAR_ENGINE_FIRST] = N_("Rule Z1: the engine comes first"),
  [RH_ZUG_BAR_TENDER_SECOND] = N_("Rule Z1: the tender comes second"),
  [RH_ZUG_BAR_ONE_TENDER] = N_("Rule Z4: there is a tender already"),
  [RH_ZUG_BAR_TWO_ENGINES] = N_("Rule Z4: there are two engines already"),
  [RH_ZUG_BAR_DICE] = N_("Rule Z8: with one engine all six dice are down"),
  [RH_ZUG_BAR_CABOOSE] = N_("Rule Z6: a caboose ends the train"),
  [RH_ZUG_BAR_LENGTH] = N_("A line of a record can’t hold more"),
};

static gboolean
refuse_part (const RhWord *word, RhZugBar bar, GError **error)
{
  g_autofree char *quoted = rh_word_dup_quoted (word);

  if (bar == RH_ZUG_BAR_NONE)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                      /* Translators: a word of a game record */
                      _("“%s” is no part of a train"), quoted);

  return rh_refuse (error, RH_RULES_ERROR, RH_ZUG_ERROR_PART,
                    /* Translators: first the rule, then a word of a game record */
                    _("%1$s; “%2$s” can’t follow"), _(bars[bar]), quoted);
}

static gboolean
parse_train (const RhWords *line, RhZugTrain *train, GError **error)
{
  for (guint i = 2; i < line->n; i++) {
    RhZugPart part = rh_zug_part_parse (&line->word[i]);
    RhZugBar bar = part == RH_ZUG_NO_PART ? RH_ZUG_BAR_NONE : rh_zug_train_add (train, part);

    if (part == RH_ZUG_NO_PART || bar != RH_ZUG_BAR_NONE)
      return refuse_part (&line->word[i], bar, error);
  }

  return TRUE;
}

static gboolean
check_runnable (const RhZugTrain *train, GError **error)
{
  RhZugSum sum;

  rh_zug_train_sum (train, &sum);
  if (sum.runnable)
    return TRUE;

  return rh_refuse (error, RH_RULES_ERROR, RH_ZUG_ERROR_RUNNABLE,
                    _("Rule Z2: a train needs an engine, a tender and a car or caboose"));
}

static gboolean
parse_rest (const RhWords *line, RhZugMove *move, GError **error)
{
  if (!rh_word_parse_seat (&line->word[1], RH_ZUG_SEATS_MAX, &move->seat, error))
    return FALSE;

  return move->kind != RH_ZUG_MOVE_TRAIN ||
         (parse_train (line, &move->train, error) && check_runnable (&move->train, error));
}

/**
 * rh_zug_move_parse:
 * @line: a line of a record, cut into words
 * @move: (out): the move
 * @error: return location; %RH_RULES_ERROR_SYNTAX, %RH_ZUG_ERROR_PART, %RH_ZUG_ERROR_RUNNABLE
 *
 * Reads a move, and the train in it by the rules Z1, Z2, Z4, Z6 and Z8. Whether it is that
 * seat's turn is another question, see rh_zug_play().
 *
 * Returns: whether the line is a move
 */
gboolean
rh_zug_move_parse (const RhWords *line, RhZugMove *move, GError **error)
{
  memset (move, 0, sizeof *move);
  move->kind = (RhZugMoveKind) rh_forms_find (&lines, line, error);

  return move->kind != RH_ZUG_MOVE_NONE && parse_rest (line, move, error);
}

/**
 * rh_zug_move_read:
 * @line: (nullable): a line that was played, or another
 *
 * Returns: the move it is; none where it can't be read
 */
RhZugMove
rh_zug_move_read (const char *line)
{
  RhZugMove move;
  RhWords words;

  if (line != NULL && rh_words_split (&words, line, strlen (line)) && rh_zug_move_parse (&words, &move, NULL))
    return move;

  return (RhZugMove) { .kind = RH_ZUG_MOVE_NONE };
}

/**
 * rh_zug_move_to_text:
 * @self: a move
 *
 * Returns: (transfer full): the move as a record writes it
 */
char *
rh_zug_move_to_text (const RhZugMove *self)
{
  GString *string;

  g_return_val_if_fail (self->kind != RH_ZUG_MOVE_NONE, NULL);

  string = g_string_new (NULL);
  g_string_append_printf (string, "%s %u", rh_zug_move_words[self->kind - RH_ZUG_MOVE_TRAIN], self->seat + 1);
  if (self->kind == RH_ZUG_MOVE_TRAIN)
    rh_zug_train_append_to (&self->train, string);

  return g_string_free (string, FALSE);
}
