/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keys without Ctrl, Alt or Super, which choose something by themselves, and taps. */

#include "config.h"

#include "rh-keys.h"

/* In milliseconds. */
#define STALE_MAX (60 * 1000) /* no event waits so long; one that seems older has a clock of its own */

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

/**
 * rh_key_is_figure:
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether the key by itself makes a figure, on whichever block of keys
 */
gboolean
rh_key_is_figure (guint keyval, GdkModifierType modifiers)
{
  return rh_key_is_plain (modifiers) && g_unichar_isdigit (gdk_keyval_to_unicode (keyval));
}

/**
 * rh_key_is_enter:
 * @keyval: the key pressed
 *
 * Returns: whether the key is Enter, on whichever block of keys
 */
gboolean
rh_key_is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/**
 * rh_key_chooses:
 * @keyval: the key pressed
 *
 * Returns: whether the key chooses what has the focus: Enter or Space
 */
gboolean
rh_key_chooses (guint keyval)
{
  return rh_key_is_enter (keyval) || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

/**
 * rh_key_moves:
 * @keyval: the key pressed
 *
 * Returns: whether the key moves the focus or scrolls, and so can do no harm
 */
gboolean
rh_key_moves (guint keyval)
{
  switch (keyval) {
  case GDK_KEY_Tab:
  case GDK_KEY_KP_Tab:
  case GDK_KEY_ISO_Left_Tab:
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
  case GDK_KEY_Page_Up:
  case GDK_KEY_KP_Page_Up:
  case GDK_KEY_Page_Down:
  case GDK_KEY_KP_Page_Down:
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    return TRUE;
  default:
    return FALSE;
  }
}

/**
 * rh_key_get_age:
 * @time: when a key, a pointer or a finger was pressed, by the display's clock; GDK_CURRENT_TIME if just now
 *
 * Returns: how long ago that was, in microseconds, for a display that has our clock; 0 for another
 */
gint64
rh_key_get_age (guint32 time)
{
  guint32 age = (guint32) (g_get_monotonic_time () / 1000) - time;

  return time != GDK_CURRENT_TIME && age < STALE_MAX ? (gint64) age * 1000 : 0;
}

/**
 * rh_key_goes_on:
 * @dropped: (inout): when the last key was dropped, in milliseconds by the display's clock; 0 for never
 * @drop: whether this one is to be dropped
 * @time: when it was pressed, by the display's clock; GDK_CURRENT_TIME if just now
 * @rest: how long a pause ends the stretch, in milliseconds
 *
 * What is typed at a stretch is taken whole or not at all: where a key of it was dropped, those that follow without a
 * pause would be taken for something else than they were meant for.
 *
 * Returns: whether the key is to be dropped, for itself or as one of those
 */
gboolean
rh_key_goes_on (guint32 *dropped, gboolean drop, guint32 time, guint rest)
{
  guint32 now = time != GDK_CURRENT_TIME ? time : (guint32) (g_get_monotonic_time () / 1000);
  guint32 pause = MAX (now, *dropped) - MIN (now, *dropped);

  if (!drop && (*dropped == 0 || pause >= rest))
    return FALSE;

  *dropped = now;

  return TRUE;
}

/**
 * rh_tap_repeats:
 * @self: a tap
 * @before: one before it, or never
 * @rest: how long after that it may be, in milliseconds
 * @room: how far from it, in pixels
 *
 * Returns: whether it is the same once more
 */
gboolean
rh_tap_repeats (const RhTap *self, const RhTap *before, guint rest, double room)
{
  return before->time != GDK_CURRENT_TIME && self->time - before->time <= rest && ABS (self->x - before->x) <= room &&
         ABS (self->y - before->y) <= room;
}

/**
 * rh_tap_doubles:
 * @self: a tap
 * @before: one before it, or never
 * @widget: where
 *
 * Returns: whether it is the second of a double click, as the desktop has it
 */
gboolean
rh_tap_doubles (const RhTap *self, const RhTap *before, GtkWidget *widget)
{
  int time, distance;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &time, "gtk-double-click-distance", &distance, NULL);

  return rh_tap_repeats (self, before, (guint) time, distance);
}

/**
 * rh_key_answers:
 * @event: what somebody did
 *
 * Commands, and what only moves the focus, answer nothing.
 *
 * Returns: whether it is a key, or a press of a pointer or a finger, that may answer what is asked
 */
gboolean
rh_key_answers (GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event)) {
  case GDK_BUTTON_PRESS:
  case GDK_TOUCH_BEGIN:
    return TRUE;
  case GDK_KEY_PRESS:
    return rh_key_is_plain (gdk_event_get_modifier_state (event)) && !gdk_key_event_is_modifier (event) &&
           !rh_key_moves (gdk_key_event_get_keyval (event));
  default:
    return FALSE;
  }
}
