/* SPDX-License-Identifier: GPL-3.0-or-later
 * Memory for what nobody may learn: a bid as it is typed, and once it is sealed.
 *
 * A secret lies in pages of its own, which are neither swapped, nor written
 * into a core dump, nor handed to a child. While there is one, the process as
 * a whole can't be dumped or traced by others of the same user. Only then:
 * such a process is refused by the desktop's portals, too. */

#include "rh-secret.h"

#include "rh-scrub.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/* In front of each secret; as long as any type has to be aligned. */
typedef struct {
  gsize length; /* of the pages, in bytes */
  gsize unused;
} Head;

/* Only the thread of the interface has secrets. */
static guint n_secrets;
static guint scrub_id;      /* an idle source, until what a secret left behind is overwritten */
static gboolean closed;     /* whether the process is closed to others */
static int dumpable_before;

static void
close_process (void)
{
  if (closed)
    return;

  closed = TRUE;
#ifdef __linux__
  dumpable_before = prctl (PR_GET_DUMPABLE, 0, 0, 0, 0);
  prctl (PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
  rh_scrub_begin ();
}

static void
open_process (void)
{
  closed = FALSE;
  rh_scrub_end ();
#ifdef __linux__
  /* Any other value is the kernel's to give. */
  if (dumpable_before == 1)
    prctl (PR_SET_DUMPABLE, 1, 0, 0, 0);
#endif
}

/* What fails here, such as a lock beyond the limit, makes the secret no less usable. */
static void
keep_out_of_files (gpointer pages, gsize length)
{
  mlock (pages, length);
#ifdef MADV_DONTDUMP
  madvise (pages, length, MADV_DONTDUMP);
#endif
#ifdef MADV_DONTFORK
  madvise (pages, length, MADV_DONTFORK);
#endif
}

/* The stack is shallow by now, and the events that brought the secret are gone. */
static gboolean
on_idle_cb (gpointer data)
{
  scrub_id = 0;
  rh_scrub ();
  if (n_secrets == 0)
    open_process ();

  return G_SOURCE_REMOVE;
}

/**
 * rh_secret_new:
 * @size: bytes
 *
 * Makes a place for a secret, and closes the process to dumps and debuggers
 * until the last one is freed. For the thread of the interface alone.
 *
 * Returns: (transfer full): zeroed memory; free it with rh_secret_free()
 */
gpointer
rh_secret_new (gsize size)
{
  gsize page = (gsize) sysconf (_SC_PAGESIZE);
  gsize length = (sizeof (Head) + size + page - 1) / page * page;
  Head *head = mmap (NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  if (head == MAP_FAILED)
    g_error ("No memory for a secret of %" G_GSIZE_FORMAT " bytes", size);

  close_process ();
  keep_out_of_files (head, length);
  head->length = length;
  n_secrets++;

  return head + 1;
}

/**
 * rh_secret_free:
 * @secret: (transfer full) (nullable): what rh_secret_new() gave
 *
 * Overwrites a secret and gives its pages back. What it has left elsewhere is
 * overwritten as soon as there is nothing else to do; once no secret is left,
 * the process is as open as it was before.
 */
void
rh_secret_free (gpointer secret)
{
  Head *head = secret;
  gsize length;

  if (secret == NULL)
    return;

  g_assert (n_secrets > 0);
  head--;
  length = head->length;
  explicit_bzero (head, length);
  munmap (head, length);
  n_secrets--;
  rh_secret_scrub_soon ();
}

/**
 * rh_secret_scrub_soon:
 *
 * Has what secrets left in the stack and in freed memory overwritten as soon as
 * there is nothing else to do. rh_secret_free() does that by itself.
 */
void
rh_secret_scrub_soon (void)
{
  if (scrub_id == 0 && closed)
    scrub_id = g_idle_add_full (G_PRIORITY_LOW, on_idle_cb, NULL, NULL);
}
