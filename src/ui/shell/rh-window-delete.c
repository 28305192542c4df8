/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games that are deleted from a list: gone at once to the eye, and for good once another is played, or with the window.
 * Until then each can be had back, the last one first, wherever people have been meanwhile; and so can a note be had as it
 * was before somebody wrote on it. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-announce.h"
#include "rh-dialog.h"
#include "rh-history-page.h"
#include "rh-home-page.h"

#include <glib/gi18n.h>

static void
delete_for_good (RhWindow *self, gint64 id)
{
  g_autoptr (GError) error = NULL;

  rh_window_drop_kept (self, id);
  if (!rh_store_delete_game (self->store, id, &error) && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    rh_dialog_show_error (GTK_WIDGET (self), _("The Game Could Not Be Deleted"), error);
}

static void
forget_note (RhWindow *self)
{
  self->noted = 0;
  g_clear_pointer (&self->note_before, g_free);
}

/* What can't be undone any more. Whoever kills the program before that still has the games. */
void
rh_window_finish_deleting (RhWindow *self)
{
  forget_note (self);
  while (self->deleting->len > 0) {
    gint64 id = g_array_index (self->deleting, gint64, 0);

    g_array_remove_index (self->deleting, 0);
    delete_for_good (self, id);
  }
}

/* What is asked for is wanted. */
void
rh_window_undelete (RhWindow *self, gint64 game)
{
  for (guint i = self->deleting->len; i > 0; i--) {
    if (g_array_index (self->deleting, gint64, i - 1) == game)
      g_array_remove_index (self->deleting, i - 1);
  }
}

/* That it isn't final yet, and when it will be: where the power fails before that, the games are there again. */
static char *
dup_text (RhWindow *self)
{
  guint n = self->deleting->len;

  if (self->noted != 0)
    return g_strdup (_("The note was saved."));

  return g_strdup_printf (ngettext ("The game was deleted. This can be undone until you play, import or restore games, or close Railhead.",
                                    "%u games were deleted. This can be undone until you play, import or restore games, or close Railhead.",
                                    n),
                          n);
}

/* Below the page; on Home above its buttons, which would move else just when somebody may tap them. */
static void
place_bar (RhWindow *self)
{
  GtkWidget *page = rh_window_get_page (self);
  GtkWidget *parent = gtk_widget_get_parent (self->deleted);
  g_autoptr (GtkWidget) bar = g_object_ref (self->deleted);
  AdwBin *place;

  /* A window begins with it there, also one that has no games yet. */
  if (self->deleted_place == NULL)
    self->deleted_place = ADW_BIN (parent);
  place = RH_IS_HOME_PAGE (page) ? rh_home_page_get_above (RH_HOME_PAGE (page)) : self->deleted_place;
  if (parent == GTK_WIDGET (place))
    return;

  if (parent != NULL)
    adw_bin_set_child (ADW_BIN (parent), NULL);
  adw_bin_set_child (place, bar);
  gtk_widget_set_visible (GTK_WIDGET (self->deleted_place), place == self->deleted_place);
}

/* That there is something to undo is said where it would be seen to come back; elsewhere the keys for it aren't ours, and
 * nobody thinks of a note any more. */
void
rh_window_show_deleted (RhWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "undelete");
  gboolean shown = (self->deleting->len > 0 || self->noted != 0) && rh_window_has_list (self);
  g_autofree char *text = shown ? dup_text (self) : g_strdup ("");

  if (!rh_window_has_list (self))
    forget_note (self);
  place_bar (self);
  gtk_label_set_label (self->deleted_text, text);
  gtk_widget_set_visible (self->deleted, shown);
  if (action != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), shown);
}

/* From a game's own page people are back in the list that they came from. */
static void
leave_game (RhWindow *self)
{
  if (!rh_window_has_list (self))
    rh_window_go_back (self);
  if (!rh_window_has_list (self))
    g_action_group_activate_action (G_ACTION_GROUP (self), "home", NULL);
}

/* One doesn't come back to a game that isn't there any more. */
static void
on_delete_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id = g_variant_get_int64 (parameter);

  forget_note (self);
  rh_window_undelete (self, id);
  g_array_append_val (self->deleting, id);
  rh_window_forget (self, id);
  leave_game (self);
  rh_window_show_list (self);
  gtk_widget_grab_focus (self->undelete);
}

static void
undo_note (RhWindow *self)
{
  gint64 game = self->noted;
  g_autoptr (GError) error = NULL;

  if (!rh_store_set_note (self->store, game, self->note_before, &error)) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Note Could Not Be Saved"), error);
    return;
  }
  forget_note (self);
  rh_window_show_note (self, game);
}

static void
on_undelete_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  gint64 id;

  if (self->noted != 0) {
    undo_note (self);
    return;
  }

  id = g_array_index (self->deleting, gint64, self->deleting->len - 1);
  rh_window_undelete (self, id);
  rh_window_show_list (self);
  rh_window_focus_game (self, id);
}

/* Below History, where the focus is once a game is deleted, as well as on it. */
static gboolean
on_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, RhWindow *self)
{
  GtkWidget *page = rh_window_get_page (self);

  return RH_IS_HISTORY_PAGE (page) && rh_history_page_take_key (RH_HISTORY_PAGE (page), controller, keyval, modifiers);
}

static const GActionEntry actions[] = {
  { .name = "delete-game", .activate = on_delete_game_cb, .parameter_type = "x" },
  { .name = "undelete", .activate = on_undelete_cb },
};

/* A note isn't what it was, and is as long as nothing else is done. */
void
rh_window_note_written (RhWindow *self, gint64 game, const char *before)
{
  forget_note (self);
  self->noted = game;
  self->note_before = g_strdup (before);
  rh_window_show_note (self, game);
  rh_announce (GTK_WIDGET (self), _("The note was saved."));
}

/* Whatever store there is. */
void
rh_window_follow_deleted (RhWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (self->deleted, keys);
}

/* Its actions, from now on. */
void
rh_window_take_deleting (RhWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
