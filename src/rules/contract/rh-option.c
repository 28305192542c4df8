/* SPDX-License-Identifier: GPL-3.0-or-later
 * The options of games, and the values they may have. */

#include "config.h"

#include "rh-option.h"

#include "rh-rules-error.h"
#include "rh-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * rh_option_get_usual:
 * @self: an option
 *
 * Returns: (transfer none): the value it has when none is given
 */
const char *
rh_option_get_usual (const RhOption *self)
{
  switch (self->kind) {
  case RH_OPTION_WORD:
    return self->values[0];
  case RH_OPTION_NUMBER:
    return self->usual;
  case RH_OPTION_SEAT:
    return "1";
  default:
    g_assert_not_reached ();
  }
}

/**
 * rh_option_get_example:
 * @self: an option
 *
 * Returns: (transfer none): a value to show how it is given; of words the last one
 */
const char *
rh_option_get_example (const RhOption *self)
{
  gsize n = 0;

  if (self->kind != RH_OPTION_WORD)
    return rh_option_get_usual (self);

  while (self->values[n + 1] != NULL)
    n++;

  return self->values[n];
}

/**
 * rh_option_check:
 * @self: an option
 * @value: a value for it, valid UTF-8
 * @n_seats: the largest number a seat may have
 * @error: return location; %RH_RULES_ERROR_SETUP
 *
 * Returns: whether it may have that value
 */
gboolean
rh_option_check (const RhOption *self, const char *value, guint n_seats, GError **error)
{
  RhWord word = { value, strlen (value) };
  gboolean in_words = self->kind == RH_OPTION_WORD;
  int min = self->kind == RH_OPTION_SEAT ? 1 : self->min;
  int max = self->kind == RH_OPTION_SEAT ? (int) n_seats : self->max;
  g_autofree char *shown = NULL;
  int number;

  if (in_words ? rh_word_in (&word, self->values) : rh_word_to_number (&word, min, max, &number))
    return TRUE;

  shown = rh_word_dup_quoted (&word);
  if (in_words)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP,
                      _("The option “%1$s” can’t be “%2$s”"), self->key, shown);

  return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP,
                    _("The option “%1$s” can’t be “%2$s”: it is a number from %3$d to %4$d"),
                    self->key, shown, min, max);
}
