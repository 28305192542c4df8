/* SPDX-License-Identifier: GPL-3.0-or-later
 * The train that is being set down: a part that is tapped is chosen, to be changed for another; tapped once more it is gone.
 *
 * Over each part stands a button as high as its line. They are counted from the engine, and none is let go while
 * others stay: the focus is then on what has come to stand in the place of a part that is gone. */

#include "config.h"

#include "rh-zug-train-taps.h"

#include "rh-announce.h"
#include "rh-children.h"
#include "rh-prompt.h"
#include "rh-style.h"
#include "rh-tooltip.h"
#include "rh-zug-style.h"
#include "rh-zug-text-part.h"
#include "rh-zug-train-view.h"

#include <glib/gi18n.h>

#define KEPT 7 /* so many parts have their places in the line from the first die on; those of a train with more are smaller */

struct _RhZugTrainTaps {
  GtkWidget parent_instance;

  /* Owned by the widget tree */
  GtkWidget *view;
  GPtrArray *buttons; /* owned; its elements are children */

  RhZugTrain train;
  gboolean   only_looked_at;
  int        chosen; /* which part is, from 0; -1 for none */
  gint64     tapped; /* when it was, in microseconds */
};

static guint choose_signal;
static guint take_off_signal;

G_DEFINE_FINAL_TYPE (RhZugTrainTaps, rh_zug_train_taps, GTK_TYPE_WIDGET)

static guint
find (RhZugTrainTaps *self, GtkWidget *button)
{
  guint i = 0;

  g_ptr_array_find (self->buttons, button, &i);

  return i;
}

/* Whether that is the second half of a double click, which would take off what it has just chosen. */
static gboolean
is_second (RhZugTrainTaps *self)
{
  int time;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &time, NULL);

  return g_get_monotonic_time () - self->tapped < (gint64) time * G_TIME_SPAN_MILLISECOND;
}

static void
on_clicked_cb (GtkWidget *button, RhZugTrainTaps *self)
{
  guint i = find (self, button);

  if ((int) i != self->chosen) {
    self->tapped = g_get_monotonic_time ();
    g_signal_emit (self, choose_signal, 0, i);
  } else if (is_second (self)) {
    rh_announce_refusal (GTK_WIDGET (self));
  } else {
    g_signal_emit (self, take_off_signal, 0, i);
  }
}

static void
rh_zug_train_taps_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhZugTrainTaps *self = RH_ZUG_TRAIN_TAPS (widget);

  gtk_widget_size_allocate (self->view, &(GtkAllocation) { 0, 0, width, height }, -1);
  for (guint i = 0; i < self->buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (self->buttons, i);
    GtkAllocation place;

    if (!gtk_widget_should_layout (button))
      continue;
    rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (self->view), i, width, height, &place);
    gtk_widget_size_allocate (button, &place, -1);
  }
}

