/* SPDX-License-Identifier: GPL-3.0-or-later
 * Digests of what is stored: a changed bit makes another one. */

#include "rh-digest.h"

#include <string.h>

/**
 * rh_digester_new:
 * @what: what is digested, so that two kinds of things never look alike
 *
 * Begins a digest. Texts, numbers and digests are added with their kind and
 * length: what is added can't be split in another way.
 *
 * Returns: (transfer full): a digest in the making; end it with rh_digester_end()
 */
RhDigester *
rh_digester_new (const char *what)
{
  RhDigester *self = g_checksum_new (G_CHECKSUM_SHA256);

  rh_digester_add_text (self, what);

  return self;
}

static void
add (RhDigester *self, char kind, gconstpointer data, gsize length)
{
  guint8 head[9] = { (guint8) kind };
  guint64 size = GUINT64_TO_BE ((guint64) length);

  memcpy (head + 1, &size, sizeof size);
  g_checksum_update (self, head, sizeof head);
  g_checksum_update (self, data, (gssize) length);
}

/**
 * rh_digester_add_int:
 * @self: a digest in the making
 * @number: a number
 *
 * Adds a number.
 */
void
rh_digester_add_int (RhDigester *self, gint64 number)
{
  gint64 ordered = GINT64_TO_BE (number);

  add (self, 'i', &ordered, sizeof ordered);
}

/**
 * rh_digester_add_text:
 * @self: a digest in the making
 * @text: a text
 *
 * Adds a text.
 */
void
rh_digester_add_text (RhDigester *self, const char *text)
{
  add (self, 't', text, strlen (text));
}

/**
 * rh_digester_add_digest:
 * @self: a digest in the making
 * @digest: another one, which this one is to depend on
 *
 * Adds a digest.
 */
void
rh_digester_add_digest (RhDigester *self, const RhDigest *digest)
{
  add (self, 'd', digest->bytes, sizeof digest->bytes);
}

/**
 * rh_digester_end:
 * @self: (transfer full): a digest in the making
 *
 * Returns: the digest
 */
RhDigest
rh_digester_end (RhDigester *self)
{
  guint8 whole[32];
  gsize length = sizeof whole;
  RhDigest digest;

  g_checksum_get_digest (self, whole, &length);
  g_checksum_free (self);
  memcpy (digest.bytes, whole, sizeof digest.bytes);

  return digest;
}

/**
 * rh_digest_equal:
 * @a: a digest
 * @b: another
 *
 * Returns: whether they are the same
 */
gboolean
rh_digest_equal (const RhDigest *a, const RhDigest *b)
{
  return memcmp (a->bytes, b->bytes, sizeof a->bytes) == 0;
}

/**
 * rh_digest_is_set:
 * @self: a digest
 *
 * Returns: whether it is one, and not the place for one
 */
gboolean
rh_digest_is_set (const RhDigest *self)
{
  static const RhDigest none;

  return !rh_digest_equal (self, &none);
}
