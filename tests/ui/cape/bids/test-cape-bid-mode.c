/* SPDX-License-Identifier: GPL-3.0-or-later
 * Each way to bid stands in its place and says whether it is the way; only the other one can be chosen. */

#include "config.h"

#include "rh-cape-bid-mode.h"

#include "rh-button.h"
#include "ui-screen.h"

static void
count (guint *n)
{
  (*n)++;
}

static void
assert_chosen (GtkWidget *mode, const char *chosen, const char *other)
{
  g_assert_true (rh_button_is_chosen (RH_BUTTON (ui_screen_find (mode, RH_TYPE_BUTTON, chosen))));
  g_assert_false (rh_button_is_chosen (RH_BUTTON (ui_screen_find (mode, RH_TYPE_BUTTON, other))));
}

static void
test_chosen (void)
{
  GtkWidget *mode = g_object_ref_sink (g_object_new (RH_TYPE_CAPE_BID_MODE, NULL));
  guint n = 0;

  g_signal_connect_swapped (mode, "chosen", G_CALLBACK (count), &n);
  rh_cape_bid_mode_show (RH_CAPE_BID_MODE (mode), FALSE, TRUE);
  assert_chosen (mode, "Bid in Secret", "Bid on Paper");
  g_assert_true (gtk_widget_has_css_class (ui_screen_find (mode, RH_TYPE_BUTTON, "Bid on Paper"), "barred"));
  gtk_test_accessible_assert_state (ui_screen_find (mode, RH_TYPE_BUTTON, "Bid on Paper"), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  gtk_test_accessible_assert_state (ui_screen_find (mode, RH_TYPE_BUTTON, "Bid in Secret"), GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  ui_screen_click (mode, "Bid in Secret");
  g_assert_cmpuint (n, ==, 0);
  ui_screen_click (mode, "Bid on Paper"); /* whoever shows it knows why not */
  g_assert_cmpuint (n, ==, 1);

  rh_cape_bid_mode_show (RH_CAPE_BID_MODE (mode), TRUE, FALSE);
  assert_chosen (mode, "Bid on Paper", "Bid in Secret");
  ui_screen_click (mode, "Bid in Secret");
  g_assert_cmpuint (n, ==, 2);
  g_object_unref (mode);
}

/* Each way has its key, which chooses it as a tap does. */
static void
test_keys (void)
{
  RhCapeBidMode *mode = g_object_ref_sink (g_object_new (RH_TYPE_CAPE_BID_MODE, NULL));
  guint n = 0;

  g_signal_connect_swapped (mode, "chosen", G_CALLBACK (count), &n);
  rh_cape_bid_mode_show (mode, FALSE, FALSE);
  g_assert_true (rh_cape_bid_mode_take_key (mode, GDK_KEY_t, 0)); /* which it is already */
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (rh_cape_bid_mode_take_key (mode, GDK_KEY_A, GDK_SHIFT_MASK));
  g_assert_cmpuint (n, ==, 1);
  g_assert_false (rh_cape_bid_mode_take_key (mode, GDK_KEY_a, GDK_CONTROL_MASK));
  g_assert_false (rh_cape_bid_mode_take_key (mode, GDK_KEY_s, 0));
  rh_cape_bid_mode_show (mode, TRUE, FALSE);
  g_assert_true (rh_cape_bid_mode_take_key (mode, GDK_KEY_t, 0));
  g_assert_cmpuint (n, ==, 2);
  g_object_unref (mode);
}

/* The arrow keys stay within: who is lost there would be somewhere on the board. */
static void
test_arrows (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *mode = g_object_new (RH_TYPE_CAPE_BID_MODE, NULL);

  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("board"));
  gtk_box_append (GTK_BOX (box), mode);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (mode))
    g_main_context_iteration (NULL, TRUE);

  gtk_widget_grab_focus (ui_screen_find (mode, RH_TYPE_BUTTON, "Bid on Paper"));
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_LEFT);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == ui_screen_find (mode, RH_TYPE_BUTTON, "Bid in Secret"));
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_LEFT);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == ui_screen_find (mode, RH_TYPE_BUTTON, "Bid in Secret"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  ui_screen_init (&argc, &argv);
  g_test_add_func ("/cape-bid-mode/chosen", test_chosen);
  g_test_add_func ("/cape-bid-mode/keys", test_keys);
  g_test_add_func ("/cape-bid-mode/arrows", test_arrows);

  return g_test_run ();
}
