/* SPDX-License-Identifier: GPL-3.0-or-later
 * Records read from top to bottom, a piece at a time, whatever the pieces are. */

#include "config.h"

#include "rh-record-parser.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* With so many bytes before its line feed, a line is too long whatever they are. */
#define BEGUN_MAX (RH_LINE_MAX + sizeof BYTE_ORDER_MARK + 1)

/*
 * RhRecordReader:
 * @parser: what the lines are put together by
 * @line: the line that is being read, from 1; 0 before it
 * @item: the last line that was neither empty nor a comment, from 1; 0 before it
 * @start: how many bytes there are before the line that is being read
 * @unlimited: whether there may be more than %RH_RECORD_MAX bytes
 * @n_begun: how many bytes of a line whose end hasn't come have come
 * @begun: those of them that matter
 */
struct _RhRecordReader {
  RhRecordParser parser;
  guint          line;
  guint          item;
  gsize          start;
  gboolean       unlimited;
  gsize          n_begun;
  RhWords        words;
  char           begun[BEGUN_MAX];
};

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
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_TEXT,
                      ngettext ("The line is longer than %d byte", "The line is longer than %d bytes", RH_LINE_MAX),
                      RH_LINE_MAX);
  if (is_ascii (text, length))
    return TRUE;
  if (memchr (text, '\0', length) != NULL)
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_TEXT, _("The line has a NUL byte in it"));
  if (!g_utf8_validate (text, (gssize) length, NULL))
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_TEXT, _("The line is not valid UTF-8"));

  return TRUE;
}

/* Whether a line that can't be read may be one of a record: it is a comment or begins a game, as far as it can be read. */
static gboolean
is_meant (const char *text, gsize length)
{
  static const char *const beginnings[] = { "#", "railhead" };

  while (length > 0 && (*text == ' ' || *text == '\t')) {
    text++;
    length--;
  }
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++) {
    if (length >= strlen (beginnings[i]) && memcmp (text, beginnings[i], strlen (beginnings[i])) == 0)
      return TRUE;
  }

  return length == 0;
}

/* Of a picture, an archive or a text in letters of two bytes each, no line is worth being corrected. */
static gboolean
check_line (RhRecordReader *self, const char *text, gsize length, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (check_text (text, length, &problem))
    return TRUE;
  if (self->parser.place == RH_RECORD_OUTSIDE && !is_meant (text, length))
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_FOREIGN,
                      _("This isn’t a record of Railhead, or its text isn’t in UTF-8"));
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

static gboolean
refuse_size (GError **error)
{
  return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_SIZE,
                    _("The record is larger than %d MiB"), RH_RECORD_MAX / (1024 * 1024));
}

/* Reads a line without its line feed; @ended says whether it had one. */
static gboolean
read_text (RhRecordReader *self, const char *text, gsize length, gboolean ended, GError **error)
{
  RhWords *words = &self->words;

  if (ended && length > 0 && text[length - 1] == '\r')
    length--;
  if (self->line == 1 && length >= strlen (BYTE_ORDER_MARK) &&
      memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0) {
    text += strlen (BYTE_ORDER_MARK);
    length -= strlen (BYTE_ORDER_MARK);
  }

  if (!check_line (self, text, length, error) || !rh_words_split (words, text, length))
    return FALSE;
  if (words->n == 0 || words->word[0].text[0] == '#')
    return TRUE;
  self->item = self->line;

  return rh_record_parser_take (&self->parser, words, error);
}

/* The same for a line of @length bytes, of which those that matter are at @text. */
static gboolean
read_line (RhRecordReader *self, const char *text, gsize length, gboolean ended, GError **error)
{
  self->line++;
  if (!self->unlimited && self->start + length + ended > RH_RECORD_MAX)
    return refuse_size (error);
  if (!read_text (self, text, MIN (length, BEGUN_MAX), ended, error))
    return FALSE;
  self->start += length + ended;

  return TRUE;
}

/* The line that was begun in a piece before. */
static gboolean
read_begun (RhRecordReader *self, gboolean ended, GError **error)
{
  gsize length = self->n_begun;

  self->n_begun = 0;

  return read_line (self, self->begun, length, ended, error);
}

