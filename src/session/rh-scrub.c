/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a secret has left behind where nobody asked for it: copies of key events
 * in freed memory, and numbers further down the stack.
 *
 * Libraries free such copies without overwriting them. So the allocators are
 * told to overwrite whatever is freed meanwhile; what they keep at hand for the
 * next one to ask, without overwriting it, is asked for here. */

#include "rh-scrub.h"

#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Far more than an event needs on its way through the toolkit. */
#define STACK (256 * 1024)
/* glibc keeps up to so many freed chunks of each size at hand. Of the room of a chunk it takes a word for itself,
 * so that these sizes fill theirs. */
#define CHUNKS_KEPT 16
#define CHUNK_MIN (CHUNK_STEP + sizeof (gpointer))
#define CHUNK_MAX (1024 + sizeof (gpointer))
#define CHUNK_STEP 16
/* Freed memory is filled with this, and allocated memory with its complement: zeros. */
#define FILL 0xff

static gboolean gc_friendly_before;

static int
get_fill_before (void)
{
  const char *fill = g_getenv ("MALLOC_PERTURB_");

  return fill != NULL ? atoi (fill) : 0;
}

static void
set_fill (int fill)
{
#ifdef __GLIBC__
  mallopt (M_PERTURB, fill);
#endif
}

/* What has been freed last is what is allocated next. */
static void
wipe_chunks (gsize size)
{
#ifdef __GLIBC__
  gpointer chunks[CHUNKS_KEPT];

  for (guint i = 0; i < CHUNKS_KEPT; i++) {
    chunks[i] = malloc (size);
    if (chunks[i] != NULL)
      explicit_bzero (chunks[i], size);
  }
  for (guint i = 0; i < CHUNKS_KEPT; i++)
    free (chunks[i]);
#endif
}

/* The frames that were here are gone, but not what was in them. */
static void G_GNUC_NO_INLINE
wipe_stack (void)
{
  char room[STACK];

  explicit_bzero (room, sizeof room);
}

/**
 * rh_scrub_begin:
 *
 * From now on memory is overwritten when it is freed, whoever frees it.
 */
void
rh_scrub_begin (void)
{
  gc_friendly_before = g_mem_gc_friendly;
  g_mem_gc_friendly = TRUE; /* GLib overwrites its slices */
  set_fill (FILL);
}

/**
 * rh_scrub:
 *
 * Overwrites the stack below the caller, and the freed memory of this thread
 * that rh_scrub_begin() leaves out.
 */
void
rh_scrub (void)
{
  for (gsize size = CHUNK_MIN; size <= CHUNK_MAX; size += CHUNK_STEP)
    wipe_chunks (size);
  wipe_stack ();
}

/**
 * rh_scrub_end:
 *
 * Frees memory as before rh_scrub_begin().
 */
void
rh_scrub_end (void)
{
  g_mem_gc_friendly = gc_friendly_before;
  set_fill (get_fill_before ());
}
