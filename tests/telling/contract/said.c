/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the tests of any game's sentences share. */

#include "config.h"

#include "said.h"

/* What is said of each piece that was entered, or of each that played the move. */
void
said_assert_entered (const RhTelling *telling, const RhSetup *setup, gconstpointer state, const SaidEntry *entries, guint n,
                     gboolean played)
{
  for (guint i = 0; i < n; i++)
    assert_text (entries[i].text, telling->entered (setup, state, entries[i].was, entries[i].now, played));
}
