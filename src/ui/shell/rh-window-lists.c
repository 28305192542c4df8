/* SPDX-License-Identifier: GPL-3.0-or-later
 * Home and History: the pages that list games, and the game on them that has the focus again. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-dialog.h"
#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-note-dialog.h"
#include "rh-players-page.h"

#include <glib/gi18n.h>

/* The games that were left while some bids were sealed; these are nowhere but here. */
static GArray *
list_bidding (RhWindow *self)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->kept->len; i++) {
    RhSession *session = self->kept->pdata[i];
    gint64 id = rh_session_get_id (session);

    if (rh_session_get_n_sealed (session) > 0)
      g_array_append_val (games, id);
  }

  return games;
}

static GtkWidget *
make_home (RhWindow *self)
{
  g_autoptr (GArray) bidding = list_bidding (self);
  GtkWidget *page = rh_home_page_new (self->store, self->deleting, bidding);

  rh_home_page_tell (RH_HOME_PAGE (page), self->told);

  return page;
}

/* Who leaves History for Home is done with what was searched for. */
static void
show_home (RhWindow *self)
{
  rh_window_leave_way (self);
  rh_window_show_page (self, make_home (self), _("Railhead"), NULL);
  g_clear_pointer (&self->history, g_variant_unref);
}

static GtkWidget *
make_history (RhWindow *self)
{
  rh_window_keep_place (self);

  return rh_history_page_new (self->store, self->deleting, self->history);
}

/* Before another page takes the place of this one. */
void
rh_window_keep_place (RhWindow *self)
{
  GtkWidget *page = rh_window_get_page (self);

  if (!RH_IS_HISTORY_PAGE (page))
    return;

  g_clear_pointer (&self->history, g_variant_unref);
  self->history = rh_history_page_dup_place (RH_HISTORY_PAGE (page));
}

/* Whether what is shown lists games. */
gboolean
rh_window_has_list (RhWindow *self)
{
  GtkWidget *page = rh_window_get_page (self);

  return RH_IS_HOME_PAGE (page) || RH_IS_HISTORY_PAGE (page);
}

/* The list of games that is shown, as it is now. */
void
rh_window_show_list (RhWindow *self)
{
  if (RH_IS_HOME_PAGE (rh_window_get_page (self)))
    rh_window_put_page (self, make_home (self), _("Railhead"));
  else
    rh_window_put_page (self, make_history (self), _("History"));
}

/* Where it is in the list that is shown; elsewhere the focus stays. */
void
rh_window_focus_game (RhWindow *self, gint64 game)
{
  GtkWidget *page = rh_window_get_page (self);

  if (RH_IS_HOME_PAGE (page))
    rh_home_page_focus_game (RH_HOME_PAGE (page), game);
  else if (RH_IS_HISTORY_PAGE (page))
    rh_history_page_focus_game (RH_HISTORY_PAGE (page), game);
}

static void
on_forget_told_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  GtkWidget *page = rh_window_get_page (self);

  g_clear_pointer (&self->told, g_free);
  if (!RH_IS_HOME_PAGE (page))
    return;

  rh_home_page_tell (RH_HOME_PAGE (page), NULL);
  gtk_widget_grab_focus (page);
}

static void
on_home_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  if (!RH_IS_HOME_PAGE (rh_window_get_page (self)))
    show_home (self);
}

static void
on_history_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  rh_window_show_page (self, make_history (self), _("History"), "win.history");
}

/* From Home, which has no search of its own. */
static void
on_search_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  on_history_cb (action, NULL, self);
  rh_history_page_search (RH_HISTORY_PAGE (rh_window_get_page (self)));
}

/* What has been written is seen where the game is listed, or on its page. */
void
rh_window_show_note (RhWindow *self, gint64 game)
{
  if (rh_window_has_list (self)) {
    rh_window_show_list (self);
    rh_window_focus_game (self, game);
  } else if (self->session != NULL && rh_session_get_id (self->session) == game &&
             rh_session_get_status (self->session) != RH_GAME_PLAYING) {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "x", game);
  }
}

/**
 * Noting:
 * @game: a game's number
 * @before: (nullable): its note, before it is written on
 *
 * A note that somebody may write.
 */
typedef struct {
  gint64 game;
  char  *before;
} Noting;

static void
noting_free (Noting *noting)
{
  g_free (noting->before);
  g_free (noting);
}

/* However it was left, what was typed is kept. */
static void
on_note_response_cb (AdwMessageDialog *dialog, const char *response, RhWindow *self)
{
  const Noting *noting = g_object_get_data (G_OBJECT (dialog), "rh-noting");
  g_autofree char *after = NULL;

  if (self->store != NULL && rh_store_dup_note (self->store, noting->game, &after, NULL) &&
      g_strcmp0 (noting->before, after) != 0)
    rh_window_note_written (self, noting->game, noting->before);
}

static void
on_note_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 game = g_variant_get_int64 (parameter);
  g_autoptr (GError) error = NULL;
  AdwMessageDialog *dialog = rh_note_dialog_new (GTK_WINDOW (self), self->store, game, &error);
  Noting *noting;

  if (dialog == NULL) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Note Could Not Be Read"), error);
    return;
  }

  noting = g_new0 (Noting, 1);
  noting->game = game;
  rh_store_dup_note (self->store, game, &noting->before, NULL);
  g_object_set_data_full (G_OBJECT (dialog), "rh-noting", noting, (GDestroyNotify) noting_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_note_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_players_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  rh_window_show_page (self, rh_players_page_new (self->store), _("Players"), "win.players");
}

static const GActionEntry actions[] = {
  { .name = "forget-told", .activate = on_forget_told_cb },
  { .name = "home", .activate = on_home_cb },
  { .name = "history", .activate = on_history_cb },
  { .name = "search", .activate = on_search_cb },
  { .name = "players", .activate = on_players_cb },
  { .name = "note-game", .activate = on_note_game_cb, .parameter_type = "x" },
};

/* Its actions, from now on. */
void
rh_window_take_lists (RhWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/**
 * rh_window_tell:
 * @self: a window
 * @text: what has been done, in sentences
 *
 * Has Home say so, from the next time on that it is shown until people close it.
 */
void
rh_window_tell (RhWindow *self, const char *text)
{
  g_autofree char *before = g_steal_pointer (&self->told);

  g_return_if_fail (RH_IS_WINDOW (self));

  self->told = before != NULL ? g_strconcat (before, "\n\n", text, NULL) : g_strdup (text);
}
