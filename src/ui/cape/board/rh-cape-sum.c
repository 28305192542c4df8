/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sum of a build, in big figures with a word under each. */

#include "config.h"

#include "rh-cape-sum.h"

#include "rh-cape-style.h"
#include "rh-cape-text-sum.h"
#include "rh-label.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define EXPECTED (-1) /* a figure that isn't known yet */
#define FIGURES 2 /* of the largest sum */
#define SPACING 4
/* As wide as a result, of spaces that don't break: it stands in the line that the result will have. */
#define SPACE "\302\240"
#define SPACES SPACE SPACE SPACE SPACE SPACE SPACE SPACE SPACE
#define NOTHING SPACES SPACES SPACES SPACES

/* A figure and what it counts. */
typedef struct {
  GtkWidget *box;
  GtkLabel  *figure;
  GtkLabel  *caption;
} Term;

struct _RhCapeSum {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *wrap;
  Term       common;
  Term       own;
  Term       bonus;
  Term       total;
  GtkLabel  *result;

  char *spoken; /* owned: the same in a sentence */
};

G_DEFINE_FINAL_TYPE (RhCapeSum, rh_cape_sum, ADW_TYPE_BIN)

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
add_term (RhCapeSum *self, Term *term, const char *sign)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  if (sign != NULL) {
    GtkLabel *label = add_label (outer, "cape-sign");

    gtk_label_set_label (label, sign);
    gtk_widget_set_valign (GTK_WIDGET (label), GTK_ALIGN_START);
  }

  term->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (term->box, "cape-term");
  term->figure = add_label (term->box, "cape-figure");
  term->caption = add_label (term->box, "rh-caption");
  gtk_widget_set_hexpand (term->box, TRUE);
  gtk_widget_set_hexpand (outer, TRUE); /* from edge to edge */
  gtk_box_append (GTK_BOX (outer), term->box);
  rh_wrap_append (RH_WRAP (self->wrap), outer);
}

static void
set_term (Term *term, int figure, const char *caption)
{
  g_autofree char *text = figure == EXPECTED ? g_strdup ("?") : g_strdup_printf ("%d", figure);

  gtk_label_set_label (term->figure, text);
  gtk_label_set_label (term->caption, caption);
}

static void
rh_cape_sum_finalize (GObject *object)
{
  g_free (RH_CAPE_SUM (object)->spoken);

  G_OBJECT_CLASS (rh_cape_sum_parent_class)->finalize (object);
}

static void
rh_cape_sum_class_init (RhCapeSumClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_cape_sum_finalize;

  rh_cape_style_load ();
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_sum_init (RhCapeSum *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->wrap = rh_wrap_new (SPACING, FALSE);
  gtk_box_append (GTK_BOX (box), self->wrap);
  add_term (self, &self->common, NULL);
  add_term (self, &self->own, "+");
  add_term (self, &self->bonus, "+");
  add_term (self, &self->total, "=");
  gtk_widget_add_css_class (GTK_WIDGET (self->total.caption), "cape-need");
  /* What depends on the card that is turned up has one place, whatever the card. */
  gtk_label_set_width_chars (self->common.figure, FIGURES);
  gtk_label_set_width_chars (self->total.figure, FIGURES);

  self->result = GTK_LABEL (rh_label_new (NULL, "cape-result"));
  gtk_widget_add_css_class (GTK_WIDGET (self->result), "large");
  rh_wrap_append (RH_WRAP (self->wrap), GTK_WIDGET (self->result));
  gtk_label_set_xalign (self->result, 0);
  rh_text_size_wrap (self->result);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * rh_cape_sum_new:
 *
 * Returns: (transfer floating): an empty sum
 */
GtkWidget *
rh_cape_sum_new (void)
{
  return g_object_new (RH_TYPE_CAPE_SUM, NULL);
}

/* The terms of which the last is what there is, and below it what it takes. */
static void
set_terms (RhCapeSum *self, const RhCapeOffer *offer, int common, int bonus, int total)
{
  g_autofree char *need = rh_cape_text_sum_of (offer);

  set_term (&self->common, common, C_("sum", "common"));
  set_term (&self->own, offer->own, C_("sum", "own"));
  set_term (&self->bonus, bonus, C_("sum", "bonus"));
  set_term (&self->total, total, need);
}

/**
 * rh_cape_sum_set:
 * @self: a sum
 * @offer: what the seat could do
 * @name: the player's name
 *
 * Shows the rails at hand, and what is short (rule B3). Every number is the offer's.
 */
void
rh_cape_sum_set (RhCapeSum *self, const RhCapeOffer *offer, const char *name)
{
  g_autofree char *result = rh_cape_text_sum_result (offer);
  g_autofree char *spoken = rh_cape_text_sum_spoken (offer, name);

  g_return_if_fail (RH_IS_CAPE_SUM (self));

  set_terms (self, offer, offer->common, offer->useful, offer->total);
  gtk_label_set_label (self->result, result);
  rh_cape_style_set_class (GTK_WIDGET (self->result), "unpaid", offer->missing > 0 && !offer->can_build);
  rh_cape_style_set_class (GTK_WIDGET (self->result), "due", FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_free (self->spoken);
  self->spoken = g_steal_pointer (&spoken);
}

/**
 * rh_cape_sum_set_lacking:
 * @self: a sum
 * @offer: what the seat could do
 *
 * Shows the rails at hand without any bonus rail, and what is short then (rule B3): what is paid for by bonus rails or pounds.
 */
void
rh_cape_sum_set_lacking (RhCapeSum *self, const RhCapeOffer *offer)
{
  g_autofree char *result = rh_cape_text_sum_lacking (offer);
  g_autofree char *spoken = rh_cape_text_sum_lacking_spoken (offer);

  g_return_if_fail (RH_IS_CAPE_SUM (self));

  set_terms (self, offer, offer->common, 0, offer->common + offer->own);
  gtk_widget_set_visible (gtk_widget_get_parent (self->bonus.box), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->result), GTK_ALIGN_START);
  gtk_label_set_label (self->result, result);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/**
 * rh_cape_sum_describe:
 * @self: a sum
 * @build: what is decided by it
 * @pass: likewise
 *
 * Describes the buttons by the sum, which can't have the focus itself.
 */
void
rh_cape_sum_describe (RhCapeSum *self, GtkWidget *build, GtkWidget *pass)
{
  g_return_if_fail (RH_IS_CAPE_SUM (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (build), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->spoken, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pass), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->spoken, -1);
}

/**
 * rh_cape_sum_expect:
 * @self: a sum
 * @offer: what the seat has before its card is turned up
 * @hint: (nullable): what to mind before
 *
 * Shows what is known by then: nothing is short as long as a card is to come.
 */
void
rh_cape_sum_expect (RhCapeSum *self, const RhCapeOffer *offer, const char *hint)
{
  g_autofree char *spoken = rh_cape_text_sum_expected (offer);

  g_return_if_fail (RH_IS_CAPE_SUM (self));

  set_terms (self, offer, EXPECTED, offer->bonus, EXPECTED);
  gtk_label_set_label (self->result, hint != NULL ? hint : NOTHING);
  rh_cape_style_set_class (GTK_WIDGET (self->result), "unpaid", FALSE);
  rh_cape_style_set_class (GTK_WIDGET (self->result), "due", hint != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_free (self->spoken);
  self->spoken = g_steal_pointer (&spoken);
}
