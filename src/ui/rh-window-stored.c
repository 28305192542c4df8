/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window's ways to a stored game: played on, looked through, played again; and what is left of a damaged one. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-damaged-page.h"
#include "rh-error-dialog.h"

#include <glib/gi18n.h>

static gboolean
show_damaged (RhWindow *self, gint64 id, GError **error)
{
  RhSalvage *salvage = rh_store_salvage_game (self->store, id, error);
  RhSession *replay;
  GtkWidget *page;

  if (salvage == NULL)
    return FALSE;

  page = rh_damaged_page_new (id, salvage);
  replay = rh_damaged_page_get_replay (RH_DAMAGED_PAGE (page));
  if (replay != NULL)
    rh_window_show_session_page (self, replay, page);
  else
    rh_window_show_page (self, page, _("Damaged Game"));

  return TRUE;
}

/* Wherever a game was asked for: of a damaged one there is a page, of anything else a sentence. */
static void
refuse (RhWindow *self, gint64 id, const char *heading, const GError *error)
{
  g_autoptr (GError) local = NULL;

  if (!g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME))
    rh_error_dialog_show (GTK_WIDGET (self), heading, error);
  else if (!show_damaged (self, id, &local))
    rh_error_dialog_show (GTK_WIDGET (self), heading, local);
}

static void
on_rematch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhStoredGame) game = rh_store_load_game (self->store, id, &error);

  if (game != NULL)
    rh_window_show_new_game (self, game->setup);
  else
    refuse (self, id, _("The Players Could Not Be Found"), error);
}

static void
on_open_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rh_window_open_game (data, g_variant_get_int64 (parameter));
}

static RhSession *
replay (RhStore *store, gint64 id, GError **error)
{
  g_autoptr (RhStoredGame) game = rh_store_load_game (store, id, error);

  if (game == NULL)
    return NULL;

  return rh_session_new_replay (game->setup,
                                (const char *const *) game->moves->pdata,
                                game->stand.n_played,
                                game->stand.n_played,
                                error);
}

static void
on_step_through_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = replay (self->store, id, &error);

  if (session != NULL)
    rh_window_show_session (self, session);
  else
    refuse (self, id, _("The Game Could Not Be Opened"), error);
}

static const GActionEntry actions[] = {
  { .name = "open-game", .activate = on_open_game_cb, .parameter_type = "x" },
  { .name = "rematch", .activate = on_rematch_cb, .parameter_type = "x" },
  { .name = "step-through", .activate = on_step_through_cb, .parameter_type = "x" },
};

/* Once, when there is a store. */
void
rh_window_add_stored_actions (RhWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* Puts the game on the table where it was left. */
void
rh_window_open_game (RhWindow *self, gint64 id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = rh_session_open (self->store, id, &error);

  if (session != NULL)
    rh_window_show_session (self, session);
  else
    refuse (self, id, _("The Game Could Not Be Opened"), error);
}
