/* SPDX-License-Identifier: GPL-3.0-or-later
 * Records read from top to bottom, line by line, in place. */

#include "config.h"

#include "rh-record.h"

#include "rh-record-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

G_DEFINE_QUARK (rh-record-error-quark, rh_record_error)

/* Where in a record the next line stands. */
typedef enum {
  PLACE_OUTSIDE, /* before the first game */
  PLACE_OPENED,  /* after “railhead 1” */
  PLACE_HEAD,    /* after “game” */
  PLACE_MOVES,   /* after the first move */
} Place;

/*
 * Reader:
 * @place: where the next line stands
 * @item: the last line that was neither empty nor a comment, from 1; 0 before it
 * @setup: (nullable) (owned): the head read so far, from “game” on
 * @fold: (nullable) (owned): the game, once its head has ended
 */
typedef struct {
  const RhRecordVisitor *visitor;
  gpointer               data;
  Place                  place;
  guint                  item;
  RhSetup               *setup;
  RhFold                *fold;
} Reader;

/* The format's games, whether this version has them or not. */
static const char *const game_ids[] = { "cape-to-cairo", "zugkraft", "heart-of-africa", NULL };

/* The first words of the moves of all those games: any of them ends a head. */
static const char *const move_words[] = {
  "reveal", "bids", "tie", "pick", "draw", "pass", "build",
  "train", "short", "wreck",
  "deal", "terrain", "claim", "tickets",
  NULL,
};

static gboolean
refuse (GError **error, RhRecordError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

static gboolean
refuse (GError **error, RhRecordError code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (RH_RECORD_ERROR, (int) code, format, args));
  va_end (args);

  return FALSE;
}

static gboolean
refuse_form (const char *form, GError **error)
{
  return refuse (error,
                 RH_RECORD_ERROR_SYNTAX,
                 /* Translators: an example of the line follows, as a record writes it */
                 _("The line has too few or too many words; it should look like “%s”"),
                 form);
}

static char *
dup_word (const RhWord *word)
{
  return g_strndup (word->text, word->length);
}

static gboolean
read_game (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *id = NULL;
  g_autofree char *shown = NULL;
  const RhGame *game;

  if (line->n != 2)
    return refuse_form ("game cape-to-cairo", error);

  id = dup_word (&line->word[1]);
  shown = rh_word_dup_quoted (&line->word[1]);
  game = rh_game_find (id);
  if (game == NULL && g_strv_contains (game_ids, id))
    return refuse (error, RH_RECORD_ERROR_GAME, _("“%s” can’t be read by this version of Railhead yet"), shown);
  if (game == NULL)
    return refuse (error, RH_RECORD_ERROR_GAME, _("“%s” is not a game Railhead knows"), shown);

  self->setup = rh_setup_new (game);
  self->place = PLACE_HEAD;

  return TRUE;
}

static gboolean
read_game_again (Reader *self, const RhWords *line, GError **error)
{
  return refuse (error, RH_RECORD_ERROR_ORDER, _("The game is given twice"));
}

static gboolean
read_id (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *id = NULL;

  if (line->n != 2)
    return refuse_form ("id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", error);
  if (self->setup->id != NULL)
    return refuse (error, RH_RECORD_ERROR_ORDER, _("The id is given twice"));

  id = dup_word (&line->word[1]);

  return rh_setup_set_id (self->setup, id, error);
}

static gboolean
read_started (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *started = NULL;

  if (line->n != 2)
    return refuse_form ("started 2026-11-21T19:30:00Z", error);
  if (self->setup->started != NULL)
    return refuse (error, RH_RECORD_ERROR_ORDER, _("The start is given twice"));

  started = dup_word (&line->word[1]);

  return rh_setup_set_started (self->setup, started, error);
}

static gboolean
read_option (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *key = NULL;
  g_autofree char *shown = NULL;
  char *value;

  if (line->n != 2)
    return refuse_form ("option river-bonus=all", error);

  key = dup_word (&line->word[1]);
  value = strchr (key, '=');
  if (value == NULL) {
    shown = rh_word_dup_quoted (&line->word[1]);
    return refuse (error, RH_RECORD_ERROR_SYNTAX, _("“%s” has no equals sign, as in river-bonus=all"), shown);
  }
  *value++ = '\0';

  return rh_setup_set_option (self->setup, key, value, error);
}

