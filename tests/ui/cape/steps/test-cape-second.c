/* SPDX-License-Identifier: GPL-3.0-or-later
 * A double click on a value, and the card or player after it. */

#include "step-table.h"

#include "rh-announce.h"
#include "rh-cape-reveal-step.h"
#include "rh-cape-tie-step.h"

static const char *const offer[] = { NULL };
static const char *const tie[] = { "reveal d2/7 v1/3", "bids 5 5", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  const char *const *moves = data;

  step_table_open (self, 2, moves == tie ? RH_TYPE_CAPE_TIE_STEP : RH_TYPE_CAPE_REVEAL_STEP, moves);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* What is around the button keeps such clicks from it; it has such a gesture of its own. */
static GtkGesture *
find_guard (GtkWidget *button)
{
  for (GtkWidget *widget = gtk_widget_get_parent (button); widget != NULL; widget = gtk_widget_get_parent (widget)) {
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

    for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        return GTK_GESTURE (controller);
    }
  }

  return NULL;
}

static void
test_kept (StepTable *self, gconstpointer data)
{
  GtkGesture *guard = find_guard (step_table_find (self->window, data == tie ? "Anna: 4" : "£4"));
  guint before = rh_announce_get_n_refused (self->window);

  g_assert_nonnull (guard);
  g_signal_emit_by_name (guard, "pressed", 1, 1.0, 1.0);
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, before);
  for (int n_press = 2; n_press < 4; n_press++)
    g_signal_emit_by_name (guard, "pressed", n_press, 1.0, 1.0);
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, before + 2);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/cape-second/card", StepTable, offer, set_up, test_kept, tear_down);
  g_test_add ("/cape-second/tie", StepTable, tie, set_up, test_kept, tear_down);

  return g_test_run ();
}
