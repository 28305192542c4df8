/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is typed on at a stretch with something that wasn't taken: all of it is dropped, and told, until nobody types. */

#include "config.h"

#include "rh-stretch.h"

#include "rh-keys.h"
#include "rh-step-frame.h"

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
  if (rh_key_goes_on (&self->dropped, early, time, self->told ? RH_KEY_TOLD : RH_KEY_REST))
    return TRUE;

  self->refused = FALSE;

  return FALSE;
}

/**
 * rh_stretch_refuse:
 * @self: a stretch
 * @why: (nullable): what is said of each that isn't taken from now on; %NULL where they only come too early
 *
 * What was pressed last was refused, so that nothing is taken until nobody presses anything.
 */
void
rh_stretch_refuse (RhStretch *self, const char *why)
{
  g_free (self->why);
  self->why = g_strdup (why);
  self->told = self->refused = TRUE;
  rh_key_goes_on (&self->dropped, TRUE, self->pressed, RH_KEY_TOLD);
}

/**
 * rh_stretch_hush:
 * @self: a stretch
 *
 * Others look on now, who aren't told what was refused.
 */
void
rh_stretch_hush (RhStretch *self)
{
  g_clear_pointer (&self->why, g_free);
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
  rh_stretch_hush (self);
  self->dropped = self->told = self->refused = 0;
}

/**
 * rh_stretch_tell:
 * @self: a stretch
 * @panel: what has a step
 * @early: what is said of what came too early
 *
 * Says there why something wasn't taken.
 */
void
rh_stretch_tell (RhStretch *self, GtkWidget *panel, const char *early)
{
  rh_step_frame_refuse (panel, self->refused && self->why != NULL ? self->why : early);
}

/**
 * rh_stretch_leaves:
 * @self: a stretch
 * @pressed: (nullable): a button
 *
 * Returns: whether something was refused, and that leaves it: which does no harm, whatever it was meant for
 */
gboolean
rh_stretch_leaves (RhStretch *self, GtkWidget *pressed)
{
  return self->refused && pressed != NULL && gtk_widget_has_css_class (pressed, "leaves");
}
