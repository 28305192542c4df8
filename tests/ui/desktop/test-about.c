/* SPDX-License-Identifier: GPL-3.0-or-later
 * The About window says what the program is, and which. */

#include "config.h"

#include "rh-about.h"

#include "ui-screen.h"

typedef struct {
  GtkWidget *parent;
  GtkWidget *about;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->parent = ui_screen_window (gtk_label_new ("The table"));
  rh_about_show (GTK_WINDOW (self->parent));
  self->about = ui_screen_find_window (ADW_TYPE_ABOUT_WINDOW);
  g_assert_nonnull (self->about);
  ui_screen_settle (self->about);
}

/* It goes with the window it belongs to. */
static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (self->about), (gpointer *) &self->about);
  gtk_window_destroy (GTK_WINDOW (self->parent));
  g_assert_null (self->about);
}

static void
test_window (Fixture *self, gconstpointer data)
{
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (self->about)) == GTK_WINDOW (self->parent));
  g_assert_true (gtk_window_get_modal (GTK_WINDOW (self->about)));
}

/* Its name, its version, its licence; and the icon it has on the desktop. */
static void
test_program (Fixture *self, gconstpointer data)
{
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (self->about);

  ui_screen_find (self->about, GTK_TYPE_LABEL, "Railhead");
  g_assert_nonnull (ui_screen_find_words (self->about, RH_VERSION));
  ui_screen_find (self->about, GTK_TYPE_LABEL, "The Railhead developers");
  g_assert_nonnull (ui_screen_find_words (self->about, "Keeps track of railway games"));
  g_assert_cmpstr (adw_about_window_get_application_icon (about), ==, RH_APP_ID);
  g_assert_cmpint (adw_about_window_get_license_type (about), ==, GTK_LICENSE_GPL_3_0);
}

/* It leads to what whoever publishes it has set, and nowhere else. */
static void
test_addresses (Fixture *self, gconstpointer data)
{
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (self->about);

  g_assert_cmpstr (adw_about_window_get_website (about), ==, RH_HOMEPAGE);
  g_assert_cmpstr (adw_about_window_get_issue_url (about), ==, RH_BUGTRACKER);
  g_assert_true ((ui_screen_find_words (self->about, "Translate") != NULL) == (*RH_TRANSLATE != '\0'));
}

/* Where nobody has translated it, nobody is named for that. */
static void
test_untranslated (Fixture *self, gconstpointer data)
{
  g_assert_null (ui_screen_find_words (self->about, "translator-credits"));
  g_assert_null (ui_screen_find_words (self->about, "Translated"));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);
  g_set_application_name ("Railhead");

  g_test_add ("/about/window", Fixture, NULL, set_up, test_window, tear_down);
  g_test_add ("/about/program", Fixture, NULL, set_up, test_program, tear_down);
  g_test_add ("/about/addresses", Fixture, NULL, set_up, test_addresses, tear_down);
  g_test_add ("/about/untranslated", Fixture, NULL, set_up, test_untranslated, tear_down);

  return g_test_run ();
}
