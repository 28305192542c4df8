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

/* Reads a copy that ends exactly where the bytes end, so that a sanitizer sees any step beyond. */
gboolean
listener_read (Listener *self, const char *bytes, gsize length, GError **error)
{
  static const RhRecordVisitor visitor = { head, move, end };
  g_autofree char *copy = g_memdup2 (bytes, length);
  g_autoptr (GError) own = NULL;

  if (rh_record_read (copy, length, &visitor, self, &self->line, &own)) {
    g_assert_no_error (own);
    return TRUE;
  }

  g_assert_nonnull (own);
  assert_presentable (own);
  g_assert_cmpuint (self->line, >=, 1);
  g_propagate_error (error, g_steal_pointer (&own));

  return FALSE;
}
