/* SPDX-License-Identifier: GPL-3.0-or-later
 * A visitor of records that writes down what it is told. */

#include "listener.h"

static void
head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Listener *self = data;

  g_assert_cmpuint (rh_fold_get_n_moves (fold), ==, 0);
  g_string_append_c (self->told, 'h');
  rh_record_write (setup, NULL, 0, self->heads);
}

static void
move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  Listener *self = data;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpuint (rh_fold_get_n_moves (fold), >, 0);
  g_string_append_c (self->told, 'm');
  rh_words_append_to (line, text);
  g_ptr_array_add (self->moves, g_string_free (g_steal_pointer (&text), FALSE));
}

static void
end (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Listener *self = data;

  g_string_append_c (self->told, 'e');
}

static const RhRecordVisitor visitor = { .head = head, .move = move, .end = end };

Listener *
listener_new (void)
{
  Listener *self = g_new0 (Listener, 1);

  self->told = g_string_new (NULL);
  self->heads = g_string_new (NULL);
  self->moves = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
listener_free (Listener *self)
{
  g_string_free (self->told, TRUE);
  g_string_free (self->heads, TRUE);
  g_ptr_array_unref (self->moves);
  g_free (self);
}

/* An error must be fit for one line on a terminal, whatever was in the file. */
static void
assert_presentable (const GError *error)
{
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpstr (error->message, !=, "");
  for (const char *p = error->message; *p != '\0'; p = g_utf8_next_char (p))
    g_assert_true (g_unichar_isprint (g_utf8_get_char (p)));
}

/* Feeds copies that end exactly where the bytes end, so that a sanitizer sees any step beyond. */
static gboolean
feed (RhRecordReader *reader, const char *bytes, gsize length, gsize piece, GError **error)
{
  for (gsize i = 0; i < length; i += piece) {
    gsize n = MIN (piece, length - i);
    g_autofree char *copy = g_memdup2 (bytes + i, n);

    if (!rh_record_reader_feed (reader, copy, n, error))
      return FALSE;
  }

  return rh_record_reader_end (reader, error);
}

static gboolean
read_pieces (Listener *self, const char *bytes, gsize length, gsize piece, GError **error)
{
  g_autoptr (RhRecordReader) reader = rh_record_reader_new (&visitor, self);
  gboolean right = feed (reader, bytes, length, piece, error);

  self->line = rh_record_reader_get_line (reader);

  return right;
}

static gboolean
read_whole (Listener *self, const char *bytes, gsize length, GError **error)
{
  g_autofree char *copy = g_memdup2 (bytes, length);

  return rh_record_read (copy, length, &visitor, self, &self->line, error);
}

/* In pieces of that many bytes; 0 is whole. */
gboolean
listener_read_pieces (Listener *self, const char *bytes, gsize length, gsize piece, GError **error)
{
  g_autoptr (GError) own = NULL;

  if (piece > 0 ? read_pieces (self, bytes, length, piece, &own) : read_whole (self, bytes, length, &own)) {
    g_assert_no_error (own);
    return TRUE;
  }

  g_assert_nonnull (own);
  assert_presentable (own);
  g_assert_cmpuint (self->line, >=, 1);
  g_propagate_error (error, g_steal_pointer (&own));

  return FALSE;
}

gboolean
listener_read (Listener *self, const char *bytes, gsize length, GError **error)
{
  return listener_read_pieces (self, bytes, length, 0, error);
}

/* Both were told the same. */
void
listener_assert_same (const Listener *self, const Listener *other)
{
  g_assert_cmpstr (self->told->str, ==, other->told->str);
  g_assert_cmpstr (self->heads->str, ==, other->heads->str);
  g_assert_cmpuint (self->line, ==, other->line);
  g_assert_cmpuint (self->moves->len, ==, other->moves->len);
  for (guint i = 0; i < self->moves->len; i++)
    g_assert_cmpstr (g_ptr_array_index (self->moves, i), ==, g_ptr_array_index (other->moves, i));
}
