/* SPDX-License-Identifier: GPL-3.0-or-later
 * The second half of a double click whose first half has turned the page: it was meant for the page before, as was the first. */

#include "config.h"

#include "rh-turn.h"

#include "rh-announce.h"
#include "rh-keys.h"

#define TURN "rh-turn"

typedef struct {
  RhTap    pressed; /* the last */
  gboolean turned;  /* whether another page was shown since */
} Turn;

/* (nullable): of a window that isn't guarded */
static Turn *
get_turn (GtkWidget *window)
{
  return g_object_get_data (G_OBJECT (window), TURN);
}

/* An open menu has a place of its own over the window. */
static void
get_place (GdkEvent *event, double *x, double *y)
{
  GdkSurface *surface = gdk_event_get_surface (event);

  gdk_event_get_position (event, x, y);
  for (; GDK_IS_POPUP (surface); surface = gdk_popup_get_parent (GDK_POPUP (surface))) {
    *x += gdk_popup_get_position_x (GDK_POPUP (surface));
    *y += gdk_popup_get_position_y (GDK_POPUP (surface));
  }
}

static gboolean
on_event_cb (GtkEventController *controller, GdkEvent *event, GtkWidget *window)
{
  GdkEventType type = gdk_event_get_event_type (event);
  double x = 0, y = 0;

  if (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN)
    return FALSE;

  get_place (event, &x, &y);

  return !rh_turn_press (window, x, y, gdk_event_get_time (event));
}

/**
 * rh_turn_guard:
 * @window: a window, which may be guarded already
 *
 * Keeps the second half of a double click from a page that the first one has brought, whatever stands there then.
 */
void
rh_turn_guard (GtkWidget *window)
{
  GtkEventController *events;

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (get_turn (window) != NULL)
    return;

  g_object_set_data_full (G_OBJECT (window), TURN, g_new0 (Turn, 1), g_free);
  events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_limit (events, GTK_LIMIT_NONE);
  g_signal_connect (events, "event", G_CALLBACK (on_event_cb), window);
  gtk_widget_add_controller (window, events);
}

/**
 * rh_turn_page:
 * @widget: what shows one page at a time, and shows another now
 *
 * Says so to the guard of its window, if it is in one that has it.
 */
void
rh_turn_page (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Turn *turn = root != NULL ? get_turn (GTK_WIDGET (root)) : NULL;

  if (turn != NULL)
    turn->turned = TRUE;
}

/**
 * rh_turn_press:
 * @window: a window that is guarded
 * @x: where it is pressed, from left
 * @y: the same from the top
 * @time: when, by the display's clock
 *
 * Returns: whether that is meant for what is there; if not, the bell rings
 */
gboolean
rh_turn_press (GtkWidget *window, double x, double y, guint32 time)
{
  Turn *turn = get_turn (window);
  RhTap tap = { time, x, y };
  gboolean kept;

  g_return_val_if_fail (turn != NULL, TRUE);

  kept = turn->turned && rh_tap_doubles (&tap, &turn->pressed, window);
  turn->turned = kept;
  turn->pressed = tap;
  if (kept)
    rh_announce_refusal (window);

  return !kept;
}
