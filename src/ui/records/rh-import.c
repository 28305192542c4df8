/* SPDX-License-Identifier: GPL-3.0-or-later
 * Records that are imported, in slices, so that a move that is played meanwhile doesn't wait.
 *
 * Nobody sees anything of it before the last slice, which shows all games of all files that are right at once. */

#include "config.h"

#include "rh-import.h"

#include "rh-import-reader.h"
#include "rh-record.h"
#include "rh-record-stream.h"

/* So many games go in the first slice of clearing away, and at most. */
#define CLEARED_FIRST 4
#define CLEARED_MAX 256

/* How often another program that writes just then is waited for, each time as long as for a move. */
#define LOCKED_MAX 50

/* What is being done. */
typedef enum {
  CLEAR_BEFORE, /* games that somebody was stopped at go */
  READ,
  CLEAR_AFTER, /* it's given up: its own go */
  END,
} Stage;

/**
 * RhImport:
 * @store: the store
 * @arrival: (nullable): the games on their way in, until it has ended
 * @reader: (nullable): where they come from, until none is needed
 * @refused: (nullable) (element-type GError): what is wrong with files, once all are checked
 * @error: (nullable): why nothing came in
 * @n: how many games have come, of each kind
 * @n_made: how many of these were known by an id that was made
 * @n_done: how many games were taken from the reader
 * @n_games: how many there are
 * @n_cleared: how many games go in the next slice
 * @n_locked: how often somebody else was writing
 */
struct _RhImport {
  RhStore        *store;
  RhArrival      *arrival;
  RhImportReader *reader;
  Stage           stage;
  GPtrArray      *refused;
  GError         *error;
  guint           n[RH_ARRIVAL_KINDS];
  guint           n_made;
  guint           n_done;
  guint           n_games;
  guint           n_cleared;
  guint           n_locked;
};

/* Other programs can import now. */
static void
end (RhImport *self)
{
  g_clear_pointer (&self->arrival, rh_arrival_free);
  self->stage = END;
}

/* Nothing comes in. Takes the error. */
static void
give_up (RhImport *self, GError *error)
{
  g_clear_error (&self->error);
  self->error = error;
  g_clear_pointer (&self->reader, rh_import_reader_free);
  self->stage = CLEAR_AFTER;
  self->n_cleared = CLEARED_FIRST;
}

/* Whether somebody else who is writing is worth another try. */
static gboolean
is_patient (RhImport *self, const GError *error)
{
  return g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED) && self->n_locked++ < LOCKED_MAX;
}

/* As many at once as fit. Where these can't go now, whoever starts Railhead next has them go. */
static RhImportState
clear (RhImport *self, gint64 budget)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  gboolean more;
  gint64 took;

  if (!rh_arrival_clear (self->arrival, self->n_cleared, &more, &error)) {
    if (is_patient (self, error))
      return RH_IMPORT_WAITS;
    if (self->stage == CLEAR_AFTER) {
      end (self);
      return RH_IMPORT_ENDED;
    }
    give_up (self, g_steal_pointer (&error));
    return RH_IMPORT_GOES_ON;
  }

  took = g_get_monotonic_time () - start;
  if (took < budget / 2)
    self->n_cleared = MIN (self->n_cleared * 2, CLEARED_MAX);
  else if (took > budget)
    self->n_cleared = MAX (self->n_cleared / 2, 1);
  if (more)
    return RH_IMPORT_GOES_ON;
  if (self->stage == CLEAR_BEFORE) {
    self->stage = READ;
    return RH_IMPORT_GOES_ON;
  }
  end (self);

  return RH_IMPORT_ENDED;
}

/* A game without an id is known by all that its record says, of which its id is made: also one that was corrected since. */
static gboolean
is_here (RhImport *self, const RhRecordGame *game, gboolean *here, GError **error)
{
  gint64 stored;

  if (!rh_store_find_game (self->store, game->setup->id, &stored, error))
    return FALSE;
  *here = stored != 0;

  return TRUE;
}

static gboolean
add (RhImport *self, const RhRecordGame *game, gboolean made_id, GError **error)
{
  gboolean here = FALSE;

  if (made_id && !is_here (self, game, &here, error))
    return FALSE;
  if (here) {
    self->n_made++;
    return TRUE;
  }

  return rh_arrival_add (self->arrival, game->setup, (const char *const *) game->moves->pdata, game->fold, error);
}

/* Games that wait, until the time is over or there is none. */
static gboolean
add_some (RhImport *self, RhRecordGame *first, gboolean made_id, gint64 until, GError **error)
{
  RhRecordGame *game = first;
  gboolean ok = TRUE;

  while (game != NULL) {
    ok = add (self, game, made_id, error);
    rh_record_game_free (game);
    self->n_done++;
    if (!ok || g_get_monotonic_time () >= until)
      break;
    game = rh_import_reader_take (self->reader, &made_id);
  }

  return ok;
}

static void
count (RhImport *self)
{
  for (guint i = 0; i < RH_ARRIVAL_KINDS; i++)
    self->n[i] = rh_arrival_get_n (self->arrival, i);
  self->n[RH_ARRIVAL_KNOWN] += self->n_made;
}

/* All have come. */
static RhImportState
show (RhImport *self)
{
  GError *error = rh_import_reader_dup_problem (self->reader);

  self->refused = rh_import_reader_dup_refused (self->reader);
  if (error == NULL && !rh_arrival_show (self->arrival, &error) && is_patient (self, error)) {
    g_clear_error (&error);
    g_clear_pointer (&self->refused, g_ptr_array_unref);
    return RH_IMPORT_WAITS;
  }
  if (error != NULL) {
    give_up (self, error);
    return RH_IMPORT_GOES_ON;
  }

  count (self);
  g_clear_pointer (&self->reader, rh_import_reader_free);
  end (self);

  return RH_IMPORT_ENDED;
}

