/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is announced can be heard. */

#include "config.h"

#include "rh-announce.h"
#include "ui-screen.h"

static void
test_announce (void)
{
  /* Before GTK 4.14 the line that shows it changes its accessible name; later the
   * line is named as it was. The keyboard's story listens to what is sent. */
  GtkWidget *window = gtk_window_new ();
  GtkWidget *line = g_object_new (GTK_TYPE_LABEL, "label", "shown", NULL);
  const char *const said[] = { "Round 1", "Round 2", "Round 2" };

  gtk_window_set_child (GTK_WINDOW (window), line);
  for (gsize i = 0; i < G_N_ELEMENTS (said); i++) {
    rh_announce (line, said[i]);
#if !GTK_CHECK_VERSION(4, 14, 0)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, said[i]);
#endif
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (line)), ==, "shown");
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/announce/announce", test_announce);

  return g_test_run ();
}
