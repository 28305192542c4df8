/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a tie is about. */

#include "config.h"

#include "board.h"
#include "public-states.h"

#include "rh-cape-card-view.h"
#include "rh-cape-tie-about.h"

typedef struct {
  Board      board;
  GtkWidget *about;
  GtkWidget *why;
} Fixture;

static void
open_page (Fixture *self, int width)
{
  RhCapeState state;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->about = g_object_new (RH_TYPE_CAPE_TIE_ABOUT, NULL);
  self->why = gtk_label_new ("Anna and Bram both bid £5 and have £60 left: higher card first.");
  gtk_label_set_wrap (GTK_LABEL (self->why), TRUE);
  gtk_widget_set_parent (self->why, self->about);
  gtk_box_append (GTK_BOX (box), self->about);

  public_states_fill (&state, 3, RH_CAPE_TIE);
  state.offer[1] = (RhCapeCard) { RH_CAPE_DESERT, 2, 7 };
  rh_cape_tie_about_update (RH_CAPE_TIE_ABOUT (self->about), &state);
  board_open (&self->board, "cape-three-players");
  board_show (&self->board, box, width, 400);
  board_settle ();
}

static gboolean
shows_cards (int width)
{
  Fixture self = { 0 };
  GtkWidget *card;
  graphene_rect_t why, at;
  gboolean shown;

  open_page (&self, width);
  card = board_find (self.about, RH_TYPE_CAPE_CARD_VIEW, 1);
  board_assert_name (card, "Desert, 2 rails, £7, needs 8 rails");
  shown = gtk_widget_get_mapped (card);
  g_assert_true (gtk_widget_compute_bounds (self.why, self.about, &why));
  g_assert_cmpfloat (why.origin.y + why.size.height, ==, gtk_widget_get_height (self.about));
  if (shown) {
    g_assert_true (gtk_widget_compute_bounds (card, self.about, &at));
    g_assert_cmpfloat (at.origin.y + at.size.height + 12, <=, why.origin.y);
  } else {
    g_assert_cmpfloat (why.origin.y, ==, 0);
  }
  board_close (&self.board);

  return shown;
}

static void
test_room (void)
{
  /* The cards that are bid for stay in sight in a panel at the side of the board; below it they would take the room of what is
   * asked. */
  g_assert_true (shows_cards (380));
  g_assert_false (shows_cards (900));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-tie-about/room", test_room);

  return g_test_run ();
}
