/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games on their way out of the store, one at a time: however many they are, one is in memory. */

#include "config.h"

#include "rh-export-private.h"

#include "rh-passing.h"
#include "rh-record.h"

#include <glib/gi18n-lib.h>

static void
add_record (GString *text, const RhStoredGame *game, guint n)
{
  rh_record_write (game->setup, (const char *const *) game->moves->pdata, game->stand.n_played, text);
}

/* How each kind of file ends, what is written before the first game, for each, and after the last. */
static const struct {
  const char *ending;
  void      (*begin) (GString *text);
  void      (*add)   (GString *text, const RhStoredGame *game, guint n);
  void      (*end)   (GString *text);
} kinds[] = {
  [RH_EXPORT_RECORD] = { ".railhead", NULL, add_record, NULL },
  [RH_EXPORT_CSV] = { ".csv", rh_export_csv_begin, rh_export_csv_add, NULL },
  [RH_EXPORT_JSON] = { ".json", rh_export_json_begin, rh_export_json_add, rh_export_json_end },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == RH_EXPORT_KINDS);

/**
 * Run:
 * @export: what is wanted
 * @store: where the games are
 * @stream: where they go
 * @text: what is to be written next
 * @n_all: how many games there were at the beginning
 * @cancellable: (nullable): to give it up
 */
typedef struct {
  RhExport      *export;
  RhStore       *store;
  GOutputStream *stream;
  GString       *text;
  guint          n_all;
  GCancellable  *cancellable;
} Run;

static gboolean
flush (Run *run, GError **error)
{
  gboolean written =
    g_output_stream_write_all (run->stream, run->text->str, run->text->len, NULL, run->cancellable, error);

  g_string_truncate (run->text, 0);

  return written;
}

static gboolean
is_left_out (const RhExport *self, gint64 game)
{
  for (guint i = 0; self->without != NULL && i < self->without->len; i++) {
    if (g_array_index (self->without, gint64, i) == game)
      return TRUE;
  }

  return FALSE;
}

static gboolean
write_game (Run *run, gint64 id, GError **error)
{
  g_autoptr (RhStoredGame) game = rh_store_load_game (run->store, id, error);

  if (game == NULL)
    return FALSE;

  kinds[run->export->kind].add (run->text, game, ++run->export->n_games);

  return flush (run, error);
}

/* What is wrong with one game is no reason to leave the others where they are. */
static gboolean
is_of_game (const GError *error)
{
  return g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME) ||
         g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED) ||
         g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_UNKNOWN);
}

/* Never silently. */
static gboolean
take_problem (Run *run, GError *problem, GError **error)
{
  if (!is_of_game (problem)) {
    g_propagate_error (error, problem);
    return FALSE;
  }

  run->export->n_left_out++;
  if (run->export->problem != NULL)
    run->export->problem (problem->message, run->export->data);
  g_error_free (problem);

  return TRUE;
}

/* One that was deleted since it was found is none. */
static gboolean
try_game (Run *run, gint64 id, GError **error)
{
  GError *problem = NULL;

  if (is_left_out (run->export, id) || write_game (run, id, &problem))
    return TRUE;
  if (g_error_matches (problem, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND)) {
    g_error_free (problem);
    return TRUE;
  }

  return take_problem (run, problem, error);
}

/* What has been found is worth having. */
static gboolean
break_off (Run *run, GError *problem, GError **error)
{
  if (!g_error_matches (problem, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED)) {
    g_propagate_error (error, problem);
    return FALSE;
  }

  run->export->broken_off = TRUE;
  g_error_free (problem);

  return TRUE;
}

static gboolean
write_all (Run *run, GError **error)
{
  RhExport *self = run->export;
  GError *problem = NULL;
  gint64 game = G_MININT64;
  guint n = 0;

  while (rh_store_find_next (run->store, &game, &problem)) {
    if (g_cancellable_set_error_if_cancelled (run->cancellable, error) || !try_game (run, game, error))
      return FALSE;
    n++;
    if (self->step != NULL)
      self->step (n, MAX (n, run->n_all), self->data);
  }

  return problem == NULL || break_off (run, problem, error);
}

