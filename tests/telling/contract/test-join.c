/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lists within a sentence. */

#include "config.h"

#include "rh-join.h"
#include "said.h"

static void
test_lists (void)
{
  /* Three at the table, then two, then one, then nobody. */
  const char *const three[] = { "Anna", "Bram", "Csilla", NULL };
  const char *const two[] = { "Anna", "Bram", NULL };
  const char *const one[] = { "Anna", NULL };
  const char *const none[] = { NULL };

  assert_text ("Anna, Bram and Csilla", rh_join_names (three));
  assert_text ("Anna and Bram", rh_join_names (two));
  assert_text ("Anna", rh_join_names (one));
  assert_text ("", rh_join_names (none));
  assert_text ("Anna, Bram, Csilla", rh_join_items (three));
  assert_text ("Anna", rh_join_items (one));
  assert_text ("Anna; Bram; Csilla", rh_join_phrases (three));
  assert_text ("", rh_join_phrases (none));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/join/lists", test_lists);

  return g_test_run ();
}
