/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhSearchText:
 * @words: what each word is, the first @n of them
 * @n: how many
 *
 * What somebody has typed to find games.
 */
typedef struct {
  RhSearchWord words[RH_SEARCH_WORDS_MAX];
  guint        n;
} RhSearchText;

RhSearchText *rh_search_text_new  (const char   *text,
                                   GDateTime    *now);
void          rh_search_text_free (RhSearchText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhSearchText, rh_search_text_free)

G_END_DECLS
