/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody's figure is made of once the game is over: a button a player, and below them the rows of who is chosen. */

#include "config.h"

#include "rh-end-why.h"

#include "rh-button.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-parts-style.h"
#include "rh-reasons.h"
#include "rh-row.h"

#include <glib/gi18n.h>

#define SPACING 4
#define NAME_LETTERS 40 /* no name asks for more room than they take */

struct _RhEndWhy {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *row;
  RhButton  *buttons[RH_SEATS_MAX];
  RhReasons *reasons;

  const RhTelling *telling;
  gconstpointer    state; /* borrowed, until the next is set */
  guint            n;
  guint            chosen;
};

G_DEFINE_FINAL_TYPE (RhEndWhy, rh_end_why, ADW_TYPE_BIN)

static void
choose (RhEndWhy *self, guint seat)
{
  g_autoptr (GPtrArray) rows = self->telling->tally (self->state, seat);

  self->chosen = seat;
  for (guint i = 0; i < self->n; i++)
    rh_button_set_chosen (self->buttons[i], i == seat);
  rh_reasons_clear (self->reasons);
  rh_reasons_add_sum (self->reasons, NULL, rows);
}

static void
on_clicked_cb (GtkButton *button, RhEndWhy *self)
{
  guint seat = 0;

  while (GTK_BUTTON (self->buttons[seat]) != button)
    seat++;
  choose (self, seat);
  rh_reasons_say (self->reasons);
}

static void
rh_end_why_class_init (RhEndWhyClass *klass)
{
  rh_parts_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-end-why");
}

static void
rh_end_why_init (RhEndWhy *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->row = g_object_new (RH_TYPE_ROW, "spacing", SPACING, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  rh_row_set_shares (RH_ROW (self->row), RH_ROW_EVEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Player"), -1);
  self->reasons = RH_REASONS (rh_reasons_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->reasons), TRUE);
  gtk_box_append (GTK_BOX (column), self->row);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->reasons));
  adw_bin_set_child (ADW_BIN (self), column);
}

static void
add_seats (RhEndWhy *self, const RhSetup *setup)
{
  self->n = setup->n_seats;
  for (guint i = 0; i < self->n; i++) {
    GtkWidget *button = rh_button_new_radio ();
    g_autofree char *key = g_strdup_printf ("%u", i + 1);

    self->buttons[i] = RH_BUTTON (button);
    rh_button_set_picture (self->buttons[i], rh_mark_new (rh_colour_of_seat (setup->seats[i].colour, i)));
    rh_button_set_key_above (self->buttons[i]);
    rh_button_set_named (self->buttons[i]);
    rh_button_set_width_chars (self->buttons[i], NAME_LETTERS);
    rh_button_set (self->buttons[i], setup->seats[i].name, NULL);
    rh_button_set_key (self->buttons[i], key);
    gtk_widget_add_css_class (button, "picture");
    gtk_widget_set_hexpand (button, TRUE);
    g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
    gtk_widget_set_parent (button, self->row);
  }
}

/* Who has won, or is the first of those. */
static guint
find_first (RhEndWhy *self)
{
  guint seat = 0;

  while (seat + 1 < self->n && self->telling->place (self->state, seat) != 1)
    seat++;

  return seat;
}

/**
 * rh_end_why_set:
 * @self: what everybody's figure is made of
 * @telling: what is said of the game, which has a tally
 * @setup: the players, always the same
 * @state: where the game stands, with somebody who has won; it must stay until the next is set
 *
 * Shows that, for who was chosen before.
 */
void
rh_end_why_set (RhEndWhy *self, const RhTelling *telling, const RhSetup *setup, gconstpointer state)
{
  g_return_if_fail (RH_IS_END_WHY (self));
  g_return_if_fail (telling->tally != NULL && telling->place != NULL);

  self->telling = telling;
  self->state = state;
  if (self->n == 0) {
    add_seats (self, setup);
    self->chosen = find_first (self);
  }
  choose (self, self->chosen);
}

/**
 * rh_end_why_begin:
 * @self: what everybody's figure is made of, which is set
 *
 * Begins with who has won: says it aloud, and has the arrow keys scroll it.
 */
void
rh_end_why_begin (RhEndWhy *self)
{
  g_return_if_fail (RH_IS_END_WHY (self) && self->n > 0);

  choose (self, find_first (self));
  rh_reasons_focus (self->reasons);
  rh_reasons_say (self->reasons);
}

/**
 * rh_end_why_key:
 * @self: what everybody's figure is made of
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of a player
 */
gboolean
rh_end_why_key (RhEndWhy *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_END_WHY (self), FALSE);

  for (guint i = 0; i < self->n; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
