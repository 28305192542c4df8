/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who makes the move. Once something of it is told, that one alone, where a slip of a finger can't make it another. */

#include "config.h"

#include "rh-heart-seats.h"

#include "rh-heart-style.h"
#include "rh-heart-text-step.h"

#include "rh-button.h"
#include "rh-faces.h"
#include "rh-keys.h"
#include "rh-mark.h"
#include "rh-seats.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

struct _RhHeartSeats {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhFaces   *faces; /* all of them, or who is held */
  RhSeats   *seats;
  GtkWidget *held;
  RhMark    *mark;
  GtkLabel  *name;
  RhButton  *other;

  const RhSetup *setup; /* borrowed */
  guint          chosen;
  gboolean       changing; /* whether all are shown where one is held */
};

G_DEFINE_FINAL_TYPE (RhHeartSeats, rh_heart_seats, ADW_TYPE_BIN)

static guint chosen_signal, changing_signal;

/* The figures are theirs meanwhile, and nobody else's. */
static void
set_changing (RhHeartSeats *self, gboolean changing)
{
  self->changing = changing;
  rh_faces_turn (self->faces, changing ? NULL : self->held);
  rh_heart_seats_set_keys (self, changing);
  g_signal_emit (self, changing_signal, 0, changing);
}

/* Who looks on sees why: where they were, all stand now. */
static void
on_other_cb (GtkButton *button, RhHeartSeats *self)
{
  set_changing (self, TRUE);
  rh_heart_seats_focus (self);
}

static void
leave_changing (RhHeartSeats *self)
{
  set_changing (self, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->other));
}

static void
on_chosen_cb (RhSeats *seats, guint seat, RhHeartSeats *self)
{
  if (seat != self->chosen)
    g_signal_emit (self, chosen_signal, 0, seat);
  else if (self->changing)
    leave_changing (self);
}

static void
rh_heart_seats_class_init (RhHeartSeatsClass *klass)
{
  rh_heart_style_load ();

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  changing_signal = g_signal_new ("changing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static GtkWidget *
make_held (RhHeartSeats *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->mark = RH_MARK (rh_mark_new ("-"));
  gtk_widget_set_valign (GTK_WIDGET (self->mark), GTK_ALIGN_CENTER);
  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "name");
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  self->other = RH_BUTTON (rh_button_new ());
  /* Translators: on a button behind a player's name: the move is somebody else's; short */
  rh_button_set (self->other, C_("button", "Other Player…"), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->other), "heart-change");
  rh_button_set_key (self->other, rh_heart_text_step_key (RH_HEART_KEY_OTHER));
  g_signal_connect (self->other, "clicked", G_CALLBACK (on_other_cb), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->mark));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->other));

  return box;
}

static void
rh_heart_seats_init (RhHeartSeats *self)
{
  self->seats = RH_SEATS (rh_seats_new ());
  g_signal_connect (self->seats, "chosen", G_CALLBACK (on_chosen_cb), self);
  self->held = make_held (self);
  self->faces = g_object_new (RH_TYPE_FACES, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->seats), GTK_WIDGET (self->faces));
  gtk_widget_set_parent (self->held, GTK_WIDGET (self->faces));
  rh_faces_turn (self->faces, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->faces));
}

/**
 * rh_heart_seats_set:
 * @self: the players
 * @setup: who they are, always the same
 * @chosen: who makes the move, from 0; or %RH_SEATS_NOBODY
 * @open: who may be chosen, a bit a seat
 *
 * Shows that.
 */
void
rh_heart_seats_set (RhHeartSeats *self, const RhSetup *setup, guint chosen, guint open)
{
  g_return_if_fail (RH_IS_HEART_SEATS (self));

  self->setup = setup;
  self->chosen = chosen;
  rh_seats_set (self->seats, setup, chosen);
  rh_seats_set_open (self->seats, open);
}

