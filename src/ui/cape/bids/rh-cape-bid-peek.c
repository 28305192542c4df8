/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is held to look at a bid: by a pointer, a finger or the space bar. */

#include "config.h"

#include "rh-cape-bid-peek.h"

/* A pointer that holds the button down makes it active. */
static void
on_flags_changed_cb (GtkWidget *button, GtkStateFlags previous, RhCapeBidField *field)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (button);

  if (((flags ^ previous) & GTK_STATE_FLAG_ACTIVE) != 0)
    rh_cape_bid_field_set_peek (field, (flags & GTK_STATE_FLAG_ACTIVE) != 0);
}

static gboolean
on_key_pressed_cb (GtkEventControllerKey *controller,
                   guint                  keyval,
                   guint                  keycode,
                   GdkModifierType        modifiers,
                   RhCapeBidField        *field)
{
  /* Who has peeked goes on as from the field, also with Enter, which would press the button. */
  if (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
    return rh_cape_bid_field_key (field, keyval, modifiers);

  rh_cape_bid_field_peek_by_key (field, TRUE);

  return TRUE;
}

static void
on_key_released_cb (GtkEventControllerKey *controller,
                    guint                  keyval,
                    guint                  keycode,
                    GdkModifierType        modifiers,
                    RhCapeBidField        *field)
{
  rh_cape_bid_field_peek_by_key (field, FALSE);
}

/* A held pointer that moves off the button gets no leave either. */
static void
on_motion_cb (GtkEventControllerMotion *controller, double x, double y, RhCapeBidField *field)
{
  if (!gtk_widget_contains (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)), x, y))
    rh_cape_bid_field_set_peek (field, FALSE);
}

/* Where the window loses the focus, a held button gets no release. */
static void
on_leave_cb (RhCapeBidField *field)
{
  rh_cape_bid_field_set_peek (field, FALSE);
}

static GtkEventController *
add (GtkWidget *button, GtkEventController *controller)
{
  gtk_widget_add_controller (button, controller);

  return controller;
}

/**
 * rh_cape_bid_peek_attach:
 * @button: a button
 * @field: a bid
 *
 * Shows the bid for as long as the button is held.
 */
void
rh_cape_bid_peek_attach (GtkWidget *button, RhCapeBidField *field)
{
  GtkEventController *keys = add (button, gtk_event_controller_key_new ());
  GtkEventController *focus = add (button, gtk_event_controller_focus_new ());
  GtkEventController *motion = add (button, gtk_event_controller_motion_new ());

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (on_flags_changed_cb), field, 0);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), field, 0);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (on_key_released_cb), field, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_leave_cb), field, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion_cb), field, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave_cb), field, G_CONNECT_SWAPPED);
}
