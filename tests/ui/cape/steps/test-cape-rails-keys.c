/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rails of the card that is turned up, below their caption. */

#include "config.h"

#include "board.h"

#include "rh-cape-rails-keys.h"

static void
on_given_cb (RhCapeRailsKeys *keys, guint rails, guint *given)
{
  *given = rails;
}

static RhCapeRailsKeys *
make (void)
{
  return g_object_ref_sink (g_object_new (RH_TYPE_CAPE_RAILS_KEYS, NULL));
}

static void
test_given (void)
{
  /* A tap and a key say how many; no card has four. */
  g_autoptr (RhCapeRailsKeys) keys = make ();
  guint given = 9;

  g_signal_connect (keys, "given", G_CALLBACK (on_given_cb), &given);
  g_signal_emit_by_name (rh_cape_rails_keys_get (keys, 3), "clicked");
  g_assert_cmpuint (given, ==, 3);
  g_assert_true (rh_cape_rails_keys_take_key (keys, GDK_KEY_0, 0));
  g_assert_cmpuint (given, ==, 0);
  g_assert_false (rh_cape_rails_keys_take_key (keys, GDK_KEY_4, 0));
  g_assert_cmpuint (given, ==, 0);
}

static void
test_caption (void)
{
  /* Who looks up reads what the figures are, and sees whether they are asked for. */
  g_autoptr (RhCapeRailsKeys) keys = make ();
  GtkWidget *caption = rh_cape_rails_keys_get_caption (keys);

  g_assert_true (board_says (GTK_WIDGET (keys), "Turned up"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (caption)), ==, "Turned up");
  g_assert_true (gtk_widget_has_css_class (caption, "rh-row-caption"));
  rh_cape_rails_keys_show (keys, RH_CAPE_RAILS_NONE, TRUE);
  g_assert_true (gtk_widget_has_css_class (caption, "current"));
  rh_cape_rails_keys_show (keys, 2, FALSE);
  g_assert_false (gtk_widget_has_css_class (caption, "current"));
}

static void
test_chosen (void)
{
  /* One of them, or none; and where nothing can be given, that is seen. */
  g_autoptr (RhCapeRailsKeys) keys = make ();

  rh_cape_rails_keys_show (keys, 2, FALSE);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (rh_button_is_chosen (rh_cape_rails_keys_get (keys, i)), ==, i == 2);
  rh_cape_rails_keys_show (keys, RH_CAPE_RAILS_NONE, TRUE);
  g_assert_false (rh_button_is_chosen (rh_cape_rails_keys_get (keys, 2)));
  rh_cape_rails_keys_set_usable (keys, FALSE);
  g_assert_false (rh_cape_rails_keys_take_key (keys, GDK_KEY_1, 0));
  rh_cape_rails_keys_set_usable (keys, TRUE);
  g_assert_true (rh_cape_rails_keys_take_key (keys, GDK_KEY_1, 0));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-rails-keys/given", test_given);
  g_test_add_func ("/cape-rails-keys/caption", test_caption);
  g_test_add_func ("/cape-rails-keys/chosen", test_chosen);

  return g_test_run ();
}
