/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keys without Ctrl, Alt or Super, which choose something by themselves. */

#include "config.h"

#include "rh-keys.h"

/**
 * rh_key_is_plain:
 * @modifiers: the modifiers held
 *
 * A key with Ctrl, Alt, Super or Meta is a command, of the program or the
 * system. Shift and Caps Lock only make another letter of it.
 *
 * Returns: whether none of them is held
 */
gboolean
rh_key_is_plain (GdkModifierType modifiers)
{
  return (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0;
}

/**
 * rh_key_is:
 * @keyval: the key pressed
 * @key: a text that begins with the character meant
 *
 * Returns: whether the key makes that character, in upper or lower case
 */
gboolean
rh_key_is (guint keyval, const char *key)
{
  gunichar pressed = g_unichar_tolower (gdk_keyval_to_unicode (keyval));

  g_return_val_if_fail (key != NULL, FALSE);

  return pressed != 0 && pressed == g_unichar_tolower (g_utf8_get_char (key));
}
