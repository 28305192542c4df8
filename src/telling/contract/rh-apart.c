/* SPDX-License-Identifier: GPL-3.0-or-later
 * What tells a player's name from the others. */

#include "config.h"

#include "rh-apart.h"

/* How many words both begin with. */
static guint
count_shared (char **words, const char *other)
{
  g_auto (GStrv) others = g_strsplit (other, " ", -1);
  guint n = 0;

  while (words[n] != NULL && others[n] != NULL && g_str_equal (words[n], others[n]))
    n++;

  return n;
}

/**
 * rh_name_apart:
 * @setup: the players
 * @seat: one of them, from 0
 *
 * Names that begin alike are cut off behind what tells them apart, where there is little room: “Jan van Amsterdam” and “Jan van
 * Rotterdam” are “J. Amsterdam” and “J. Rotterdam” there.
 *
 * Returns: (transfer full): the player's name; where another one begins with the same words, these as an initial
 */
char *
rh_name_apart (const RhSetup *setup, guint seat)
{
  const char *name = setup->seats[seat].name;
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_autofree char *initial = g_utf8_substring (name, 0, 1);
  g_autofree char *rest = NULL;
  guint shared = 0;

  for (guint i = 0; i < setup->n_seats; i++) {
    if (i != seat)
      shared = MAX (shared, count_shared (words, setup->seats[i].name));
  }
  if (shared == 0 || words[shared] == NULL)
    return g_strdup (name);
  rest = g_strjoinv (" ", &words[shared]);

  return g_strdup_printf ("%s. %s", initial, rest);
}
