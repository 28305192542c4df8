/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is told where a pointer is held, and the name of a control that shows none. */

#include "config.h"

#include "rh-tooltip.h"

#include <math.h>

#define RESTING "rh-tooltip-resting"
#define STILL 2 /* pixels that are no movement */

/* Where it tells nothing, nothing else tells it. */
static gboolean
on_query_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip, gpointer data)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL && !by_key && g_object_get_data (G_OBJECT (root), RESTING) != NULL)
    g_signal_stop_emission_by_name (widget, "query-tooltip");

  return FALSE;
}

/**
 * rh_tooltip_set:
 * @widget: a widget
 * @text: (nullable): what is told where a pointer is held on it; %NULL for nothing
 *
 * Sets the widget's tooltip. Whenever one is set, GTK asks the display where the
 * pointer is, and waits for the answer; so nothing is done where nothing changes.
 *
 * Returns: whether it is another than it was
 */
gboolean
rh_tooltip_set (GtkWidget *widget, const char *text)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return FALSE;

  if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_query_cb, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query_cb), NULL);
  gtk_widget_set_tooltip_text (widget, text);

  return TRUE;
}

/**
 * rh_tooltip_name:
 * @control: a widget without a label
 * @text: what it does
 *
 * Has the control's tooltip and screen readers say what it does.
 */
void
rh_tooltip_name (GtkWidget *control, const char *text)
{
  if (!rh_tooltip_set (control, text))
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  /* It would be said twice. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* GTK tells of a pointer that rests, too: where it entered, and where it is whenever what is below it changes. */
static void
on_motion_cb (GtkEventController *controller, double x, double y, GtkWindow *window)
{
  graphene_point_t *first = g_object_get_data (G_OBJECT (window), RESTING);

  if (first == NULL)
    return;

  if (isnan (first->x))
    *first = GRAPHENE_POINT_INIT ((float) x, (float) y);
  else if (fabs (x - first->x) > STILL || fabs (y - first->y) > STILL)
    g_object_set_data (G_OBJECT (window), RESTING, NULL);
}

/**
 * rh_tooltip_hold:
 * @window: a window, not shown yet
 *
 * Has no tooltip of rh_tooltip_set () shown there before the pointer has moved in it: where a window opens below a
 * pointer that rests, nobody has asked for what it tells.
 */
void
rh_tooltip_hold (GtkWindow *window)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  graphene_point_t *first = graphene_point_alloc ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  graphene_point_init (first, NAN, NAN);
  g_object_set_data_full (G_OBJECT (window), RESTING, first, (GDestroyNotify) graphene_point_free);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect (motion, "enter", G_CALLBACK (on_motion_cb), window);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), motion);
}
