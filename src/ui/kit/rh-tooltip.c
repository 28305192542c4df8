/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is told where a pointer is held, and the name of a control that shows none. */

#include "config.h"

#include "rh-tooltip.h"

#include <math.h>

#define RESTING "rh-tooltip-resting"
#define STILL 2 /* pixels that are no movement */

static gboolean (*query_usual) (GtkWidget *, int, int, gboolean, GtkTooltip *);

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

static gboolean
query (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL && !by_key && g_object_get_data (G_OBJECT (root), RESTING) != NULL)
    return FALSE;

  return query_usual (widget, x, y, by_key, tooltip);
}

/* A class takes its parent's functions over when it comes up, so one that is up already is told by itself. */
static void
take_over (GType type)
{
  GtkWidgetClass *klass = g_type_class_peek (type);
  g_autofree GType *children = g_type_children (type, NULL);

  if (klass != NULL && klass->query_tooltip == query_usual)
    klass->query_tooltip = query;
  for (guint i = 0; children[i] != 0; i++)
    take_over (children[i]);
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
 * Has no tooltip shown there before the pointer has moved in it: where a window opens below a pointer that rests,
 * nobody has asked for what it tells.
 */
void
rh_tooltip_hold (GtkWindow *window)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  graphene_point_t *first = graphene_point_alloc ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (query_usual == NULL) {
    query_usual = GTK_WIDGET_CLASS (g_type_class_ref (GTK_TYPE_WIDGET))->query_tooltip; /* for good */
    take_over (GTK_TYPE_WIDGET);
  }
  graphene_point_init (first, NAN, NAN);
  g_object_set_data_full (G_OBJECT (window), RESTING, first, (GDestroyNotify) graphene_point_free);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect (motion, "enter", G_CALLBACK (on_motion_cb), window);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), motion);
}
