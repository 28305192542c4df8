/* SPDX-License-Identifier: GPL-3.0-or-later
 * A button that is pressed by a key as soon as that comes. */

#include "config.h"

#include "rh-prompt.h"
#include "ui-screen.h"

static void
on_clicked_cb (GtkButton *button, guint *n)
{
  ++*n;
}

static void
test_at_once (void)
{
  /* Once, before anything else can happen. */
  GtkWidget *button = rh_prompt_new ("Go");
  GtkWidget *window = ui_screen_window (button);
  guint n = 0;

  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), &n);
  ui_screen_settle (button);
  g_assert_true (gtk_widget_activate (button));
  g_assert_cmpuint (n, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpuint (n, ==, 1);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/prompt/at-once", test_at_once);

  return g_test_run ();
}
