/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game on the screen, with a bid sealed, to try at what helps when it can't be stored. */

#include "config.h"

#include "game-table.h"

#include "ui-screen.h"

void
game_table_set_up (GameTable *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->session = rh_session_new_game (self->store, setup, NULL);
  g_assert_true (rh_session_play (self->session, "reveal d2/7 v1/3", NULL));
  g_assert_true (rh_session_seal_bid (self->session, 0, 73, NULL));
  self->label = gtk_label_new ("The table");
  self->window = ui_screen_window (self->label);
}

void
game_table_tear_down (GameTable *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  rh_store_close (self->store);
  store_table_free (self->table);
}
