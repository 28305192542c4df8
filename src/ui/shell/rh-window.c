/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window: shows one page at a time, and holds the actions that lead from page to page. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-about.h"
#include "rh-error-dialog.h"
#include "rh-failure-page.h"
#include "rh-games-ui.h"
#include "rh-games.h"
#include "rh-history-page.h"
#include "rh-home-page.h"
#include "rh-new-game-page.h"
#include "rh-resources.h"
#include "rh-rules-page.h"
#include "rh-sample.h"
#include "rh-settings.h"
#include "rh-shortcuts.h"
#include "rh-table-page.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (RhWindow, rh_window, ADW_TYPE_APPLICATION_WINDOW)

/* The page before is removed, not hidden: nothing of it stays readable. */
void
rh_window_show_page (RhWindow *self, GtkWidget *page, const char *title)
{
  g_clear_object (&self->awake);
  g_clear_object (&self->behind);
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  adw_bin_set_child (self->bin, page);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_grab_focus (page);
}

/* The page that is covered waits, with what was typed on it, but belongs to no window. */
static void
show_rules (RhWindow *self, const RhGameUi *ui)
{
  g_autoptr (GtkWidget) behind = g_object_ref (adw_bin_get_child (self->bin));

  g_free (self->behind_title);
  self->behind_title = g_strdup (gtk_window_get_title (GTK_WINDOW (self)));
  rh_window_show_page (self, rh_rules_page_new (ui), _("Rules"));
  self->behind = g_steal_pointer (&behind);
}

void
rh_window_leave_rules (RhWindow *self)
{
  g_autoptr (GtkWidget) behind = g_steal_pointer (&self->behind);
  g_autofree char *title = g_steal_pointer (&self->behind_title);

  rh_window_show_page (self, behind, title);
}

static void
set_public_window_shown (RhWindow *self, gboolean shown)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "public-window");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
}

static gboolean
has_public_table (RhSession *session)
{
  return rh_game_ui_find (rh_session_get_setup (session)->game)->public_new != NULL;
}

/* A game that shows nothing there has no second screen opened; one that is open can be closed. */
static void
update_public_action (RhWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "public-window");
  gboolean none = self->session != NULL && !has_public_table (self->session);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), self->public_window != NULL || !none);
}

static void
on_public_window_destroy_cb (RhWindow *self)
{
  self->public_window = NULL;
  set_public_window_shown (self, FALSE);
  update_public_action (self);
}

static void
open_public_window (RhWindow *self)
{
  self->public_window = rh_public_window_new (gtk_window_get_application (GTK_WINDOW (self)));
  g_signal_connect_object (self->public_window,
                           "destroy",
                           G_CALLBACK (on_public_window_destroy_cb),
                           self,
                           G_CONNECT_SWAPPED);
  rh_public_window_show_session (self->public_window, self->session);
  gtk_window_present (GTK_WINDOW (self->public_window));
  set_public_window_shown (self, TRUE);
}

/* From another page than a game's it can only be closed: there is no game to show. */
static void
on_public_window_change_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  RhWindow *self = data;
  gboolean shown = g_variant_get_boolean (value);

  if (shown && self->public_window == NULL && self->session != NULL)
    open_public_window (self);
  else if (!shown && self->public_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->public_window));
}

/* The page has the game on it. */
void
rh_window_show_session_page (RhWindow *self, RhSession *session, GtkWidget *page)
{
  rh_window_show_page (self, page, _(rh_session_get_setup (session)->game->name));
  self->awake = rh_awake_new (GTK_WINDOW (self), session);
  g_set_weak_pointer (&self->session, session);
  if (self->public_window != NULL && has_public_table (session))
    rh_public_window_show_session (self->public_window, session);
  else if (self->public_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->public_window));
  update_public_action (self);
}

void
rh_window_show_session (RhWindow *self, RhSession *session)
{
  rh_session_set_plays_forced (session, TRUE);
  rh_settings_bind (RH_SETTINGS_PLAYS_FORCED, session, "plays-forced", G_SETTINGS_BIND_GET);
  rh_window_show_session_page (self, session,
                               rh_table_page_new (rh_game_ui_find (rh_session_get_setup (session)->game), session));
}

static void
show_home (RhWindow *self)
{
  GtkWidget *page = rh_home_page_new (self->store);

  rh_home_page_tell (RH_HOME_PAGE (page), self->told);
  rh_window_show_page (self, page, _("Railhead"));
}

static void
on_forget_told_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  GtkWidget *page = adw_bin_get_child (self->bin);

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

  if (self->behind != NULL)
    rh_window_leave_rules (self);
  else if (!RH_IS_HOME_PAGE (adw_bin_get_child (self->bin)))
    show_home (self);
}

/* The game at hand: that on the table or to be begun, or the one that was played last. */
static const RhGame *
find_game (RhWindow *self)
{
  GtkWidget *page = self->behind != NULL ? self->behind : adw_bin_get_child (self->bin);
  const RhGame *last = NULL;

  if (RH_IS_NEW_GAME_PAGE (page))
    return rh_new_game_page_get_game (RH_NEW_GAME_PAGE (page));
  if (self->session != NULL)
    return rh_session_get_setup (self->session)->game;
  if (self->store != NULL)
    last = rh_store_find_last_kind (self->store);

  return last != NULL ? last : rh_game_list ()[0];
}

