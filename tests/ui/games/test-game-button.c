/* SPDX-License-Identifier: GPL-3.0-or-later
 * A button that opens a game opens it while the key that was pressed is down. */

#include "config.h"

#include "rh-game-button.h"

static void
on_clicked_cb (GtkButton *button, guint *n)
{
  ++*n;
}

static void
test_at_once (void)
{
  GtkWidget *button = g_object_ref_sink (g_object_new (RH_TYPE_GAME_BUTTON, NULL));
  guint n = 0;

  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), &n);
  g_signal_emit_by_name (button, "activate");
  g_assert_cmpuint (n, ==, 1);
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_finalize_object (button);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();

  g_test_add_func ("/game-button/at-once", test_at_once);

  return g_test_run ();
}
