/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sum of a build, in figures and in words. */

#include "step-table.h"

#include "rh-cape-sum.h"

/* A desert that needs 8, with 4 rails in the common row and 2 on own cards. */
static const RhCapeOffer desert = {
  .card = { .terrain = RH_CAPE_DESERT, .rails = 2, .value = 7 },
  .need = 8,
  .common = 4,
  .own = 2,
  .capital = 64,
  .can_build = TRUE,
};

static void
assert_spoken (const RhCapeOffer *offer, const char *spoken)
{
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());

  rh_cape_sum_set (RH_CAPE_SUM (sum), offer, "Anna");
  gtk_test_accessible_assert_role (sum, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (sum, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
  g_object_unref (sum);
}

/* One bonus rail of two helps, one rail more is bought. */
static void
test_short (void)
{
  RhCapeOffer offer = desert;

  offer.bonus = offer.useful = 1;
  offer.lacking = 2;
  offer.missing = 1;
  offer.cost = 10;
  assert_spoken (&offer, "Common row 4, own cards 2, bonus rails 1: 7 of 8 for the desert. 1 rail short: £10");
}

/* Who hasn't the pounds is told what they would be. */
static void
test_too_dear (void)
{
  RhCapeOffer offer = desert;

  offer.lacking = offer.missing = 2;
  offer.cost = 20;
  offer.capital = 9;
  offer.can_build = FALSE;
  assert_spoken (&offer,
                 "Common row 4, own cards 2, bonus rails 0: 6 of 8 for the desert. "
                 "2 rails short: they cost £20, and Anna has £9");
}

/* Enough to the rail, and more than enough. */
static void
test_enough (void)
{
  RhCapeOffer offer = desert;

  offer.common = 6;
  assert_spoken (&offer, "Common row 6, own cards 2, bonus rails 0: 8 of 8 for the desert. Exactly enough");
  offer.common = 9;
  assert_spoken (&offer, "Common row 9, own cards 2, bonus rails 0: 11 of 8 for the desert. Enough, 3 rails to spare");
}

/* The figures are shown as a sum. */
static void
test_figures (void)
{
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());
  RhCapeOffer offer = desert;

  offer.common = 13;
  offer.bonus = 3;
  rh_cape_sum_set (RH_CAPE_SUM (sum), &offer, "Anna");
  g_assert_true (step_table_says (sum, "13"));
  g_assert_true (step_table_says (sum, "15"));
  g_assert_true (step_table_says (sum, "of 3 bonus"));
  g_assert_true (step_table_says (sum, "of 8 for the desert"));
  g_object_unref (sum);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/cape-sum/short", test_short);
  g_test_add_func ("/cape-sum/too-dear", test_too_dear);
  g_test_add_func ("/cape-sum/enough", test_enough);
  g_test_add_func ("/cape-sum/figures", test_figures);

  return g_test_run ();
}
