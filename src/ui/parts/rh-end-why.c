/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody's figure is made of once the game is over: the players, and below them the rows of who is chosen. */

#include "config.h"

#include "rh-end-why.h"

#include "rh-parts-style.h"
#include "rh-reasons.h"
#include "rh-seats.h"
#include "rh-wrap.h"

struct _RhEndWhy {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhSeats   *seats;
  RhReasons *reasons;

  const RhSetup *setup; /* borrowed */
  GPtrArray     *tallies[RH_SEATS_MAX];
  guint          first; /* who has won, or is the first of those */
  guint          chosen;
};

G_DEFINE_FINAL_TYPE (RhEndWhy, rh_end_why, ADW_TYPE_BIN)

static void
choose (RhEndWhy *self, guint seat)
{
  self->chosen = seat;
  rh_seats_set (self->seats, self->setup, seat);
  rh_reasons_clear (self->reasons);
  rh_reasons_add_sum (self->reasons, NULL, self->tallies[seat]);
}

static void
on_chosen_cb (RhSeats *seats, guint seat, RhEndWhy *self)
{
  choose (self, seat);
  rh_reasons_say (self->reasons);
}

static void
rh_end_why_finalize (GObject *object)
{
  RhEndWhy *self = RH_END_WHY (object);

  for (guint i = 0; i < RH_SEATS_MAX; i++)
    g_clear_pointer (&self->tallies[i], g_ptr_array_unref);

  G_OBJECT_CLASS (rh_end_why_parent_class)->finalize (object);
}

static void
rh_end_why_class_init (RhEndWhyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_end_why_finalize;

  rh_parts_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-end-why");
}

static void
rh_end_why_init (RhEndWhy *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, RH_WRAP_SPACING);

  self->seats = RH_SEATS (rh_seats_new ());
  g_signal_connect (self->seats, "chosen", G_CALLBACK (on_chosen_cb), self);
  self->reasons = RH_REASONS (rh_reasons_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->reasons), TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->reasons));
  adw_bin_set_child (ADW_BIN (self), column);
}

static guint
find_first (const RhTelling *telling, const RhSetup *setup, gconstpointer state)
{
  guint seat = 0;

  while (seat + 1 < setup->n_seats && telling->place (state, seat) != 1)
    seat++;

  return seat;
}

/**
 * rh_end_why_set:
 * @self: what everybody's figure is made of
 * @telling: what is said of the game, which has a tally
 * @session: the game, always the same, which somebody has won
 *
 * Shows that, for who was chosen before.
 */
void
rh_end_why_set (RhEndWhy *self, const RhTelling *telling, RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);
  gboolean begun;

  g_return_if_fail (RH_IS_END_WHY (self));
  g_return_if_fail (telling->tally != NULL && telling->place != NULL);

  begun = self->setup != NULL;
  self->setup = setup;
  self->first = find_first (telling, setup, rh_session_get_state (session));
  for (guint i = 0; i < setup->n_seats; i++) {
    g_clear_pointer (&self->tallies[i], g_ptr_array_unref);
    self->tallies[i] = telling->tally (setup, rh_session_get_moves (session), rh_session_get_n_played (session), i);
  }
  choose (self, begun ? self->chosen : self->first);
  rh_seats_set_keys (self->seats, TRUE);
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
  g_return_if_fail (RH_IS_END_WHY (self) && self->setup != NULL);

  choose (self, self->first);
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

  return rh_seats_key (self->seats, keyval, modifiers);
}
