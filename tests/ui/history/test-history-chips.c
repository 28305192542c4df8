/* SPDX-License-Identifier: GPL-3.0-or-later
 * Filters: which are pressed is what counts, and each press is told. */

#include "config.h"

#include "rh-history-chips.h"

#include "rh-games.h"
#include "ui-screen.h"

static void
on_changed_cb (RhHistoryChips *chips, gpointer data)
{
  ++*(guint *) data;
}

/* Of each game and each end there is one, called by it; pressed once it counts, and twice it doesn't. */
static void
test_press (void)
{
  GtkWidget *chips = g_object_ref_sink (g_object_new (RH_TYPE_HISTORY_CHIPS, NULL));
  GtkWidget *window = ui_screen_window (chips);
  RhGamesFilter filter = { .text = "Anna" };
  guint n = 0;

  g_signal_connect (chips, "changed", G_CALLBACK (on_changed_cb), &n);
  rh_history_chips_get (RH_HISTORY_CHIPS (chips), &filter);
  g_assert_cmpstr (filter.text, ==, "Anna");
  g_assert_cmpuint (filter.kinds | filter.statuses, ==, 0);

  for (guint i = 0; rh_game_list ()[i] != NULL; i++)
    ui_screen_find (chips, GTK_TYPE_TOGGLE_BUTTON, rh_game_list ()[i]->name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_screen_find (chips, GTK_TYPE_TOGGLE_BUTTON, "Zugkraft")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_screen_find (chips, GTK_TYPE_TOGGLE_BUTTON, "Won")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_screen_find (chips, GTK_TYPE_TOGGLE_BUTTON, "No Winner")), TRUE);
  rh_history_chips_get (RH_HISTORY_CHIPS (chips), &filter);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (rh_game_list ()[g_bit_nth_lsf (filter.kinds, -1)]->id, ==, "zugkraft");
  g_assert_cmpuint (filter.statuses, ==, 1u << RH_GAME_WON | 1u << RH_GAME_ENDED);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (chips);
}

/* Set, it says what it was set to, and tells nobody. */
static void
test_set (void)
{
  GtkWidget *chips = g_object_ref_sink (g_object_new (RH_TYPE_HISTORY_CHIPS, NULL));
  const RhGamesFilter wanted = { .kinds = 1, .statuses = 1u << RH_GAME_PLAYING };
  RhGamesFilter filter = { NULL };
  guint n = 0;

  g_signal_connect (chips, "changed", G_CALLBACK (on_changed_cb), &n);
  rh_history_chips_set (RH_HISTORY_CHIPS (chips), &wanted);
  rh_history_chips_get (RH_HISTORY_CHIPS (chips), &filter);
  g_assert_cmpuint (filter.kinds, ==, 1);
  g_assert_cmpuint (filter.statuses, ==, 1u << RH_GAME_PLAYING);
  g_assert_cmpuint (n, ==, 0);
  g_assert_finalize_object (chips);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/history-chips/press", test_press);
  g_test_add_func ("/history-chips/set", test_set);

  return g_test_run ();
}
