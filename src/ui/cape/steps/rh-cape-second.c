/* SPDX-License-Identifier: GPL-3.0-or-later
 * The second half of a double click on what leads to the same question about another card, or player. */

#include "config.h"

#include "rh-cape-second.h"

#include "rh-announce.h"

static void
on_pressed_cb (GtkGestureClick *click, int n_press, double x, double y, GtkWidget *keys)
{
  if (n_press < 2)
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  rh_announce_refusal (keys);
}

/**
 * rh_cape_second_keep:
 * @keys: what is answered with
 *
 * Keeps the second half of a double click, and what is clicked on at once in the same place, from what is in @keys: the first may
 * have led on to another card or player, for whom nobody can have meant it yet. The bell tells so.
 */
void
rh_cape_second_keep (GtkWidget *keys)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed_cb), keys);
  gtk_widget_add_controller (keys, GTK_EVENT_CONTROLLER (click));
}
