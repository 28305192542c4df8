/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is told where a pointer is held, and the name of a control that shows none. */

#include "config.h"

#include "rh-tooltip.h"

#include <math.h>

#define TEXT "rh-tooltip-text"
#define RESTING "rh-tooltip-resting"
#define STILL 2 /* pixels that are no movement */

static gboolean
on_query_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip, gpointer data)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  /* Nothing else tells it then. */
  if (root != NULL && !by_key && g_object_get_data (G_OBJECT (root), RESTING) != NULL) {
    g_signal_stop_emission_by_name (widget, "query-tooltip");
    return FALSE;
  }
  gtk_tooltip_set_text (tooltip, rh_tooltip_get (widget));

  return TRUE;
}

/* Whether it is another than it was. Where GTK has a tooltip set, it asks the display each time where the pointer is, and
 * waits for the answers; this one is looked up when somebody wants it. One that is shown is hidden by the key or the tap
 * that changes what it tells. */
static gboolean
set_text (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (rh_tooltip_get (widget), text) == 0)
    return FALSE;

  if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_query_cb, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query_cb), NULL);
  g_object_set_data_full (G_OBJECT (widget), TEXT, g_strdup (text), g_free);
  gtk_widget_set_has_tooltip (widget, text != NULL);

  return TRUE;
}

/**
 * rh_tooltip_set:
 * @widget: a widget
 * @text: (nullable): what is told where a pointer is held on it; %NULL for nothing
 *
 * Sets the widget's tooltip, which describes it to screen readers, too.
 *
 * Returns: whether it is another than it was
 */
gboolean
rh_tooltip_set (GtkWidget *widget, const char *text)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (!set_text (widget, text))
    return FALSE;

  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  return TRUE;
}

/**
 * rh_tooltip_get:
 * @widget: a widget
 *
 * Returns: (nullable): what rh_tooltip_set() has set
 */
const char *
rh_tooltip_get (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), TEXT);
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
  g_return_if_fail (GTK_IS_WIDGET (control));

  if (set_text (control, text))
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
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
