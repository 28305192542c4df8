/* SPDX-License-Identifier: GPL-3.0-or-later
 * A file visited, and what is wrong with it said. */

#include "config.h"

#include "rh-tool.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* How much is read at once, in bytes. */
#define PIECE ((gsize) 64 * 1024)

/* Of the file as a whole; what standard output has to tell so far comes first. */
static RhToolExit
fail (const char *file)
{
  int problem = errno;

  fflush (stdout);
  fprintf (stderr, "%s: %s\n", file, g_strerror (problem));

  return RH_TOOL_FAILED;
}

static RhToolExit
refuse (const char *file, const RhRecordReader *reader, const GError *error)
{
  fflush (stdout);
  fprintf (stderr, "%s:%u: %s\n", file, rh_record_reader_get_line (reader), error->message);

  return RH_TOOL_WRONG;
}

/* The next piece of a file, as soon as there is any: how many bytes it has, 0 at the end, or -1 with errno set. */
static gssize
read_piece (int fd, char *bytes)
{
  gssize got;

  do
    got = read (fd, bytes, PIECE);
  while (got < 0 && errno == EINTR);

  return got;
}

/* Reads the record from its first piece on, which has come into @bytes already. */
static RhToolExit
read_record (RhRecordReader *reader, int fd, const char *file, char *bytes, gssize length)
{
  g_autoptr (GError) error = NULL;

  for (; length > 0; length = read_piece (fd, bytes)) {
    if (!rh_record_reader_feed (reader, bytes, (gsize) length, &error))
      return refuse (file, reader, error);
  }
  if (length < 0)
    return fail (file);

  return rh_record_reader_end (reader, &error) ? RH_TOOL_RIGHT : refuse (file, reader, error);
}

/**
 * rh_tool_visit:
 * @file: a file's name, or `-`
 * @heading: (nullable): what to print before the first row
 * @visitor: prints the rows
 * @data: handed to @visitor
 *
 * Reads a record a piece at a time and says what is wrong with it, if anything
 * is. Of a file that can't be read nothing is printed, not even the heading;
 * where reading fails on the way, what came before is.
 *
 * Returns: how it went
 */
RhToolExit
rh_tool_visit (const char *file, const char *heading, const RhRecordVisitor *visitor, gpointer data)
{
  g_autoptr (RhRecordReader) reader = rh_record_reader_new (visitor, data);
  g_autofree char *bytes = g_malloc (PIECE);
  int fd = strcmp (file, "-") == 0 ? STDIN_FILENO : open (file, O_RDONLY | O_CLOEXEC);
  gssize length = fd < 0 ? -1 : read_piece (fd, bytes);
  RhToolExit status;

  if (length < 0) {
    status = fail (file);
  } else {
    if (heading != NULL)
      fputs (heading, stdout);
    status = read_record (reader, fd, file, bytes, length);
  }
  if (fd > STDIN_FILENO)
    close (fd);

  return status;
}

/**
 * rh_tool_close_output:
 * @status: how it went so far
 *
 * Closes standard output, and says so if not everything could be written: a
 * full disk, or a pipe that nobody reads any more.
 *
 * Returns: @status, or %RH_TOOL_FAILED
 */
RhToolExit
rh_tool_close_output (RhToolExit status)
{
  gboolean failed = ferror (stdout) != 0;

  errno = 0;
  if (fclose (stdout) != 0)
    failed = TRUE;
  if (!failed)
    return status;

  if (errno != 0)
    fprintf (stderr, _("%1$s: the output can’t be written: %2$s\n"), g_get_prgname (), g_strerror (errno));
  else
    fprintf (stderr, _("%s: the output can’t be written\n"), g_get_prgname ());

  return RH_TOOL_FAILED;
}
