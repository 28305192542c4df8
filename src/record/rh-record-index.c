/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the games of a record begin, so that each can be read again by itself. */

#include "rh-record-index.h"

#include "rh-record-print.h"

#include <string.h>

/* Of a fingerprint: enough to see that a game isn't the same any more. */
#define PRINT_LENGTH 8

/*
 * Place:
 * @start: where the game begins, in bytes; a record has less than 4 GiB
 * @print: the beginning of its fingerprint
 */
typedef struct {
  guint32 start;
  guint8  print[PRINT_LENGTH];
} Place;

/*
 * RhRecordIndex:
 * @places: (element-type Place): of all games, in their order
 * @length: how many bytes have been fed
 * @n_kept: how many games are kept at most
 * @kept: (element-type RhRecordGame): the first games
 */
struct _RhRecordIndex {
  RhRecordReader *reader;
  RhRecordPrint   print;
  GArray         *places;
  gsize           length;
  guint           n_kept;
  GPtrArray      *kept;
};

static Place *
get_last (RhRecordIndex *self)
{
  return &g_array_index (self->places, Place, self->places->len - 1);
}

/* The game that is being read, if it is one of those that are kept. */
static RhRecordGame *
get_kept (RhRecordIndex *self)
{
  return self->places->len == self->kept->len ? self->kept->pdata[self->kept->len - 1] : NULL;
}

static void
on_begin (gpointer data)
{
  RhRecordIndex *self = data;
  Place place = { .start = (guint32) rh_record_reader_get_start (self->reader) };

  /* Of several games none is kept whole. */
  if (self->places->len == 1 && self->kept->len == 1)
    rh_record_game_drop_moves (self->kept->pdata[0]);
  g_array_append_val (self->places, place);
}

static void
on_head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  RhRecordIndex *self = data;

  rh_record_print_begin (&self->print, setup);
  if (self->places->len > self->n_kept)
    return;

  g_ptr_array_add (self->kept, rh_record_game_new (setup));
  if (self->places->len > 1)
    rh_record_game_drop_moves (get_kept (self));
}

static void
on_move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  RhRecordIndex *self = data;
  const char *text = rh_record_print_add (&self->print, line);

  if (self->places->len == 1 && self->n_kept > 0)
    rh_record_game_add_move (self->kept->pdata[0], text);
}

static void
on_end (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  RhRecordIndex *self = data;
  RhRecordGame *game = get_kept (self);
  guint8 print[RH_RECORD_PRINT_LENGTH];

  rh_record_print_end (&self->print, print);
  memcpy (get_last (self)->print, print, PRINT_LENGTH);
  if (game != NULL)
    rh_record_game_end (game, fold, print);
}

static const RhRecordVisitor visitor = {
  .begin = on_begin,
  .head = on_head,
  .move = on_move,
  .end = on_end,
};

/**
 * rh_record_index_new:
 * @n_kept: how many games shall be kept, the first ones
 *
 * Returns: (transfer full): the index of a record of which nothing was read yet
 */
RhRecordIndex *
rh_record_index_new (guint n_kept)
{
  RhRecordIndex *self = g_new0 (RhRecordIndex, 1);

  self->reader = rh_record_reader_new (&visitor, self);
  rh_record_print_init (&self->print);
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  self->n_kept = n_kept;
  self->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) rh_record_game_free);

  return self;
}

/**
 * rh_record_index_free:
 * @self: an index
 *
 * Frees it.
 */
void
rh_record_index_free (RhRecordIndex *self)
{
  rh_record_reader_free (self->reader);
  rh_record_print_clear (&self->print);
  g_array_unref (self->places);
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  g_free (self);
}

/**
 * rh_record_index_feed:
 * @self: an index that hasn't refused anything
 * @bytes: (array length=length): the next piece of the record, cut anywhere; not kept
 * @length: its length in bytes
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Reads on: every line is checked, as rh_record_reader_feed() does.
 *
 * Returns: whether the record is right so far
 */
gboolean
rh_record_index_feed (RhRecordIndex *self, const char *bytes, gsize length, GError **error)
{
  self->length += length;

  return rh_record_reader_feed (self->reader, bytes, length, error);
}

/**
 * rh_record_index_end:
 * @self: an index that hasn't refused anything
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR
 *
 * Tells that there is no more of the record.
 *
 * Returns: whether the whole record is right
 */
gboolean
rh_record_index_end (RhRecordIndex *self, GError **error)
{
  return rh_record_reader_end (self->reader, error);
}

/**
 * rh_record_index_get_line:
 * @self: an index
 *
 * Returns: where something was refused, the wrong line, from 1
 */
guint
rh_record_index_get_line (const RhRecordIndex *self)
{
  return rh_record_reader_get_line (self->reader);
}

/**
 * rh_record_index_get_n:
 * @self: an index
 *
 * Returns: how many games the record has
 */
guint
rh_record_index_get_n (const RhRecordIndex *self)
{
  return self->places->len;
}

/**
 * rh_record_index_steal_kept:
 * @self: the index of a whole record
 *
 * Returns: (transfer full) (element-type RhRecordGame): the first games; once.
 *   One that is the only one of the record has its moves; of several none has.
 */
GPtrArray *
rh_record_index_steal_kept (RhRecordIndex *self)
{
  return g_steal_pointer (&self->kept);
}

/**
 * rh_record_index_find:
 * @self: the index of a whole record
 * @i: which game, from 0
 * @start: (out): where it begins, in bytes
 * @length: (out): how many bytes there are until the next one or the end
 *
 * Tells where a game can be read again.
 */
void
rh_record_index_find (const RhRecordIndex *self, guint i, gsize *start, gsize *length)
{
  gsize end = self->length;

  g_return_if_fail (i < self->places->len);

  if (i + 1 < self->places->len)
    end = g_array_index (self->places, Place, i + 1).start;
  *start = g_array_index (self->places, Place, i).start;
  *length = end - *start;
}

/**
 * rh_record_index_is_same:
 * @self: the index of a whole record
 * @i: which game, from 0
 * @again: the index of what was read again where the game is
 *
 * Returns: whether that is still the same game, and nothing else
 */
gboolean
rh_record_index_is_same (const RhRecordIndex *self, guint i, const RhRecordIndex *again)
{
  g_return_val_if_fail (i < self->places->len, FALSE);

  return again->places->len == 1 &&
         memcmp (g_array_index (self->places, Place, i).print,
                 g_array_index (again->places, Place, 0).print,
                 PRINT_LENGTH) == 0;
}
