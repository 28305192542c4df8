/* SPDX-License-Identifier: GPL-3.0-or-later
 * The places of the cards on offer. */

#include "step-table.h"

#include "rh-button.h"
#include "rh-cape-places.h"

static void
on_picked_cb (RhCapePlaces *places, guint i, int *picked)
{
  *picked = (int) i;
}

/* Of each it is said what lies there, if all of that is known; only where numbers choose one are they taken, and only of those
 * there are. */
static void
test_places (void)
{
  GtkWidget *places = g_object_ref_sink (g_object_new (RH_TYPE_CAPE_PLACES, NULL));
  RhCapePlace place = { .parts = { RH_CAPE_DESERT, 2, 7 }, .keyed = TRUE };
  int picked = -1;

  g_signal_connect (places, "picked", G_CALLBACK (on_picked_cb), &picked);
  rh_cape_places_set_n (RH_CAPE_PLACES (places), 2);
  rh_cape_places_show (RH_CAPE_PLACES (places), 0, &place);
  place.parts.value = RH_CAPE_PART_OPEN;
  for (guint i = 1; i < RH_CAPE_SEATS_MAX; i++)
    rh_cape_places_show (RH_CAPE_PLACES (places), i, &place);
  g_assert_nonnull (step_table_find (places, "Card 1: Desert, 2 rails, £7"));
  g_assert_nonnull (step_table_find (places, "Card 2: not entered yet"));
  g_assert_null (step_table_find (places, "Card 3: not entered yet"));

  g_assert_true (rh_cape_places_take_key (RH_CAPE_PLACES (places), GDK_KEY_2, 0));
  g_assert_cmpint (picked, ==, 1);
  g_assert_false (rh_cape_places_take_key (RH_CAPE_PLACES (places), GDK_KEY_3, 0));
  place.keyed = FALSE;
  place.asked = TRUE;
  rh_cape_places_show (RH_CAPE_PLACES (places), 1, &place);
  g_assert_false (rh_cape_places_take_key (RH_CAPE_PLACES (places), GDK_KEY_2, 0));
  g_assert_true (rh_button_is_chosen (RH_BUTTON (step_table_find (places, "Card 2: not entered yet"))));
  g_object_unref (places);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/cape-places/places", test_places);

  return g_test_run ();
}
