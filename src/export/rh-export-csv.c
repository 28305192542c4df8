/* SPDX-License-Identifier: GPL-3.0-or-later
 * Ledgers as a table: comma-separated values as RFC 4180 has them, in UTF-8.
 *
 * What comes from people are names alone, and nothing in them may do anything but be read. A spreadsheet takes a field that
 * begins with =, +, - or @ (or, in some languages, with their wide forms) for a formula, quoted or not. So an apostrophe is put
 * before such a name, as OWASP advises, and before one that begins with an apostrophe itself: whoever takes one apostrophe
 * off the beginning of a name has the name. Numbers have none: −12 is to be added up. A tab and a line end, which are said
 * to do the same, can't be in a name.
 *
 * Where the comma is the decimal sign a spreadsheet may part lines at semicolons, and would find a new field in the middle
 * of a name. It reads quotes at the beginning of a field alone: the name is always quoted, and comes first.
 *
 * A player may be called 007, or 1e5. Whatever is text is quoted and whatever is a number isn't, in the heading, too: readers
 * that ask for quotes have such a name as it is, such as QUOTE_NONNUMERIC in Python and “Format quoted field as text” in
 * LibreOffice. RFC 4180 has no types, so who takes quotes off first must be told that the column is text. */

#include "config.h"

#include "rh-export-private.h"

#include <string.h>

#define HEADING \
  "\"player\",\"game\",\"kind\",\"id\",\"started\",\"move\",\"seat\",\"entry\",\"amount\",\"balance\"\r\n"

#define APOSTROPHE '\''

/* The lengths of a day and of a time in a record: 2026-11-21T19:30:00Z. */
#define DAY_LENGTH 10
#define TIME_LENGTH 8

static gboolean
needs_apostrophe (const char *name)
{
  static const gunichar first[] = { APOSTROPHE, '=', '+', '-', '@', 0xff1d, 0xff0b, 0xff0d, 0xff20, 0 };
  gunichar character = g_utf8_get_char (name);

  for (gsize i = 0; first[i] != 0; i++) {
    if (character == first[i])
      return TRUE;
  }

  return FALSE;
}

static void
append_name (GString *text, const char *name)
{
  g_string_append_c (text, '"');
  if (needs_apostrophe (name))
    g_string_append_c (text, APOSTROPHE);
  for (; *name != '\0'; name++) {
    if (*name == '"')
      g_string_append_c (text, '"');
    g_string_append_c (text, *name);
  }
  g_string_append_c (text, '"');
}

/* As spreadsheets know a time by themselves: 2026-11-21 19:30:00, in UTC. */
static void
append_started (GString *text, const char *started)
{
  if (started == NULL || strlen (started) < DAY_LENGTH + 1 + TIME_LENGTH)
    return;

  g_string_append_len (text, started, DAY_LENGTH);
  g_string_append_c (text, ' ');
  g_string_append_len (text, started + DAY_LENGTH + 1, TIME_LENGTH);
}

static void
append_row (GString *text, const RhSetup *setup, const RhEntry *entry, guint n)
{
  append_name (text, setup->seats[entry->seat].name);
  g_string_append_printf (text, ",%u,\"%s\",\"%s\",\"", n, setup->game->id, setup->id != NULL ? setup->id : "");
  append_started (text, setup->started);
  g_string_append_printf (text, "\",%u,%u,\"%s\",%d,%d\r\n", entry->move, entry->seat + 1,
                          rh_game_get_entry_word (setup->game, entry->kind), entry->amount, entry->balance);
}

/* The names of the columns; those of `railhead-record ledger` are called as there. */
void
rh_export_csv_begin (GString *text)
{
  g_string_append (text, HEADING);
}

/* A row for each line of its ledger. */
void
rh_export_csv_add (GString *text, const RhStoredGame *game, guint n)
{
  const RhEntries *entries = rh_fold_get_entries (game->fold);

  for (guint i = 0; i < rh_entries_get_n (entries); i++)
    append_row (text, game->setup, rh_entries_get (entries, i), n);
}
