/* SPDX-License-Identifier: GPL-3.0-or-later
 * Thousands of games that are there go on in records, whatever was done to them before: to show that takes no longer than a move
 * may wait. */

#include "config.h"

#include "arrival-table.h"
#include "own-time.h"

#include <glib/gstdio.h>
#include <unistd.h>

#define FIRST "reveal d2/7 v1/3"
#define SECOND FIRST "\nbids 12 0"
#define MOVES SECOND "\npick 1 1\ndraw 1 2"

/* So many games come in a transaction. */
#define EACH 100

/* How long a move may wait; with a sanitizer all takes twice as long. */
#ifdef __SANITIZE_ADDRESS__
#define WAIT_MAX (200 * G_TIME_SPAN_MILLISECOND)
#else
#define WAIT_MAX (100 * G_TIME_SPAN_MILLISECOND)
#endif

static void
add_many (ArrivalTable *self, guint n, const char *moves)
{
  for (guint i = 0; i < n; i += EACH) {
    g_assert_true (rh_arrival_begin (self->arrival, NULL));
    for (guint k = i; k < i + EACH; k++) {
      g_autofree char *id = g_strdup_printf ("%08x-5a0e-4d0c-9a55-0a4f8f6c1b7e", k);
      g_autoptr (RhSetup) setup = store_table_setup ("Anna,Bram");

      g_assert_true (rh_setup_set_id (setup, id, NULL));
      arrival_table_add (self, setup, moves);
    }
    g_assert_true (rh_arrival_end (self->arrival, TRUE, NULL));
  }
}

static void
leave (ArrivalTable *self, guint n)
{
}

static void
undo_all (ArrivalTable *self, guint n)
{
  for (guint i = 0; i < n; i++)
    store_table_undo (self->store, i + 1, 1);
}

static void
unseal_all (ArrivalTable *self, guint n)
{
  store_table_assert_asks (self->table, STORE_TABLE_UNCHAIN, "");
}

/* How many games go on, and what is done to each of them before. */
static const struct {
  const char *path;
  guint n;
  void (*func) (ArrivalTable *, guint);
} crowds[] = {
  { "/store/continuing-wait/1000", 1000, leave },
  { "/store/continuing-wait/5000", 5000, leave },
  { "/store/continuing-wait/undone", 1000, undo_all },
  { "/store/continuing-wait/unsealed", 1000, unseal_all },
};

/* How long it takes to show that so many games go on. */
static gint64
time_show (ArrivalTable *self, guint crowd, const char *moves)
{
  guint n = crowds[crowd].n;
  g_autofree char *counts = g_strdup_printf ("0 0 %u 0", n);
  gint64 start, took;

  crowds[crowd].func (self, n);
  arrival_table_begin (self);
  add_many (self, n, moves);
  start = own_time ();
  arrival_table_show (self);
  took = own_time () - start;
  g_test_message ("%u games were shown in %.1f ms", n, (double) took / 1000);
  arrival_table_assert_counts (self->arrival, counts);
  arrival_table_give_up (self);

  return took;
}

/* However many games go on, and however they stand: what is done last, and can't be parted, keeps no move waiting. Others who
 * are busy may make it slower, and then it's tried again, a move on. */
static void
test_wait (ArrivalTable *self, gconstpointer data)
{
  static const char *const moves[] = { SECOND, SECOND "\npick 1 1", MOVES };
  guint crowd = GPOINTER_TO_UINT (data);
  guint n = crowds[crowd].n;
  gint64 took = G_MAXINT64;

  add_many (self, n, FIRST);
  arrival_table_show (self);
  arrival_table_give_up (self);
  for (guint i = 0; i < G_N_ELEMENTS (moves) && took > WAIT_MAX; i++) {
    took = time_show (self, crowd, moves[i]);
    store_table_assert_played (self->store, n, i + 2);
  }
  g_assert_cmpint (took, <=, WAIT_MAX);
}

int
main (int argc, char *argv[])
{
  /* What a disk takes isn't what is tried. */
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (crowds); i++)
    g_test_add (crowds[i].path, ArrivalTable, GUINT_TO_POINTER (i), arrival_table_open, test_wait, arrival_table_close);

  return g_test_run ();
}