void
rh_window_show_new_game (RhWindow *self, const RhSetup *setup)
{
  const RhGame *game = setup != NULL ? setup->game : find_game (self);
  GtkWidget *page = rh_new_game_page_new (self->store, game);

  if (setup != NULL)
    rh_new_game_page_fill (RH_NEW_GAME_PAGE (page), setup);
  g_signal_connect_object (page, "started", G_CALLBACK (rh_window_show_session), self, G_CONNECT_SWAPPED);
  rh_window_show_page (self, page, _("New Game"));
}

static void
on_new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rh_window_show_new_game (data, NULL);
}

static void
on_history_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  rh_window_show_page (self, rh_history_page_new (self->store), _("History"));
}

static void
on_sample_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = rh_sample_open (rh_sample_find (find_game (self)), &error);

  if (session != NULL)
    rh_window_show_session (self, session);
  else
    rh_error_dialog_show (GTK_WIDGET (self), _("The Sample Game Could Not Be Opened"), error);
}

/* Those of the game at hand; one on the table shows them itself, at what it asks. */
static void
on_rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  if (self->behind != NULL)
    rh_window_leave_rules (self);
  else if (!gtk_widget_activate_action (adw_bin_get_child (self->bin), "table.rules", NULL))
    show_rules (self, rh_game_ui_find (find_game (self)));
}

static void
on_about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rh_about_show (data);
}

static void
on_shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  gtk_window_present (rh_shortcuts_new (GTK_WINDOW (self), rh_game_ui_find (find_game (self))));
}

static const GActionEntry actions[] = {
  { .name = "forget-told", .activate = on_forget_told_cb },
  { .name = "public-window", .state = "false", .change_state = on_public_window_change_cb },
  { .name = "rules", .activate = on_rules_cb },
  { .name = "about", .activate = on_about_cb },
  { .name = "shortcuts", .activate = on_shortcuts_cb },
};

/* What can be done only with a store. */
static const GActionEntry store_actions[] = {
  { .name = "home", .activate = on_home_cb },
  { .name = "new-game", .activate = on_new_game_cb },
  { .name = "history", .activate = on_history_cb },
  { .name = "sample", .activate = on_sample_cb },
};

/* A page may hold a session, and that the store: it goes while the store is there. */
static void
rh_window_dispose (GObject *object)
{
  RhWindow *self = RH_WINDOW (object);

  g_clear_object (&self->awake);
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->record);
  if (self->public_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->public_window));
  g_clear_weak_pointer (&self->session);
  g_clear_object (&self->behind);
  g_clear_pointer (&self->behind_title, g_free);
  g_clear_pointer (&self->told, g_free);
  if (self->bin != NULL)
    adw_bin_set_child (self->bin, NULL);
  self->store = NULL;

  G_OBJECT_CLASS (rh_window_parent_class)->dispose (object);
}

static void
rh_window_class_init (RhWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RhWindow, bin);

  /* Of the class: an action of the window's own would keep the window for ever. */
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
}

static void
rh_window_init (RhWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  if (RH_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);

  rh_settings_bind (RH_SETTINGS_WINDOW_WIDTH, self, "default-width", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_WINDOW_HEIGHT, self, "default-height", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_WINDOW_MAXIMIZED, self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

/**
 * rh_window_new:
 * @application: the application it belongs to
 *
 * Returns: (transfer none): a window without a page; give it a store
 */
RhWindow *
rh_window_new (GtkApplication *application)
{
  return g_object_new (RH_TYPE_WINDOW, "application", application, NULL);
}

/* Its own actions on a store, from now on. */
void
rh_window_take_store (RhWindow *self, RhStore *store)
{
  self->store = store;
  g_action_map_add_action_entries (G_ACTION_MAP (self), store_actions, G_N_ELEMENTS (store_actions), self);
  if (rh_sample_find (NULL) == NULL)
    g_action_map_remove_action (G_ACTION_MAP (self), "sample");
}

/**
 * rh_window_show_failure:
 * @self: a window
 * @error: why the store couldn't be opened
 *
 * Says so, and offers to try again.
 */
void
rh_window_show_failure (RhWindow *self, const GError *error)
{
  g_return_if_fail (RH_IS_WINDOW (self));
  g_return_if_fail (error != NULL);

  rh_window_show_page (self, rh_failure_page_new (error), _("Railhead"));
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

/**
 * rh_window_get_page:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the page it shows
 */
GtkWidget *
rh_window_get_page (RhWindow *self)
{
  g_return_val_if_fail (RH_IS_WINDOW (self), NULL);

  return adw_bin_get_child (self->bin);
}

/**
 * rh_window_has_sealed_bids:
 * @self: a window
 *
 * Returns: whether the game it shows has bids sealed, which end with the program
 */
gboolean
rh_window_has_sealed_bids (RhWindow *self)
{
  g_return_val_if_fail (RH_IS_WINDOW (self), FALSE);

  return self->session != NULL && rh_session_get_n_sealed (self->session) > 0;
}
