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

int
main (int argc, char *argv[])
{
  ui_screen_init (&argc, &argv);
  g_test_add_func ("/cape-bid-mode/chosen", test_chosen);

  return g_test_run ();
}
