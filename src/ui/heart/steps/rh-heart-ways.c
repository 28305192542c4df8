/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways to double a route: a button for each number of engines, with the cards that it leaves. */

#include "config.h"

#include "rh-heart-ways.h"

#include "rh-heart-style.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text.h"

#include "rh-button.h"
#include "rh-label.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define FIGURES 10 /* those that have a key */

struct _RhHeartWays {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *title;
  RhButton  *buttons[RH_HEART_ENGINES + 1];
};

G_DEFINE_FINAL_TYPE (RhHeartWays, rh_heart_ways, ADW_TYPE_BIN)

static guint chosen_signal;

static void
on_clicked_cb (GtkButton *button, RhHeartWays *self)
{
  guint way = 0;

  while (GTK_BUTTON (self->buttons[way]) != button)
    way++;
  g_signal_emit (self, chosen_signal, 0, way);
}

static void
rh_heart_ways_class_init (RhHeartWaysClass *klass)
{
  rh_heart_style_load ();

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
add_buttons (RhHeartWays *self)
{
  GtkWidget *wrap = rh_wrap_new (6, TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++) {
    GtkWidget *button = rh_button_new ();

    self->buttons[i] = RH_BUTTON (button);
    gtk_widget_add_css_class (button, "heart-way");
    gtk_widget_set_hexpand (button, TRUE);
    gtk_widget_set_visible (button, FALSE);
    g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
    rh_wrap_append (RH_WRAP (wrap), button);
  }

  return wrap;
}

static void
rh_heart_ways_init (RhHeartWays *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                      "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                      "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "overlay-scrolling", FALSE,
                                      "vexpand", TRUE,
                                      NULL);

  self->title = rh_label_new (NULL, "rh-row-caption");
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), add_buttons (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Ways to double"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

/**
 * rh_heart_ways_new:
 *
 * Returns: (transfer floating): no ways yet
 */
GtkWidget *
rh_heart_ways_new (void)
{
  return g_object_new (RH_TYPE_HEART_WAYS, NULL);
}

static void
show_way (RhButton *button, const RhHeartWay *way)
{
  g_autofree char *engines = rh_heart_text_engines (way->engines);
  g_autofree char *text = rh_heart_text_step_way (way);
  g_autofree char *key = g_strdup_printf ("%d", way->engines);

  rh_button_set (button, engines, text);
  rh_button_set_key (button, way->engines < FIGURES ? key : NULL);
  rh_button_set_rests (button, TRUE);
}

/**
 * rh_heart_ways_set:
 * @self: the ways
 * @offer: (nullable): the claim they are of; %NULL for none
 *
 * Shows its ways, the fewest engines first. The figures are their keys.
 */
void
rh_heart_ways_set (RhHeartWays *self, const RhHeartOffer *offer)
{
  g_autofree char *title = offer != NULL ? rh_heart_text_step_ways (offer->terrain) : NULL;

  g_return_if_fail (RH_IS_HEART_WAYS (self));

  gtk_label_set_label (GTK_LABEL (self->title), title != NULL ? title : "");
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++) {
    gboolean shown = offer != NULL && i < offer->n_ways;

    gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), shown);
    if (shown)
      show_way (self->buttons[i], &offer->ways[i]);
  }
}

/**
 * rh_heart_ways_key:
 * @self: the ways
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of one of them
 */
gboolean
rh_heart_ways_key (RhHeartWays *self, guint keyval, GdkModifierType modifiers)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_heart_ways_focus:
 * @self: the ways
 *
 * Puts the focus on the first.
 */
void
rh_heart_ways_focus (RhHeartWays *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->buttons[0]));
}
