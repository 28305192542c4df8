/* SPDX-License-Identifier: GPL-3.0-or-later
 * A button that can’t do what it says for now, and says why. */

#include "config.h"

#include "board.h"

#include "rh-button.h"
#include "rh-tooltip.h"
#include "rh-zug-barred.h"

static void
test_barred (void)
{
  /* It says why to eyes and ears; it can still have the focus and be pressed, so that who presses it is told, too. */
  Board board = { 0 };
  GtkWidget *button = rh_button_new ();
  GtkAccessible *accessible = GTK_ACCESSIBLE (button);

  rh_button_set (RH_BUTTON (button), "Stop", NULL);
  board_show (&board, button, 200, 100);
  g_assert_false (rh_zug_barred_get (button));

  rh_zug_barred_set (button, "Not yet.");
  g_assert_true (rh_zug_barred_get (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_cmpstr (rh_tooltip_get (button), ==, "Not yet.");
  gtk_test_accessible_assert_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Not yet.");

  rh_zug_barred_set (button, NULL);
  g_assert_false (rh_zug_barred_get (button));
  g_assert_null (rh_tooltip_get (button));
  gtk_test_accessible_assert_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  g_assert_false (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-barred/barred", test_barred);

  return g_test_run ();
}
