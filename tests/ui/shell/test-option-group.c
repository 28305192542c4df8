/* SPDX-License-Identifier: GPL-3.0-or-later
 * An option is chosen among words or players, or a number is given; the usual value is there at first. */

#include "config.h"

#include "rh-option-group.h"

#include "ui-screen.h"

static const char *const lengths[] = { "short", "long", NULL };
static const char *const length_texts[] = { "One hour", "All evening", NULL };
static const RhOption options[] = {
  { .key = "length", .kind = RH_OPTION_WORD, .values = lengths },
  { .key = "goal", .kind = RH_OPTION_NUMBER, .min = 1, .max = 9999, .usual = "100" },
  { .key = "first", .kind = RH_OPTION_SEAT },
  { NULL },
};
static const RhGame game = { .options = options, .max_seats = 5 };

static const RhOptionText length_text = { "length", "How Long", length_texts };
static const RhOptionText goal_text = { "goal", "Points to Win", NULL };
static const RhOptionText first_text = { "first", "Who Begins", NULL };

static void
assert_chosen (RhOptionGroup *group, const char *key, const char *value)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&game);

  g_assert_true (rh_option_group_apply (group, setup, NULL));
  g_assert_cmpstr (rh_setup_get_option (setup, key), ==, value);
}

/* Returns whether what is chosen then isn't usual. */
static gboolean
choose (RhOptionGroup *group, const char *key, const char *value)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&game);

  g_assert_true (rh_setup_set_option (setup, key, value, NULL));

  return rh_option_group_show (group, setup);
}

/* What is usual isn't said. */
static void
assert_usual (RhOptionGroup *group)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&game);

  g_assert_true (rh_option_group_apply (group, setup, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (options) - 1; i++)
    g_assert_null (setup->options[i]);
}

static RhOptionGroup *
show (const RhOption *option, const RhOptionText *text, GtkWidget **window)
{
  GtkWidget *group = rh_option_group_new (option, text);

  *window = ui_screen_window (group);
  g_assert_nonnull (ui_screen_find (group, GTK_TYPE_LABEL, text->title));
  assert_usual (RH_OPTION_GROUP (group));

  return RH_OPTION_GROUP (group);
}

static void
test_words (void)
{
  GtkWidget *window;
  RhOptionGroup *group = show (&options[0], &length_text, &window);
  GtkWidget *check = ui_screen_find (GTK_WIDGET (group), GTK_TYPE_CHECK_BUTTON, "All evening");

  assert_chosen (group, "length", "short");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  assert_chosen (group, "length", "long");
  g_assert_false (choose (group, "length", "short"));
  assert_usual (group);
  g_assert_true (choose (group, "length", "long"));
  assert_chosen (group, "length", "long");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is typed counts at once, and never leaves the bounds. */
static void
test_number (void)
{
  GtkWidget *window;
  RhOptionGroup *group = show (&options[1], &goal_text, &window);
  GtkWidget *spin = ui_screen_find (GTK_WIDGET (group), GTK_TYPE_SPIN_BUTTON, "Points to Win");

  assert_chosen (group, "goal", "100");
  gtk_editable_set_text (GTK_EDITABLE (spin), "60");
  assert_chosen (group, "goal", "60");
  gtk_editable_set_text (GTK_EDITABLE (spin), "123456");
  assert_chosen (group, "goal", "9999");
  gtk_editable_set_text (GTK_EDITABLE (spin), "0");
  assert_chosen (group, "goal", "1");
  g_assert_false (choose (group, "goal", "100"));
  assert_usual (group);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A wheel over a number scrolls what it is in: nothing that the number would do with it is left. */
static void
test_scroll (void)
{
  GtkWidget *window;
  RhOptionGroup *group = show (&options[1], &goal_text, &window);
  GtkWidget *spin = ui_screen_find (GTK_WIDGET (group), GTK_TYPE_SPIN_BUTTON, "Points to Win");
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spin);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      continue;
    g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_NONE);
    n++;
  }
  g_assert_cmpuint (n, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
follow (RhOptionGroup *group, guint n_seats, const char *value)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&game);

  for (guint i = 0; i < n_seats; i++) {
    g_autofree char *name = g_strdup_printf ("Player %u", i);

    g_assert_true (rh_setup_add_seat (setup, RH_COLOUR_NONE, name, NULL));
  }
  g_assert_true (rh_setup_set_option (setup, "first", value, NULL));
  rh_option_group_follow (group, setup);
}

/* One of those who sit there begins, by a press on the name; when they play again, the next of them. */
static void
test_seat (void)
{
  static const char *const three[] = { "Anna", "Bram", "Cleo", NULL };
  GtkWidget *window;
  RhOptionGroup *group = RH_OPTION_GROUP (rh_option_group_new (&options[2], &first_text));

  rh_option_group_set_names (group, three);
  window = ui_screen_window (GTK_WIDGET (group));
  g_assert_nonnull (ui_screen_find (GTK_WIDGET (group), GTK_TYPE_LABEL, "Who Begins"));
  assert_usual (group);
  ui_screen_click (GTK_WIDGET (group), "Cleo");
  assert_chosen (group, "first", "3");

  follow (group, 3, "1");
  assert_chosen (group, "first", "2");
  follow (group, 3, "3");
  assert_usual (group);

  /* What others had is nothing to those who sit there now. */
  ui_screen_click (GTK_WIDGET (group), "Bram");
  g_assert_true (choose (group, "first", "3"));
  assert_chosen (group, "first", "2");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  ui_screen_init (&argc, &argv);
  g_test_add_func ("/option-group/words", test_words);
  g_test_add_func ("/option-group/number", test_number);
  g_test_add_func ("/option-group/scroll", test_scroll);
  g_test_add_func ("/option-group/seat", test_seat);

  return g_test_run ();
}
