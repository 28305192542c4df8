/* SPDX-License-Identifier: GPL-3.0-or-later
 * The players, of whom one is chosen: a button each, with the sign of the colour, the key and the name. */

#include "config.h"

#include "rh-seats.h"

#include "rh-apart.h"
#include "rh-button.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-parts-style.h"
#include "rh-row.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define NAME_LETTERS 40 /* no name asks for more room than they take */
#define ROW_SEATS 5     /* more have two rows: on a phone a button is no wider than a finger even so */
#define N_ROWS 2

struct _RhSeats {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *rows[N_ROWS];
  RhButton  *buttons[RH_SEATS_MAX];

  guint n;
  guint chosen;
};

G_DEFINE_FINAL_TYPE (RhSeats, rh_seats, ADW_TYPE_BIN)

static guint chosen_signal;

/* A key leaves the focus where it was, and an Enter would choose that again. */
static void
on_clicked_cb (GtkButton *button, RhSeats *self)
{
  guint seat = 0;

  while (GTK_BUTTON (self->buttons[seat]) != button)
    seat++;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (button));
  g_signal_emit (self, chosen_signal, 0, seat);
}

static void
rh_seats_class_init (RhSeatsClass *klass)
{
  rh_parts_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-seats");

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

/* All are as wide as each other where names have room for that. A long name has what shorter ones leave, and is cut off where
 * that isn't enough: the longest first. */
static void
rh_seats_init (RhSeats *self)
{
  GtkWidget *column = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", RH_WRAP_SPACING,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (column), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Player"), -1);
  for (guint i = 0; i < N_ROWS; i++) {
    self->rows[i] = g_object_new (RH_TYPE_ROW, "spacing", RH_WRAP_SPACING, "visible", i == 0, NULL);
    rh_row_set_shares (RH_ROW (self->rows[i]), RH_ROW_EVEN);
    gtk_box_append (GTK_BOX (column), self->rows[i]);
  }
  adw_bin_set_child (ADW_BIN (self), column);
}

/**
 * rh_seats_new:
 *
 * Returns: (transfer floating): no players yet
 */
GtkWidget *
rh_seats_new (void)
{
  return g_object_new (RH_TYPE_SEATS, NULL);
}

static void
show_name (RhSeats *self, const RhSetup *setup, guint seat)
{
  g_autofree char *apart = rh_name_apart (setup, seat);

  rh_button_set (self->buttons[seat], apart, NULL);
  rh_button_set_name (self->buttons[seat], setup->seats[seat].name);
}

static void
add_seat (RhSeats *self, const RhSetup *setup, guint seat)
{
  GtkWidget *button = rh_button_new_radio ();
  guint first = setup->n_seats > ROW_SEATS ? (setup->n_seats + 1) / N_ROWS : setup->n_seats;
  GtkWidget *row = self->rows[seat / first];

  self->buttons[seat] = RH_BUTTON (button);
  rh_button_set_picture (self->buttons[seat], rh_mark_new (rh_colour_of_seat (setup->seats[seat].colour, seat)));
  rh_button_set_key_above (self->buttons[seat]);
  rh_button_set_named (self->buttons[seat]);
  rh_button_set_width_chars (self->buttons[seat], NAME_LETTERS);
  show_name (self, setup, seat);
  gtk_widget_add_css_class (button, "picture");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
  gtk_widget_set_parent (button, row);
  gtk_widget_set_visible (row, TRUE);
}

/**
 * rh_seats_set:
 * @self: the players
 * @setup: who they are, always the same
 * @chosen: the one that is chosen, from 0; or %RH_SEATS_NOBODY
 *
 * Shows that.
 */
void
rh_seats_set (RhSeats *self, const RhSetup *setup, guint chosen)
{
  g_return_if_fail (RH_IS_SEATS (self));

  for (; self->n < setup->n_seats; self->n++)
    add_seat (self, setup, self->n);
  self->chosen = chosen;
  for (guint i = 0; i < self->n; i++)
    rh_button_set_chosen (self->buttons[i], i == chosen);
}

/**
 * rh_seats_set_open:
 * @self: the players, which are shown
 * @open: who may be chosen, a bit a seat
 *
 * The others can't.
 */
