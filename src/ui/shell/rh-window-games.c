/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games that the window begins and opens, from its store and from record files: played on, looked through, played
 * again, kept; and what is left of a damaged one. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-damaged-page.h"
#include "rh-dialog.h"
#include "rh-held.h"
#include "rh-new-game-page.h"
#include "rh-record-list-page.h"
#include "rh-record-page.h"
#include "rh-record-stream.h"
#include "rh-settings.h"

#include <glib/gi18n.h>

#define REMATCH_REST 500 /* milliseconds: what was meant for the end of a game begins no other */

static gboolean
show_damaged (RhWindow *self, gint64 id, GError **error)
{
  RhSalvage *salvage = rh_store_salvage_game (self->store, id, error);
  g_autofree char *again = NULL;
  RhSession *replay;
  GtkWidget *page;

  if (salvage == NULL)
    return FALSE;

  page = rh_damaged_page_new (salvage);
  replay = rh_damaged_page_get_replay (RH_DAMAGED_PAGE (page));
  again = rh_window_dup_again ("win.open-game", id);
  if (replay != NULL)
    rh_window_show_session_page (self, replay, page, again);
  else
    rh_window_show_page (self, page, _("Damaged Game"), again);

  return TRUE;
}

/* Wherever a game was asked for: of a damaged one there is a page, of anything else a sentence. */
static void
refuse (RhWindow *self, gint64 id, const char *heading, const GError *error)
{
  g_autoptr (GError) local = NULL;

  if (!g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME))
    rh_dialog_show_error (GTK_WIDGET (self), heading, error);
  else if (!show_damaged (self, id, &local))
    rh_dialog_show_error (GTK_WIDGET (self), heading, local);
}

/* (nullable): the game, if it was on the table before. */
static RhSession *
find_kept (RhWindow *self, gint64 id)
{
  for (guint i = 0; i < self->kept->len; i++) {
    if (rh_session_get_id (self->kept->pdata[i]) == id)
      return self->kept->pdata[i];
  }

  return NULL;
}

/* In place of the same, opened before, and of those that are over: these have nothing that the store hasn't. Who plays
 * it on is done with what was deleted before. */
static void
keep_game (RhWindow *self, RhSession *session)
{
  for (guint i = self->kept->len; i > 0; i--) {
    RhSession *other = self->kept->pdata[i - 1];

    if (rh_session_get_id (other) == rh_session_get_id (session) || rh_session_get_status (other) != RH_GAME_PLAYING)
      g_ptr_array_remove_index (self->kept, i - 1);
  }
  g_ptr_array_add (self->kept, g_object_ref (session));
  g_signal_handlers_disconnect_by_func (session, rh_window_finish_deleting, self);
  g_signal_connect_object (session, "changed", G_CALLBACK (rh_window_finish_deleting), self, G_CONNECT_SWAPPED);
}

/* It isn't on the table any more, nor are its bids. */
void
rh_window_drop_kept (RhWindow *self, gint64 game)
{
  RhSession *kept = find_kept (self, game);

  if (kept != NULL)
    g_ptr_array_remove (self->kept, kept);
}

/* A game of the store, to be played. When it is left it lives on: bids that are sealed are nowhere else. */
void
rh_window_show_game (RhWindow *self, RhSession *session)
{
  g_autofree char *again = rh_window_dup_again ("win.open-game", rh_session_get_id (session));

  keep_game (self, session);
  rh_session_set_plays_forced (session, TRUE);
  rh_settings_bind (RH_SETTINGS_PLAYS_FORCED, session, "plays-forced", G_SETTINGS_BIND_GET);
  rh_settings_bind (RH_SETTINGS_OPENS_BIDS, session, "opens-bids", G_SETTINGS_BIND_GET);
  rh_settings_bind (RH_SETTINGS_SAYS_BIDS, session, "says-bids", G_SETTINGS_BIND_GET);
  rh_window_show_table (self, session, again);
}

/* A game that begins is a beginning. */
static void
on_started_cb (RhWindow *self, RhSession *session)
{
  rh_window_finish_deleting (self);
  rh_window_leave_way (self);
  rh_window_show_game (self, session);
}

