/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games of records that are imported, read by a thread of their own.
 *
 * Every file is read twice: first to its end, so that nothing comes of one that is wrong anywhere, and then a game at a
 * time, no further ahead of who takes them than a few thousand lines. However many there are, so much is in memory. */

#include "config.h"

#include "rh-import-reader.h"

#include "rh-record-print.h"
#include "rh-record-stream.h"

/* So many lines wait at most, but for those of a single game. */
#define LINES_MAX 4000

/* A game that waits. */
typedef struct {
  RhRecordGame *game;
  gboolean      made_id; /* whether the record has none */
} Item;

/**
 * RhImportReader:
 * @files: (element-type GFile): the records; from their checking on those that are right
 * @merged: (element-type utf8 gint64): players of whom several are one
 * @n_in_files: (element-type guint): how many games each of them has
 * @n_bytes: the size of all files
 * @n_read: how much of them was checked; then anything
 * @cancellable: for who doesn't want them any more
 * @mutex: of all below
 * @room: there is some for another game
 * @items: (element-type Item): the games that wait
 * @n_lines: how many lines these have
 * @n_games: how many games are in the files that are right, as far as is known
 * @refused: (element-type GError): what is wrong with the others
 * @problem: (nullable): why there is no more
 * @ended: whether there is no more
 */
struct _RhImportReader {
  GThread      *thread;
  GPtrArray    *files;
  GHashTable   *merged;
  GArray       *n_in_files;
  gsize         n_bytes;
  gsize         n_read;
  GCancellable *cancellable;

  GMutex     mutex;
  GCond      room;
  GQueue     items;
  guint      n_lines;
  guint      n_games;
  GPtrArray *refused;
  GError    *problem;
  gboolean   ended;
};

/* A file that is read. */
typedef struct {
  RhImportReader *reader;
  RhRecordPrint   print;
  RhRecordGame   *game;
  gboolean        made_id;
  guint           n;
  GError         *problem; /* the first */
} Reading;

static void
item_free (Item *self)
{
  rh_record_game_free (self->game);
  g_free (self);
}

static void
on_counted (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Reading *self = data;

  self->n++;
  if (self->problem == NULL)
    rh_merged_check (self->reader->merged, setup, &self->problem);
}

static const RhRecordVisitor counter = { .end = on_counted };

static void
on_head (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Reading *self = data;

  rh_record_print_begin (&self->print, setup);
  self->game = rh_record_game_new (setup);
  self->made_id = setup->id == NULL;
}

static void
on_move (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data)
{
  Reading *self = data;

  rh_record_game_add_move (self->game, rh_record_print_add (&self->print, line));
}

/* Waits until there is room for it, or nobody wants it any more. */
static void
give (RhImportReader *self, RhRecordGame *game, gboolean made_id)
{
  Item *item = g_new0 (Item, 1);

  *item = (Item) { game, made_id };
  g_mutex_lock (&self->mutex);
  while (self->items.length > 0 && self->n_lines + game->moves->len > LINES_MAX &&
         !g_cancellable_is_cancelled (self->cancellable))
    g_cond_wait (&self->room, &self->mutex);
  g_queue_push_tail (&self->items, item);
  self->n_lines += game->moves->len;
  g_mutex_unlock (&self->mutex);
}

static void
on_end (const RhSetup *setup, const RhFold *fold, gpointer data)
{
  Reading *self = data;
  guint8 print[RH_RECORD_PRINT_LENGTH];

  rh_record_print_end (&self->print, print);
  rh_record_game_end (self->game, fold, print);
  self->n++;
  if (g_cancellable_is_cancelled (self->reader->cancellable))
    g_clear_pointer (&self->game, rh_record_game_free);
  else
    give (self->reader, g_steal_pointer (&self->game), self->made_id);
}

static const RhRecordVisitor visitor = {
  .head = on_head,
  .move = on_move,
  .end = on_end,
};

