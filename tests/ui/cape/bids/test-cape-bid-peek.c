/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bid is seen for as long as what belongs to it is held, and no longer. */

#include "config.h"

#include "board.h"

#include "rh-cape-bid-peek.h"

typedef struct {
  Board           board;
  RhCapeBidField *field;
  GtkWidget      *button;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  board_open (&self->board, "cape-three-players");
  self->field = g_object_new (RH_TYPE_CAPE_BID_FIELD, NULL);
  self->button = gtk_button_new_with_label ("Hold");
  rh_cape_bid_peek_attach (self->button, self->field);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->field));
  gtk_box_append (GTK_BOX (box), self->button);
  board_show (&self->board, box, 360, 200);
  rh_cape_bid_field_add_digit (self->field, 8);
  board_settle ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

static gboolean
looks_as (Fixture *self, GBytes *before)
{
  g_autoptr (GBytes) now = NULL;

  board_settle ();
  now = board_picture (GTK_WIDGET (self->field));

  return g_bytes_equal (now, before);
}

/* By a pointer. */
static void
test_pointer (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) hidden = board_picture (GTK_WIDGET (self->field));

  gtk_widget_set_state_flags (self->button, GTK_STATE_FLAG_ACTIVE, FALSE);
  g_assert_false (looks_as (self, hidden));
  gtk_widget_unset_state_flags (self->button, GTK_STATE_FLAG_ACTIVE);
  g_assert_true (looks_as (self, hidden));
}

/* By the space bar; other keys are the field's. */
static void
test_key (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) hidden = board_picture (GTK_WIDGET (self->field));
  int bid;

  g_assert_true (board_press (self->button, GDK_KEY_space));
  g_assert_false (looks_as (self, hidden));
  rh_cape_bid_field_set_peek (self->field, FALSE);
  g_assert_true (board_press (self->button, GDK_KEY_7));
  g_assert_true (rh_cape_bid_field_get_bid (self->field, &bid));
  g_assert_cmpint (bid, ==, 87);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add ("/cape-bid-peek/pointer", Fixture, NULL, set_up, test_pointer, tear_down);
  g_test_add ("/cape-bid-peek/key", Fixture, NULL, set_up, test_key, tear_down);

  return g_test_run ();
}
