/* SPDX-License-Identifier: GPL-3.0-or-later
 * The items of a record put together to games. */

#include "config.h"

#include "rh-record-parser.h"

#include "rh-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define OPENING "railhead"

G_DEFINE_QUARK (rh-record-error-quark, rh_record_error)

/* The first move, the next game or the end of the file: the head must be complete. */
static gboolean
end_head (RhRecordParser *self, GError **error)
{
  if (self->place == RH_RECORD_OPENED)
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_ORDER,
                      /* Translators: the name of a game follows, as a record writes it */
                      _("The game is missing: after “railhead 1” comes a line like “game %s”"), rh_game_list ()[0]->id);
  if (!rh_setup_check (self->setup, error))
    return FALSE;

  self->fold = rh_fold_new (self->setup);
  self->place = RH_RECORD_MOVES;
  if (self->visitor->head != NULL)
    self->visitor->head (self->setup, self->fold, self->data);

  return TRUE;
}

/**
 * rh_record_parser_end:
 * @self: a parser
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Ends the game that is being read, if there is one: the record ends, or the
 * next game begins.
 *
 * Returns: whether the game may end here
 */
gboolean
rh_record_parser_end (RhRecordParser *self, GError **error)
{
  if (self->place == RH_RECORD_OUTSIDE)
    return TRUE;
  if (self->place != RH_RECORD_MOVES && !end_head (self, error))
    return FALSE;

  if (self->visitor->end != NULL)
    self->visitor->end (self->setup, self->fold, self->data);
  g_clear_pointer (&self->fold, rh_fold_free);
  g_clear_pointer (&self->setup, rh_setup_free);
  self->place = RH_RECORD_OUTSIDE;

  return TRUE;
}

static gboolean
begin_game (RhRecordParser *self, const RhWords *line, GError **error)
{
  g_autofree char *shown = NULL;

  if (!rh_record_parser_end (self, error))
    return FALSE;

  if (line->n != 2)
    return rh_record_refuse_form ("railhead 1", error);
  if (!rh_word_equal (&line->word[1], "1")) {
    shown = rh_word_dup_quoted (&line->word[1]);
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_VERSION,
                      _("This version of Railhead reads “railhead 1”, not “railhead %s”"), shown);
  }
  self->place = RH_RECORD_OPENED;
  if (self->visitor->begin != NULL)
    self->visitor->begin (self->data);

  return TRUE;
}

static gboolean
read_game (RhRecordParser *self, const RhWords *line, GError **error)
{
  self->setup = rh_record_head_begin (line, error);
  if (self->setup == NULL)
    return FALSE;

  self->place = RH_RECORD_HEAD;

  return TRUE;
}

static gboolean
read_move (RhRecordParser *self, const RhWords *line, GError **error)
{
  g_autofree char *shown = NULL;

  if (!rh_fold_play (self->fold, line, error)) {
    if (!rh_record_head_knows (&line->word[0]))
      return FALSE;
    g_clear_error (error);
    shown = rh_word_dup_quoted (&line->word[0]);
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_ORDER, _("“%s” belongs before the first move"), shown);
  }

  if (self->visitor->move != NULL)
    self->visitor->move (self->setup, self->fold, line, self->data);

  return TRUE;
}

/* Whether somebody who writes a record has meant that to begin it. */
static gboolean
is_meant (const RhWord *word)
{
  return (word->length >= strlen (OPENING) && g_ascii_strncasecmp (word->text, OPENING, strlen (OPENING)) == 0) ||
         rh_record_head_knows (word) || rh_game_knows_move (word);
}

static gboolean
refuse_outside (const RhWord *word, GError **error)
{
  g_autofree char *shown = rh_word_dup_quoted (word);

  if (is_meant (word))
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_ORDER,
                      _("A game begins with “railhead 1”, not with “%s”"), shown);

  return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_FOREIGN,
                    _("This isn’t a record of Railhead, which begins with “railhead 1”, not with “%s”"), shown);
}

/**
 * rh_record_parser_take:
 * @self: a parser
 * @line: a line that is neither empty nor a comment
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Takes the next item of the record.
 *
 * Returns: whether it is right
 */
gboolean
rh_record_parser_take (RhRecordParser *self, const RhWords *line, GError **error)
{
  const RhWord *word = &line->word[0];

  if (rh_word_equal (word, OPENING))
    return begin_game (self, line, error);

  switch (self->place) {
  case RH_RECORD_OUTSIDE:
    return refuse_outside (word, error);
  case RH_RECORD_OPENED:
    if (rh_word_equal (word, "game"))
      return read_game (self, line, error);
    return end_head (self, error);
  case RH_RECORD_HEAD:
    if (!rh_game_knows_move (word))
      return rh_record_head_read (self->setup, line, error);
    return end_head (self, error) && read_move (self, line, error);
  case RH_RECORD_MOVES:
    return read_move (self, line, error);
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_record_parser_clear:
 * @self: a parser
 *
 * Frees what it holds of a game that didn't come to its end.
 */
void
rh_record_parser_clear (RhRecordParser *self)
{
  g_clear_pointer (&self->fold, rh_fold_free);
  g_clear_pointer (&self->setup, rh_setup_free);
}