void
rh_window_show_new_game (RhWindow *self, const RhSetup *setup, const char *again)
{
  const RhGame *game = setup != NULL ? setup->game : rh_window_find_game (self);
  GtkWidget *page = rh_new_game_page_new (self->store, game);

  if (setup != NULL) {
    rh_new_game_page_fill (RH_NEW_GAME_PAGE (page), setup);
    rh_held_rest (page, REMATCH_REST);
  }
  g_signal_connect_object (page, "started", G_CALLBACK (on_started_cb), self, G_CONNECT_SWAPPED);
  rh_window_show_page (self, page, _("New Game"), again);
}

static void
on_new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rh_window_show_new_game (data, NULL, "win.new-game");
}

/* Puts the game on the table where it was left. */
static void
open_game (RhWindow *self, gint64 id)
{
  RhSession *kept = find_kept (self, id);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session =
    kept != NULL ? rh_session_open_again (kept, &error) : rh_session_open (self->store, id, &error);

  rh_window_undelete (self, id);
  if (session != NULL)
    rh_window_show_game (self, session);
  else
    refuse (self, id, _("The Game Could Not Be Opened"), error);
}

static void
on_rematch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStoredGame) game = rh_store_load_game (self->store, id, &error);
  g_autofree char *again = rh_window_dup_again ("win.rematch", id);

  if (game != NULL)
    rh_window_show_new_game (self, game->setup, again);
  else
    refuse (self, id, _("The Players Could Not Be Loaded"), error);
}

static void
on_open_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  open_game (data, g_variant_get_int64 (parameter));
}

/* From its beginning: how it ended is known. */
static RhSession *
replay (RhStore *store, gint64 id, GError **error)
{
  g_autoptr (RhStoredGame) game = rh_store_load_game (store, id, error);

  if (game == NULL)
    return NULL;

  return rh_session_new_replay (game->setup,
                                (const char *const *) game->moves->pdata,
                                game->stand.n_played,
                                0,
                                error);
}

static void
on_step_through_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = replay (self->store, id, &error);
  g_autofree char *again = rh_window_dup_again ("win.step-through", id);

  if (session != NULL)
    rh_window_show_table (self, session, again);
  else
    refuse (self, id, _("The Game Could Not Be Opened"), error);
}

/* A game that is stored is opened as it stands here, and left alone if it is on the table already. */
static void
open_stored (RhWindow *self, gint64 id)
{
  if (self->session == NULL || rh_session_get_id (self->session) != id)
    open_game (self, id);
  else if (self->behind != NULL)
    rh_window_leave_rules (self);
}

/* One that isn't is looked at where it was left. */
static void
show_record_game (RhWindow *self, RhSession *session)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  if (!rh_store_find_game (self->store, rh_session_get_setup (session)->id, &id, &error)) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Game Could Not Be Opened"), error);
    return;
  }
  if (id != 0) {
    open_stored (self, id);
    return;
  }

  rh_window_show_session_page (self, session, rh_record_page_new (session, self->record != NULL), NULL);
}

/* The games of the last record; once all of them were added, the way leads to where they are. */
void
rh_window_show_record (RhWindow *self)
{
  GtkWidget *page = rh_record_list_page_new (self->store, self->record, self->added);

  g_signal_connect_object (page, "opened", G_CALLBACK (show_record_game), self, G_CONNECT_SWAPPED);
  rh_window_show_page (self, page, _("Record"), "win.record");
}

/* The page of the last record that was opened, again; where that was a single game, what lies below. */
static void
on_record_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  if (self->record != NULL)
    rh_window_show_record (self);
  else
    rh_window_go_back (self);
}

