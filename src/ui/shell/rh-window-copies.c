/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copies of all games: made from the window, chosen in it, and put back under it. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-back-up.h"
#include "rh-copies-page.h"
#include "rh-copy-progress.h"
#include "rh-copy-choice.h"

#include <glib/gi18n.h>

/* What can be done without a store; all other actions go with it. */
static const char *const lasting[] = { "about", "copies", "leave", "public-window", "rules", "shortcuts", "stay" };

static gboolean
is_lasting (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (lasting); i++) {
    if (g_str_equal (lasting[i], name))
      return TRUE;
  }

  return FALSE;
}

static void
on_backed_up (GtkWindow *parent, const char *told)
{
  RhWindow *self = RH_WINDOW (parent);

  rh_window_tell (self, told);
  if (rh_window_has_list (self))
    rh_window_show_list (self);
}

static void
on_back_up_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;

  rh_back_up_ask (GTK_WINDOW (self), self->store, on_backed_up);
}

static void
on_chosen_cb (RhWindow *self, const char *file)
{
  gboolean bids = rh_window_has_sealed_bids (self);

  if (file != NULL)
    rh_copy_choice_ask (GTK_WINDOW (self), self->path, file, bids);
  else
    rh_copy_choice_open (GTK_WINDOW (self), self->path, bids);
}

/* From the page that says that there is no store, back is where it is tried again. */
static void
on_copies_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhWindow *self = data;
  GtkWidget *page;

  if (self->path == NULL)
    return;

  page = rh_copies_page_new (self->path, self->store != NULL ? "win.back" : "app.try-again");
  g_signal_connect_object (page, "chosen", G_CALLBACK (on_chosen_cb), self, G_CONNECT_SWAPPED);
  rh_window_show_page (self, page, _("Restore"), NULL);
}

static const GActionEntry actions[] = {
  { .name = "copies", .activate = on_copies_cb },
};

static const GActionEntry store_actions[] = {
  { .name = "back-up", .activate = on_back_up_cb },
};

/* Its action on a store, from now on. */
void
rh_window_take_copies (RhWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), store_actions, G_N_ELEMENTS (store_actions), self);
}

/**
 * rh_window_set_path:
 * @self: a window
 * @path: where the database is, whether it can be opened or not
 *
 * Has the window offer the copies that lie beside it.
 */
void
rh_window_set_path (RhWindow *self, const char *path)
{
  g_return_if_fail (RH_IS_WINDOW (self));

  g_free (self->path);
  self->path = g_strdup (path);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

static GtkWidget *
make_waiting (RhCopyTask *task)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *status = adw_status_page_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *progress = rh_copy_progress_new (task);
  GtkWidget *cancel = gtk_button_new_with_label (C_("button", "Cancel"));

  gtk_widget_add_css_class (header, "flat");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 400);
  adw_clamp_set_child (ADW_CLAMP (clamp), progress);
  gtk_widget_add_css_class (cancel, "rh-tall");
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (rh_copy_task_cancel), task, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (progress), cancel);
  adw_status_page_set_title (ADW_STATUS_PAGE (status), _("Your Games Are Being Restored"));
  adw_status_page_set_child (ADW_STATUS_PAGE (status), clamp);
  gtk_widget_set_vexpand (status, TRUE);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), status);

  return box;
}

static void
drop_actions (RhWindow *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self));

  for (guint i = 0; names[i] != NULL; i++) {
    if (!is_lasting (names[i]))
      g_action_map_remove_action (G_ACTION_MAP (self), names[i]);
  }
}

/**
 * rh_window_let_go:
 * @self: a window, with a store or without
 * @task: what it waits for
 *
 * Lets go of the store and of all games of it that were on the table, so that it can be closed, and shows how far
 * @task is. Sealed bids are dropped, and so are games on their way in; what was deleted is so for good. Give it a store
 * again afterwards.
 */
void
rh_window_let_go (RhWindow *self, RhCopyTask *task)
{
  g_return_if_fail (RH_IS_WINDOW (self));

  if (self->public_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->public_window));
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->record);
  rh_import_bar_stop (self->import);
  rh_window_finish_deleting (self);
  rh_window_leave_way (self);
  rh_window_show_page (self, make_waiting (task), _("Railhead"), NULL);
  g_clear_weak_pointer (&self->behind_focus);
  g_clear_pointer (&self->behind_title, g_free);
  g_ptr_array_set_size (self->kept, 0);
  drop_actions (self);
  g_clear_pointer (&self->chores, rh_chores_free);
  self->store = NULL;
}
