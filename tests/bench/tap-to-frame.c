/* SPDX-License-Identifier: GPL-3.0-or-later
 * Times what people wait for after a tap: until the frame that shows it is painted.
 *
 *   tap-to-frame RECORD FOLDER [ROUNDS]
 *
 * FOLDER is where the database is put, on the disk. What the program had to wait
 * for a processor, since others were busy, isn't counted, nor with
 * BENCH_CLOCK=processor what it had to wait for at all. ROUNDS are how often
 * each is tapped, if less than usual: count-taps.py counts what press() takes.
 * Prints lines “name median-in-milliseconds”, the first of which is a button
 * with nothing to do. */

#include "config.h"

#include "rh-resources.h"
#include "rh-session.h"
#include "rh-store.h"

#include "bench-frames.h"
#include "rh-cape-ui.h"
#include "rh-cape.h"
#include "rh-table-page.h"

#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS 40
#define PATIENCE (20 * G_USEC_PER_SEC)
#define REST (40 * G_TIME_SPAN_MILLISECOND) /* with nothing to do */

static guint rounds = ROUNDS;

typedef struct {
  GtkWidget *window;
  RhSession *session;
  gint64     start;   /* in microseconds see bench_clock () */
  gint64     painted; /* 0 until then */
  double     times[ROUNDS];
} Bench;

static void
on_after_paint_cb (GdkFrameClock *clock, gpointer data)
{
  Bench *bench = data;

  bench->painted = bench_clock ();
}

/* Runs the main loop until a frame has been painted after the call. */
static void
wait_for_frame (Bench *bench)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  bench->painted = 0;
  while (bench->painted == 0) {
    if (g_get_monotonic_time () > end)
      g_error ("No frame was painted");
    g_main_context_iteration (NULL, TRUE);
  }
}

/* Between taps nothing is left to do, however long that takes, as where instructions are counted: what was undone but not
 * painted would have nothing to be painted for the next tap. */
static void
settle (void)
{
  gint64 patience = g_get_monotonic_time () + PATIENCE;
  gint64 end = g_get_monotonic_time () + REST;

  while (g_get_monotonic_time () < end) {
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
    else if (g_get_monotonic_time () < patience)
      end = g_get_monotonic_time () + REST;
  }
}

static GtkWidget *
find_button (GtkWidget *root, const char *name)
{
  GtkWidget *found = NULL;
  g_autofree char *problem = NULL;

  if (!gtk_widget_get_visible (root))
    return NULL;

  if (GTK_IS_BUTTON (root)) {
    problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    if (problem == NULL)
      return root;
  }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, name);

  return found;
}

/* All that is counted, and nothing else. */
static G_NO_INLINE void
press (Bench *bench, GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  /* A tap shows on the button itself, whatever it does. */
  gtk_widget_queue_draw (button);
  wait_for_frame (bench);
}

static void
tap (Bench *bench, guint i, GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  settle ();
  bench->start = bench_clock ();
  press (bench, button);
  bench->times[i] = (double) (bench->painted - bench->start) / 1000;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static void
print_median (Bench *bench, const char *name)
{
  qsort (bench->times, rounds, sizeof (double), compare_times);
  g_print ("%s %.2f\n", name, (bench->times[(rounds - 1) / 2] + bench->times[rounds / 2]) / 2);
}

static void
undo (Bench *bench)
{
  g_autoptr (GError) error = NULL;

  if (!rh_session_undo (bench->session, &error))
    g_error ("Undo: %s", error->message);
}

static void
play (Bench *bench, const char *move)
{
  g_autoptr (GError) error = NULL;

  if (!rh_session_play (bench->session, move, &error))
    g_error ("%s: %s", move, error->message);
}

/* The same tap in the same place, again and again. */
static void
time_taps (Bench *bench, const char *name, const char *button)
{
  guint played = rh_session_get_n_played (bench->session);

  for (guint i = 0; i < rounds; i++) {
    tap (bench, i, find_button (bench->window, button));
    while (rh_session_get_n_played (bench->session) > played)
      undo (bench);
  }
  print_median (bench, name);
}

/* The terrain of a card on offer, which is stored once the frame is painted; another choice each time. */
static void
time_card (Bench *bench)
{
  static const char *const buttons[] = { "River, needs 10", "Savanna, needs 6" };

  for (guint i = 0; i < rounds; i++)
    tap (bench, i, find_button (bench->window, buttons[i % 2]));
  print_median (bench, "card");
}

static void
time_nothing (Bench *bench, GtkWidget *button)
{
  for (guint i = 0; i < rounds; i++)
    tap (bench, i, button);
  print_median (bench, "nothing");
}

static GStrv
read_moves (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  const char *first;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  first = strstr (text, "\nreveal ");
  g_assert_nonnull (first);

  return g_strsplit (first + 1, "\n", -1);
}

static void
play_until (Bench *bench, GStrv moves, guint n)
{
  for (guint i = rh_session_get_n_played (bench->session); i < n; i++)
    play (bench, moves[i]);
}

/* The last move that begins with that word. */
static guint
find_last (GStrv moves, const char *word)
{
  guint i = g_strv_length (moves);

  while (!g_str_has_prefix (moves[--i], word))
    continue;

  return i;
}

static RhSession *
begin (RhStore *store)
{
  static const char *const names[] = { "Anna", "Bram", "Csilla" };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_cape_game);
  g_autoptr (GError) error = NULL;
  RhSession *session;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    rh_setup_add_seat (setup, rh_cape_game.colours[i], names[i], NULL);
  session = rh_session_new_game (store, setup, &error);
  if (session == NULL)
    g_error ("%s", error->message);

  return session;
}

/* Late in a game, when there is most to show. */
static void
run (Bench *bench, GStrv moves)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = rh_table_page_new (&rh_cape_ui, bench->session);
  GtkWidget *nothing = gtk_button_new_with_label ("Nothing");

  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), page);
  gtk_box_append (GTK_BOX (box), nothing);
  gtk_window_set_child (GTK_WINDOW (bench->window), box);
  gtk_window_present (GTK_WINDOW (bench->window));
  settle ();
  g_signal_connect (gtk_widget_get_frame_clock (bench->window), "after-paint", G_CALLBACK (on_after_paint_cb), bench);

  play_until (bench, moves, find_last (moves, "reveal "));
  settle ();
  time_nothing (bench, nothing);
  time_card (bench);
  play_until (bench, moves, find_last (moves, "draw "));
  time_taps (bench, "draw", "3 rails");
  play (bench, moves[find_last (moves, "draw ")]);
  time_taps (bench, "pass", "Pass");
}

int
main (int argc, char **argv)
{
  g_autofree char *path = g_build_filename (argv[2], "railhead.db", NULL);
  g_auto (GStrv) moves = read_moves (argv[1]);
  g_autoptr (GError) error = NULL;
  RhStore *store;
  Bench bench = { 0 };

  if (argc > 3)
    rounds = (guint) CLAMP (g_ascii_strtoll (argv[3], NULL, 10), 1, ROUNDS);
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  rh_resources_register ();
  store = rh_store_open (path, &error);
  g_assert_no_error (error);

  bench.session = begin (store);
  bench.window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (bench.window), 1100, 760);
  run (&bench, moves);
  gtk_window_destroy (GTK_WINDOW (bench.window));
  settle ();
  g_object_unref (bench.session);
  rh_store_close (store);

  return 0;
}
