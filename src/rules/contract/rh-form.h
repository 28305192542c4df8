/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-words.h"

G_BEGIN_DECLS

/**
 * RhForm:
 * @min: how many words it has at least, with the first one
 * @max: how many it has at most
 * @example: one of them
 *
 * How the line of a kind of move looks.
 */
typedef struct {
  guint       min;
  guint       max;
  const char *example;
} RhForm;

/**
 * RhForms:
 * @words: (array zero-terminated=1): the first words of the moves
 * @forms: how the line goes on, for each of them
 * @unknown: what is said of any other word, with a “%s” for it; to be translated
 *
 * How the lines of a game's moves look.
 */
typedef struct {
  const char *const *words;
  const RhForm      *forms;
  const char        *unknown;
} RhForms;

guint  rh_forms_find  (const RhForms  *self,
                       const RhWords  *line,
                       GError        **error);

G_END_DECLS
