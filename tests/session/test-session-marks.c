/* SPDX-License-Identifier: GPL-3.0-or-later
 * A replay of so many moves that folding them all takes a while: every moment of
 * it is the same as folded from the start, and a step takes no such while. */

#include "session-fixture.h"

#include "cape-table.h"

#define N_MOVES 70000
#define STEPS 30

typedef struct {
  RhSetup   *setup;
  GPtrArray *moves;
  RhSession *replay;
} Long;

/* All cards are turned up; from then on everybody waits. */
static const char *
get_line (guint i)
{
  static const char *const opening[] = { "reveal d3/7 v3/3", "bids 1 0", "pick 1 1" };
  static const char *const drawn[] = { "draw 1 0", "pass 1", "draw 2 0", "pass 2" };
  static const char *const waiting[] = { "draw 1 -", "pass 1", "draw 2 -", "pass 2" };

  if (i < G_N_ELEMENTS (opening))
    return opening[i];
  i -= G_N_ELEMENTS (opening);

  return (i < 2 * 48 ? drawn : waiting)[i % 4];
}

static void
set_up (Long *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->setup = session_fixture_new_setup ();
  self->moves = g_ptr_array_new ();
  for (guint i = 0; i < N_MOVES; i++)
    g_ptr_array_add (self->moves, (gpointer) get_line (i));
  self->replay =
    rh_session_new_replay (self->setup, (const char *const *) self->moves->pdata, N_MOVES, N_MOVES, &error);
  g_assert_no_error (error);
}

static void
tear_down (Long *self, gconstpointer data)
{
  g_object_unref (self->replay);
  g_ptr_array_unref (self->moves);
  rh_setup_free (self->setup);
}

/* Around the moments that are kept, and in leaps back and forth. */
static void
test_same (Long *self, gconstpointer data)
{
  static const guint positions[] = { N_MOVES, 1, 32768, 65537, 0, 65535, 32767, 65536, 32769, N_MOVES - 1, 50 };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autoptr (RhFold) fold =
      rh_fold_new_moves (self->setup, (const char *const *) self->moves->pdata, positions[i], NULL, NULL);

    g_assert_true (rh_session_go_to (self->replay, positions[i], NULL));
    g_assert_cmpuint (rh_session_get_n_played (self->replay), ==, positions[i]);
    cape_table_assert_same (rh_session_get_state (self->replay), rh_fold_get_state (fold));
    g_assert_cmpuint (rh_entries_get_n (rh_session_get_entries (self->replay)),
                      ==,
                      rh_entries_get_n (rh_fold_get_entries (fold)));
  }
}

/* Many steps take less than folding all moves a few times. */
static void
test_quick (Long *self, gconstpointer data)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (RhFold) fold =
    rh_fold_new_moves (self->setup, (const char *const *) self->moves->pdata, N_MOVES, NULL, NULL);
  gint64 whole = g_get_monotonic_time () - start;

  start = g_get_monotonic_time ();
  for (guint i = 0; i < STEPS; i++)
    g_assert_true (rh_session_undo (self->replay, NULL));
  g_assert_cmpint (g_get_monotonic_time () - start, <, whole * STEPS / 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/session-marks/same", Long, NULL, set_up, test_same, tear_down);
  g_test_add ("/session-marks/quick", Long, NULL, set_up, test_quick, tear_down);

  return g_test_run ();
}
