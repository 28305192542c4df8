/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games kept while a record is read, and all of a record at once. */

#include "rh-record-print.h"

/* How much is asked for at once for the text of moves, in bytes. */
#define BLOCK 4096

typedef struct {
  RhRecordPrint  print;
  GPtrArray     *games;
} Gathering;

static void
on_head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Gathering *self = data;

  rh_record_print_begin (&self->print, setup);
  g_ptr_array_add (self->games, rh_record_game_new (setup));
}

static void
on_move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  Gathering *self = data;

  rh_record_game_add_move (self->games->pdata[self->games->len - 1], rh_record_print_add (&self->print, line));
}

static void
on_end (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Gathering *self = data;
  guint8 print[RH_RECORD_PRINT_LENGTH];

  rh_record_print_end (&self->print, print);
  rh_record_game_end (self->games->pdata[self->games->len - 1], fold, print);
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
 * Reads a record that is in memory: all of its games, or none if a single line
 * is wrong. A game without an id gets one made from its head and its moves, so
 * that it is known when the same record is read again.
 *
 * Returns: (transfer full) (element-type RhRecordGame) (nullable): the games
 *   as they follow each other, or %NULL with @error set
 */
GPtrArray *
rh_record_read_games (const char *bytes, gsize length, guint *line, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_record_game_free);
  Gathering gathering = { .games = games };
  gboolean right;

  rh_record_print_init (&gathering.print);
  right = rh_record_read (bytes, length, &visitor, &gathering, line, error);
  rh_record_print_clear (&gathering.print);

  return right ? g_steal_pointer (&games) : NULL;
}

/**
 * rh_record_game_new:
 * @setup: its head; copied
 *
 * Returns: (transfer full): a game that has no moves yet
 */
RhRecordGame *
rh_record_game_new (const RhSetup *setup)
{
  RhRecordGame *self = g_new0 (RhRecordGame, 1);

  self->setup = rh_setup_copy (setup);
  self->moves = g_ptr_array_new ();
  self->text = g_string_chunk_new (BLOCK);

  return self;
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
  g_clear_pointer (&self->setup, rh_setup_free);
  g_clear_pointer (&self->fold, rh_fold_free);
  rh_record_game_drop_moves (self);
  g_free (self);
}

/**
 * rh_record_game_add_move:
 * @self: a game
 * @move: its next move; copied
 *
 * Adds a move.
 */
void
rh_record_game_add_move (RhRecordGame *self, const char *move)
{
  g_ptr_array_add (self->moves, g_string_chunk_insert (self->text, move));
}

/**
 * rh_record_game_drop_moves:
 * @self: a game
 *
 * Lets go of the moves, which are most of a game.
 */
void
rh_record_game_drop_moves (RhRecordGame *self)
{
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->text, g_string_chunk_free);
}

/**
 * rh_record_game_end:
 * @self: a game
 * @fold: the game after its last move; copied
 * @print: (array fixed-size=20): its fingerprint
 *
 * Completes a game, which gets an id if it has none.
 */
void
rh_record_game_end (RhRecordGame *self, const RhFold *fold, const guint8 *print)
{
  self->fold = rh_fold_copy (fold);
  if (self->setup->id == NULL)
    self->setup->id = rh_record_print_to_id (print);
}
