/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways to pay for a build: bonus rails against pounds, all of one size, a row each where there is no room for more; above
 * them the sum of what there is without bonus rails, which they make up for. One is chosen, and the button that builds says
 * which: to look at them costs nothing. */

#include "config.h"

#include "rh-cape-ways.h"

#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-sum.h"
#include "rh-cape-text-sum.h"
#include "rh-cape-text.h"
#include "rh-cape-way-button.h"
#include "rh-row.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 4
#define GROW 16 /* pixels by which a row is higher where there is room */

/* A way, on its button. */
typedef struct {
  RhButton *button;
  GtkLabel *rails;
  GtkLabel *after;
  GtkLabel *price;
} Way;

struct _RhCapeWays {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhCapeSum *sum;
  Way ways[RH_CAPE_BONUS_MAX + 1];

  RhButton   *build; /* borrowed: what builds by the way chosen */
  RhCapeOffer offer;
  guint       chosen;
};

G_DEFINE_FINAL_TYPE (RhCapeWays, rh_cape_ways, ADW_TYPE_BIN)

static void
mark (RhCapeWays *self, guint chosen)
{
  self->chosen = chosen;
  for (guint i = 0; i < G_N_ELEMENTS (self->ways); i++)
    rh_button_set_chosen (self->ways[i].button, i == chosen);
}

/* That way has been named: Enter builds by it. */
static void
offer_build (RhCapeWays *self)
{
  rh_button_set_rests (self->build, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->build));
}

/* Enter that is pressed twice chooses, and builds nothing. */
static void
on_clicked_cb (GtkButton *button, RhCapeWays *self)
{
  guint way = 0;

  while (GTK_BUTTON (self->ways[way].button) != button)
    way++;

  if (way == self->chosen)
    offer_build (self);
  else
    rh_cape_ways_choose (self, way);
}

static GtkLabel *
make_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   "xalign", 0.0,
                                   "hexpand", TRUE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);

  return GTK_LABEL (label);
}

/* What is used and what is left at the left, the price at the right, before the key. */
static GtkWidget *
make_row (Way *way)
{
  GtkWidget *row = g_object_new (RH_TYPE_ROW, "spacing", 3 * SPACING, NULL);
  GtkWidget *words = rh_wrap_new_column (0);

  way->rails = make_label ("rails");
  way->after = make_label ("after");
  way->price = make_label ("price");
  gtk_label_set_wrap (way->price, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (way->price), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (way->price), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  rh_wrap_append (RH_WRAP (words), GTK_WIDGET (way->rails));
  rh_wrap_append (RH_WRAP (words), GTK_WIDGET (way->after));
  gtk_widget_insert_before (words, row, NULL);
  gtk_widget_insert_before (GTK_WIDGET (way->price), row, NULL);

  return row;
}

static void
add_way (RhCapeWays *self, RhWrap *rows, Way *way)
{
  GtkWidget *button = rh_button_new ();
  GtkWidget *row = make_row (way);

  way->button = RH_BUTTON (button);
  gtk_widget_add_css_class (button, "way");
  gtk_widget_set_hexpand (button, TRUE);
  rh_button_set_picture (way->button, row);
  gtk_widget_set_halign (row, GTK_ALIGN_FILL);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
  rh_wrap_append (rows, button);
}

static void
rh_cape_ways_class_init (RhCapeWaysClass *klass)
{
  rh_cape_style_load ();
}

static void
rh_cape_ways_init (RhCapeWays *self)
{
  GtkWidget *column = rh_wrap_new_column (SPACING);
  GtkWidget *rows = rh_wrap_new_keys (GROW);

  gtk_widget_add_css_class (GTK_WIDGET (self), "cape-ways");
  self->sum = RH_CAPE_SUM (rh_cape_sum_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->sum), TRUE);
  rh_wrap_append (RH_WRAP (column), GTK_WIDGET (self->sum));
  for (guint i = 0; i < G_N_ELEMENTS (self->ways); i++)
    add_way (self, RH_WRAP (rows), &self->ways[i]);
  gtk_widget_set_hexpand (rows, TRUE);
  rh_wrap_append (RH_WRAP (column), rows);
  adw_bin_set_child (ADW_BIN (self), column);
}

