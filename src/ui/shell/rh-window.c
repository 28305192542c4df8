/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window: shows one page at a time, and holds the actions that lead from page to page. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-about.h"
#include "rh-bar.h"
#include "rh-damaged-page.h"
#include "rh-dialog.h"
#include "rh-failure-page.h"
#include "rh-focus.h"
#include "rh-games-ui.h"
#include "rh-games.h"
#include "rh-held.h"
#include "rh-home-page.h"
#include "rh-new-game-page.h"
#include "rh-record-page.h"
#include "rh-resources.h"
#include "rh-rules-page.h"
#include "rh-sample.h"
#include "rh-settings.h"
#include "rh-shortcuts.h"
#include "rh-table-page.h"
#include "rh-text-size.h"
#include "rh-turn.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (RhWindow, rh_window, ADW_TYPE_APPLICATION_WINDOW)

/* The table of the page that is shown, if it has one. */
static RhTablePage *
find_table (RhWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->bin);

  if (RH_IS_RECORD_PAGE (page))
    page = rh_record_page_get_table (RH_RECORD_PAGE (page));
  else if (RH_IS_DAMAGED_PAGE (page))
    page = rh_damaged_page_get_table (RH_DAMAGED_PAGE (page));

  return RH_IS_TABLE_PAGE (page) ? RH_TABLE_PAGE (page) : NULL;
}

/* What lies over the page's end, as high as it is in its width: games that come in above Home's buttons. */
static gboolean
on_child_position_cb (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place, RhWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->bin);
  int foot = widget == self->import_place && RH_IS_HOME_PAGE (page) ? rh_home_page_get_foot (RH_HOME_PAGE (page)) : 0;

  if (!RH_IS_ZOOM (widget))
    return FALSE;
  place->x = 0;
  place->width = gtk_widget_get_width (GTK_WIDGET (self->bin));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);
  place->y = gtk_widget_get_height (GTK_WIDGET (self->bin)) - foot - place->height;

  return TRUE;
}

/* The page before is removed, not hidden: nothing of it stays readable. */
void
rh_window_put_page (RhWindow *self, GtkWidget *page, const char *title)
{
  g_clear_object (&self->awake);
  g_clear_object (&self->behind);
  rh_window_keep_place (self);
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_set_visible (self->leave, FALSE);
  rh_note_hide (self->note);
  adw_bin_set_child (self->bin, page);
  rh_turn_page (GTK_WIDGET (self));
  /* Where a game is on the table nothing lies over what is tapped. */
  rh_import_bar_set_quiet (self->import, find_table (self) != NULL);
  rh_window_show_deleted (self);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_grab_focus (page);
}

/* In @again, which may be NULL, is the action that shows it once more. */
void
rh_window_show_page (RhWindow *self, GtkWidget *page, const char *title, const char *again)
{
  rh_window_came_to (self, again);
  g_clear_weak_pointer (&self->session);
  rh_window_put_page (self, page, title);
}

/* The page that is covered waits, with what was typed on it, but belongs to no window. */
static void
show_rules (RhWindow *self, const RhGameUi *ui)
{
  g_autoptr (GtkWidget) behind = g_object_ref (adw_bin_get_child (self->bin));

  g_set_weak_pointer (&self->behind_focus, gtk_window_get_focus (GTK_WINDOW (self)));
  g_free (self->behind_title);
  self->behind_title = g_strdup (gtk_window_get_title (GTK_WINDOW (self)));
  rh_window_put_page (self, rh_rules_page_new (ui), _("Rules"));
  self->behind = g_steal_pointer (&behind);
}

void
rh_window_leave_rules (RhWindow *self)
{
  g_autoptr (GtkWidget) behind = g_steal_pointer (&self->behind);
  g_autofree char *title = g_steal_pointer (&self->behind_title);

  rh_window_put_page (self, behind, title);
  if (self->behind_focus != NULL && gtk_widget_get_root (self->behind_focus) == GTK_ROOT (self))
    gtk_widget_grab_focus (self->behind_focus);
  g_clear_weak_pointer (&self->behind_focus);
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
rh_window_show_session_page (RhWindow *self, RhSession *session, GtkWidget *page, const char *again)
{
  rh_window_show_page (self, page, _(rh_session_get_setup (session)->game->name), again);
  self->awake = rh_awake_new (GTK_WINDOW (self), session);
  g_set_weak_pointer (&self->session, session);
  if (self->public_window != NULL && has_public_table (session))
    rh_public_window_show_session (self->public_window, session);
  else if (self->public_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->public_window));
  update_public_action (self);
}

void
rh_window_show_table (RhWindow *self, RhSession *session, const char *again)
{
  const RhGameUi *ui = rh_game_ui_find (rh_session_get_setup (session)->game);

  rh_window_show_session_page (self, session, rh_table_page_new (ui, session), again);
}

/* The one way back: by the button, by keys, a level at a time. */
static void
on_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  RhTablePage *table = find_table (self);

  if (gtk_widget_get_visible (self->leave))
    rh_window_stay (self);
  else if (self->behind != NULL)
    rh_window_leave_rules (self);
  else if (table == NULL || rh_table_page_keeps_all (table) || !rh_table_page_go_back (table))
    rh_window_go_back (self);
}

/* The game at hand: that on the table or to be begun, or the one that was played last. */
const RhGame *
rh_window_find_game (RhWindow *self)
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

static void
show_sample (RhWindow *self, const RhGame *game, const char *again)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = rh_sample_open (rh_sample_find (game), &error);

  if (session == NULL) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Sample Game Could Not Be Opened"), error);
    return;
  }

  rh_window_show_table (self, session, again);
  rh_table_page_teach (find_table (self));
}

/* That of the game at hand. */
static void
on_sample_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_sample (data, rh_window_find_game (data), "win.sample");
}

