/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lists within a sentence. */

#include "config.h"

#include "rh-join.h"

#include <glib/gi18n-lib.h>

typedef char *(*Join) (const char *first, const char *second);

static char *
join_item (const char *first, const char *second)
{
  /* Translators: the next item of a list: all that is in front of it, then the item itself */
  return g_strdup_printf (C_("list", "%1$s, %2$s"), first, second);
}

static char *
join_last_name (const char *first, const char *second)
{
  /* Translators: the end of a list of names: all that is in front of the last, then the last */
  return g_strdup_printf (C_("list", "%1$s and %2$s"), first, second);
}

static char *
join_phrase (const char *first, const char *second)
{
  /* Translators: the next of a list of phrases that may have commas in them: all in front of it, then the phrase */
  return g_strdup_printf (C_("list", "%1$s; %2$s"), first, second);
}

static char *
join (const char *const *parts, Join between, Join before_last)
{
  char *joined = g_strdup (parts[0] != NULL ? parts[0] : "");

  for (gsize i = 1; parts[0] != NULL && parts[i] != NULL; i++) {
    g_autofree char *before = joined;

    joined = (parts[i + 1] == NULL ? before_last : between) (before, parts[i]);
  }

  return joined;
}

/**
 * rh_join_names:
 * @names: (array zero-terminated=1): names
 *
 * Returns: (transfer full): the names within a sentence, as “Anna, Bram and Csilla”; empty for none
 */
char *
rh_join_names (const char *const *names)
{
  return join (names, join_item, join_last_name);
}

/**
 * rh_join_items:
 * @items: (array zero-terminated=1): names or figures
 *
 * Returns: (transfer full): the items with commas, as “Anna 5, Bram 0”; empty for none
 */
char *
rh_join_items (const char *const *items)
{
  return join (items, join_item, join_item);
}

/**
 * rh_join_phrases:
 * @phrases: (array zero-terminated=1): what may have commas itself
 *
 * Returns: (transfer full): the phrases with semicolons; empty for none
 */
char *
rh_join_phrases (const char *const *phrases)
{
  return join (phrases, join_phrase, join_phrase);
}
