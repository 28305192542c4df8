/* SPDX-License-Identifier: GPL-3.0-or-later
 * For programs that are built to look for leaks: what libraries make as they are loaded is theirs. GLib leaves its first
 * table of quarks behind when there are more than 2048 of them, and who made it can't be told then. */

#include "config.h"

#include <glib.h>
#include <sanitizer/lsan_interface.h>

static void
look_away (void)
{
  __lsan_disable ();
}

/* Before the libraries' own constructors. */
G_GNUC_UNUSED __attribute__ ((section (".preinit_array"), used)) static void (*const before) (void) = look_away;

/* After them, before main (). */
__attribute__ ((constructor)) static void
look_again (void)
{
  __lsan_enable ();
}
