/* SPDX-License-Identifier: GPL-3.0-or-later
 * Times the start of the program, and tells how much memory it has then, and after History.
 *
 *   start-cost FOLDER BEGUN
 *
 * FOLDER is where the program's data is, and BEGUN when this was started, by the monotonic clock, in microseconds. What
 * it had to wait for a processor, since others were busy, isn't counted; with BENCH_CLOCK=processor BEGUN is 0, and
 * nothing counts but what a processor did.
 * Prints lines “FIGURE NUMBER”: milliseconds, and kilobytes. */

#include "config.h"

#include "rh-application.h"
#include "rh-window.h"

#include "bench-frames.h"

#include <stdlib.h>
#include <string.h>

/* So long nothing is left to do, in milliseconds. */
#define SETTLED 400

static gint64 begun;

/* All that is in memory for the program, and what of it is in no file: the latter is what more games would add to. */
static void
print_memory (const char *when)
{
  static const struct {
    const char *field;
    const char *figure;
  } kinds[] = { { "\nRss:", "memory" }, { "\nAnonymous:", "own-memory" } };
  g_autofree char *text = NULL;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    const char *line = strstr (text, kinds[i].field);

    g_assert_nonnull (line);
    g_print ("%s-%s %" G_GINT64_FORMAT "\n", kinds[i].figure, when,
             g_ascii_strtoll (line + strlen (kinds[i].field), NULL, 10));
  }
}

static void
scroll_to_end (BenchFrames *frames, GtkWidget *page)
{
  GtkWidget *scrolled = bench_find (page, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double before;

  do {
    before = gtk_adjustment_get_value (adjustment);
    gtk_adjustment_set_value (adjustment, before + gtk_adjustment_get_page_size (adjustment));
    bench_frames_wait (frames, page);
  } while (gtk_adjustment_get_value (adjustment) > before);
}

/* What is on the screen at first, and then all of History that is listed at once. */
static void
look (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));
  BenchFrames frames = { 0 };

  bench_frames_watch (&frames, GTK_WIDGET (window));
  bench_frames_wait (&frames, GTK_WIDGET (window));
  g_print ("start %.3f\n", (double) (frames.painted - begun) / 1000);
  bench_frames_rest (&frames, SETTLED);
  print_memory ("at-start");

  g_action_group_activate_action (G_ACTION_GROUP (window), "history", NULL);
  bench_frames_rest (&frames, SETTLED);
  scroll_to_end (&frames, rh_window_get_page (RH_WINDOW (window)));
  bench_frames_rest (&frames, SETTLED);
  print_memory ("after-history");
  g_application_quit (application);
}

int
main (int argc, char **argv)
{
  char *arguments[] = { (char *) "railhead", NULL };
  g_autoptr (RhApplication) application = NULL;

  g_assert (argc == 3);
  begun = g_ascii_strtoll (argv[2], NULL, 10);
  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  application = rh_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (application, "activate", G_CALLBACK (look), NULL);

  return g_application_run (G_APPLICATION (application), 1, arguments);
}
