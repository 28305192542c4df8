/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the lines of moves look, before each is read in its own way. */

#include "config.h"

#include "rh-form.h"

#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>

static void
refuse_word (const RhWord *word, const char *unknown, GError **error)
{
  g_autofree char *quoted = rh_word_dup_quoted (word);
  g_autoptr (GString) message = g_string_new (_(unknown));

  g_string_replace (message, "%s", quoted, 1);
  rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX, "%s", message->str);
}

/**
 * rh_forms_find:
 * @self: how the moves of a game look
 * @line: a line of a record, cut into words
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * Returns: which move it is by its first word, counted from 1; 0 if it is none, or has too few or too many words
 */
guint
rh_forms_find (const RhForms *self, const RhWords *line, GError **error)
{
  if (line->n == 0) {
    rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX, _("The line is empty"));
    return 0;
  }

  for (guint i = 0; self->words[i] != NULL; i++) {
    const RhForm *form = &self->forms[i];

    if (!rh_word_equal (&line->word[0], self->words[i]))
      continue;
    if (line->n >= form->min && line->n <= form->max)
      return i + 1;

    /* Translators: an example of the line follows, as a record writes it */
    rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
               _("The line has too few or too many words; it should look like “%s”"), form->example);
    return 0;
  }

  refuse_word (&line->word[0], self->unknown, error);

  return 0;
}
