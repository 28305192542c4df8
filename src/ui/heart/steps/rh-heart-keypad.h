/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_HEART_KEYPAD (rh_heart_keypad_get_type ())
G_DECLARE_FINAL_TYPE (RhHeartKeypad, rh_heart_keypad, RH, HEART_KEYPAD, AdwBin)

/* Emits "typed" (a character): a figure, “+”, “-”, or “<” for Backspace, which takes the last one back. */
gboolean rh_heart_keypad_is_sign (guint            keyval);
gboolean rh_heart_keypad_key     (RhHeartKeypad   *self,
                                  guint            keyval,
                                  GdkModifierType  modifiers);

G_END_DECLS