static void
on_record_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RhWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RhRecordFiles) record = rh_record_files_read_finish (result, &error);
  g_autoptr (RhSession) only = NULL;

  /* Another one was opened meanwhile, or the window closed, and isn't there any more. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (record == NULL) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Record Could Not Be Opened"), error);
    return;
  }

  only = rh_record_files_take_only (record);
  g_clear_object (&self->record);
  if (only != NULL) {
    show_record_game (self, only);
    return;
  }

  self->record = g_steal_pointer (&record);
  self->adding = FALSE;
  self->added = FALSE;
  rh_window_show_record (self);
}

/* What is looked at, of a record or of a damaged game, is stored, and on the table at once. */
static void
on_keep_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gboolean damaged = RH_IS_DAMAGED_PAGE (rh_window_get_page (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) kept = NULL;

  if (self->session == NULL)
    return;

  kept = rh_session_import (self->store, self->session, &error);
  if (kept != NULL)
    rh_window_show_game (self, kept);
  else
    rh_dialog_show_error (GTK_WIDGET (self),
                          damaged ? _("The Copy Could Not Be Kept") : _("The Game Could Not Be Added"), error);
}

static const GActionEntry actions[] = {
  { .name = "new-game", .activate = on_new_game_cb },
  { .name = "open-game", .activate = on_open_game_cb, .parameter_type = "x" },
  { .name = "rematch", .activate = on_rematch_cb, .parameter_type = "x" },
  { .name = "step-through", .activate = on_step_through_cb, .parameter_type = "x" },
  { .name = "keep", .activate = on_keep_cb },
  { .name = "record", .activate = on_record_cb },
};

/**
 * rh_window_set_store:
 * @self: a window
 * @store: (transfer none): the store, which must outlive the window
 *
 * Shows what is in @store, beginning with Home.
 */
void
rh_window_set_store (RhWindow *self, RhStore *store)
{
  g_return_if_fail (RH_IS_WINDOW (self));
  g_return_if_fail (store != NULL);

  rh_window_take_store (self, store);
  rh_window_take_deleting (self);
  rh_window_take_exporting (self);
  rh_window_take_importing (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_action_group_activate_action (G_ACTION_GROUP (self), "home", NULL);
}

/**
 * rh_window_open_files:
 * @self: a window with a store
 * @files: (array length=n_files): record files
 * @n_files: how many they are
 *
 * Opens the game in the files to look through it, or lists the games if there
 * are several. A game that is stored already is opened from the store. Where
 * anything is wrong with a file it says so, and nothing changes.
 */
void
rh_window_open_files (RhWindow *self, GFile **files, guint n_files)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (RH_IS_WINDOW (self));
  g_return_if_fail (self->store != NULL);

  if (!rh_record_stream_check (files, n_files, self->store, &error)) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Record Could Not Be Opened"), error);
    return;
  }

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  rh_record_files_read_async (files, n_files, self->reading, on_record_read_cb, self);
}

/**
 * rh_window_begin_game:
 * @self: a window with a store
 *
 * Shows New Game, unless it is shown already.
 */
void
rh_window_begin_game (RhWindow *self)
{
  g_return_if_fail (RH_IS_WINDOW (self));
  g_return_if_fail (self->store != NULL);

  if (!RH_IS_NEW_GAME_PAGE (rh_window_get_page (self)))
    rh_window_show_again (self, "win.new-game");
}

/* The one that was played last, of those that aren't over or on their way out; 0 for none, or with @error set. */
static gint64
find_unfinished (RhWindow *self, GError **error)
{
  g_autoptr (GPtrArray) games = rh_store_list_games (self->store, TRUE, NULL, self->deleting->len + 1, error);

  for (guint i = 0; games != NULL && i < games->len; i++) {
    const RhGameRow *row = games->pdata[i];
    gboolean goes = FALSE;

    for (guint k = 0; k < self->deleting->len; k++)
      goes = goes || g_array_index (self->deleting, gint64, k) == row->id;
    if (!goes && row->id != 0)
      return row->id;
  }

  return 0;
}

/**
 * rh_window_continue_game:
 * @self: a window with a store
 *
 * Opens the game that was played last and isn't over, unless it is on the table already. Without one, what is shown
 * stays; where that can't be found out it says so.
 */
void
rh_window_continue_game (RhWindow *self)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  g_return_if_fail (RH_IS_WINDOW (self));
  g_return_if_fail (self->store != NULL);

  id = find_unfinished (self, &error);
  if (error != NULL)
    rh_dialog_show_error (GTK_WIDGET (self), _("The Game Could Not Be Opened"), error);
  else if (id != 0)
    open_stored (self, id);
}
