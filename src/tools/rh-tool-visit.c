/* SPDX-License-Identifier: GPL-3.0-or-later
 * A file visited, and what is wrong with it said. */

#include "config.h"

#include "rh-tool.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

/**
 * rh_tool_complain:
 * @file: the file's name as it was given
 * @line: the wrong line, from 1; 0 where the file as a whole is meant
 * @message: what is wrong
 *
 * Says on standard error what is wrong, after what standard output has to tell so far.
 */
void
rh_tool_complain (const char *file, guint line, const char *message)
{
  fflush (stdout);
  if (line > 0)
    fprintf (stderr, "%s:%u: %s\n", file, line, message);
  else
    fprintf (stderr, "%s: %s\n", file, message);
}

/**
 * rh_tool_visit:
 * @file: a file's name, or `-`
 * @heading: (nullable): what to print before the first row
 * @visitor: prints the rows
 * @data: handed to @visitor
 *
 * Reads a record and says what is wrong with it, if anything is. Of a file
 * that can't be read nothing is printed, not even the heading.
 *
 * Returns: how it went
 */
RhToolExit
rh_tool_visit (const char *file, const char *heading, const RhRecordVisitor *visitor, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  gsize length;
  guint line;

  if (!rh_tool_read_file (file, &bytes, &length, &error)) {
    rh_tool_complain (file, 0, error->message);
    return RH_TOOL_FAILED;
  }

  if (heading != NULL)
    fputs (heading, stdout);
  if (!rh_record_read (bytes, length, visitor, data, &line, &error)) {
    rh_tool_complain (file, line, error->message);
    return RH_TOOL_WRONG;
  }

  return RH_TOOL_RIGHT;
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
