/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways to pay for a build: bonus rails against pounds. */

#include "config.h"

#include "rh-cape-ways.h"

#include "rh-cape-style.h"
#include "rh-cape-money.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhCapeWays {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget    *wrap;
  RhButton *buttons[RH_CAPE_BONUS_MAX]; /* the first way is not here */
};

enum {
  SIGNAL_WAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeWays, rh_cape_ways, ADW_TYPE_BIN)

static void
on_clicked_cb (GtkButton *button, RhCapeWays *self)
{
  for (guint i = 0; i < RH_CAPE_BONUS_MAX; i++) {
    if (GTK_BUTTON (self->buttons[i]) == button) {
      g_signal_emit (self, signals[SIGNAL_WAY], 0, i + 1);
      return;
    }
  }
}

static gboolean
rh_cape_ways_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RH_CAPE_WAYS (widget)->buttons[0]));
}

static void
rh_cape_ways_class_init (RhCapeWaysClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = rh_cape_ways_grab_focus;

  rh_cape_style_load ();
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  signals[SIGNAL_WAY] = g_signal_new ("way",
                                      G_TYPE_FROM_CLASS (klass),
                                      G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL,
                                      G_TYPE_NONE,
                                      1, G_TYPE_UINT);
}

/* The first way to pay is the build button; the others are called 2, 3 and so on. */
static void
add_button (RhCapeWays *self, int i)
{
  RhButton *button = RH_BUTTON (rh_button_new ());
  g_autofree char *key = g_strdup_printf ("%d", i + 2);

  rh_button_set_key (button, key);
  gtk_widget_add_css_class (GTK_WIDGET (button), "way");
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
  rh_wrap_append (RH_WRAP (self->wrap), GTK_WIDGET (button));
  self->buttons[i] = button;
}

static void
rh_cape_ways_init (RhCapeWays *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *caption = gtk_label_new (_("Other ways to pay"));
  GtkWidget *scroller;

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "rh-row-caption");
  self->wrap = rh_wrap_new (8, TRUE);
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), self->wrap);
  for (int i = 0; i < RH_CAPE_BONUS_MAX; i++)
    add_button (self, i);

  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                           "hscrollbar-policy", GTK_POLICY_NEVER,
                           "overlay-scrolling", FALSE,
                           "child", box,
                           NULL);
  adw_bin_set_child (ADW_BIN (self), scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Other ways to pay"), -1);
}

/**
 * rh_cape_ways_describe:
 * @button: a button
 * @offer: what the seat could do
 * @way: one of its ways to pay, from 0
 *
 * Writes on the button what that way costs, and what is left then. Bonus rails
 * are spoken of where there are any.
 */
void
rh_cape_ways_describe (RhButton *button, const RhCapeOffer *offer, guint way)
{
  const RhCapeWay *pay = &offer->ways[way];
  g_autofree char *cost = rh_cape_money_to_words (pay->cost);
  g_autofree char *income = rh_cape_money_to_words (pay->income);
  g_autofree char *left = rh_cape_money_to_words (pay->left);
  g_autofree char *label = NULL;
  g_autofree char *caption = NULL;

  g_return_if_fail (way < offer->n_ways);

  if (pay->cost == 0) {
    label = g_strdup (C_("button", "Build"));
  } else {
    /* Translators: on a button: pounds */
    label = g_strdup_printf (_("Build for %s"), cost);
  }

  if (offer->useful > 0) {
    /* Translators: bonus rails used, pounds in hand after the build */
    caption = g_strdup_printf (ngettext ("%1$d bonus, leaves %2$s", "%1$d bonus, leaves %2$s", (gulong) pay->bonus),
                               pay->bonus, left);
  } else {
    /* Translators: pounds paid out, then pounds in hand after the build */
    caption = g_strdup_printf (_("+%1$s income, leaves %2$s"), income, left);
  }
  rh_button_set (button, label, caption);
}

/**
 * rh_cape_ways_set:
 * @self: the ways
 * @offer: what the seat could do
 *
 * Shows every way to pay but the first, in the order of the offer (rule B3).
 */
void
rh_cape_ways_set (RhCapeWays *self, const RhCapeOffer *offer)
{
  g_return_if_fail (RH_IS_CAPE_WAYS (self));

  for (guint i = 0; i < RH_CAPE_BONUS_MAX; i++) {
    gboolean shown = i + 1 < offer->n_ways;

    gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), shown);
    if (shown)
      rh_cape_ways_describe (self->buttons[i], offer, i + 1);
  }
}

/**
 * rh_cape_ways_key:
 * @self: the ways
 * @keyval: a key
 * @modifiers: the modifiers held
 *
 * Returns: whether the key chose one of the ways
 */
gboolean
rh_cape_ways_key (RhCapeWays *self, guint keyval, GdkModifierType modifiers)
{
  for (guint i = 0; i < RH_CAPE_BONUS_MAX; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