/**
 * rh_heart_seats_set_told:
 * @self: the players, which are shown
 * @seat: one of them, from 0
 * @told: (nullable): how far that one is, or %NULL for not yet
 *
 * Has it stand in the place of the name, which is heard all the same.
 */
void
rh_heart_seats_set_told (RhHeartSeats *self, guint seat, const char *told)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (RH_IS_HEART_SEATS (self) && self->setup != NULL);

  spoken = told != NULL ? rh_heart_text_step_row (self->setup->seats[seat].name, told) : NULL;
  rh_seats_set_told (self->seats, self->setup, seat, told, spoken);
}

static void
show_held (RhHeartSeats *self)
{
  const RhSeat *seat = &self->setup->seats[self->chosen];
  const char *classes[] = { "heart-held", seat->colour, NULL };

  gtk_widget_set_css_classes (self->held, classes);
  rh_mark_set (self->mark, seat->colour);
  gtk_label_set_label (self->name, seat->name);
  rh_tooltip_set (GTK_WIDGET (self->name), seat->name);
}

/**
 * rh_heart_seats_set_held:
 * @self: the players, which are shown, and the one that is chosen
 * @held: whether something of that player's move is told
 *
 * Then the player stands there large, and no key makes it another: all have to be asked for first. Until then a letter goes on to
 * the next who may be chosen: figures are lengths of routes.
 */
void
rh_heart_seats_set_held (RhHeartSeats *self, gboolean held)
{
  g_return_if_fail (RH_IS_HEART_SEATS (self) && (!held || self->chosen != RH_SEATS_NOBODY));

  self->changing = FALSE;
  if (held)
    show_held (self);
  rh_faces_turn (self->faces, held ? self->held : NULL);
  if (held)
    rh_heart_seats_set_keys (self, FALSE);
  else
    rh_seats_set_next_key (self->seats, rh_heart_text_step_key (RH_HEART_KEY_OTHER));
}

/**
 * rh_heart_seats_set_keys:
 * @self: the players, which are shown
 * @keys: whether their keys are theirs now: the figures from 1 on
 */
void
rh_heart_seats_set_keys (RhHeartSeats *self, gboolean keys)
{
  rh_seats_set_keys (self->seats, keys);
}

/**
 * rh_heart_seats_key:
 * @self: the players
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of one of them, or that which asks for all in place of one, or Escape where they were
 */
gboolean
rh_heart_seats_key (RhHeartSeats *self, guint keyval, GdkModifierType modifiers)
{
  if (self->changing && keyval == GDK_KEY_Escape) {
    leave_changing (self);
    return TRUE;
  }

  if (rh_faces_get_shown (self->faces) == self->held)
    return rh_button_take_key (self->other, keyval, modifiers);

  return rh_seats_key (self->seats, keyval, modifiers);
}

/**
 * rh_heart_seats_next_key:
 * @self: the players
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Where figures are needed for something else, a letter goes on to the next who may be chosen.
 *
 * Returns: whether it was that letter, and somebody else may be
 */
gboolean
rh_heart_seats_next_key (RhHeartSeats *self, guint keyval, GdkModifierType modifiers)
{
  if (!rh_key_is (keyval, rh_heart_text_step_key (RH_HEART_KEY_DRAW)) || !rh_key_is_plain (modifiers))
    return FALSE;

  return rh_seats_choose_next (self->seats);
}

/**
 * rh_heart_seats_focus:
 * @self: the players
 *
 * Puts the focus on who is chosen: to choose it again changes nothing.
 */
void
rh_heart_seats_focus (RhHeartSeats *self)
{
  rh_seats_focus (self->seats);
}

/**
 * rh_heart_seats_is_at_chosen:
 * @self: the players
 *
 * Returns: whether the focus is on who is chosen
 */
gboolean
rh_heart_seats_is_at_chosen (RhHeartSeats *self)
{
  g_return_val_if_fail (RH_IS_HEART_SEATS (self), FALSE);

  return rh_seats_is_at_chosen (self->seats);
}
