/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is lost with the window, and whether people leave it nevertheless. */

#include "config.h"

#include "rh-window-private.h"

/**
 * rh_window_has_sealed_bids:
 * @self: a window
 *
 * Returns: whether a game that was shown has bids sealed, which end with the program
 */
gboolean
rh_window_has_sealed_bids (RhWindow *self)
{
  g_return_val_if_fail (RH_IS_WINDOW (self), FALSE);

  for (guint i = 0; i < self->kept->len; i++) {
    if (rh_session_get_n_sealed (self->kept->pdata[i]) > 0)
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_window_ask_to_leave:
 * @self: a window that is to be closed
 *
 * Where something would be lost, asks below the page whether it is to be closed
 * nevertheless. The answer closes it, or nothing happens.
 *
 * Returns: whether it asks; it isn't to be closed then
 */
gboolean
rh_window_ask_to_leave (RhWindow *self)
{
  if (!rh_window_has_sealed_bids (self))
    return FALSE;

  gtk_widget_set_visible (self->leave, TRUE);
  gtk_widget_grab_focus (self->stay);

  return TRUE;
}

/* Nobody is asked any more, and the page goes on where it was. */
void
rh_window_stay (RhWindow *self)
{
  if (!gtk_widget_get_visible (self->leave))
    return;

  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_set_visible (self->leave, FALSE);
  gtk_widget_grab_focus (adw_bin_get_child (self->bin));
}
