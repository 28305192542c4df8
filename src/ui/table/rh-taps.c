/* SPDX-License-Identifier: GPL-3.0-or-later
 * Taps on a panel that are one too many: the second half of a double click, or once more what was taken. */

#include "config.h"

#include "rh-taps.h"

/* How far from the first tap somebody taps on who hasn't seen yet that it was taken, with a finger. */
#define ROOM 22
/* In milliseconds: what a double press takes. Where screens change hands, a later one was meant for something else. */
#define AGAIN 400

/**
 * rh_taps_repeats:
 * @self: the taps before
 * @tap: another
 *
 * Returns: whether it may be once more the one that was taken, even if late
 */
gboolean
rh_taps_repeats (const RhTaps *self, const RhTap *tap)
{
  return rh_tap_repeats (tap, &self->taken, RH_TAP_MEANT, self->hidden ? G_MAXDOUBLE : ROOM);
}

/**
 * rh_taps_is_second:
 * @self: the taps before
 * @tap: another
 * @asked: the move that is asked for, from 1
 * @alone: whether one player has the screen to themselves
 * @panel: where
 *
 * Returns: whether it is the second half of a double click, where the first was the answer to something else; or once more, even if
 *   late, what has opened a screen of one player's own: their figures may stand there
 */
gboolean
rh_taps_is_second (const RhTaps *self, const RhTap *tap, guint asked, gboolean alone, GtkWidget *panel)
{
  if (alone && !self->alone && rh_taps_repeats (self, tap))
    return TRUE;

  return self->answered != asked && rh_tap_doubles (tap, &self->pressed, panel);
}

/**
 * rh_taps_knows:
 * @self: the taps before
 * @tap: another, which isn't taken
 * @alone: whether one player has the screen to themselves
 *
 * Returns: whether who tapped needn't be told: they have just tapped once more what was taken
 */
gboolean
rh_taps_knows (const RhTaps *self, const RhTap *tap, gboolean alone)
{
  guint rest = alone || self->alone ? AGAIN : RH_TAP_MEANT;

  return rh_tap_repeats (tap, &self->taken, rest, self->hidden ? G_MAXDOUBLE : ROOM);
}

/**
 * rh_taps_press:
 * @self: the taps before
 * @tap: another, which all may know
 * @asked: the move that is asked for, from 1
 *
 * Notes it, whatever comes of it.
 */
void
rh_taps_press (RhTaps *self, const RhTap *tap, guint asked)
{
  self->pressed = *tap;
  self->answered = asked;
}

/**
 * rh_taps_find:
 * @tap: a tap
 * @panel: where
 *
 * Returns: (transfer none) (nullable): the button that is there
 */
GtkWidget *
rh_taps_find (const RhTap *tap, GtkWidget *panel)
{
  GtkNative *native = gtk_widget_get_native (panel);
  GtkWidget *pressed;
  double left, top;

  gtk_native_get_surface_transform (native, &left, &top);
  pressed = gtk_widget_pick (GTK_WIDGET (native), tap->x - left, tap->y - top, GTK_PICK_DEFAULT);
  if (pressed != NULL && !GTK_IS_BUTTON (pressed))
    pressed = gtk_widget_get_ancestor (pressed, GTK_TYPE_BUTTON);

  return pressed;
}

/* Whether a figure may stand there: it isn't what ends the step. */
static gboolean
may_be_figure (GtkWidget *panel, const RhTap *tap)
{
  GtkWidget *pressed = rh_taps_find (tap, panel);

  return pressed == NULL || !gtk_widget_has_css_class (pressed, "main");
}

/**
 * rh_taps_take:
 * @self: the taps before
 * @tap: another, which is taken
 * @alone: whether one player has the screen to themselves
 * @panel: where
 *
 * Notes that.
 */
void
rh_taps_take (RhTaps *self, const RhTap *tap, gboolean alone, GtkWidget *panel)
{
  self->alone = alone;
  self->hidden = alone && may_be_figure (panel, tap);
  self->taken = self->hidden ? (RhTap) { .time = tap->time } : *tap;
}
