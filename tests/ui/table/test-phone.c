/* SPDX-License-Identifier: GPL-3.0-or-later
 * What has no more room than on a phone: by its own width, by its page, and by the size of text. */

#include "config.h"

#include "rh-phone.h"


#include <adwaita.h>

static void
test_width (void)
{
  g_autoptr (GtkWidget) part = g_object_ref_sink (gtk_label_new ("A part"));

  g_assert_true (rh_phone_is_around (part, 349));
  g_assert_false (rh_phone_is_around (part, 350));
}

static void
test_page (void)
{
  GtkWidget *part = gtk_label_new ("A part");
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (ADW_TYPE_BIN, "css-name", "rh-table", "child", part, NULL));

  g_assert_false (rh_phone_is_around (part, 400));
  gtk_widget_add_css_class (page, "narrow");
  g_assert_true (rh_phone_is_around (part, 400));
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/phone/width", test_width);
  g_test_add_func ("/phone/page", test_page);

  return g_test_run ();
}