static void
find_size (RhImportReader *self)
{
  for (guint i = 0; i < self->files->len; i++) {
    g_autoptr (GFileInfo) info = g_file_query_info (self->files->pdata[i], G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                    G_FILE_QUERY_INFO_NONE, self->cancellable, NULL);

    if (info != NULL)
      g_atomic_pointer_add (&self->n_bytes, (gssize) g_file_info_get_size (info));
  }
}

static void
refuse (RhImportReader *self, const GError *error)
{
  g_mutex_lock (&self->mutex);
  g_ptr_array_add (self->refused, g_error_copy (error));
  g_mutex_unlock (&self->mutex);
}

/* Reads a file to its end: whether all of it can come in, and how many games it has. */
static gboolean
check_file (RhImportReader *self, GFile *file, guint *n, GError **error)
{
  Reading reading = { .reader = self };
  g_autoptr (GError) problem = NULL;
  gboolean right = rh_record_stream_visit (file, &counter, &reading, &self->n_read, self->cancellable, error);

  problem = g_steal_pointer (&reading.problem);
  *n = reading.n;
  if (right && problem != NULL)
    rh_record_stream_refuse_game (file, problem, error);

  return right && problem == NULL;
}

/* Leaves the files that are right. */
static gboolean
check_all (RhImportReader *self, GError **error)
{
  guint i = 0;

  while (i < self->files->len) {
    g_autoptr (GError) problem = NULL;
    guint n;

    if (check_file (self, self->files->pdata[i], &n, &problem)) {
      g_array_append_val (self->n_in_files, n);
      g_mutex_lock (&self->mutex);
      self->n_games += n;
      g_mutex_unlock (&self->mutex);
      i++;
    } else {
      refuse (self, problem);
      g_ptr_array_remove_index (self->files, i);
    }
    if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_file (RhImportReader *self, guint i, GError **error)
{
  Reading reading = { .reader = self };
  GFile *file = self->files->pdata[i];
  g_autoptr (GError) problem = NULL;
  gboolean right;

  rh_record_print_init (&reading.print);
  right = rh_record_stream_visit (file, &visitor, &reading, &self->n_read, self->cancellable, &problem);
  rh_record_print_clear (&reading.print);
  g_clear_pointer (&reading.game, rh_record_game_free);
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  if (right && reading.n == g_array_index (self->n_in_files, guint, i))
    return TRUE;

  if (right || rh_record_stream_is_of_record (problem))
    rh_record_stream_refuse_changed (file, error);
  else
    g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

static gpointer
read_files (gpointer data)
{
  RhImportReader *self = data;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  find_size (self);
  ok = check_all (self, &error);
  for (guint i = 0; ok && i < self->files->len; i++)
    ok = read_file (self, i, &error);

  g_mutex_lock (&self->mutex);
  self->problem = g_steal_pointer (&error);
  self->ended = TRUE;
  g_mutex_unlock (&self->mutex);

  return NULL;
}

/**
 * rh_import_reader_new:
 * @files: (array length=n_files): record files, wherever GIO can read
 * @n_files: how many they are
 * @merged: (element-type utf8 gint64): players of whom several are one: two of them are in no game that comes in
 *
 * Begins to read.
 *
 * Returns: (transfer full): the games to come
 */
RhImportReader *
rh_import_reader_new (GFile **files, guint n_files, GHashTable *merged)
{
  RhImportReader *self = g_new0 (RhImportReader, 1);

  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (self->files, g_object_ref (files[i]));
  self->merged = g_hash_table_ref (merged);
  self->n_in_files = g_array_new (FALSE, FALSE, sizeof (guint));
  self->cancellable = g_cancellable_new ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->room);
  g_queue_init (&self->items);
  self->refused = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);
  self->thread = g_thread_new ("import", read_files, self);

  return self;
}

/**
 * rh_import_reader_free:
 * @self: the games to come
 *
 * Stops reading, and frees what was read.
 */
void
rh_import_reader_free (RhImportReader *self)
{
  g_cancellable_cancel (self->cancellable);
  g_mutex_lock (&self->mutex);
  g_cond_signal (&self->room);
  g_mutex_unlock (&self->mutex);
  g_thread_join (self->thread);

  g_ptr_array_unref (self->files);
  g_hash_table_unref (self->merged);
  g_array_unref (self->n_in_files);
  g_object_unref (self->cancellable);
  g_queue_clear_full (&self->items, (GDestroyNotify) item_free);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->room);
  g_ptr_array_unref (self->refused);
  g_clear_error (&self->problem);
  g_free (self);
}

