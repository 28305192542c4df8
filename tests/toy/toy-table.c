/* SPDX-License-Identifier: GPL-3.0-or-later
 * A store to play the toy at. */

#include "toy-table.h"

#include <glib/gstdio.h>

static void
open_store (ToyTable *self)
{
  g_autoptr (GError) error = NULL;

  self->store = rh_store_open (self->path, &error);
  g_assert_no_error (error);
}

ToyTable *
toy_table_new (void)
{
  ToyTable *self = g_new0 (ToyTable, 1);

  self->folder = g_dir_make_tmp ("railhead-toy-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "railhead.db", NULL);
  open_store (self);

  return self;
}

void
toy_table_free (ToyTable *self)
{
  static const char *const suffixes[] = { "", "-wal", "-shm" };

  rh_store_close (self->store);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *path = g_strconcat (self->path, suffixes[i], NULL);

    g_remove (path);
  }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
  g_free (self);
}

/* What a restart of the program does. */
void
toy_table_restart (ToyTable *self)
{
  rh_store_close (self->store);
  open_store (self);
}

static void
on_found (const char *problem, gpointer data)
{
  g_error ("%s", problem);
}

/* Has the store audited; nothing is to be found. */
void
toy_table_verify (ToyTable *self)
{
  g_autoptr (GError) error = NULL;
  guint n_games;

  g_assert_true (rh_store_verify (self->store, on_found, NULL, &n_games, &error));
  g_assert_no_error (error);
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