/* The name is all that follows the colour: its inner blanks are part of it. */
static gboolean
read_seat (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *colour = NULL;
  g_autofree char *name = NULL;
  const RhWord *last = &line->word[line->n - 1];

  if (line->n < 3)
    return refuse_form ("seat red Anna", error);

  colour = dup_word (&line->word[1]);
  name = g_strndup (line->word[2].text, (gsize) (last->text + last->length - line->word[2].text));

  return rh_setup_add_seat (self->setup, colour, name, error);
}

static const struct {
  const char *word;
  gboolean  (*read) (Reader *, const RhWords *, GError **);
} head_lines[] = {
  { "game", read_game_again },
  { "id", read_id },
  { "started", read_started },
  { "option", read_option },
  { "seat", read_seat },
};

static gboolean
is_head_word (const RhWord *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (head_lines); i++) {
    if (rh_word_equal (word, head_lines[i].word))
      return TRUE;
  }

  return FALSE;
}

/* The first move, the next game or the end of the file: the head must be complete. */
static gboolean
end_head (Reader *self, GError **error)
{
  if (self->place == PLACE_OPENED)
    return refuse (error,
                   RH_RECORD_ERROR_ORDER,
                   _("The game is missing: after “railhead 1” comes a line like “game cape-to-cairo”"));
  if (!rh_setup_check (self->setup, error))
    return FALSE;

  self->fold = rh_fold_new (self->setup);
  self->place = PLACE_MOVES;
  if (self->visitor->head != NULL)
    self->visitor->head (self->setup, self->fold, self->data);

  return TRUE;
}

static gboolean
end_game (Reader *self, GError **error)
{
  if (self->place == PLACE_OUTSIDE)
    return TRUE;
  if (self->place != PLACE_MOVES && !end_head (self, error))
    return FALSE;

  if (self->visitor->end != NULL)
    self->visitor->end (self->setup, self->fold, self->data);
  g_clear_pointer (&self->fold, rh_fold_free);
  g_clear_pointer (&self->setup, rh_setup_free);
  self->place = PLACE_OUTSIDE;

  return TRUE;
}

static gboolean
begin_game (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *shown = NULL;

  if (!end_game (self, error))
    return FALSE;

  if (line->n != 2)
    return refuse_form ("railhead 1", error);
  if (!rh_word_equal (&line->word[1], "1")) {
    shown = rh_word_dup_quoted (&line->word[1]);
    return refuse (error,
                   RH_RECORD_ERROR_VERSION,
                   _("This version of Railhead reads “railhead 1”, not “railhead %s”"),
                   shown);
  }
  self->place = PLACE_OPENED;

  return TRUE;
}

static gboolean
read_head_line (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *shown = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (head_lines); i++) {
    if (rh_word_equal (&line->word[0], head_lines[i].word))
      return head_lines[i].read (self, line, error);
  }

  shown = rh_word_dup_quoted (&line->word[0]);

  return refuse (error, RH_RECORD_ERROR_SYNTAX, _("“%s” begins neither a line of a head nor a move"), shown);
}

static gboolean
read_move (Reader *self, const RhWords *line, GError **error)
{
  g_autofree char *shown = NULL;

  if (!rh_fold_play (self->fold, line, error)) {
    if (!is_head_word (&line->word[0]))
      return FALSE;
    g_clear_error (error);
    shown = rh_word_dup_quoted (&line->word[0]);
    return refuse (error, RH_RECORD_ERROR_ORDER, _("“%s” belongs before the first move"), shown);
  }

  if (self->visitor->move != NULL)
    self->visitor->move (self->setup, self->fold, line, self->data);

  return TRUE;
}

