/* SPDX-License-Identifier: GPL-3.0-or-later
 * The common row: the rails of each card turned up, the latest marked. Each is a button. */

#include "config.h"

#include "rh-cape-common-row.h"

#include "rh-cape-fan.h"
#include "rh-cape-text-board.h"
#include "rh-children.h"
#include "rh-style.h"

#include <glib/gi18n.h>

/* A button that stays where it is as long as its card does: it may have the focus. */
static void
add_card (GtkWidget *line)
{
  GtkWidget *card = rh_button_new ();

  gtk_widget_add_css_class (card, "cape-common");
  rh_cape_fan_append (RH_CAPE_FAN (line), card);
}

static void
add_nothing (GtkWidget *line)
{
  GtkWidget *label = gtk_label_new (C_("common row", "no card yet"));

  gtk_widget_add_css_class (label, "cape-common");
  gtk_widget_add_css_class (label, "empty");
  rh_cape_fan_append (RH_CAPE_FAN (line), label);
}

static guint
count_cards (GtkWidget *line)
{
  guint n = 0;

  for (GtkWidget *child = rh_children_first (line); child != NULL; child = rh_children_next (child))
    n += RH_IS_BUTTON (child) ? 1 : 0;

  return n;
}

/* As many as there are cards, or a word in their place. */
static void
set_n_cards (GtkWidget *line, guint n)
{
  guint there = count_cards (line);

  if (there == 0 || n < there)
    rh_children_clear (line);
  for (guint i = count_cards (line); i < n; i++)
    add_card (line);
  if (n == 0)
    add_nothing (line);
}

/**
 * rh_cape_common_row_new:
 *
 * Returns: (transfer floating): a common row without cards
 */
GtkWidget *
rh_cape_common_row_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *caption = gtk_label_new (_("Common row"));

  gtk_widget_set_hexpand (row, TRUE); /* what room there is in its line is for more cards */
  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "rh-row-caption");
  gtk_widget_add_css_class (caption, "common");
  gtk_box_append (GTK_BOX (row), caption);
  gtk_box_append (GTK_BOX (row), rh_cape_fan_new ());

  return row;
}

/**
 * rh_cape_common_row_get:
 * @row: a common row
 * @card: which of its cards, from 0
 *
 * Returns: (transfer none) (nullable): its button; %NULL where there is no such card
 */
RhButton *
rh_cape_common_row_get (GtkWidget *row, guint card)
{
  GtkWidget *child = rh_children_first (gtk_widget_get_last_child (row));

  for (; child != NULL && card > 0; card--)
    child = rh_children_next (child);

  return RH_IS_BUTTON (child) ? RH_BUTTON (child) : NULL;
}

/**
 * rh_cape_common_row_set:
 * @row: a common row
 * @state: where the game stands
 *
 * Shows the common row (rule B1).
 */
void
rh_cape_common_row_set (GtkWidget *row, const RhCapeState *state)
{
  GtkWidget *line = gtk_widget_get_last_child (row);
  g_autofree char *name = rh_cape_text_board_common (state);

  set_n_cards (line, state->n_common);
  for (guint i = 0; i < state->n_common; i++) {
    RhButton *card = rh_cape_common_row_get (row, i);
    g_autofree char *figure = g_strdup_printf ("%u", (guint) state->common[i].rails);

    rh_button_set (card, figure, NULL);
    rh_style_toggle (GTK_WIDGET (card), "latest", &state->common[i] == rh_cape_state_get_drawn (state));
  }

  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
