/* SPDX-License-Identifier: GPL-3.0-or-later
 * The sum of a build, in figures and in words. */

#include "step-table.h"

#include "rh-cape-sum.h"
#include "rh-children.h"

/* A desert that needs 8, with 4 rails in the common row and 2 on own cards. */
static const RhCapeOffer desert = {
  .card = { .terrain = RH_CAPE_DESERT, .rails = 2, .value = 7 },
  .need = 8,
  .common = 4,
  .own = 2,
  .total = 6,
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

static GtkWidget *
find_class (GtkWidget *widget, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);

  return found;
}

/* One bonus rail of two helps, one rail more is bought. */
static void
test_short (void)
{
  RhCapeOffer offer = desert;

  offer.bonus = offer.useful = 1;
  offer.total = 7;
  offer.lacking = 2;
  offer.missing = 1;
  offer.cost = 10;
  assert_spoken (&offer, "Common row 4, own cards 2, bonus rails 1: 7 of 8 for the desert. 1 rail short: £10");
}

/* Whether what is short is shown as what can't be. */
static gboolean
is_warned (const RhCapeOffer *offer)
{
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());
  GtkWidget *result;
  gboolean warned;

  rh_cape_sum_set (RH_CAPE_SUM (sum), offer, "Anna");
  result = find_class (sum, "cape-result");
  g_assert_nonnull (result);
  warned = gtk_widget_has_css_class (result, "unpaid");
  g_object_unref (sum);

  return warned;
}

/* A price is no error: it warns only where it can't be paid. */
static void
test_price (void)
{
  RhCapeOffer offer = desert;

  offer.can_build = TRUE;
  g_assert_false (is_warned (&offer));
  offer.missing = 6;
  offer.cost = 60;
  g_assert_false (is_warned (&offer));
  offer.can_build = FALSE;
  g_assert_true (is_warned (&offer));
}

/* Before the card is turned up, nothing is short. */
static void
test_expected (void)
{
  RhCapeOffer offer = desert;
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());

  offer.missing = 2;
  offer.bonus = 1;
  rh_cape_sum_set (RH_CAPE_SUM (sum), &offer, "Anna");
  g_assert_true (step_table_says (sum, "2 rails short: £0"));
  rh_cape_sum_expect (RH_CAPE_SUM (sum), &offer, "Shuffle first.");
  g_assert_true (step_table_says (sum, "Shuffle first."));
  gtk_test_accessible_assert_property (sum, GTK_ACCESSIBLE_PROPERTY_LABEL, "Own cards 2, bonus rails 1, needed 8");
  g_assert_false (step_table_says (sum, "2 rails short: £0"));
  g_assert_true (step_table_says (sum, "?"));
  g_object_unref (sum);
}

static int
get_width (GtkWidget *sum)
{
  int width;

  gtk_widget_measure (sum, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* How many bonus rails there are moves nothing, nor does what was turned up. */
static void
test_width (void)
{
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());
  RhCapeOffer offer = desert;
  int before;

  offer.total = 6;
  rh_cape_sum_set (RH_CAPE_SUM (sum), &offer, "Anna");
  before = get_width (sum);
  offer.bonus = 4;
  rh_cape_sum_set (RH_CAPE_SUM (sum), &offer, "Anna");
  g_assert_cmpint (get_width (sum), ==, before);
  offer.common = 11;
  offer.total = 13;
  rh_cape_sum_set (RH_CAPE_SUM (sum), &offer, "Anna");
  g_assert_cmpint (get_width (sum), ==, before);
  g_object_unref (sum);
}

static GtkWidget *
find_result (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "cape-result") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_result (child);

  return found;
}

static int
get_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 300, NULL, &height, NULL, NULL);

  return height;
}

/* What is to be done before stands in a row with room around its words, and as high is what there is instead of it. */
static void
test_height (void)
{
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());
  int hinted;

  rh_cape_sum_expect (RH_CAPE_SUM (sum), &desert, "Shuffle first.");
  hinted = get_height (sum);
  g_assert_cmpint (get_height (find_result (sum)), >=, 36);
  rh_cape_sum_expect (RH_CAPE_SUM (sum), &desert, NULL);
  g_assert_cmpint (get_height (sum), ==, hinted);
  rh_cape_sum_set (RH_CAPE_SUM (sum), &desert, "Anna");
  g_assert_cmpint (get_height (sum), ==, hinted);
  g_object_unref (sum);
}

/* The figures are shown as a sum, and what they come to below. */
static void
test_figures (void)
{
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());
  RhCapeOffer offer = desert;

  offer.common = 13;
  offer.total = 15;
  offer.spare = 7;
  offer.bonus = 3;
  rh_cape_sum_set (RH_CAPE_SUM (sum), &offer, "Anna");
  g_assert_true (step_table_says (sum, "13"));
  g_assert_true (step_table_says (sum, "15"));
  g_assert_true (step_table_says (sum, "bonus"));
  g_assert_true (step_table_says (sum, "of 8"));
  g_assert_true (step_table_says (sum, "Enough, 7 rails to spare"));
  g_object_unref (sum);
}

/* It takes the whole width it is given: its last term ends where that does. */
static void
test_edge (void)
{
  GtkWidget *sum = g_object_ref_sink (rh_cape_sum_new ());
  GtkWidget *terms = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (sum)));
  graphene_rect_t bounds;
  int height;

  rh_cape_sum_set (RH_CAPE_SUM (sum), &desert, "Anna");
  gtk_widget_measure (sum, GTK_ORIENTATION_VERTICAL, 400, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (sum, &(GtkAllocation) { 0, 0, 400, height }, -1);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (rh_children_nth (terms, 3)), sum, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, >, 396);
  g_object_unref (sum);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/cape-sum/short", test_short);
  g_test_add_func ("/cape-sum/price", test_price);
  g_test_add_func ("/cape-sum/width", test_width);
  g_test_add_func ("/cape-sum/height", test_height);
  g_test_add_func ("/cape-sum/expected", test_expected);
  g_test_add_func ("/cape-sum/figures", test_figures);
  g_test_add_func ("/cape-sum/edge", test_edge);

  return g_test_run ();
}
