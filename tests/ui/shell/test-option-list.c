/* SPDX-License-Identifier: GPL-3.0-or-later
 * The options that a new game asks for, of those it has: shown, chosen, and given to the game. */

#include "config.h"

#include "rh-games.h"
#include "rh-option-group.h"
#include "rh-option-list.h"
#include "ui-screen.h"

/* What is chosen for the bonus of rivers; NULL where that is as usual. */
static char *
dup_chosen (GtkBox *box)
{
  g_autoptr (RhSetup) setup = rh_setup_new (rh_game_find ("cape-to-cairo"));
  g_autoptr (GError) error = NULL;

  rh_option_list_apply (box, setup, &error);
  g_assert_no_error (error);

  return g_strdup (setup->options[0]);
}

static void
test_chosen (void)
{
  /* What the last game had is chosen again, and whether that is unusual is known; usual is what nobody says. */
  const RhGame *game = rh_game_find ("cape-to-cairo");
  g_autoptr (RhSetup) usual = rh_setup_new (game);
  g_autoptr (RhSetup) unusual = rh_setup_new (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = ui_screen_window (box);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  g_assert_true (rh_setup_set_option (unusual, "river-bonus", "all", NULL));
  rh_option_list_fill (GTK_BOX (box), game);
  first = dup_chosen (GTK_BOX (box));
  g_assert_null (first);
  g_assert_true (rh_option_list_set (GTK_BOX (box), unusual));
  second = dup_chosen (GTK_BOX (box));
  g_assert_cmpstr (second, ==, "all");
  g_assert_false (rh_option_list_set (GTK_BOX (box), usual));
  third = dup_chosen (GTK_BOX (box));
  g_assert_null (third);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_fill (void)
{
  /* Filled again for another game, nothing of the first is left. */
  const RhGame *game = rh_game_find ("cape-to-cairo");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = ui_screen_window (box);
  guint n;

  rh_option_list_fill (GTK_BOX (box), game);
  n = ui_screen_count (box, RH_TYPE_OPTION_GROUP);
  g_assert_cmpuint (n, >, 0);
  rh_option_list_fill (GTK_BOX (box), game);
  g_assert_cmpuint (ui_screen_count (box, RH_TYPE_OPTION_GROUP), ==, n);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_asked_for (GtkWidget *box, const char *key)
{
  GtkWidget *group = gtk_widget_get_first_child (box);

  while (!g_str_equal (rh_option_group_get_option (RH_OPTION_GROUP (group))->key, key))
    group = gtk_widget_get_next_sibling (group);

  return gtk_widget_get_visible (group);
}

static void
test_needed (void)
{
  /* What is without effect beside another choice isn't asked for, nor given to the game, whatever stands there; it is there again
   * with that choice. */
  const RhGame *game = rh_game_find ("zugkraft");
  const char *const victories[] = { "knockout", "points" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = ui_screen_window (box);

  rh_option_list_fill (GTK_BOX (box), game);
  g_assert_true (is_asked_for (box, "goal"));
  for (guint i = 0; i < G_N_ELEMENTS (victories); i++) {
    g_autoptr (RhSetup) last = rh_setup_new (game);
    g_autoptr (RhSetup) next = rh_setup_new (game);

    g_assert_true (rh_setup_set_option (last, "victory", victories[i], NULL));
    g_assert_true (rh_setup_set_option (last, "goal", "60", NULL));
    rh_option_list_set (GTK_BOX (box), last);
    g_assert_true (rh_option_list_apply (GTK_BOX (box), next, NULL));
    g_assert_cmpint (is_asked_for (box, "goal"), ==, i == 1);
    g_assert_cmpstr (rh_setup_get_option (next, "victory"), ==, victories[i]);
    g_assert_cmpstr (rh_setup_get_option (next, "goal"), ==, i == 1 ? "60" : "100");
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/option-list/chosen", test_chosen);
  g_test_add_func ("/option-list/fill", test_fill);
  g_test_add_func ("/option-list/needed", test_needed);

  return g_test_run ();
}
