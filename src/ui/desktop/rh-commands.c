/* SPDX-License-Identifier: GPL-3.0-or-later
 * The command line: what the program does without a window, and what it begins one with. */

#include "config.h"

#include "rh-commands.h"

#include "rh-copy-commands.h"
#include "rh-export-command.h"
#include "rh-verify.h"

#include <glib/gi18n.h>
#include <string.h>

/* Whatever is here stands in data/railhead.1 too. */
static const GOptionEntry options[] = {
  { "new-game", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Open the window where a new game begins"), NULL },
  { "continue", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Open the game that was played last and isn’t over"), NULL },
  { "backup", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Copy all games into FILE and exit"), N_("FILE") },
  { "restore", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Put back all games from FILE, set the present ones aside and exit"),
    N_("FILE") },
  { "export", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Write all games to a file that ends in .railhead, .csv or .json"),
    N_("FILE") },
  { "import", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Import the games of the files, print what came in and exit"), NULL },
  { "verify", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Check the database, print what is found and exit"), NULL },
  { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
  { NULL }
};

static int
print_version (const char *path, const char *file)
{
  g_print ("Railhead %s\n", RH_VERSION);

  return RH_COMMAND_DONE;
}

static int
verify (const char *path, const char *file)
{
  return rh_verify_run (path);
}

/* Those that need no window: with the database, and the file that was given with them. */
static const struct {
  const char *name;
  int (*run) (const char *path, const char *file);
} commands[] = {
  { "version", print_version },
  { "verify", verify },
  { "backup", rh_copy_command_back_up },
  { "restore", rh_copy_command_restore },
  { "export", rh_export_command_run },
};

static int
refuse (const char *format, const char *argument)
{
  g_autofree char *shown = g_filename_display_name (argument);
  g_autoptr (GString) line = g_string_new (format);

  g_string_replace (line, "%s", shown, 1);
  g_printerr ("%s\n", line->str);

  return RH_COMMAND_FAILED;
}

/* A slip of the pen is told at the terminal, before any window opens. */
static int
check_files (const char *const *files)
{
  for (guint i = 0; files[i] != NULL; i++) {
    g_autoptr (GFile) file = g_file_new_for_commandline_arg (files[i]);

    if (g_file_is_native (file) && !g_file_query_exists (file, NULL))
      /* Translators: what somebody has typed; “railhead --help” is to be typed as it is */
      return refuse (_("There is no file “%s”. Try “railhead --help”."), files[i]);
  }

  return -1;
}

/**
 * rh_commands_add:
 * @application: the application
 *
 * Has it know the options.
 */
void
rh_commands_add (GApplication *application)
{
  g_application_add_main_option_entries (application, options);
  /* Translators: what can follow the program’s name on a command line: records to open */
  g_application_set_option_context_parameter_string (application, _("[FILE…]"));
  g_application_set_option_context_summary (application, _("Keeps track of railway games at the table."));
}

/* The option that a word is, with a value after it or without. */
static const GOptionEntry *
find_option (const char *word)
{
  for (gsize i = 0; g_str_has_prefix (word, "--") && options[i].long_name != NULL; i++) {
    gsize length = strlen (options[i].long_name);

    if (strncmp (word + 2, options[i].long_name, length) == 0 && strchr ("=", word[2 + length]) != NULL)
      return &options[i];
  }

  return NULL;
}

/**
 * rh_commands_check_words:
 * @words: (array zero-terminated=1): all that was typed after the program's name
 *
 * GLib takes an option with a value for the option where it has none: whoever gives one means something else.
 *
 * Returns: %RH_COMMAND_FAILED where that is so, which is told; else -1
 */
int
rh_commands_check_words (const char *const *words)
{
  for (guint i = 0; words[i] != NULL && strcmp (words[i], "--") != 0; i++) {
    const GOptionEntry *option = find_option (words[i]);
    g_autofree char *shown = option != NULL ? g_strconcat ("--", option->long_name, NULL) : NULL;
    gboolean has_value = strchr (words[i], '=') != NULL;

    if (option == NULL)
      continue;
    if (option->arg == G_OPTION_ARG_NONE && has_value)
      /* Translators: an option that somebody has typed; “railhead --help” is to be typed as it is */
      return refuse (_("“%s” takes no value. Try “railhead --help”."), shown);
    if (option->arg != G_OPTION_ARG_NONE && !has_value && words[i + 1] != NULL)
      i++;
  }

  return -1;
}

/**
 * rh_commands_drop_separator:
 * @words: (array zero-terminated=1): what is left once the options are taken off
 *
 * GLib leaves “--” where a file after it looks like an option.
 */
void
rh_commands_drop_separator (char **words)
{
  char **word = words;

  while (*word != NULL && strcmp (*word, "--") != 0)
    word++;
  g_free (*word);
  for (; *word != NULL; word++)
    word[0] = word[1];
}

static gboolean
has_empty_value (GVariantDict *given, const char *name)
{
  const char *value = NULL;

  return g_variant_dict_lookup (given, name, "^&ay", &value) && *value == '\0';
}

/**
 * rh_commands_check:
 * @given: the options that were given
 *
 * Whoever asks for two things at once would get one of them, and take the other for done. A file that has no name is none.
 *
 * Returns: %RH_COMMAND_FAILED where that is so, which is told; else -1
 */
int
rh_commands_check (GVariantDict *given)
{
  gboolean any = FALSE;

  for (gsize i = 0; options[i].long_name != NULL; i++) {
    g_autofree char *shown = g_strconcat ("--", options[i].long_name, NULL);

    if (!g_variant_dict_contains (given, options[i].long_name))
      continue;
    if (has_empty_value (given, options[i].long_name))
      /* Translators: an option that somebody has typed; “railhead --help” is to be typed as it is */
      return refuse (_("“%s” needs the name of a file. Try “railhead --help”."), shown);
    if (any)
      /* Translators: what somebody has typed; “railhead --help” is to be typed as it is */
      return refuse (_("“%s” is too much here. Try “railhead --help”."), shown);
    any = TRUE;
  }

  return -1;
}

/**
 * rh_commands_run:
 * @given: the options that were given
 * @files: (array zero-terminated=1): what was given besides them
 * @path: the database
 *
 * Does what was asked for without a window.
 *
 * Returns: the exit status; -1 where a window is asked for
 */
int
rh_commands_run (GVariantDict *given, const char *const *files, const char *path)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    const char *file = NULL;

    if (!g_variant_dict_contains (given, commands[i].name))
      continue;
    if (files[0] != NULL)
      /* Translators: what somebody has typed; “railhead --help” is to be typed as it is */
      return refuse (_("“%s” is too much here. Try “railhead --help”."), files[0]);

    g_variant_dict_lookup (given, commands[i].name, "^&ay", &file);

    return commands[i].run (path, file);
  }

  return check_files (files);
}

/**
 * rh_commands_find_database:
 * @path: the database
 * @refused: (out): what to say where there is none
 *
 * Returns: whether there is one
 */
gboolean
rh_commands_find_database (const char *path, char **refused)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  /* A database whose log is there isn't one that was never made. */
  if (g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (log, G_FILE_TEST_EXISTS))
    return TRUE;

  *refused = g_strdup_printf (_("There is no database at %s. Railhead makes it when it first starts."), path);

  return FALSE;
}

/**
 * rh_commands_give_up:
 * @path: the database
 * @error: why it couldn't be opened
 *
 * Says so; and where there is none, that it was never made.
 *
 * Returns: the exit status
 */
int
rh_commands_give_up (const char *path, const GError *error)
{
  g_autofree char *refused = NULL;

  g_printerr ("%s\n", rh_commands_find_database (path, &refused) ? error->message : refused);

  return RH_COMMAND_FAILED;
}
