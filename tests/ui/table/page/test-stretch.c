/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is typed on behind something that wasn't taken: until when, and what isn't at all. */

#include "config.h"

#include "board.h"

#include "rh-keys.h"
#include "rh-stretch.h"

static void
test_early (void)
{
  /* What came too early drops what comes at once behind it, and for longer where that is read. */
  RhStretch stretch = { 0 };

  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 1000));
  g_assert_true (rh_stretch_goes_on (&stretch, TRUE, 2000));
  g_assert_true (rh_stretch_goes_on (&stretch, FALSE, 2000 + RH_KEY_REST - 1));
  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 2000 + 2 * RH_KEY_REST));

  g_assert_true (rh_stretch_goes_on (&stretch, TRUE, 5000));
  stretch.told = TRUE;
  g_assert_true (rh_stretch_goes_on (&stretch, FALSE, 5000 + RH_KEY_TOLD - 1));
  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 5000 + 2 * RH_KEY_TOLD));
}

static void
test_stop (void)
{
  /* What people type without a look is stopped, however long they wait, and nothing else is: a letter only right behind it, unless
   * letters are, too. */
  RhStretch stretch = { 0 };

  g_assert_false (rh_stretch_stops (&stretch, GDK_KEY_7, 1000));
  rh_stretch_stop (&stretch, "No.", FALSE);
  g_assert_true (rh_stretch_stops (&stretch, GDK_KEY_7, 1000));
  g_assert_true (rh_stretch_stops (&stretch, GDK_KEY_KP_0, 1000));
  g_assert_true (rh_stretch_stops (&stretch, GDK_KEY_Return, 1000));
  g_assert_false (rh_stretch_stops (&stretch, GDK_KEY_space, 1000));
  g_assert_false (rh_stretch_stops (&stretch, GDK_KEY_Escape, 1000));
  g_assert_true (rh_stretch_stops (&stretch, GDK_KEY_l, 1000 + RH_KEY_TOLD - 1));
  g_assert_false (rh_stretch_stops (&stretch, GDK_KEY_l, 1000 + 2 * RH_KEY_TOLD));
  g_assert_true (rh_stretch_stops (&stretch, GDK_KEY_7, 1000 + 2 * RH_KEY_TOLD));
  stretch.letters = TRUE;
  g_assert_true (rh_stretch_stops (&stretch, GDK_KEY_l, 1000 + 9 * RH_KEY_TOLD));
  g_assert_false (rh_stretch_stops (&stretch, GDK_KEY_Escape, 1000 + 9 * RH_KEY_TOLD));
  rh_stretch_stop (&stretch, "Not that.", TRUE);
  g_assert_false (stretch.letters);
  g_assert_true (stretch.taps);
  g_assert_cmpstr (stretch.why, ==, "Not that.");
  rh_stretch_end (&stretch);
  g_assert_false (rh_stretch_stops (&stretch, GDK_KEY_7, 1000));
}

static void
test_end (void)
{
  /* At the end nothing that comes at once is dropped either. */
  RhStretch stretch = { 0 };

  g_assert_true (rh_stretch_goes_on (&stretch, TRUE, 1000));
  rh_stretch_end (&stretch);
  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 1001));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/stretch/early", test_early);
  g_test_add_func ("/stretch/stop", test_stop);
  g_test_add_func ("/stretch/end", test_end);

  return g_test_run ();
}