static void
set_way (Way *way, const RhCapeOffer *offer, guint i)
{
  const RhCapeWay *paid = &offer->ways[i];
  g_autofree char *rails = rh_cape_text_sum_way_rails (paid);
  g_autofree char *after = rh_cape_text_sum_way_after (offer, paid);
  g_autofree char *price = rh_cape_text_pounds (paid->cost);
  g_autofree char *spoken = rh_cape_text_sum_way_spoken (offer, paid);
  g_autofree char *key = g_strdup_printf ("%d", paid->bonus);

  gtk_label_set_label (way->rails, rails);
  gtk_label_set_label (way->after, after);
  gtk_label_set_label (way->price, price);
  rh_button_set_name (way->button, spoken);
  rh_button_set_key (way->button, key);
}

/**
 * rh_cape_ways_set_build_button:
 * @self: ways to pay
 * @build: what builds; it outlives them
 *
 * Once there is an offer, that button says what the way costs that is chosen.
 */
void
rh_cape_ways_set_build_button (RhCapeWays *self, RhButton *build)
{
  g_return_if_fail (RH_IS_CAPE_WAYS (self));

  self->build = build;
}

/**
 * rh_cape_ways_set:
 * @self: ways to pay
 * @offer: what the seat could do
 *
 * Shows them all, the cheapest first, which is chosen. The key of a way is how many bonus rails it takes: no two take as
 * many (rule B3).
 */
void
rh_cape_ways_set (RhCapeWays *self, const RhCapeOffer *offer)
{
  g_return_if_fail (RH_IS_CAPE_WAYS (self));

  self->offer = *offer;
  mark (self, 0);
  rh_cape_sum_set_lacking (self->sum, offer);
  for (guint i = 0; i < G_N_ELEMENTS (self->ways); i++) {
    GtkWidget *button = GTK_WIDGET (self->ways[i].button);

    gtk_widget_set_visible (button, i < offer->n_ways);
    if (i < offer->n_ways)
      set_way (&self->ways[i], offer, i);
  }
}

/**
 * rh_cape_ways_choose:
 * @self: ways to pay
 * @way: one of the offer's ways, from 0
 *
 * Has the button build by that way.
 */
void
rh_cape_ways_choose (RhCapeWays *self, guint way)
{
  g_return_if_fail (RH_IS_CAPE_WAYS (self));

  if (way == self->chosen)
    return;

  mark (self, way);
  rh_cape_way_button_set (self->build, &self->offer, way);
}

/**
 * rh_cape_ways_forget:
 * @self: ways to pay
 *
 * Forgets what was chosen, as they are asked for anew. What the button says is set then, and not before: of what has the
 * focus, all changes are heard.
 */
void
rh_cape_ways_forget (RhCapeWays *self)
{
  g_return_if_fail (RH_IS_CAPE_WAYS (self));

  mark (self, 0);
}

/**
 * rh_cape_ways_get_chosen:
 * @self: ways to pay
 *
 * Returns: the way to build by, one of the offer's, from 0
 */
guint
rh_cape_ways_get_chosen (RhCapeWays *self)
{
  g_return_val_if_fail (RH_IS_CAPE_WAYS (self), 0);

  return self->chosen;
}

/**
 * rh_cape_ways_focus:
 * @self: ways to pay, of which there are several
 *
 * Gives the focus to the one that is chosen.
 */
void
rh_cape_ways_focus (RhCapeWays *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->ways[self->chosen].button));
}

/**
 * rh_cape_ways_take_key:
 * @self: ways to pay
 * @step: the step they are part of
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * The key of a way chooses it, and Enter builds by it then. A figure that is none is refused with the reason: elsewhere it
 * would be the count of a card.
 *
 * Returns: whether it was a figure
 */
gboolean
rh_cape_ways_take_key (RhCapeWays *self, RhStep *step, guint keyval, GdkModifierType modifiers)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->ways); i++) {
    if (rh_button_take_key (self->ways[i].button, keyval, modifiers)) {
      gtk_widget_grab_focus (GTK_WIDGET (self->ways[i].button)); /* scrolls there */
      offer_build (self);
      return TRUE;
    }
  }

  return rh_cape_step_refuse_figure (step, keyval, modifiers,
                                     _("None of these ways has that number. Escape leads back to the cards."));
}
