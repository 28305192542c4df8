/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games on their way into a store, for tests. */

#include "config.h"

#include "arrival-table.h"

/* A store without games, and some on their way in. */
void
arrival_table_open (ArrivalTable *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  arrival_table_begin (self);
}

void
arrival_table_close (ArrivalTable *self, gconstpointer data)
{
  arrival_table_give_up (self);
  rh_store_close (self->store);
  store_table_free (self->table);
}

RhArrival *
arrival_table_new (RhStore *store)
{
  g_autoptr (GError) error = NULL;
  RhArrival *arrival = rh_arrival_new (store, &error);

  g_assert_no_error (error);

  return arrival;
}

void
arrival_table_begin (ArrivalTable *self)
{
  self->arrival = arrival_table_new (self->store);
}

/* In a transaction that has begun. */
void
arrival_table_add (ArrivalTable *self, const RhSetup *setup, const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, "\n", -1);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, (const char *const *) lines, g_strv_length (lines), NULL, NULL);
  g_autoptr (GError) error = NULL;

  rh_arrival_add (self->arrival, setup, (const char *const *) lines, fold, &error);
  g_assert_no_error (error);
}

void
arrival_table_show (ArrivalTable *self)
{
  g_autoptr (GError) error = NULL;

  rh_arrival_show (self->arrival, &error);
  g_assert_no_error (error);
}

void
arrival_table_give_up (ArrivalTable *self)
{
  g_clear_pointer (&self->arrival, rh_arrival_free);
}

/* New ones, known ones, those that are further, and others. */
void
arrival_table_assert_counts (RhArrival *arrival, const char *wanted)
{
  g_autofree char *counts =
    g_strdup_printf ("%u %u %u %u", rh_arrival_get_n (arrival, RH_ARRIVAL_NEW), rh_arrival_get_n (arrival, RH_ARRIVAL_KNOWN),
                     rh_arrival_get_n (arrival, RH_ARRIVAL_FURTHER), rh_arrival_get_n (arrival, RH_ARRIVAL_OTHER));

  g_assert_cmpstr (counts, ==, wanted);
}
