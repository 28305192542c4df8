/* SPDX-License-Identifier: GPL-3.0-or-later
 * An option is chosen among words, or a number or a seat is given; the usual value is there at first. */

#include "config.h"

#include "rh-option-group.h"

#include "ui-screen.h"

static const char *const lengths[] = { "short", "long", NULL };
static const char *const length_texts[] = { "One hour", "All evening", NULL };
static const RhOption length = { .key = "length", .kind = RH_OPTION_WORD, .values = lengths };
static const RhOption goal = { .key = "goal", .kind = RH_OPTION_NUMBER, .min = 1, .max = 9999, .usual = "100" };
static const RhOption first = { .key = "first", .kind = RH_OPTION_SEAT };

static const RhOptionText length_text = { "length", "How Long", length_texts };
static const RhOptionText goal_text = { "goal", "Points to Win", NULL };
static const RhOptionText first_text = { "first", "Who Begins", NULL };

static RhOptionGroup *
show (const RhOption *option, const RhOptionText *text, GtkWidget **window)
{
  GtkWidget *group = rh_option_group_new (option, text);

  *window = ui_screen_window (group);
  g_assert_nonnull (ui_screen_find (group, GTK_TYPE_LABEL, text->title));
  g_assert_true (rh_option_group_is_usual (RH_OPTION_GROUP (group)));
  g_assert_cmpstr (rh_option_group_get_key (RH_OPTION_GROUP (group)), ==, option->key);

  return RH_OPTION_GROUP (group);
}

static void
test_words (void)
{
  GtkWidget *window;
  RhOptionGroup *group = show (&length, &length_text, &window);
  GtkWidget *check = ui_screen_find (GTK_WIDGET (group), GTK_TYPE_CHECK_BUTTON, "All evening");

  g_assert_cmpstr (rh_option_group_get_value (group), ==, "short");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_assert_cmpstr (rh_option_group_get_value (group), ==, "long");
  g_assert_false (rh_option_group_is_usual (group));
  rh_option_group_set_value (group, "short");
  g_assert_true (rh_option_group_is_usual (group));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is typed counts at once, and never leaves the bounds. */
static void
test_number (void)
{
  GtkWidget *window;
  RhOptionGroup *group = show (&goal, &goal_text, &window);
  GtkWidget *spin = ui_screen_find (GTK_WIDGET (group), GTK_TYPE_SPIN_BUTTON, "Points to Win");

  g_assert_cmpstr (rh_option_group_get_value (group), ==, "100");
  gtk_editable_set_text (GTK_EDITABLE (spin), "60");
  g_assert_cmpstr (rh_option_group_get_value (group), ==, "60");
  g_assert_false (rh_option_group_is_usual (group));
  gtk_editable_set_text (GTK_EDITABLE (spin), "123456");
  g_assert_cmpstr (rh_option_group_get_value (group), ==, "9999");
  gtk_editable_set_text (GTK_EDITABLE (spin), "0");
  g_assert_cmpstr (rh_option_group_get_value (group), ==, "1");
  rh_option_group_set_value (group, "100");
  g_assert_true (rh_option_group_is_usual (group));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Only those who sit there can begin: who leaves can't be chosen any more. */
static void
test_seat (void)
{
  GtkWidget *window;
  RhOptionGroup *group = show (&first, &first_text, &window);

  rh_option_group_set_n_seats (group, 3);
  rh_option_group_set_value (group, "3");
  g_assert_cmpstr (rh_option_group_get_value (group), ==, "3");
  rh_option_group_set_n_seats (group, 2);
  g_assert_cmpstr (rh_option_group_get_value (group), ==, "2");
  rh_option_group_set_value (group, "5");
  g_assert_cmpstr (rh_option_group_get_value (group), ==, "2");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  ui_screen_init (&argc, &argv);
  g_test_add_func ("/option-group/words", test_words);
  g_test_add_func ("/option-group/number", test_number);
  g_test_add_func ("/option-group/seat", test_seat);

  return g_test_run ();
}
