/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways to double a route: a button for each number of engines, with the cards that it leaves. More engines than are
 * of use are allowed; these have small buttons. One is chosen, and claims nothing yet: a figure that is one key may be a stray one. */

#include "config.h"

#include "rh-heart-ways.h"

#include "rh-heart-style.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text.h"

#include "rh-button.h"
#include "rh-label.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define FIGURES 10 /* those that have a key */

struct _RhHeartWays {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *more;
  RhButton  *buttons[RH_HEART_ENGINES + 1];
  RhButton  *small[RH_HEART_ENGINES + 1]; /* by the number of engines */

  guint least; /* the fewest engines: those of the first way */
};

G_DEFINE_FINAL_TYPE (RhHeartWays, rh_heart_ways, ADW_TYPE_BIN)

static guint chosen_signal;

static void
on_clicked_cb (GtkButton *button, RhHeartWays *self)
{
  guint i = 0;

  while (GTK_BUTTON (self->buttons[i]) != button && GTK_BUTTON (self->small[i]) != button)
    i++;
  g_signal_emit (self, chosen_signal, 0, GTK_BUTTON (self->buttons[i]) == button ? i : i - self->least);
}

static void
rh_heart_ways_class_init (RhHeartWaysClass *klass)
{
  rh_heart_style_load ();

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
add_buttons (RhHeartWays *self, GtkWidget *place, RhButton **buttons, const char *css_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++) {
    GtkWidget *button = rh_button_new_radio ();

    buttons[i] = RH_BUTTON (button);
    gtk_widget_add_css_class (button, css_class);
    rh_style_toggle (button, "figure", RH_IS_WRAP (place));
    gtk_widget_set_visible (button, FALSE);
    g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
    if (RH_IS_WRAP (place))
      rh_wrap_append (RH_WRAP (place), button);
    else
      gtk_box_append (GTK_BOX (place), button);
  }
}

static GtkWidget *
make_more (RhHeartWays *self)
{
  GtkWidget *wrap = rh_wrap_new_filled (RH_WRAP_SPACING);

  self->more = gtk_box_new (GTK_ORIENTATION_VERTICAL, RH_WRAP_SPACING);
  gtk_box_append (GTK_BOX (self->more), rh_label_new (_("More engines than it takes"), "rh-row-caption"));
  gtk_box_append (GTK_BOX (self->more), wrap);
  add_buttons (self, wrap, self->small, "heart-more");

  return self->more;
}

static void
rh_heart_ways_init (RhHeartWays *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, RH_WRAP_SPACING);
  GtkWidget *useful = gtk_box_new (GTK_ORIENTATION_VERTICAL, RH_WRAP_SPACING);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                      "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                      "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "overlay-scrolling", FALSE,
                                      "vexpand", TRUE,
                                      NULL);

  gtk_widget_add_css_class (useful, "heart-useful");
  add_buttons (self, useful, self->buttons, "heart-way");
  gtk_box_append (GTK_BOX (box), useful);
  gtk_box_append (GTK_BOX (box), make_more (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Engines from the hand, as terrain cards"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

static void
show_way (RhButton *button, const RhHeartWay *way)
{
  g_autofree char *text = rh_heart_text_step_way (way);
  g_autofree char *left = rh_heart_text_step_left (way);

  rh_button_set (button, text, left);
}

static void
show_small (RhButton *button, const RhHeartWay *way)
{
  g_autofree char *figure = g_strdup_printf ("%d", way->engines);
  g_autofree char *name = rh_heart_text_engines (way->engines);

  rh_button_set (button, figure, NULL);
  rh_button_set_name (button, name);
}

/* An Enter too many would choose engines. */
static void
show (RhButton *button, const RhHeartWay *way, void (*fill) (RhButton *, const RhHeartWay *))
{
  g_autofree char *key = way->engines < FIGURES ? g_strdup_printf ("%d", way->engines) : NULL;

  fill (button, way);
  rh_button_set_key (button, key);
  rh_button_set_rests (button, TRUE);
}

/* Those that it takes stand above, with what they leave; each figure has its place from 1 on, if there are any. */
static void
show_figure (RhButton *button, guint engines, const RhHeartOffer *offer)
{
  RhHeartWay none = { .engines = (int) engines };
  guint least = offer != NULL ? (guint) offer->ways[offer->n_useful - 1].engines : 0;

  gtk_widget_set_visible (GTK_WIDGET (button), offer != NULL && engines > 0 && least < RH_HEART_ENGINES);
  gtk_widget_set_sensitive (GTK_WIDGET (button), engines > least);
  show (button, &none, show_small);
}

/**
 * rh_heart_ways_set:
 * @self: the ways
 * @offer: (nullable): the claim they are of; %NULL for none
 * @engines: those of the way that is chosen, or %RH_HEART_OPEN
 *
 * Shows its ways, the fewest engines first. The figures are their keys.
 */
void
rh_heart_ways_set (RhHeartWays *self, const RhHeartOffer *offer, int engines)
{
  g_return_if_fail (RH_IS_HEART_WAYS (self));

  self->least = offer != NULL ? (guint) offer->ways[0].engines : 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++) {
    gboolean useful = offer != NULL && i < offer->n_useful;

    gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), useful);
    if (useful)
      show (self->buttons[i], &offer->ways[i], show_way);
    show_figure (self->small[i], i, offer);
    rh_button_set_chosen (self->buttons[i], useful && offer->ways[i].engines == engines);
    rh_button_set_chosen (self->small[i], gtk_widget_get_sensitive (GTK_WIDGET (self->small[i])) && (int) i == engines);
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
    if (rh_button_take_key (self->buttons[i], keyval, modifiers) ||
        rh_button_take_key (self->small[i], keyval, modifiers))
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
