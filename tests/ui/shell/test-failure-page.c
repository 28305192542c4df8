/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games can’t be opened: why is said, and setting them aside is offered where it helps. */

#include "config.h"

#include "rh-failure-page.h"
#include "rh-store.h"
#include "ui-screen.h"

static GtkWidget *
show (int code)
{
  g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, code, "So it is");

  return ui_screen_window (rh_failure_page_new (error));
}

static void
test_damaged (void)
{
  /* What the button would do is told before it is pressed. */
  GtkWidget *window = show (RH_STORE_ERROR_DAMAGED);

  g_assert_nonnull (ui_screen_find_words (window, "So it is\n\n“Set Aside and Start Over” does that for you."));
  ui_screen_find (window, GTK_TYPE_BUTTON, "Set Aside and Start Over");
  ui_screen_find (window, GTK_TYPE_BUTTON, "Put Back a Copy…");
  ui_screen_find (window, GTK_TYPE_BUTTON, "Try Again");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_locked (void)
{
  /* Another program is busy with it: there is nothing to set aside. */
  GtkWidget *window = show (RH_STORE_ERROR_LOCKED);

  ui_screen_find (window, GTK_TYPE_LABEL, "So it is");
  g_assert_null (ui_screen_look_for (window, GTK_TYPE_BUTTON, "Set Aside and Start Over"));
  g_assert_null (ui_screen_look_for (window, GTK_TYPE_BUTTON, "Put Back a Copy…"));
  ui_screen_find (window, GTK_TYPE_BUTTON, "Try Again");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/failure-page/damaged", test_damaged);
  g_test_add_func ("/failure-page/locked", test_locked);

  return g_test_run ();
}
