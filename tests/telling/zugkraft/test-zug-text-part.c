/* SPDX-License-Identifier: GPL-3.0-or-later
 * The parts of a train: names, keys that differ, and a sentence for each reason why one may not follow. */

#include "config.h"

#include "rh-zug-text-part.h"
#include "zug-telling-table.h"

#include <string.h>

static void
test_names (void)
{
  g_assert_cmpstr (rh_zug_text_part_title (RH_ZUG_TANK), ==, "Tank");
  zug_assert_text (rh_zug_text_part_spoken (RH_ZUG_ENGINE), "Engine");
  zug_assert_text (rh_zug_text_part_spoken (RH_ZUG_TANK), "Tank car, 4 points");
  zug_assert_text (rh_zug_text_part_spoken (RH_ZUG_CABOOSE), "Caboose, 1 point, doubles the train");
}

static void
test_keys (void)
{
  for (RhZugPart a = RH_ZUG_ENGINE; a <= RH_ZUG_PART_LAST; a++) {
    for (RhZugPart b = a + 1; b <= RH_ZUG_PART_LAST; b++)
      g_assert_cmpstr (rh_zug_text_part_key (a), !=, rh_zug_text_part_key (b));
  }
}

static void
test_bars (void)
{
  g_assert_null (rh_zug_text_part_bar (RH_ZUG_BAR_NONE));
  for (RhZugBar a = RH_ZUG_BAR_ENGINE_FIRST; a <= RH_ZUG_BAR_LENGTH; a++) {
    g_assert_true (g_str_has_suffix (rh_zug_text_part_bar (a), "."));
    for (RhZugBar b = a + 1; b <= RH_ZUG_BAR_LENGTH; b++)
      g_assert_cmpstr (rh_zug_text_part_bar (a), !=, rh_zug_text_part_bar (b));
  }
}

static void
test_take_off (void)
{
  /* Each part says which it is; and one that stays, for what it is needed. */
  RhZugTrain train = zug_table_train ("etkb");

  zug_assert_text (rh_zug_text_part_change (&train, 3), "Change part 4: Boxcar");
  zug_assert_text (rh_zug_text_part_chosen (&train, 3), "Which part instead of “Box”? Another tap takes it off.");
  zug_assert_text (rh_zug_text_part_take_off (&train, 3), "Take off part 4: Boxcar");
  g_assert_nonnull (strstr (rh_zug_text_part_needed (&train, 0), "behind the engine"));
  g_assert_nonnull (strstr (rh_zug_text_part_needed (&train, 1), "tender"));
  train = zug_table_train ("etekbbbb");
  g_assert_nonnull (strstr (rh_zug_text_part_needed (&train, 0), "both engines"));
  g_assert_nonnull (strstr (rh_zug_text_part_needed (&train, 2), "both engines"));
}

static char *
tell_entered (const char *before, const char *after)
{
  const RhZugTrain was = zug_table_train (before);
  const RhZugTrain now = zug_table_train (after);

  return rh_zug_text_part_entered (&was, &now);
}

static void
test_entered (void)
{
  /* A part that was set down, changed or taken off, wherever that is. */
  zug_assert_text (tell_entered ("", "e"), "Engine");
  zug_assert_text (tell_entered ("etk", "etkb"), "Box");
  zug_assert_text (tell_entered ("etkb", "etob"), "Ore instead of Tank");
  zug_assert_text (tell_entered ("etkb", "etk"), "taken off Box");
  zug_assert_text (tell_entered ("etkb", "etb"), "taken off Tank");
  g_assert_null (tell_entered ("etkb", "etkb"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-part/names", test_names);
  g_test_add_func ("/zug-text-part/keys", test_keys);
  g_test_add_func ("/zug-text-part/bars", test_bars);
  g_test_add_func ("/zug-text-part/take-off", test_take_off);
  g_test_add_func ("/zug-text-part/entered", test_entered);

  return g_test_run ();
}
