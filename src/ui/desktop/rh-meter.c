/* SPDX-License-Identifier: GPL-3.0-or-later
 * How far a command has come, for who waits at a terminal. Where there is none nothing of it is said. */

#include "config.h"

#include "rh-meter.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* So long a line stands at least, in microseconds: nobody reads faster. */
#define EACH (G_USEC_PER_SEC / 10)

/* After so long it moves by itself: SQLite looks through a large file without a word. */
#define BEAT (G_USEC_PER_SEC / 2)

/* What moves, one after the other. */
static const char strokes[] = "|/-\\";

/* Back to the line's beginning, and all of it wiped. */
#define WIPE "\r\033[K"

static char *
dup_line (RhStoreStage stage, guint64 done, guint64 n)
{
  switch (stage) {
  case RH_STORE_STAGE_COPY:
    /* Translators: on a terminal, while one waits: how much of the database is copied, in percent */
    return g_strdup_printf (_("Copying: %u %%"), n > 0 ? (guint) (done * 100 / n) : 0);
  case RH_STORE_STAGE_FILE:
    return g_strdup (_("Checking the file…"));
  case RH_STORE_STAGE_GAMES:
  default:
    /* Translators: on a terminal, while one waits: which game, of how many */
    return g_strdup_printf (_("Checking game %1$u of %2$u…"), (guint) done + 1, (guint) n);
  }
}

/* With the mutex held. */
static void
print_line (RhMeter *self)
{
  g_printerr (WIPE "%s %c", self->line, strokes[self->turn++ % strlen (strokes)]);
  fflush (stderr);
}

static gpointer
beat (gpointer data)
{
  RhMeter *self = data;

  g_mutex_lock (&self->mutex);
  while (!self->ended) {
    if (!g_cond_wait_until (&self->cond, &self->mutex, g_get_monotonic_time () + BEAT))
      print_line (self);
  }
  g_mutex_unlock (&self->mutex);

  return NULL;
}

static void
set_line (RhMeter *self, char *line)
{
  g_mutex_lock (&self->mutex);
  g_free (self->line);
  self->line = line;
  print_line (self);
  g_mutex_unlock (&self->mutex);

  if (self->beat == NULL)
    self->beat = g_thread_new ("meter", beat, self);
}

static void
end_beat (RhMeter *self)
{
  if (self->beat == NULL)
    return;

  g_mutex_lock (&self->mutex);
  self->ended = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
  g_thread_join (self->beat);
  self->beat = NULL;
  self->ended = FALSE;
  g_clear_pointer (&self->line, g_free);
}

static gboolean
on_progress_cb (RhStoreStage stage, guint64 done, guint64 n, gpointer data)
{
  RhMeter *self = data;
  gint64 now = g_get_monotonic_time ();

  if (!self->shown || (self->said && now - self->last < EACH))
    return TRUE;

  set_line (self, dup_line (stage, done, n));
  self->said = TRUE;
  self->last = now;

  return TRUE;
}

static void
on_problem_cb (const char *problem, gpointer data)
{
  RhMeter *self = data;

  self->n_found++;
  rh_meter_say (self, problem);
}

/**
 * rh_meter_begin:
 * @self: (out): one that isn't set up yet
 *
 * Sets it up: where errors go to a terminal, that shows how far a command has come, and at least twice a second that it
 * goes on. rh_meter_end() must follow.
 */
void
rh_meter_begin (RhMeter *self)
{
  *self = (RhMeter) { .shown = isatty (STDERR_FILENO) == 1 };
}

/**
 * rh_meter_watch:
 * @self: a meter
 *
 * Returns: who prints what is found as it is found, and in between how far it has come
 */
RhWatcher
rh_meter_watch (RhMeter *self)
{
  return (RhWatcher) { on_problem_cb, on_progress_cb, self };
}

/**
 * rh_meter_say:
 * @self: a meter
 * @line: what to print, without its end
 *
 * Prints a line at once: whoever waits for a large database, or stops it, has all that was found.
 */
void
rh_meter_say (RhMeter *self, const char *line)
{
  rh_meter_end (self);
  g_print ("%s\n", line);
  fflush (stdout);
}

/**
 * rh_meter_end:
 * @self: a meter
 *
 * Wipes what it has said, before anything else is.
 */
void
rh_meter_end (RhMeter *self)
{
  end_beat (self);
  if (self->said)
    g_printerr (WIPE);
  self->said = FALSE;
}