static void
rh_zug_train_taps_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  gtk_widget_measure (RH_ZUG_TRAIN_TAPS (widget)->view, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
rh_zug_train_taps_dispose (GObject *object)
{
  RhZugTrainTaps *self = RH_ZUG_TRAIN_TAPS (object);

  rh_children_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (rh_zug_train_taps_parent_class)->dispose (object);
}

static void
rh_zug_train_taps_class_init (RhZugTrainTapsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_zug_train_taps_dispose;
  widget_class->measure = rh_zug_train_taps_measure;
  widget_class->size_allocate = rh_zug_train_taps_size_allocate;

  rh_zug_style_load ();
  gtk_widget_class_set_css_name (widget_class, "zug-taps");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  choose_signal = g_signal_new ("choose", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  take_off_signal = g_signal_new ("take-off", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
rh_zug_train_taps_init (RhZugTrainTaps *self)
{
  self->buttons = g_ptr_array_new ();
  self->chosen = -1;
  self->view = rh_zug_train_view_new ();
  gtk_widget_add_css_class (self->view, "entered");
  rh_zug_train_view_keep_places (RH_ZUG_TRAIN_VIEW (self->view), KEPT);
  rh_zug_train_view_keep_line (RH_ZUG_TRAIN_VIEW (self->view));
  gtk_widget_set_parent (self->view, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("group of buttons", "The train: a part that is tapped is changed"), -1);
}

/**
 * rh_zug_train_taps_new:
 *
 * Returns: (transfer floating): a train without parts
 */
GtkWidget *
rh_zug_train_taps_new (void)
{
  return g_object_new (RH_TYPE_ZUG_TRAIN_TAPS, NULL);
}

/* Who taps with a pointer ends the turn by Enter: the focus stays where it is. */
static void
add_button (RhZugTrainTaps *self)
{
  GtkWidget *button = g_object_new (RH_TYPE_PROMPT, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_ptr_array_add (self->buttons, button);
}

/* (nullable): the one that has the focus. */
static GtkWidget *
get_focused (RhZugTrainTaps *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return focus != NULL && gtk_widget_has_focus (focus) ? focus : NULL;
}

static void
show_buttons (RhZugTrainTaps *self, guint n)
{
  while (self->buttons->len < n)
    add_button (self);
  for (guint i = 0; i < self->buttons->len; i++) {
    GtkWidget *button = g_ptr_array_index (self->buttons, i);

    gtk_widget_set_visible (button, i < n);
    rh_style_select (button, (int) i == self->chosen);
    if (i < n) {
      g_autofree char *name = (int) i == self->chosen ? rh_zug_text_part_take_off (&self->train, i)
                                                      : rh_zug_text_part_change (&self->train, i);

      rh_tooltip_name (button, name);
    }
  }
}

/**
 * rh_zug_train_taps_set:
 * @self: a train
 * @train: the parts set down so far
 * @dice: how many dice are shown behind them, still in hand
 * @chosen: which of them is to be changed for another, from 0; -1 for none
 *
 * Shows them. Where the focus was on the last part and that is gone, it is on the one before.
 */
void
rh_zug_train_taps_set (RhZugTrainTaps *self, const RhZugTrain *train, guint dice, int chosen)
{
  GtkWidget *focused;
  guint n;

  g_return_if_fail (RH_IS_ZUG_TRAIN_TAPS (self));

  focused = get_focused (self);
  n = self->only_looked_at ? 0 : train->n;
  self->train = *train;
  self->chosen = chosen;
  rh_zug_train_view_set (RH_ZUG_TRAIN_VIEW (self->view), train);
  rh_zug_train_view_set_hand (RH_ZUG_TRAIN_VIEW (self->view), dice);
  if (focused != NULL && n > 0 && find (self, focused) >= n)
    gtk_widget_grab_focus (g_ptr_array_index (self->buttons, n - 1));
  show_buttons (self, n);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * rh_zug_train_taps_to_look:
 * @self: a train
 *
 * From now on nothing of it can be taken off.
 */
void
rh_zug_train_taps_to_look (RhZugTrainTaps *self)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_TAPS (self));

  self->only_looked_at = TRUE;
  show_buttons (self, 0);
}

/**
 * rh_zug_train_taps_key:
 * @self: a train
 * @keyval: the key pressed
 *
 * Returns: whether the key takes off the part that is chosen, by whatever means, or else that which has the focus
 */
gboolean
rh_zug_train_taps_key (RhZugTrainTaps *self, guint keyval)
{
  GtkWidget *focused;

  g_return_val_if_fail (RH_IS_ZUG_TRAIN_TAPS (self), FALSE);

  focused = get_focused (self);
  if ((self->chosen < 0 && focused == NULL) || (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete))
    return FALSE;

  g_signal_emit (self, take_off_signal, 0, self->chosen >= 0 ? (guint) self->chosen : find (self, focused));

  return TRUE;
}
