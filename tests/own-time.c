/* SPDX-License-Identifier: GPL-3.0-or-later
 * A clock for what a thread takes on a machine that others keep busy. */

#include "own-time.h"

/* How long this thread was ready and had no processor, in microseconds; 0 where the system doesn't tell. */
static gint64
read_waited (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  if (!g_file_get_contents ("/proc/thread-self/schedstat", &text, NULL, NULL))
    return 0;

  words = g_strsplit (text, " ", 3);

  return g_ascii_strtoll (words[1], NULL, 10) / 1000;
}

/* The time in microseconds, without what this thread had to wait for a processor: between two of them lies what it
 * did, and what it waited for otherwise. */
gint64
own_time (void)
{
  return g_get_monotonic_time () - read_waited ();
}
