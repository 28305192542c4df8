/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhOptionKind:
 * @RH_OPTION_WORD: one of a few words
 * @RH_OPTION_NUMBER: a number within bounds
 * @RH_OPTION_SEAT: one of the players, as the number of the seat, from 1
 *
 * What the value of an option may be.
 */
typedef enum {
  RH_OPTION_WORD,
  RH_OPTION_NUMBER,
  RH_OPTION_SEAT,
} RhOptionKind;

/**
 * RhOption:
 * @key: its name in a record; %NULL ends a list of these
 * @kind: what its value may be
 * @values: (nullable) (array zero-terminated=1): of words: those it may be; the first is the usual one
 * @min: of a number: the smallest, at least 0
 * @max: of a number: the largest
 * @usual: (nullable): of a number: the usual one, as text. The usual seat is the first.
 * @needs: (nullable): the key of another option: where that hasn't its usual value, this one is without effect, and nobody is asked
 *   for it
 *
 * Something about a game that people may settle before it begins.
 */
typedef struct {
  const char         *key;
  RhOptionKind        kind;
  const char *const  *values;
  int                 min;
  int                 max;
  const char         *usual;
  const char         *needs;
} RhOption;

const char *rh_option_get_usual   (const RhOption *self);
const char *rh_option_get_example (const RhOption *self);
gboolean    rh_option_check       (const RhOption *self,
                                   const char     *value,
                                   guint           n_seats,
                                   GError        **error);

G_END_DECLS
