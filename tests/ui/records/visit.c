/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that is looked at on a page of its own, and can be kept. */

#include "config.h"

#include "visit.h"

#include "rh-table-page.h"

#include "ui-screen.h"

void
visit_open (Visit *self)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->window = rh_window_new (NULL);
  rh_window_set_store (self->window, self->store);
  gtk_window_present (GTK_WINDOW (self->window));
}

/* Where it shows the page by now. */
void
visit_show (Visit *self)
{
  self->page = rh_window_get_page (self->window);
  ui_screen_settle (self->page);
}

void
visit_tear_down (Visit *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  rh_store_close (self->store);
  store_table_free (self->table);
}

/* It is stored by that number with so many moves, and on the table. */
void
visit_assert_kept (Visit *self, gint64 id, guint n_moves)
{
  g_autoptr (RhStoredGame) stored = store_table_load (self->store, id);

  g_assert_true (RH_IS_TABLE_PAGE (rh_window_get_page (self->window)));
  g_assert_cmpuint (stored->stand.n_played, ==, n_moves);
}

/* While another program writes it can't be kept: that is said, and it can be tried again. */
void
visit_assert_lockable (Visit *self, const char *button, const char *heading)
{
  gpointer lock = store_table_lock (self->table);

  ui_screen_click (self->page, button);
  store_table_unlock (lock);
  g_assert_true (rh_window_get_page (self->window) == self->page);
  ui_screen_assert_dialog (heading);

  ui_screen_click (self->page, button);
  g_assert_true (RH_IS_TABLE_PAGE (rh_window_get_page (self->window)));
}
