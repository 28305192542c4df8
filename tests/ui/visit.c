/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that is looked at on a page of its own, and can be kept. */

#include "config.h"

#include "visit.h"

#include "ui-screen.h"

void
visit_open (Visit *self)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
}

static void
on_kept_cb (Visit *self, RhSession *session)
{
  g_set_object (&self->kept, session);
}

void
visit_show (Visit *self, GtkWidget *page)
{
  self->page = page;
  g_signal_connect_swapped (page, "kept", G_CALLBACK (on_kept_cb), self);
  self->window = ui_screen_window (page);
}

void
visit_tear_down (Visit *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->kept);
  rh_store_close (self->store);
  store_table_free (self->table);
}

/* While another program writes it can't be kept: that is said, and it can be tried again. */
void
visit_assert_lockable (Visit *self, const char *button, const char *heading)
{
  gpointer lock = store_table_lock (self->table);

  ui_screen_click (self->page, button);
  store_table_unlock (lock);
  g_assert_null (self->kept);
  ui_screen_assert_dialog (heading);

  ui_screen_click (self->page, button);
  g_assert_nonnull (self->kept);
}
