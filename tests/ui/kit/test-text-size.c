/* SPDX-License-Identifier: GPL-3.0-or-later
 * Text of twice the size is told, and buttons give it a second line. */

#include "config.h"

#include "rh-text-size.h"
#include "ui-screen.h"

static void
set_dpi (int dpi)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * 1024, NULL);
}

static void
test_size (void)
{
  /* Never less than one, so that nothing gets tighter than it was drawn. */
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("text"));

  set_dpi (96);
  g_assert_cmpfloat (rh_text_size_get (label), ==, 1);
  set_dpi (192);
  g_assert_cmpfloat (rh_text_size_get (label), ==, 2);
  set_dpi (72);
  g_assert_cmpfloat (rh_text_size_get (label), ==, 1);
  set_dpi (96);
  g_object_unref (label);
}

static void
test_buttons (void)
{
  /* A button below needs the longest word's width, and would like all the text's. */
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *button = gtk_button_new_with_label ("One of many words");
  int before, minimum, natural;

  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  rh_text_size_wrap_buttons (box);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <, before);
  g_assert_cmpint (natural, ==, before);
  g_object_unref (box);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/text-size/size", test_size);
  g_test_add_func ("/text-size/buttons", test_buttons);

  return g_test_run ();
}
