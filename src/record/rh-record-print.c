/* SPDX-License-Identifier: GPL-3.0-or-later
 * Fingerprints of games, taken while they are read. */

#include "rh-record-print.h"

/**
 * rh_record_print_init:
 * @self: where fingerprints are to be taken
 *
 * Makes @self ready for its first game; end it with rh_record_print_clear().
 */
void
rh_record_print_init (RhRecordPrint *self)
{
  self->checksum = g_checksum_new (G_CHECKSUM_SHA1);
  self->line = g_string_new (NULL);
}

/**
 * rh_record_print_clear:
 * @self: where fingerprints were taken
 *
 * Frees what @self holds.
 */
void
rh_record_print_clear (RhRecordPrint *self)
{
  g_clear_pointer (&self->checksum, g_checksum_free);
  if (self->line != NULL)
    g_string_free (g_steal_pointer (&self->line), TRUE);
}

static void
update (RhRecordPrint *self)
{
  g_checksum_update (self->checksum, (const guchar *) self->line->str, (gssize) self->line->len);
}

/**
 * rh_record_print_begin:
 * @self: where fingerprints are taken
 * @setup: the head of the game
 *
 * Begins with another game.
 */
void
rh_record_print_begin (RhRecordPrint *self, const RhSetup *setup)
{
  g_checksum_reset (self->checksum);
  g_string_assign (self->line, "railhead record\n");
  rh_record_write (setup, NULL, 0, self->line);
  update (self);
}

/**
 * rh_record_print_add:
 * @self: where fingerprints are taken
 * @line: the next move
 *
 * Takes a move into the fingerprint.
 *
 * Returns: (transfer none): the move as text, valid until the next one
 */
const char *
rh_record_print_add (RhRecordPrint *self, const RhWords *line)
{
  g_string_truncate (self->line, 0);
  rh_words_append_to (line, self->line);
  g_string_append_c (self->line, '\n');
  update (self);
  g_string_truncate (self->line, self->line->len - 1);

  return self->line->str;
}

/**
 * rh_record_print_end:
 * @self: where fingerprints are taken
 * @print: (out caller-allocates) (array fixed-size=20): the fingerprint of the game
 *
 * Ends the game.
 */
void
rh_record_print_end (RhRecordPrint *self, guint8 *print)
{
  gsize length = RH_RECORD_PRINT_LENGTH;

  g_checksum_get_digest (self->checksum, print, &length);
}

/**
 * rh_record_print_to_id:
 * @print: (array fixed-size=20): a fingerprint
 *
 * Makes an id for a game that has none, in the form of a UUID of version 5: the
 * same game gets the same one whenever it is read.
 *
 * Returns: (transfer full): the id
 */
char *
rh_record_print_to_id (const guint8 *print)
{
  g_autoptr (GString) id = g_string_new (NULL);

  for (guint i = 0; i < 16; i++) {
    guint byte = print[i];

    if (i == 6)
      byte = (byte & 0x0f) | 0x50;
    if (i == 8)
      byte = (byte & 0x3f) | 0x80;
    g_string_append_printf (id, i == 4 || i == 6 || i == 8 || i == 10 ? "-%02x" : "%02x", byte);
  }

  return g_string_free (g_steal_pointer (&id), FALSE);
}
