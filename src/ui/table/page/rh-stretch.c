/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is typed on at a stretch with something that wasn't taken: all of it is dropped, and told. */

#include "config.h"

#include "rh-stretch.h"

#include "rh-keys.h"

#include <glib/gi18n.h>

/**
 * rh_stretch_goes_on:
 * @self: a stretch
 * @early: whether this came too early
 * @time: when, by the display's clock; GDK_CURRENT_TIME if just now
 *
 * Returns: whether it isn't to be taken, for itself or because it came without a pause behind what wasn't
 */
gboolean
rh_stretch_goes_on (RhStretch *self, gboolean early, guint32 time)
{
  return rh_key_goes_on (&self->dropped, early, time, self->told ? RH_KEY_TOLD : RH_KEY_REST);
}

/**
 * rh_stretch_stop:
 * @self: a stretch
 * @why: what is said of each key that isn't taken from now on
 * @taps: whether taps aren't, either
 *
 * Whoever types doesn't look: a pause is no end of it any more.
 */
void
rh_stretch_stop (RhStretch *self, const char *why, gboolean taps)
{
  g_free (self->why);
  self->why = g_strdup (why);
  self->taps = taps;
  self->letters = FALSE;
}

/**
 * rh_stretch_stops:
 * @self: a stretch
 * @keyval: a key
 * @time: when, by the display's clock; GDK_CURRENT_TIME if just now
 *
 * Returns: whether it is one that people type without a look, and was stopped. A letter at a stretch with a figure belongs to that
 */
gboolean
rh_stretch_stops (RhStretch *self, guint keyval, guint32 time)
{
  gboolean typed = rh_key_is_figure (keyval, 0) || rh_key_is_enter (keyval);
  gboolean letter = g_unichar_isalpha (gdk_keyval_to_unicode (keyval));

  if (self->why == NULL || (!typed && !letter))
    return FALSE;

  return rh_key_goes_on (&self->stopped, typed || self->letters, time, RH_KEY_TOLD);
}

/**
 * rh_stretch_end:
 * @self: a stretch
 *
 * Whatever comes is taken.
 */
void
rh_stretch_end (RhStretch *self)
{
  g_clear_pointer (&self->why, g_free);
  self->dropped = self->stopped = self->told = 0;
}

/**
 * rh_stretch_tell:
 * @step: (nullable): the step that something was too early for
 * @forced: whether a move that nobody gave led to it: to give it once more would be wrong, where it was meant for the turn before
 * @why: what is said else
 *
 * Returns: (transfer none): what is said of it
 */
const char *
rh_stretch_tell (RhStep *step, gboolean forced, const char *why)
{
  return forced && step != NULL && RH_STEP_GET_CLASS (step)->forced != NULL ? _(RH_STEP_GET_CLASS (step)->forced) : why;
}
