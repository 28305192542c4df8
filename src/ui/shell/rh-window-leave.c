/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is lost with the window, and whether people leave it nevertheless. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-focus.h"

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

/* Before the page, for which Escape is something else; after a menu, which it closes. */
static gboolean
on_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers, RhWindow *self)
{
  if (keyval != GDK_KEY_Escape || !gtk_widget_get_visible (self->leave) || rh_focus_is_in_popover (GTK_WIDGET (self)))
    return FALSE;

  rh_window_stay (self);

  return TRUE;
}

/* Escape stays, wherever the focus is. */
void
rh_window_watch_leave (RhWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * rh_window_ask_to_leave:
 * @self: a window that is to be closed
 *
 * Where something would be lost, asks above the page whether it is to be closed
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