/* A game is taken only once nobody else writes. */
static RhImportState
read_on (RhImport *self, gint64 until)
{
  gboolean ended = rh_import_reader_has_ended (self->reader);
  GError *error = NULL;
  gboolean made_id;
  RhRecordGame *game;
  gboolean ok;

  self->n_games = rh_import_reader_get_n_games (self->reader);
  if (!rh_import_reader_has_game (self->reader))
    return ended ? show (self) : RH_IMPORT_WAITS;

  if (!rh_arrival_begin (self->arrival, &error)) {
    if (is_patient (self, error)) {
      g_clear_error (&error);
      return RH_IMPORT_WAITS;
    }
    give_up (self, error);
    return RH_IMPORT_GOES_ON;
  }

  game = rh_import_reader_take (self->reader, &made_id);
  ok = add_some (self, game, made_id, until, &error);
  if (!rh_arrival_end (self->arrival, ok, &error))
    give_up (self, error);
  self->n_locked = 0;

  return RH_IMPORT_GOES_ON;
}

/**
 * rh_import_new:
 * @store: the store, which must outlive it; also used by others meanwhile
 * @files: (array length=n_files): record files, wherever GIO can read
 * @n_files: how many they are
 * @error: return location; %RH_STORE_ERROR_LOCKED where another program imports games, %G_IO_ERROR_FAILED where a file
 *   is the database itself
 *
 * Begins to read the files.
 *
 * Returns: (transfer full) (nullable): an import, of which nothing is stored yet
 */
RhImport *
rh_import_new (RhStore *store, GFile **files, guint n_files, GError **error)
{
  g_autoptr (GHashTable) merged = NULL;
  RhArrival *arrival = NULL;
  RhImport *self;

  if (rh_record_stream_check (files, n_files, store, error))
    merged = rh_store_list_merged (store, error);
  if (merged != NULL)
    arrival = rh_arrival_new (store, error);
  if (arrival == NULL)
    return NULL;

  self = g_new0 (RhImport, 1);
  self->store = store;
  self->arrival = arrival;
  self->reader = rh_import_reader_new (files, n_files, merged);
  self->n_cleared = CLEARED_FIRST;

  return self;
}

/**
 * rh_import_free:
 * @self: an import
 *
 * Frees it. What has come of one that hasn't ended stays hidden, and goes by rh_store_clear_arriving().
 */
void
rh_import_free (RhImport *self)
{
  g_clear_pointer (&self->reader, rh_import_reader_free);
  g_clear_pointer (&self->arrival, rh_arrival_free);
  g_clear_pointer (&self->refused, g_ptr_array_unref);
  g_clear_error (&self->error);
  g_free (self);
}

/**
 * rh_import_step:
 * @self: an import that hasn't ended
 * @budget: how long to take about, in microseconds; a game isn't parted
 *
 * Goes on with it, by one transaction at most.
 *
 * Returns: whether there is more to do
 */
RhImportState
rh_import_step (RhImport *self, gint64 budget)
{
  gint64 start = g_get_monotonic_time ();

  switch (self->stage) {
  case CLEAR_BEFORE:
  case CLEAR_AFTER:
    return clear (self, budget);
  case READ:
    return read_on (self, start + budget);
  case END:
  default:
    return RH_IMPORT_ENDED;
  }
}

/**
 * rh_import_cancel:
 * @self: an import
 *
 * Gives it up, unless it is decided. Nothing comes in; step on to have go what has come.
 */
void
rh_import_cancel (RhImport *self)
{
  if (!rh_import_is_decided (self))
    give_up (self, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, ""));
}

/**
 * rh_import_is_decided:
 * @self: an import
 *
 * Returns: whether all has come in, or it is known that nothing will
 */
gboolean
rh_import_is_decided (RhImport *self)
{
  return self->stage == CLEAR_AFTER || self->stage == END;
}

/**
 * rh_import_get_n_done:
 * @self: an import
 *
 * Returns: how many games have come so far
 */
guint
rh_import_get_n_done (RhImport *self)
{
  return self->n_done;
}

/**
 * rh_import_get_n_games:
 * @self: an import
 *
 * Returns: how many there are, once the first has come; before that fewer
 */
guint
rh_import_get_n_games (RhImport *self)
{
  return self->n_games;
}

/**
 * rh_import_get_progress:
 * @self: an import
 *
 * Returns: how far it is, from 0 to 1: a tenth of it is to check the files
 */
double
rh_import_get_progress (RhImport *self)
{
  if (self->reader == NULL)
    return 1;
  if (self->n_done == 0)
    return rh_import_reader_get_checked (self->reader) / 10;

  return 0.1 + 0.9 * MIN (1, (double) self->n_done / (double) MAX (self->n_games, 1));
}

/**
 * rh_import_get_n:
 * @self: an import that has ended
 * @kind: what games were to those that are stored
 *
 * Returns: how many games were that
 */
guint
rh_import_get_n (RhImport *self, RhArrivalKind kind)
{
  return self->n[kind];
}

/**
 * rh_import_get_refused:
 * @self: an import that has ended
 *
 * Returns: (transfer none) (nullable) (element-type GError): of each file that is wrong, and of which therefore nothing
 *   came in, a sentence with its name, the line, and why
 */
GPtrArray *
rh_import_get_refused (RhImport *self)
{
  return self->refused;
}

/**
 * rh_import_get_error:
 * @self: an import that is decided
 *
 * Returns: (transfer none) (nullable): why nothing came in of any file; %G_IO_ERROR_CANCELLED where it was given up
 */
const GError *
rh_import_get_error (RhImport *self)
{
  return self->error;
}
