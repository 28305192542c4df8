/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lines cut into words in place, and the numbers in them. */

#include "config.h"

#include "rh-words.h"

#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>

/* How much of a wrong word an error message repeats. */
#define QUOTE_MAX 40

static inline gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/**
 * rh_words_split:
 * @self: where the words go
 * @line: a line of text, not necessarily NUL-terminated; must outlive @self
 * @length: its length in bytes
 *
 * Cuts @line into words. Spaces and tabs separate words, nothing else does.
 *
 * Returns: %FALSE if the line is longer than %RH_LINE_MAX
 */
gboolean
rh_words_split (RhWords *self, const char *line, gsize length)
{
  const char *end = line + length;
  const char *p = line;

  self->n = 0;
  if (length > RH_LINE_MAX)
    return FALSE;

  while (p < end) {
    const char *start;

    if (is_blank (*p)) {
      p++;
      continue;
    }

    start = p;
    while (p < end && !is_blank (*p))
      p++;
    self->word[self->n].text = start;
    self->word[self->n].length = (gsize) (p - start);
    self->n++;
  }

  return TRUE;
}

/**
 * rh_words_append_to:
 * @self: some words
 * @string: where they go
 *
 * Appends the words to @string with a single space between them: the one way
 * a move is written.
 */
void
rh_words_append_to (const RhWords *self, GString *string)
{
  for (guint i = 0; i < self->n; i++) {
    if (i > 0)
      g_string_append_c (string, ' ');
    g_string_append_len (string, self->word[i].text, (gssize) self->word[i].length);
  }
}

/**
 * rh_word_equal:
 * @self: a word
 * @text: a NUL-terminated text
 *
 * Returns: whether the word is exactly @text
 */
gboolean
rh_word_equal (const RhWord *self, const char *text)
{
  gsize i;

  /* Most differ in their first letter: quicker than to ask for a length first. */
  for (i = 0; i < self->length; i++) {
    if (text[i] != self->text[i] || text[i] == '\0')
      return FALSE;
  }

  return text[i] == '\0';
}

/**
 * rh_word_in:
 * @self: a word
 * @list: a %NULL-terminated list of texts
 *
 * Returns: whether the word is one of @list
 */
gboolean
rh_word_in (const RhWord *self, const char *const *list)
{
  for (gsize i = 0; list[i] != NULL; i++) {
    if (rh_word_equal (self, list[i]))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_word_from:
 * @self: a word
 * @offset: how many bytes to leave out, at most the length of @self
 *
 * Returns: the rest of the word, which may be empty
 */
RhWord
rh_word_from (const RhWord *self, gsize offset)
{
  g_assert (offset <= self->length);

  return (RhWord) { self->text + offset, self->length - offset };
}

/**
 * rh_word_to_number:
 * @self: a word, may be empty
 * @min: the smallest number taken, at least 0
 * @max: the largest number taken
 * @number: (out): the number
 *
 * Reads ASCII digits without sign and without leading zero.
 *
 * Returns: whether the word is such a number and within bounds
 */
gboolean
rh_word_to_number (const RhWord *self, int min, int max, int *number)
{
  gint64 sum = 0;

  if (self->length == 0 || self->length > 9 || (self->length > 1 && self->text[0] == '0'))
    return FALSE;

  for (gsize i = 0; i < self->length; i++) {
    if (!g_ascii_isdigit (self->text[i]))
      return FALSE;
    sum = sum * 10 + (self->text[i] - '0');
  }

  if (sum < min || sum > max)
    return FALSE;

  *number = (int) sum;

  return TRUE;
}

/**
 * rh_word_parse_number:
 * @self: a word, may be empty
 * @min: the smallest number taken, at least 0
 * @max: the largest number taken
 * @number: (out): the number
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * rh_word_to_number() with an error that names the word and the bounds.
 *
 * Returns: whether the word is such a number
 */
gboolean
rh_word_parse_number (const RhWord *self, int min, int max, int *number, GError **error)
{
  g_autofree char *quoted = NULL;

  if (rh_word_to_number (self, min, max, number))
    return TRUE;

  quoted = rh_word_dup_quoted (self);
  return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                    /* Translators: the first is a word of a game record, the others are the bounds */
                    _("“%1$s” is not a number from %2$d to %3$d"), quoted, min, max);
}

/**
 * rh_word_parse_seat:
 * @self: a word
 * @n_seats: how many seats a game has at most
 * @seat: (out): the seat, from 0
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * Reads a seat, which records count from 1.
 *
 * Returns: whether the word is one
 */
gboolean
rh_word_parse_seat (const RhWord *self, guint n_seats, guint *seat, GError **error)
{
  int number;

  if (!rh_word_parse_number (self, 1, (int) n_seats, &number, error))
    return FALSE;
  *seat = (guint) number - 1;

  return TRUE;
}

/**
 * rh_word_refuse:
 * @self: a word that is wrong where it stands
 * @example: what its line should look like
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * Returns: %FALSE
 */
gboolean
rh_word_refuse (const RhWord *self, const char *example, GError **error)
{
  g_autofree char *quoted = rh_word_dup_quoted (self);

  return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                    /* Translators: first the wrong word, then an example of the line, as a record writes it */
                    _("“%1$s” doesn’t belong here; the line should look like “%2$s”"), quoted, example);
}

/* Line and paragraph separators count as printable, but a message has to stay on its line. */
static gboolean
can_be_shown (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return g_unichar_isprint (c) && type != G_UNICODE_LINE_SEPARATOR && type != G_UNICODE_PARAGRAPH_SEPARATOR;
}

/**
 * rh_word_dup_quoted:
 * @self: a word of valid UTF-8
 *
 * Returns: (transfer full): the word as an error message can show it: on one
 *   line, without control characters, cut if it is long
 */
char *
rh_word_dup_quoted (const RhWord *self)
{
  g_autoptr (GString) string = g_string_new (NULL);
  const char *end = self->text + self->length;
  guint n = 0;

  for (const char *p = self->text; p < end; p = g_utf8_next_char (p)) {
    gunichar c = g_utf8_get_char (p);

    if (n++ == QUOTE_MAX) {
      g_string_append (string, "…");
      break;
    }
    g_string_append_unichar (string, can_be_shown (c) ? c : 0xfffd);
  }

  return g_string_free (g_steal_pointer (&string), FALSE);
}
