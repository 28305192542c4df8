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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keys/plain", test_plain);
  g_test_add_func ("/keys/key", test_key);
  g_test_add_func ("/keys/none", test_none);
  g_test_add_func ("/keys/chooses", test_chooses);
  g_test_add_func ("/keys/moves", test_moves);

  return g_test_run ();
}
