/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody waits at a terminal while SQLite looks through a large file, in which time nobody is asked anything: what stands
 * there moves all the same, until something else is to be said. */

#include "config.h"

#include "rh-language.h"
#include "rh-meter.h"

#include <pty.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define PATIENCE (10 * G_USEC_PER_SEC)

/* Errors go to a terminal from here on, whose other end this is. */
static int
open_terminal (void)
{
  struct termios raw;
  int other, terminal;

  g_assert_cmpint (openpty (&other, &terminal, NULL, NULL, NULL), ==, 0);
  g_assert_cmpint (tcgetattr (terminal, &raw), ==, 0);
  cfmakeraw (&raw);
  g_assert_cmpint (tcsetattr (terminal, TCSANOW, &raw), ==, 0);
  g_assert_cmpint (dup2 (terminal, STDERR_FILENO), ==, STDERR_FILENO);
  close (terminal);

  return other;
}

/* What is shown until that is. */
static void
wait_for (int terminal, const char *text)
{
  g_autoptr (GString) shown = g_string_new (NULL);
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (strstr (shown->str, text) == NULL) {
    GPollFD poll = { terminal, G_IO_IN, 0 };
    char part[256];
    gssize n;

    g_assert_cmpint (g_poll (&poll, 1, (int) MAX ((end - g_get_monotonic_time ()) / 1000, 0)), ==, 1);
    n = read (terminal, part, sizeof part);
    g_assert_cmpint (n, >, 0);
    g_string_append_len (shown, part, n);
  }
}

static void
test_moves (void)
{
  int kept = dup (STDERR_FILENO);
  int terminal = open_terminal ();
  RhMeter meter;
  RhWatcher watcher;

  rh_meter_begin (&meter);
  watcher = rh_meter_watch (&meter);
  g_assert_true (watcher.ask (RH_STORE_STAGE_FILE, 0, 0, watcher.data));
  wait_for (terminal, "\r\033[KChecking the file… |");
  wait_for (terminal, "\r\033[KChecking the file… /");
  wait_for (terminal, "\r\033[KChecking the file… -");
  g_assert_true (watcher.ask (RH_STORE_STAGE_GAMES, 4, 10, watcher.data));
  wait_for (terminal, "\r\033[KChecking game 5 of 10… ");
  rh_meter_end (&meter);
  g_printerr ("over");
  wait_for (terminal, "\r\033[Kover");

  dup2 (kept, STDERR_FILENO);
  close (kept);
  close (terminal);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/meter/moves", test_moves);

  return g_test_run ();
}
