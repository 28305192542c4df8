/* SPDX-License-Identifier: GPL-3.0-or-later
 * A store to play the toy at. */

#include "toy-table.h"

ToyTable *
toy_table_new (void)
{
  ToyTable *self = g_new0 (ToyTable, 1);

  self->place = store_table_new ();
  self->store = store_table_open (self->place);

  return self;
}

void
toy_table_free (ToyTable *self)
{
  rh_store_close (self->store);
  store_table_free (self->place);
  g_free (self);
}

/* What a restart of the program does. */
void
toy_table_restart (ToyTable *self)
{
  rh_store_close (self->store);
  self->store = store_table_open (self->place);
}

/* Three players, who need ten points. */
RhSetup *
toy_table_setup (void)
{
  RhSetup *setup = rh_setup_new (&rh_toy_game);

  g_assert_true (rh_setup_set_option (setup, "goal", "10", NULL));
  g_assert_true (rh_setup_add_seat (setup, "-", "Anna", NULL));
  g_assert_true (rh_setup_add_seat (setup, "-", "Bram", NULL));
  g_assert_true (rh_setup_add_seat (setup, "-", "Cleo", NULL));

  return setup;
}
