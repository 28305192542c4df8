/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a player has done, in a word. */

#include "config.h"

#include "rh-cape-text-standing.h"
#include "telling-table.h"

#include <string.h>

static void
test_words (void)
{
  /* A word for each of what there is to tell, and none where there is nothing. */
  RhCapeState state = telling_table_state (RH_CAPE_PICK);

  memcpy (state.order, (const guint[]) { 1, 2, 0 }, 3 * sizeof (guint));
  g_assert_cmpstr (rh_cape_text_standing (&state, 0), ==, "3rd");
  g_assert_cmpstr (rh_cape_text_standing (&state, 1), ==, "1st");
  state.tied[1] = TRUE;
  g_assert_cmpstr (rh_cape_text_standing (&state, 2), ==, "tied");

  /* So many may stand behind a bid. */
  g_assert_cmpstr (rh_cape_text_standing_of_bid (0), ==, "1st");
  g_assert_cmpstr (rh_cape_text_standing_of_bid (4), ==, "tied");
  g_assert_cmpstr (rh_cape_text_standing_of_bid (5), ==, NULL);

  state.phase = RH_CAPE_DRAW;
  state.seat = 1;
  state.passes = 1;
  g_assert_cmpstr (rh_cape_text_standing (&state, 0), ==, "passed");
  g_assert_cmpstr (rh_cape_text_standing (&state, 1), ==, NULL);
  g_assert_cmpstr (rh_cape_text_standing (&state, 2), ==, "next");
  state.last.kind = RH_CAPE_MOVE_BUILD;
  state.last.seat = 1;
  g_assert_cmpstr (rh_cape_text_standing (&state, 1), ==, "built");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-standing/words", test_words);

  return g_test_run ();
}
