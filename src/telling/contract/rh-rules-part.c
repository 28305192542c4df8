/* SPDX-License-Identifier: GPL-3.0-or-later
 * The parts that any game's rules sheet is made of: a heading, and short sentences, one idea each. */

#include "config.h"

#include "rh-rules-part.h"

/**
 * rh_rules_add:
 * @lines: (element-type utf8): the sentences of a part
 * @text: another one
 */
void
rh_rules_add (GPtrArray *lines, const char *text)
{
  g_ptr_array_add (lines, g_strdup (text));
}

/**
 * rh_rules_add_figures:
 * @lines: (element-type utf8): the sentences of a part
 * @format: another one, with figures that come from the rules
 * @...: the figures
 */
void
rh_rules_add_figures (GPtrArray *lines, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (lines, g_strdup_vprintf (format, args));
  va_end (args);
}

/**
 * rh_rules_say:
 * @text: what is read aloud
 * @sentence: a sentence, or a line of a table
 *
 * Appends it. What has no full stop of its own has one here, so that its end is heard. Of nothing, nothing is said.
 */
void
rh_rules_say (GString *text, const char *sentence)
{
  if (*sentence == '\0')
    return;

  g_string_append_printf (text, text->len > 0 ? " %s" : "%s", sentence);
  if (!g_str_has_suffix (sentence, ".") && !g_str_has_suffix (sentence, "?") && !g_str_has_suffix (sentence, ":"))
    g_string_append_c (text, '.');
}

/**
 * rh_rules_part_get_title:
 * @self: a part of a rules sheet
 *
 * Returns: its heading, translated
 */
const char *
rh_rules_part_get_title (const RhRulesPart *self)
{
  return g_dpgettext2 (NULL, "rules sheet", self->title);
}

/**
 * rh_rules_part_dup_lines:
 * @self: a part of a rules sheet
 *
 * Returns: (transfer full) (array zero-terminated=1): its sentences
 */
char **
rh_rules_part_dup_lines (const RhRulesPart *self)
{
  GPtrArray *lines = g_ptr_array_new ();

  self->add (lines);
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

/**
 * rh_rules_part_dup_aloud:
 * @self: a part of a rules sheet
 * @table: (nullable): what is shown behind the sentences that lead, in words
 *
 * Returns: (transfer full): all that is below its heading, to be read aloud
 */
char *
rh_rules_part_dup_aloud (const RhRulesPart *self, const char *table)
{
  g_auto (GStrv) lines = rh_rules_part_dup_lines (self);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    if (table != NULL && i == self->n_leads)
      rh_rules_say (text, table);
    rh_rules_say (text, lines[i]);
  }

  return g_string_free (text, FALSE);
}
