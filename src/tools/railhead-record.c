/* SPDX-License-Identifier: GPL-3.0-or-later
 * railhead-record: checks and prints records on the command line. */

#include "config.h"

#include "rh-tool.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static const struct {
  const char *name;
  RhToolExit (*run) (const char *file);
  gboolean    takes_many;
} commands[] = {
  { "check", rh_tool_check, TRUE },
  { "ledger", rh_tool_ledger, FALSE },
  { "explain", rh_tool_explain, FALSE },
};

static gboolean wants_help;
static gboolean wants_version;
static char **words;

static const GOptionEntry options[] = {
  { "help", 'h', 0, G_OPTION_ARG_NONE, &wants_help, N_("Show this help"), NULL },
  { "version", 'v', 0, G_OPTION_ARG_NONE, &wants_version, N_("Show the version"), NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words, NULL, NULL },
  { NULL },
};

static RhToolExit
refuse_usage (const char *message)
{
  fprintf (stderr, "%s: %s\n", g_get_prgname (), message);
  /* Translators: the program's name stands for %s */
  fprintf (stderr, _("Try “%s --help” for usage.\n"), g_get_prgname ());

  return RH_TOOL_FAILED;
}

static RhToolExit
run_command (const char *name, char **files)
{
  RhToolExit status = RH_TOOL_RIGHT;
  g_autofree char *message = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    if (strcmp (commands[i].name, name) != 0)
      continue;
    if (files[0] == NULL)
      return refuse_usage (_("No file is given"));
    if (files[1] != NULL && !commands[i].takes_many)
      return refuse_usage (_("Only one file can be given"));

    for (gsize j = 0; files[j] != NULL; j++) {
      RhToolExit one = commands[i].run (files[j]);

      status = MAX (status, one);
    }
    return status;
  }

  message = g_strdup_printf (_("There is no command “%s”"), name);

  return refuse_usage (message);
}

static GOptionContext *
new_context (void)
{
  GOptionContext *context = g_option_context_new (_("COMMAND FILE…"));

  g_option_context_add_main_entries (context, options, GETTEXT_PACKAGE);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, _("Checks and prints game records of Railhead."));
  g_option_context_set_description (
    context,
    /* Translators: the first words of the lines (check, ledger, explain) stay as they are */
    _("Commands:\n"
      "  check FILE…      Say how many games and moves the files have\n"
      "  ledger FILE      Print every line of the ledgers as tab-separated rows\n"
      "  explain FILE     Print every move and what comes next as tab-separated rows\n"
      "\n"
      "FILE “-” is standard input. The exit status is 0; 1 if a record is wrong;\n"
      "2 for wrong usage, a file that can’t be read, or output that can’t be written.\n"));

  return context;
}

static RhToolExit
run (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = new_context ();
  g_autoptr (GError) error = NULL;
  g_autofree char *help = NULL;

  if (!g_option_context_parse (context, &argc, &argv, &error))
    return refuse_usage (error->message);

  if (wants_help) {
    help = g_option_context_get_help (context, TRUE, NULL);
    fputs (help, stdout);
    return RH_TOOL_RIGHT;
  }
  if (wants_version) {
    printf ("railhead-record %s\n", RH_VERSION);
    return RH_TOOL_RIGHT;
  }
  if (words == NULL)
    return refuse_usage (_("No command is given"));

  return run_command (words[0], words + 1);
}

int
main (int argc, char *argv[])
{
  RhToolExit status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, RH_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("railhead-record");

  /* A pipe that nobody reads any more is an output that can't be written. */
  signal (SIGPIPE, SIG_IGN);

  status = run (argc, argv);
  g_strfreev (words);

  return (int) rh_tool_close_output (status);
}