void
rh_seats_set_open (RhSeats *self, guint open)
{
  g_return_if_fail (RH_IS_SEATS (self));

  for (guint i = 0; i < self->n; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->buttons[i]), open >> i & 1);
}

/**
 * rh_seats_set_told:
 * @self: the players, which are shown
 * @setup: who they are
 * @seat: one of them, from 0
 * @told: (nullable): how far that one is, or %NULL for not yet
 * @spoken: (nullable): the name and that
 *
 * Has it stand in the place of the name, which is heard all the same.
 */
void
rh_seats_set_told (RhSeats *self, const RhSetup *setup, guint seat, const char *told, const char *spoken)
{
  g_return_if_fail (RH_IS_SEATS (self) && seat < self->n);

  /* What stands in a name's place moves none of the others. */
  for (guint i = 0; i < N_ROWS; i++)
    rh_row_set_shares (RH_ROW (self->rows[i]), RH_ROW_ALIKE);
  show_name (self, setup, seat);
  if (told != NULL) {
    rh_button_set (self->buttons[seat], told, NULL);
    rh_button_set_name (self->buttons[seat], spoken);
  }
  rh_style_toggle (GTK_WIDGET (self->buttons[seat]), "told", told != NULL);
}

/**
 * rh_seats_set_keys:
 * @self: the players, which are shown
 * @keys: whether their keys are theirs now: the figures from 1 on
 */
void
rh_seats_set_keys (RhSeats *self, gboolean keys)
{
  g_return_if_fail (RH_IS_SEATS (self));

  for (guint i = 0; i < self->n; i++) {
    g_autofree char *key = g_strdup_printf ("%u", i + 1);

    rh_button_set_key (self->buttons[i], keys ? key : NULL);
  }
}

/* Who comes after the one who is chosen, of those who may be; NULL for nobody else. */
static GtkWidget *
find_next (RhSeats *self)
{
  for (guint i = 1; i < self->n; i++) {
    GtkWidget *next = GTK_WIDGET (self->buttons[(self->chosen + i) % self->n]);

    if (gtk_widget_is_sensitive (next))
      return next;
  }

  return NULL;
}

/**
 * rh_seats_set_next_key:
 * @self: the players, which are shown
 * @key: a letter
 *
 * Where figures are needed for something else, it is the key of the next who may be chosen, and nobody else has one.
 */
void
rh_seats_set_next_key (RhSeats *self, const char *key)
{
  GtkWidget *next;

  g_return_if_fail (RH_IS_SEATS (self));

  rh_seats_set_keys (self, FALSE);
  next = find_next (self);
  if (next != NULL)
    rh_button_set_key (RH_BUTTON (next), key);
}

/**
 * rh_seats_key:
 * @self: the players
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of one of them
 */
gboolean
rh_seats_key (RhSeats *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_SEATS (self), FALSE);

  for (guint i = 0; i < self->n; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_seats_choose_next:
 * @self: the players
 *
 * Chooses the next who may be chosen, as a tap does.
 *
 * Returns: whether somebody else may be
 */
gboolean
rh_seats_choose_next (RhSeats *self)
{
  GtkWidget *next;

  g_return_val_if_fail (RH_IS_SEATS (self), FALSE);

  next = find_next (self);
  if (next != NULL)
    g_signal_emit_by_name (next, "clicked");

  return next != NULL;
}

/**
 * rh_seats_focus:
 * @self: the players
 *
 * Puts the focus on who is chosen: to choose it again changes nothing.
 */
void
rh_seats_focus (RhSeats *self)
{
  g_return_if_fail (RH_IS_SEATS (self));

  if (self->chosen < self->n)
    gtk_widget_grab_focus (GTK_WIDGET (self->buttons[self->chosen]));
}

/**
 * rh_seats_is_at_chosen:
 * @self: the players
 *
 * Returns: whether the focus is on who is chosen
 */
gboolean
rh_seats_is_at_chosen (RhSeats *self)
{
  g_return_val_if_fail (RH_IS_SEATS (self), FALSE);

  return self->chosen < self->n && gtk_widget_is_focus (GTK_WIDGET (self->buttons[self->chosen]));
}