static gboolean
read_item (Reader *self, const RhWords *line, GError **error)
{
  const RhWord *word = &line->word[0];
  g_autofree char *shown = NULL;

  if (rh_word_equal (word, "railhead"))
    return begin_game (self, line, error);

  switch (self->place) {
  case PLACE_OUTSIDE:
    shown = rh_word_dup_quoted (word);
    return refuse (error, RH_RECORD_ERROR_ORDER, _("A game begins with “railhead 1”, not with “%s”"), shown);
  case PLACE_OPENED:
    if (rh_word_equal (word, "game"))
      return read_game (self, line, error);
    return end_head (self, error);
  case PLACE_HEAD:
    if (!rh_word_in (word, move_words))
      return read_head_line (self, line, error);
    return end_head (self, error) && read_move (self, line, error);
  case PLACE_MOVES:
    return read_move (self, line, error);
  default:
    g_assert_not_reached ();
  }
}

/* Most lines are ASCII; the few others get the thorough check. */
static gboolean
is_ascii (const char *text, gsize length)
{
  gboolean right = TRUE;

  for (gsize i = 0; i < length; i++)
    right &= (signed char) text[i] > 0;

  return right;
}

static gboolean
check_text (const char *text, gsize length, GError **error)
{
  if (length > RH_LINE_MAX)
    return refuse (error,
                   RH_RECORD_ERROR_TEXT,
                   ngettext ("The line is longer than %d byte", "The line is longer than %d bytes", RH_LINE_MAX),
                   RH_LINE_MAX);
  if (is_ascii (text, length))
    return TRUE;
  if (memchr (text, '\0', length) != NULL)
    return refuse (error, RH_RECORD_ERROR_TEXT, _("The line has a NUL byte in it"));
  if (!g_utf8_validate (text, (gssize) length, NULL))
    return refuse (error, RH_RECORD_ERROR_TEXT, _("The line is not valid UTF-8"));

  return TRUE;
}

/* Reads the line from @text to @end, which is its line feed or the end of the file. */
static gboolean
read_line (Reader *self, const char *text, const char *end, gboolean ended, guint line, RhWords *words, GError **error)
{
  if (ended && end > text && end[-1] == '\r')
    end--;

  if (!check_text (text, (gsize) (end - text), error) || !rh_words_split (words, text, (gsize) (end - text)))
    return FALSE;

  if (words->n == 0 || words->word[0].text[0] == '#')
    return TRUE;
  self->item = line;

  return read_item (self, words, error);
}

static gboolean
read_lines (Reader *self, const char *bytes, gsize length, guint *line, GError **error)
{
  const char *end = bytes + length;
  const char *text = bytes;
  RhWords words;

  if (length >= strlen (BYTE_ORDER_MARK) && memcmp (bytes, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    text += strlen (BYTE_ORDER_MARK);

  while (text < end) {
    const char *feed = memchr (text, '\n', (gsize) (end - text));
    const char *next = feed != NULL ? feed + 1 : end;

    (*line)++;
    if (next - bytes > RH_RECORD_MAX)
      return refuse (error,
                     RH_RECORD_ERROR_SIZE,
                     _("The record is larger than %d MiB"),
                     RH_RECORD_MAX / (1024 * 1024));
    if (!read_line (self, text, feed != NULL ? feed : end, feed != NULL, *line, &words, error))
      return FALSE;
    text = next;
  }

  *line = self->item;

  return end_game (self, error);
}

/**
 * rh_record_read:
 * @bytes: (array length=length): a whole record, not necessarily NUL-terminated
 * @length: its length in bytes; of a larger file %RH_RECORD_MAX + 1 are enough
 * @visitor: what to tell; its functions must not keep what they are given
 * @data: handed to the functions of @visitor
 * @line: (out) (optional): on error the wrong line, from 1; else the last line
 *   that is neither empty nor a comment, or 0
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Reads the games of a record strictly from top to bottom and plays their
 * moves. The first thing wrong ends it; @visitor has then been told all that
 * stands before that line. A game that is cut short by it has no end.
 *
 * Returns: whether the whole record is right
 */
gboolean
rh_record_read (const char            *bytes,
                gsize                  length,
                const RhRecordVisitor *visitor,
                gpointer               data,
                guint                 *line,
                GError               **error)
{
  Reader self = { .visitor = visitor, .data = data };
  guint n = 0;
  gboolean right = read_lines (&self, bytes, length, &n, error);

  g_clear_pointer (&self.fold, rh_fold_free);
  g_clear_pointer (&self.setup, rh_setup_free);
  if (line != NULL)
    *line = n;

  return right;
}
