/* SPDX-License-Identifier: GPL-3.0-or-later
 * What GLib leaves behind on purpose is no leak. Linked with each program that tests screens, where the sanitizer looks for it. */

#include "config.h"

#include <glib.h>

#ifdef __SANITIZE_ADDRESS__
/* The size of GLib's first table of quarks, and where it is. Once there are 2048 of them, as there are after all windows and
 * boards, GLib takes a larger one and leaves the first for whoever still reads in it: that one, and nothing else, is no leak. */
#define QUARKS (2048 * sizeof (char *))
static const volatile void *quarks;

void __sanitizer_malloc_hook (const volatile void *memory, gsize size);

void
__sanitizer_malloc_hook (const volatile void *memory, gsize size)
{
  if (quarks == NULL && size == QUARKS)
    quarks = memory;
}
#endif