/* Keeps a piece of a line, of one that is too long no more than shows that it is. */
static void
keep (RhRecordReader *self, const char *bytes, gsize length)
{
  if (self->n_begun < BEGUN_MAX)
    memcpy (self->begun + self->n_begun, bytes, MIN (length, BEGUN_MAX - self->n_begun));
  self->n_begun += length;
}

/* The end of this line is in a later piece, or nowhere. */
static gboolean
begin_line (RhRecordReader *self, const char *bytes, gsize length, GError **error)
{
  gboolean right;

  keep (self, bytes, length);
  right = self->unlimited ? self->n_begun < BEGUN_MAX : self->start + self->n_begun <= RH_RECORD_MAX;

  return right || read_begun (self, FALSE, error);
}

static gboolean
end_line (RhRecordReader *self, const char *bytes, gsize length, GError **error)
{
  if (self->n_begun == 0)
    return read_line (self, bytes, length, TRUE, error);

  keep (self, bytes, length);

  return read_begun (self, TRUE, error);
}

/**
 * rh_record_reader_new:
 * @visitor: what to tell; its functions must not keep what they are given
 * @data: handed to the functions of @visitor
 *
 * Returns: (transfer full): a reader at the beginning of a record
 */
RhRecordReader *
rh_record_reader_new (const RhRecordVisitor *visitor, gpointer data)
{
  RhRecordReader *self = g_new0 (RhRecordReader, 1);

  self->parser.visitor = visitor;
  self->parser.data = data;

  return self;
}

/**
 * rh_record_reader_free:
 * @self: a reader
 *
 * Frees it.
 */
void
rh_record_reader_free (RhRecordReader *self)
{
  rh_record_parser_clear (&self->parser);
  g_free (self);
}

/**
 * rh_record_reader_lift_limit:
 * @self: a reader that hasn't read anything
 *
 * Lets it read as much as there is, for who keeps none of it; a record with many games may be larger than what is read
 * otherwise. Lines are as long as ever.
 */
void
rh_record_reader_lift_limit (RhRecordReader *self)
{
  self->unlimited = TRUE;
}

/**
 * rh_record_reader_feed:
 * @self: a reader that hasn't refused anything
 * @bytes: (array length=length): the next piece of the record, cut anywhere; not kept
 * @length: its length in bytes
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Reads all lines that end in this piece, and plays their moves. The first
 * thing wrong ends it; the visitor has then been told all that stands before
 * that line. A game that is cut short by it has no end. Of a line at most its
 * first thousand bytes are held.
 *
 * Returns: whether the record is right so far
 */
gboolean
rh_record_reader_feed (RhRecordReader *self, const char *bytes, gsize length, GError **error)
{
  const char *end = bytes + length;
  const char *text = bytes;

  while (text < end) {
    const char *feed = memchr (text, '\n', (gsize) (end - text));

    if (feed == NULL)
      return begin_line (self, text, (gsize) (end - text), error);
    if (!end_line (self, text, (gsize) (feed - text), error))
      return FALSE;
    text = feed + 1;
  }

  return TRUE;
}

/**
 * rh_record_reader_end:
 * @self: a reader that hasn't refused anything
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Tells that there is no more of the record: reads a last line without an end,
 * and ends the game.
 *
 * Returns: whether the whole record is right
 */
gboolean
rh_record_reader_end (RhRecordReader *self, GError **error)
{
  if (self->n_begun > 0 && !read_begun (self, FALSE, error))
    return FALSE;

  self->line = self->item;

  return rh_record_parser_end (&self->parser, error);
}

/**
 * rh_record_reader_get_line:
 * @self: a reader
 *
 * Returns: the line that is being read, from 1, which is the wrong one where
 *   something was refused; at the end of a right record the last line that is
 *   neither empty nor a comment, or 0
 */
guint
rh_record_reader_get_line (const RhRecordReader *self)
{
  return self->line;
}

/**
 * rh_record_reader_get_start:
 * @self: a reader
 *
 * Returns: where in the record the line begins that is being read, in bytes
 */
gsize
rh_record_reader_get_start (const RhRecordReader *self)
{
  return self->start;
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
 * Reads a record that is in memory, in one piece.
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
  g_autoptr (RhRecordReader) self = rh_record_reader_new (visitor, data);
  gboolean right = rh_record_reader_feed (self, bytes, length, error) && rh_record_reader_end (self, error);

  if (line != NULL)
    *line = self->line;

  return right;
}