/* That of the game of that name. */
static void
on_sample_of_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *again = g_action_print_detailed_name ("win.sample-of", parameter);

  show_sample (data, rh_game_find (g_variant_get_string (parameter, NULL)), again);
}

/* Those of the game at hand; one on the table shows them itself, at what it asks. */
static void
on_rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  if (self->behind != NULL)
    rh_window_leave_rules (self);
  else if (!gtk_widget_activate_action (adw_bin_get_child (self->bin), "table.help", NULL))
    show_rules (self, rh_game_ui_find (rh_window_find_game (self)));
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
  GtkWindow *shortcuts = rh_shortcuts_new (GTK_WINDOW (self), rh_game_ui_find (rh_window_find_game (self)));

  if (RH_IS_TABLE_PAGE (adw_bin_get_child (self->bin)))
    g_object_set (shortcuts, "section-name", "table", NULL);
  gtk_window_present (shortcuts);
}

static void
on_stay_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rh_window_stay (data);
}

static void
on_leave_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_window_destroy (data);
}

static const GActionEntry actions[] = {
  { .name = "public-window", .state = "false", .change_state = on_public_window_change_cb },
  { .name = "rules", .activate = on_rules_cb },
  { .name = "about", .activate = on_about_cb },
  { .name = "stay", .activate = on_stay_cb },
  { .name = "leave", .activate = on_leave_cb },
  { .name = "shortcuts", .activate = on_shortcuts_cb },
};

/* What can be done only with a store. */
static const GActionEntry store_actions[] = {
  { .name = "back", .activate = on_back_cb },
  { .name = "sample", .activate = on_sample_cb },
  { .name = "sample-of", .activate = on_sample_of_cb, .parameter_type = "s" },
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
  if (self->chooser != NULL)
    gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (self->chooser));
  g_clear_object (&self->chooser);
  if (self->public_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->public_window));
  g_clear_weak_pointer (&self->session);
  g_clear_weak_pointer (&self->behind_focus);
  g_clear_object (&self->behind);
  g_clear_pointer (&self->behind_title, g_free);
  g_clear_pointer (&self->told, g_free);
  g_clear_pointer (&self->shown, g_free);
  g_clear_pointer (&self->history, g_variant_unref);
  g_ptr_array_set_size (self->way, 0);
  if (self->bin != NULL)
    adw_bin_set_child (self->bin, NULL);
  g_ptr_array_set_size (self->kept, 0);
  rh_window_finish_deleting (self);
  g_clear_pointer (&self->chores, rh_chores_free);
  self->store = NULL;

  G_OBJECT_CLASS (rh_window_parent_class)->dispose (object);
}

static void
rh_window_finalize (GObject *object)
{
  g_free (RH_WINDOW (object)->path);
  g_free (RH_WINDOW (object)->note_before);
  g_ptr_array_unref (RH_WINDOW (object)->way);
  g_ptr_array_unref (RH_WINDOW (object)->kept);
  g_array_unref (RH_WINDOW (object)->deleting);

  G_OBJECT_CLASS (rh_window_parent_class)->finalize (object);
}

static gboolean
rh_window_close_request (GtkWindow *window)
{
  return rh_window_ask_to_leave (RH_WINDOW (window)) || GTK_WINDOW_CLASS (rh_window_parent_class)->close_request (window);
}

/* Not before: making a window sets its properties to their defaults, which would be what is kept. */
static void
rh_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (rh_window_parent_class)->constructed (object);

  rh_settings_bind (RH_SETTINGS_WINDOW_WIDTH, object, "default-width", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_WINDOW_HEIGHT, object, "default-height", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_WINDOW_MAXIMIZED, object, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static void
rh_window_class_init (RhWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = rh_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = rh_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = rh_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = rh_window_close_request;

  g_type_ensure (RH_TYPE_BAR);
  g_type_ensure (RH_TYPE_NOTE);
  g_type_ensure (RH_TYPE_IMPORT_BAR);
  g_type_ensure (RH_TYPE_ZOOM);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RhWindow, bin);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, leave);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, stay);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, deleted);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, deleted_text);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, undelete);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, note);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, import);
  gtk_widget_class_bind_template_child (widget_class, RhWindow, import_place);
  gtk_widget_class_bind_template_callback (widget_class, on_child_position_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undelete", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, 0, rh_focus_go_round, NULL);
  /* Of the class: an action of the window's own would keep the window for ever. */
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
}

static void
rh_window_init (RhWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-window");
  rh_turn_guard (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (self->leave);
  self->way = g_ptr_array_new_with_free_func (g_free);
  self->kept = g_ptr_array_new_with_free_func (g_object_unref);
  self->deleting = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (RH_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  rh_window_follow_imports (self);
  rh_window_follow_deleted (self);
  rh_window_watch_leave (self);
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
  RhWindow *self = g_object_new (RH_TYPE_WINDOW, "application", application, NULL);

  /* After what the application has added, as what is added last looks at keys first. */
  rh_held_guard (GTK_WIDGET (self));

  return self;
}

/* Its own actions on a store, from now on. */
void
rh_window_take_store (RhWindow *self, RhStore *store)
{
  self->store = store;
  g_action_map_add_action_entries (G_ACTION_MAP (self), store_actions, G_N_ELEMENTS (store_actions), self);
  rh_window_take_lists (self);
  rh_window_take_copies (self);
  self->chores = rh_chores_new (store);
  if (rh_sample_find (NULL) == NULL) {
    g_action_map_remove_action (G_ACTION_MAP (self), "sample");
    g_action_map_remove_action (G_ACTION_MAP (self), "sample-of");
  }
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

  rh_window_show_page (self, rh_failure_page_new (error), _("Railhead"), NULL);
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
