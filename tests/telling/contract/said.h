/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/* Asserts what is said, and frees it. */
#define assert_text(expected, make)          \
  G_STMT_START {                             \
    g_autofree char *text_ = (make);         \
    g_assert_cmpstr (text_, ==, (expected)); \
  } G_STMT_END

/**
 * SaidEntry:
 * @was: what had been entered of a move
 * @now: what has been entered of it then
 * @text: what is said of that, or %NULL
 *
 * A piece of a move.
 */
typedef struct {
  const char *was;
  const char *now;
  const char *text;
} SaidEntry;

void said_assert_entered (const RhTelling *telling,
                          const RhSetup   *setup,
                          gconstpointer    state,
                          const SaidEntry *entries,
                          guint            n,
                          gboolean         played);

G_END_DECLS
