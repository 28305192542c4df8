/* SPDX-License-Identifier: GPL-3.0-or-later
 * The write-ahead log as a file: whether it belongs to the database beside it.
 *
 * SQLite takes over whatever log lies beside a database if its checksums are right, also
 * after another copy was put in its place, and makes one heap of two files. So each
 * transaction of ours leaves a mark, the row of the table "generation": a random number,
 * and the one before it. The file's number must be the one that the log's first
 * transaction went on from, or one in the log, where some of it was moved into the file already.
 *
 * The form of the log is that of SQLite's "WAL-mode File Format". */

#include "config.h"

#include "rh-database-log.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define LOG_HEAD 32
#define FRAME_HEAD 24
#define MAGIC 0x377f0682u /* and 1 more where checksums are big-endian */
#define LEAF 0x0d
#define MARK_HEAD "\4\0\54\54" /* the head of the row: four bytes, no id, two BLOBs of 16 bytes */
#define WIPED_AT_ONCE 65536

typedef struct {
  const guint8 *bytes;
  gsize         length;
  guint32       page_size;
  gboolean      big_endian; /* the checksums */
  guint32       sum[2];     /* after what has been read */
  gsize         n;          /* frames, whole ones */
} Log;

static guint32
get_number (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

static void
add_to_sum (const Log *log, const guint8 *bytes, gsize length, guint32 sum[2])
{
  for (gsize i = 0; i + 8 <= length; i += 8) {
    guint32 first;
    guint32 second;

    memcpy (&first, bytes + i, sizeof first);
    memcpy (&second, bytes + i + 4, sizeof second);
    sum[0] += (log->big_endian ? GUINT32_FROM_BE (first) : GUINT32_FROM_LE (first)) + sum[1];
    sum[1] += (log->big_endian ? GUINT32_FROM_BE (second) : GUINT32_FROM_LE (second)) + sum[0];
  }
}

static gboolean
sum_is (const guint32 sum[2], const guint8 *bytes)
{
  return sum[0] == get_number (bytes) && sum[1] == get_number (bytes + 4);
}

/* Whether the head is one that SQLite would take for that of a log. */
static gboolean
read_head (Log *log)
{
  guint32 magic = get_number (log->bytes);

  log->big_endian = (magic & 1) != 0;
  log->page_size = get_number (log->bytes + 8);
  log->sum[0] = log->sum[1] = 0;
  add_to_sum (log, log->bytes, FRAME_HEAD, log->sum);
  if ((magic & ~1u) != MAGIC || !sum_is (log->sum, log->bytes + FRAME_HEAD) ||
      log->page_size < 512 || log->page_size > 65536 || (log->page_size & (log->page_size - 1)) != 0)
    return FALSE;

  log->n = (log->length - LOG_HEAD) / (FRAME_HEAD + log->page_size);

  return TRUE;
}

static const guint8 *
get_frame (const Log *log, gsize i)
{
  return log->bytes + LOG_HEAD + i * (FRAME_HEAD + log->page_size);
}

static gboolean
is_commit (const guint8 *frame)
{
  return get_number (frame + 4) != 0;
}

/* Whether the frame is of this log and goes on from that checksum, which is then brought up to date. */
static gboolean
follows (const Log *log, const guint8 *frame, guint32 sum[2])
{
  if (memcmp (frame + 8, log->bytes + 16, 8) != 0)
    return FALSE;

  add_to_sum (log, frame, 8, sum);
  add_to_sum (log, frame + FRAME_HEAD, log->page_size, sum);

  return sum_is (sum, frame + 16);
}

/* Whether a transaction was committed behind the frame @i, which isn't right, and another one begun
 * after it: the first was then on the disk, and it wasn't a power cut that tore it. */
static gboolean
goes_on_behind (const Log *log, gsize i)
{
  gboolean committed = FALSE;

  for (gsize k = i + 1; k < log->n; k++) {
    const guint8 *before = get_frame (log, k - 1);
    guint32 sum[2] = { get_number (before + 16), get_number (before + 20) };

    if (!follows (log, get_frame (log, k), sum))
      continue;
    if (committed)
      return TRUE;
    committed = is_commit (get_frame (log, k));
  }

  return FALSE;
}

/**
 * rh_database_log_read_mark:
 * @page: a page of the table "generation", which is one leaf with one row
 * @page_size: its size
 * @before: (out): the mark before
 * @now: (out): the mark
 *
 * Returns: whether it is such a page
 */
gboolean
rh_database_log_read_mark (const guint8 *page, guint32 page_size, RhDigest *before, RhDigest *now)
{
  gsize cell = (gsize) page[8] << 8 | page[9];
  const guint8 *row = page + cell + 2;

  if (page[0] != LEAF || page[3] != 0 || page[4] != 1 || cell + 2 + 4 + 2 * RH_DIGEST_SIZE > page_size ||
      memcmp (row, MARK_HEAD, 4) != 0)
    return FALSE;

  memcpy (before->bytes, row + 4, RH_DIGEST_SIZE);
  memcpy (now->bytes, row + 4 + RH_DIGEST_SIZE, RH_DIGEST_SIZE);

  return TRUE;
}

/* By the marks among the first @n frames, all of them committed. */
static RhLogKind
compare_marks (const Log *log, gsize n, guint32 page, const RhDigest *now)
{
  RhLogKind kind = RH_LOG_UNMARKED;

  for (gsize i = 0; page != 0 && i < n; i++) {
    const guint8 *frame = get_frame (log, i);
    RhDigest before;
    RhDigest after;

    if (get_number (frame) != page || !rh_database_log_read_mark (frame + FRAME_HEAD, log->page_size, &before, &after))
      continue;
    if (rh_digest_equal (&after, now) || (kind == RH_LOG_UNMARKED && rh_digest_equal (&before, now)))
      return RH_LOG_FITS;
    kind = RH_LOG_FOREIGN;
  }

  return kind;
}

static RhLogKind
look (Log *log, guint32 page, const RhDigest *now, goffset *end)
{
  guint32 sum[2];
  gsize n = 0;
  gsize i;

  if (log->length <= LOG_HEAD)
    return RH_LOG_EMPTY;
  if (!read_head (log))
    return RH_LOG_BROKEN;

  memcpy (sum, log->sum, sizeof sum);
  for (i = 0; i < log->n && follows (log, get_frame (log, i), sum); i++)
    n = is_commit (get_frame (log, i)) ? i + 1 : n;

  *end = LOG_HEAD + (goffset) n * (FRAME_HEAD + log->page_size);
  if (i < log->n && goes_on_behind (log, i))
    return RH_LOG_BROKEN;

  return n > 0 ? compare_marks (log, n, page, now) : RH_LOG_EMPTY;
}

/* Before the transaction among the first @n frames that goes on from that mark; behind all of them if none does. */
static goffset
find_end (const Log *log, gsize n, guint32 page, const RhDigest *now)
{
  gsize end = n;

  for (gsize i = 0; end == n && i < n; i++) {
    const guint8 *frame = get_frame (log, i);
    RhDigest before;
    RhDigest after;

    if (get_number (frame) == page && rh_database_log_read_mark (frame + FRAME_HEAD, log->page_size, &before, &after) &&
        rh_digest_equal (&before, now))
      for (end = i; end > 0 && !is_commit (get_frame (log, end - 1)); end--)
        ;
  }

  return LOG_HEAD + (goffset) end * (FRAME_HEAD + log->page_size);
}

/**
 * rh_database_log_dup_path:
 * @path: the database
 *
 * Returns: (transfer full): where its write-ahead log is, if there is one
 */
char *
rh_database_log_dup_path (const char *path)
{
  return g_strconcat (path, "-wal", NULL);
}

/**
 * rh_database_log_look:
 * @path: the database, which nobody has open
 * @page: the page of its table "generation"; 0 if it has none
 * @now: the number in it
 * @end: (out): where in the log what was committed ends, in bytes
 *
 * Reads the log without changing it.
 *
 * Returns: what it is to the database
 */
RhLogKind
rh_database_log_look (const char *path, guint32 page, const RhDigest *now, goffset *end)
{
  g_autofree char *name = rh_database_log_dup_path (path);
  g_autoptr (GMappedFile) file = g_mapped_file_new (name, FALSE, NULL);
  Log log = { NULL };

  *end = 0;
  if (file == NULL)
    return RH_LOG_EMPTY;

  log.bytes = (const guint8 *) g_mapped_file_get_contents (file);
  log.length = g_mapped_file_get_length (file);

  return look (&log, page, now, end);
}

/**
 * rh_database_log_has_mark:
 * @path: the database
 * @page: the page of its table "generation", which the file itself doesn't have yet
 *
 * Returns: whether that page was committed to the log, which is in order
 */
gboolean
rh_database_log_has_mark (const char *path, guint32 page)
{
  const RhDigest none = { { 0 } };
  goffset end;
  RhLogKind kind = rh_database_log_look (path, page, &none, &end);

  return kind == RH_LOG_FITS || kind == RH_LOG_FOREIGN; /* by its marks: it has some */
}

/**
 * rh_database_log_find_end:
 * @path: the database, which nobody else writes to meanwhile
 * @page: the page of its table "generation"
 * @now: the mark that SQLite sees there
 *
 * A commit may be in the log whole, and have failed all the same: the disk didn't say that it has it.
 *
 * Returns: where in the log that ends which SQLite takes for committed; -1 where that can't be told
 */
goffset
rh_database_log_find_end (const char *path, guint32 page, const RhDigest *now)
{
  g_autofree char *name = rh_database_log_dup_path (path);
  g_autoptr (GMappedFile) file = g_mapped_file_new (name, FALSE, NULL);
  Log log = { NULL };
  goffset end = -1;

  if (file == NULL)
    return -1;

  log.bytes = (const guint8 *) g_mapped_file_get_contents (file);
  log.length = g_mapped_file_get_length (file);
  if (look (&log, page, now, &end) == RH_LOG_BROKEN || log.n == 0)
    return -1;

  return find_end (&log, (gsize) (end - LOG_HEAD) / (FRAME_HEAD + log.page_size), page, now);
}

/* Zeroes, from there to the file's end. */
static gboolean
overwrite (int file, goffset from, goffset to)
{
  g_autofree guint8 *zeroes = g_malloc0 (WIPED_AT_ONCE);

  while (from < to) {
    gssize n = pwrite (file, zeroes, (gsize) MIN (to - from, WIPED_AT_ONCE), from);

    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return FALSE;
    from += n;
  }

  return fsync (file) == 0;
}

/**
 * rh_database_log_wipe:
 * @path: the database, which nobody writes to meanwhile
 * @end: where in its log what was committed ends
 *
 * Overwrites what stands in the log behind that: the pages of a transaction that
 * failed. SQLite leaves them there, and they may hold what nobody was to know yet.
 * It takes no room on the disk.
 *
 * Returns: whether nothing of it is left
 */
gboolean
rh_database_log_wipe (const char *path, goffset end)
{
  g_autofree char *name = rh_database_log_dup_path (path);
  int file = g_open (name, O_WRONLY | O_CLOEXEC, 0);
  GStatBuf info;
  gboolean wiped;

  if (file < 0)
    return errno == ENOENT;

  wiped = fstat (file, &info) == 0 && (info.st_size <= end || overwrite (file, end, info.st_size));
  close (file);

  return wiped;
}

/**
 * rh_database_log_has_commit:
 * @path: the database
 * @inode: the number its log's file has
 * @n_frames: how many frames its log has
 * @page_size: how large pages are
 *
 * Returns: whether that log is there, and the last of its frames in it, which commits
 */
gboolean
rh_database_log_has_commit (const char *path, guint64 inode, guint n_frames, guint32 page_size)
{
  g_autofree char *name = rh_database_log_dup_path (path);
  int file = g_open (name, O_RDONLY | O_CLOEXEC, 0);
  goffset at = LOG_HEAD + ((goffset) n_frames - 1) * (FRAME_HEAD + (goffset) page_size);
  guint8 head[LOG_HEAD];
  guint8 frame[FRAME_HEAD];
  GStatBuf info;
  gboolean there;

  if (file < 0)
    return FALSE;

  there = fstat (file, &info) == 0 && info.st_ino == inode &&
          pread (file, head, sizeof head, 0) == sizeof head && pread (file, frame, sizeof frame, at) == sizeof frame;
  close (file);

  return there && is_commit (frame) && memcmp (frame + 8, head + 16, 8) == 0;
}

/**
 * rh_database_log_read_salt:
 * @path: the database
 * @salt: (out): the number that tells its log from the one that was there before it began anew
 *
 * Returns: whether there is a log with a head
 */
gboolean
rh_database_log_read_salt (const char *path, guint64 *salt)
{
  g_autofree char *name = rh_database_log_dup_path (path);
  int file = g_open (name, O_RDONLY | O_CLOEXEC, 0);
  gboolean there;

  if (file < 0)
    return FALSE;

  there = pread (file, salt, sizeof *salt, 16) == sizeof *salt;
  close (file);

  return there;
}