/**
 * rh_import_reader_take:
 * @self: the games to come
 * @made_id: (out): whether the record has no id for it, so that it got one made from all that the record says
 *
 * Returns: (transfer full) (nullable): the next game, or %NULL where none waits at this moment
 */
RhRecordGame *
rh_import_reader_take (RhImportReader *self, gboolean *made_id)
{
  RhRecordGame *game = NULL;
  Item *item;

  *made_id = FALSE;
  g_mutex_lock (&self->mutex);
  item = g_queue_pop_head (&self->items);
  if (item != NULL) {
    game = g_steal_pointer (&item->game);
    *made_id = item->made_id;
    self->n_lines -= game->moves->len;
    g_cond_signal (&self->room);
  }
  g_mutex_unlock (&self->mutex);
  g_free (item);

  return game;
}

/**
 * rh_import_reader_has_game:
 * @self: the games to come
 *
 * Returns: whether one waits
 */
gboolean
rh_import_reader_has_game (RhImportReader *self)
{
  gboolean has;

  g_mutex_lock (&self->mutex);
  has = self->items.length > 0;
  g_mutex_unlock (&self->mutex);

  return has;
}

/**
 * rh_import_reader_has_ended:
 * @self: the games to come
 *
 * Returns: whether no more will come than those that wait
 */
gboolean
rh_import_reader_has_ended (RhImportReader *self)
{
  gboolean ended;

  g_mutex_lock (&self->mutex);
  ended = self->ended;
  g_mutex_unlock (&self->mutex);

  return ended;
}

/**
 * rh_import_reader_dup_problem:
 * @self: games of which no more will come
 *
 * Returns: (transfer full) (nullable): why none of them can be used: a file that was right has changed since
 */
GError *
rh_import_reader_dup_problem (RhImportReader *self)
{
  GError *problem;

  g_mutex_lock (&self->mutex);
  problem = self->problem != NULL ? g_error_copy (self->problem) : NULL;
  g_mutex_unlock (&self->mutex);

  return problem;
}

/**
 * rh_import_reader_dup_refused:
 * @self: the games to come
 *
 * Returns: (transfer full) (element-type GError): of each file that is wrong a sentence with its name, the line, and why
 */
GPtrArray *
rh_import_reader_dup_refused (RhImportReader *self)
{
  GPtrArray *refused = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);

  g_mutex_lock (&self->mutex);
  for (guint i = 0; i < self->refused->len; i++)
    g_ptr_array_add (refused, g_error_copy (self->refused->pdata[i]));
  g_mutex_unlock (&self->mutex);

  return refused;
}

/**
 * rh_import_reader_get_n_games:
 * @self: the games to come
 *
 * Returns: how many there are, once every file is checked; before that fewer
 */
guint
rh_import_reader_get_n_games (RhImportReader *self)
{
  guint n;

  g_mutex_lock (&self->mutex);
  n = self->n_games;
  g_mutex_unlock (&self->mutex);

  return n;
}

/**
 * rh_import_reader_get_checked:
 * @self: the games to come
 *
 * Returns: how much of the files is checked, from 0 to 1
 */
double
rh_import_reader_get_checked (RhImportReader *self)
{
  gsize n_bytes = GPOINTER_TO_SIZE (g_atomic_pointer_get (&self->n_bytes));
  gsize n_read = GPOINTER_TO_SIZE (g_atomic_pointer_get (&self->n_read));

  return n_bytes == 0 || n_read >= n_bytes ? 1 : (double) n_read / (double) n_bytes;
}
