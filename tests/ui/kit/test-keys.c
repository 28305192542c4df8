/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keys without Ctrl, Alt or Super. */

#include "rh-keys.h"

static void
test_plain (void)
{
  /* Shift and Caps Lock are no commands. */
  g_assert_true (rh_key_is_plain (0));
  g_assert_true (rh_key_is_plain (GDK_SHIFT_MASK | GDK_LOCK_MASK));
  g_assert_false (rh_key_is_plain (GDK_CONTROL_MASK));
  g_assert_false (rh_key_is_plain (GDK_ALT_MASK | GDK_SHIFT_MASK));
  g_assert_false (rh_key_is_plain (GDK_SUPER_MASK));
  g_assert_false (rh_key_is_plain (GDK_META_MASK));
}

static void
test_key (void)
{
  /* The case doesn't matter, nor which block of keys a figure is on. */
  g_assert_true (rh_key_is (GDK_KEY_l, "l"));
  g_assert_true (rh_key_is (GDK_KEY_L, "l"));
  g_assert_true (rh_key_is (GDK_KEY_l, "L"));
  g_assert_true (rh_key_is (GDK_KEY_7, "7"));
  g_assert_true (rh_key_is (GDK_KEY_KP_7, "7"));
  g_assert_true (rh_key_is (GDK_KEY_Udiaeresis, "ü"));
  g_assert_false (rh_key_is (GDK_KEY_m, "l"));
}

static void
test_figure (void)
{
  /* With Ctrl it is a command. */
  g_assert_true (rh_key_is_figure (GDK_KEY_0, 0));
  g_assert_true (rh_key_is_figure (GDK_KEY_KP_7, GDK_LOCK_MASK));
  g_assert_false (rh_key_is_figure (GDK_KEY_7, GDK_CONTROL_MASK));
  g_assert_false (rh_key_is_figure (GDK_KEY_d, 0));
  g_assert_false (rh_key_is_figure (GDK_KEY_Return, 0));
}

static void
test_none (void)
{
  /* A key that makes no character is none, not even of a text without one. */
  g_assert_false (rh_key_is (GDK_KEY_Shift_L, "l"));
  g_assert_false (rh_key_is (GDK_KEY_Shift_L, ""));
}

static void
test_chooses (void)
{
  /* Enter is on two blocks of keys, and some keyboards have a third; Space chooses what has the focus, too. */
  g_assert_true (rh_key_is_enter (GDK_KEY_Return));
  g_assert_true (rh_key_is_enter (GDK_KEY_KP_Enter));
  g_assert_true (rh_key_is_enter (GDK_KEY_ISO_Enter));
  g_assert_false (rh_key_is_enter (GDK_KEY_space));
  g_assert_true (rh_key_chooses (GDK_KEY_ISO_Enter));
  g_assert_true (rh_key_chooses (GDK_KEY_KP_Space));
  g_assert_false (rh_key_chooses (GDK_KEY_0));
}

static void
test_moves (void)
{
  /* What only moves the focus, or scrolls, is told from what does something. */
  g_assert_true (rh_key_moves (GDK_KEY_ISO_Left_Tab));
  g_assert_true (rh_key_moves (GDK_KEY_KP_Page_Down));
  g_assert_false (rh_key_moves (GDK_KEY_Return));
  g_assert_false (rh_key_moves (GDK_KEY_BackSpace));
}

static void
test_stretch (void)
{
  /* What follows a dropped key without a pause is dropped with it; a key before the first dropped one never is. */
  guint32 dropped = 0;

  g_assert_false (rh_key_goes_on (&dropped, FALSE, 100, 400));
  g_assert_true (rh_key_goes_on (&dropped, TRUE, 1000, 400));
  g_assert_true (rh_key_goes_on (&dropped, FALSE, 1399, 400));
  g_assert_true (rh_key_goes_on (&dropped, FALSE, 1700, 400));
  g_assert_false (rh_key_goes_on (&dropped, FALSE, 2100, 400));
  g_assert_false (rh_key_goes_on (&dropped, FALSE, 2110, 400));

  /* How long a pause is, is said each time. */
  g_assert_true (rh_key_goes_on (&dropped, FALSE, 2600, 1000));
  g_assert_true (rh_key_goes_on (&dropped, FALSE, 3599, 1000));
  g_assert_false (rh_key_goes_on (&dropped, FALSE, 4599, 1000));
}

static void
test_age (void)
{
  /* An event that waited is as old as that; one of another clock is new. */
  guint32 now = (guint32) (g_get_monotonic_time () / 1000);

  g_assert_cmpint (rh_key_get_age (now - 500), >=, 500 * 1000);
  g_assert_cmpint (rh_key_get_age (now - 3600 * 1000), ==, 0);
  g_assert_cmpint (rh_key_get_age (now + 5000), ==, 0);
  g_assert_cmpint (rh_key_get_age (GDK_CURRENT_TIME), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keys/plain", test_plain);
  g_test_add_func ("/keys/key", test_key);
  g_test_add_func ("/keys/figure", test_figure);
  g_test_add_func ("/keys/none", test_none);
  g_test_add_func ("/keys/chooses", test_chooses);
  g_test_add_func ("/keys/moves", test_moves);
  g_test_add_func ("/keys/stretch", test_stretch);
  g_test_add_func ("/keys/age", test_age);

  return g_test_run ();
}