static gboolean
write_games (Run *run, GError **error)
{
  if (run->export->game != 0)
    return write_game (run, run->export->game, error);

  return rh_store_count_games (run->store, &run->n_all, error) && write_all (run, error);
}

/**
 * rh_export_get_ending:
 * @kind: a kind of file
 *
 * Returns: (transfer none): how its name ends, such as “.csv”
 */
const char *
rh_export_get_ending (RhExportKind kind)
{
  g_return_val_if_fail ((guint) kind < RH_EXPORT_KINDS, NULL);

  return kinds[kind].ending;
}

/**
 * rh_export_find_kind:
 * @name: a file's name
 * @kind: (out): what it is by its ending, in upper case or not
 *
 * Returns: whether it is one that games are written as
 */
gboolean
rh_export_find_kind (const char *name, RhExportKind *kind)
{
  g_autofree char *small = g_ascii_strdown (name, -1);

  for (guint i = 0; i < RH_EXPORT_KINDS; i++) {
    if (g_str_has_suffix (small, kinds[i].ending)) {
      *kind = (RhExportKind) i;
      return TRUE;
    }
  }

  return FALSE;
}

/**
 * rh_export_write:
 * @self: what is wanted
 * @store: a store that no other thread uses meanwhile
 * @stream: where it goes; it stays open
 * @cancellable: (nullable): to give it up
 * @error: return location; any of %RH_STORE_ERROR or %G_IO_ERROR; where one game alone is wanted, what is wrong with it
 *
 * Writes games, each as it stands when its turn comes, in the order in which they came into the store. Of all games those
 * that can't be read are told and left out; where it breaks off, those that were found are written.
 *
 * Returns: whether all that could be read is written
 */
gboolean
rh_export_write (RhExport *self, RhStore *store, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Run run = { self, store, stream, text, 0, cancellable };

  self->n_games = 0;
  self->n_left_out = 0;
  self->broken_off = FALSE;
  if (kinds[self->kind].begin != NULL)
    kinds[self->kind].begin (text);
  if (!write_games (&run, error))
    return FALSE;
  if (kinds[self->kind].end != NULL)
    kinds[self->kind].end (text);

  return flush (&run, error);
}

static gboolean
write_file (RhExport *self, RhStore *store, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (RhPassing) passing = rh_passing_new (file, cancellable, error);

  return passing != NULL &&
         rh_export_write (self, store, rh_passing_get_stream (passing), cancellable, error) &&
         rh_passing_keep (passing, cancellable, error);
}

/* How people call the file; its path may be a portal's. */
static void
refuse_file (GFile *file, GError *problem, GError **error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (file);

  /* Translators: a file’s name; then what the system says */
  g_set_error (error, problem->domain, problem->code, _("“%1$s” can’t be written: %2$s"), name, problem->message);
  g_error_free (problem);
}

/**
 * rh_export_to_file:
 * @self: what is wanted
 * @store: a store that no other thread uses meanwhile
 * @file: the file that it becomes
 * @cancellable: (nullable): to give it up
 * @error: return location; as for rh_export_write(); the message names the file where it is about that
 *
 * The same, into a file, which is whole and on disk before it takes the place of the one of its name. Whatever ends it
 * before, nothing is left of it.
 *
 * Returns: whether the file is there
 */
gboolean
rh_export_to_file (RhExport *self, RhStore *store, GFile *file, GCancellable *cancellable, GError **error)
{
  GError *problem = NULL;

  if (write_file (self, store, file, cancellable, &problem))
    return TRUE;

  if (problem->domain == G_IO_ERROR && problem->code != G_IO_ERROR_CANCELLED)
    refuse_file (file, problem, error);
  else
    g_propagate_error (error, problem);

  return FALSE;
}
