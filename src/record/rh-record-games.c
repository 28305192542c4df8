/* SPDX-License-Identifier: GPL-3.0-or-later
 * A whole record as a list of its games. */

#include "rh-record.h"

static void
on_head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  GPtrArray *games = data;
  RhRecordGame *game = g_new0 (RhRecordGame, 1);

  game->setup = rh_setup_copy (setup);
  game->moves = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (games, game);
}

static void
on_move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  GPtrArray *games = data;
  RhRecordGame *game = g_ptr_array_index (games, games->len - 1);
  GString *text = g_string_new (NULL);

  rh_words_append_to (line, text);
  g_ptr_array_add (game->moves, g_string_free (text, FALSE));
}

/* A UUID made from what the game is, in the form of version 5: the same game
 * gets the same one whenever it is read. */
static char *
make_id (const RhRecordGame *game)
{
  g_autoptr (GString) text = g_string_new ("railhead record\n");
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA1);
  g_autoptr (GString) id = g_string_new (NULL);
  guint8 digest[20];
  gsize length = sizeof digest;

  rh_record_write (game->setup, (const char *const *) game->moves->pdata, game->moves->len, text);
  g_checksum_update (checksum, (const guchar *) text->str, (gssize) text->len);
  g_checksum_get_digest (checksum, digest, &length);
  digest[6] = (digest[6] & 0x0f) | 0x50;
  digest[8] = (digest[8] & 0x3f) | 0x80;

  for (guint i = 0; i < 16; i++)
    g_string_append_printf (id, i == 4 || i == 6 || i == 8 || i == 10 ? "-%02x" : "%02x", digest[i]);

  return g_string_free (g_steal_pointer (&id), FALSE);
}

/* By then all of its moves are there. */
static void
on_end (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  GPtrArray *games = data;
  RhRecordGame *game = g_ptr_array_index (games, games->len - 1);

  if (game->setup->id == NULL)
    game->setup->id = make_id (game);
}

static const RhRecordVisitor visitor = {
  .head = on_head,
  .move = on_move,
  .end = on_end,
};

/**
 * rh_record_read_games:
 * @bytes: (array length=length): a whole record, not necessarily NUL-terminated
 * @length: its length in bytes; of a larger file %RH_RECORD_MAX + 1 are enough
 * @line: (out) (optional): on error the wrong line, from 1
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Reads a record whole: all of its games, or none if a single line is wrong. A
 * game without an id gets one made from its head and its moves, so that it is
 * known when the same record is read again.
 *
 * Returns: (transfer full) (element-type RhRecordGame) (nullable): the games
 *   as they follow each other, or %NULL with @error set
 */
GPtrArray *
rh_record_read_games (const char *bytes, gsize length, guint *line, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_record_game_free);

  if (!rh_record_read (bytes, length, &visitor, games, line, error))
    return NULL;

  return g_steal_pointer (&games);
}

/**
 * rh_record_game_free:
 * @self: a game
 *
 * Frees it.
 */
void
rh_record_game_free (RhRecordGame *self)
{
  rh_setup_free (self->setup);
  g_ptr_array_unref (self->moves);
  g_free (self);
}
