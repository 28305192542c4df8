/* SPDX-License-Identifier: GPL-3.0-or-later
 * A number passes through the heap, the slices and the stack; once they are scrubbed, it is nowhere. */

#include "rh-scrub.h"

#include <stdlib.h>
#include <string.h>

#define MARK 0x5ec2e7b1d73a4f69u /* such as no memory has by chance */
#define MARKS_MAX 200
#define MANY 100

#ifndef __SANITIZE_ADDRESS__
/* Where the numbers were, with all bits turned over, so that these aren't pointers into freed memory. */
static guintptr places[MARKS_MAX];
static guint n_places;

static void
fill (gpointer memory, gsize size)
{
  guint64 *words = memory;

  for (gsize i = 0; i < size / sizeof *words; i++)
    words[i] = MARK;
  g_assert_cmpuint (n_places, <, MARKS_MAX);
  places[n_places++] = ~(guintptr) memory;
}

/* How many of the numbers can still be read, 24 bytes in: the allocator keeps notes of its own in front. */
static guint
count_left (void)
{
  guint n = 0;

  for (guint i = 0; i < n_places; i++)
    n += *(volatile guint64 *) (~places[i] + 24) == MARK;

  return n;
}

/* As the libraries do it: allocated, used, and freed without more ado. */
static void
use_heap (gsize size)
{
  gpointer memory = malloc (size);

  fill (memory, size);
  free (memory);
}

/* More than the allocator keeps at hand. What follows it keeps it from being given back to the system. */
static gpointer
use_many (gsize size)
{
  gpointer memory[MANY];
  gpointer next;

  for (guint i = 0; i < MANY; i++) {
    memory[i] = malloc (size);
    fill (memory[i], size);
  }
  next = malloc (size);
  for (guint i = 0; i < MANY; i++)
    free (memory[i]);

  return next;
}

static void
use_slice (gsize size)
{
  gpointer memory = g_slice_alloc (size);

  fill (memory, size);
  g_slice_free1 (size, memory);
}

static gpointer
use_all (void)
{
  n_places = 0;
  for (gsize size = 40; size < 6000; size += 104)
    use_heap (size);
  for (gsize size = 48; size < 2000; size += 200)
    use_slice (size);

  return use_many (10000);
}

static void G_GNUC_NO_INLINE
use_stack (void)
{
  guint64 words[1000];

  fill (words, sizeof words);
}

static void G_GNUC_NO_INLINE
use_depth (guint depth)
{
  volatile guint64 room[100] = { depth };

  use_stack ();
  if (depth > 0)
    use_depth (depth - 1);
  g_assert_cmpuint (room[0], ==, depth);
}
#endif

/* Freed memory of any size, also what the allocators keep at hand. */
static void
test_heap (void)
{
#if defined (__GLIBC__) && !defined (__SANITIZE_ADDRESS__)
  gpointer next = use_all ();

  if (count_left () == 0)
    g_test_skip ("nothing is left behind here anyway");
  free (next);

  rh_scrub_begin ();
  next = use_all ();
  rh_scrub ();
  g_assert_cmpuint (count_left (), ==, 0);
  free (next);
  rh_scrub_end ();
#else
  g_test_skip ("only glibc overwrites memory that is freed, and not under a sanitizer");
#endif
}

/* The frames of functions that have returned. */
static void
test_stack (void)
{
#ifndef __SANITIZE_ADDRESS__
  rh_scrub_begin ();
  n_places = 0;
  use_depth (20);
  g_assert_cmpuint (count_left (), >, 0);
  rh_scrub ();
  g_assert_cmpuint (count_left (), ==, 0);
  rh_scrub_end ();
#else
  g_test_skip ("a sanitizer doesn’t let anybody look");
#endif
}

/* GLib and the program go on as before. */
static void
test_end (void)
{
  gboolean before = g_mem_gc_friendly;

  rh_scrub_begin ();
  g_assert_true (g_mem_gc_friendly);
  rh_scrub ();
  rh_scrub_end ();
  g_assert_cmpint (g_mem_gc_friendly, ==, before);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scrub/heap", test_heap);
  g_test_add_func ("/scrub/stack", test_stack);
  g_test_add_func ("/scrub/end", test_end);

  return g_test_run ();
}
