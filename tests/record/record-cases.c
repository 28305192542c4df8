/* SPDX-License-Identifier: GPL-3.0-or-later
 * Records of a few lines, each a test: read whole, and in pieces of every size. */

#include "record-cases.h"

static void
check (const RecordCase *one, gsize piece)
{
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GError) error = NULL;
  GQuark domain = one->by_rules ? RH_RULES_ERROR : RH_RECORD_ERROR;
  gboolean right = listener_read_pieces (listener, one->text, one->length, piece, &error);

  g_assert_cmpint (right, ==, one->code < 0);
  g_assert_cmpstr (listener->told->str, ==, one->told);
  g_assert_cmpuint (listener->line, ==, one->line);
  if (!right)
    g_assert_error (error, domain, one->code);
}

/* A record is read; it is right, or wrong at its line, and what came before has been told. */
static void
test_case (gconstpointer data)
{
  const RecordCase *one = data;

  for (gsize piece = 0; piece <= one->length; piece++)
    check (one, piece);
}

void
record_cases_add (const char *prefix, const RecordCase *cases, gsize n)
{
  for (gsize i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat (prefix, cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
}
