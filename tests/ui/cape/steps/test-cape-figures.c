/* SPDX-License-Identifier: GPL-3.0-or-later
 * Buttons for the figures on a card: what stands on them, what they are called, and which key presses them. */

#include "config.h"

#include "board.h"

#include "rh-cape-figures.h"

static RhButton *
make (void)
{
  return g_object_ref_sink (RH_BUTTON (rh_button_new ()));
}

static void
assert_button (RhButton *button, const char *figure, const char *name, guint keyval)
{
  g_assert_true (board_says (GTK_WIDGET (button), figure));
  board_assert_name (button, name);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (button), "figure"));
  g_assert_true (rh_button_take_key (button, keyval, 0));
}

static void
test_rails (void)
{
  /* The figure is seen, the rails are said, and the figure is the key. */
  static const char *const names[] = { "0 rails", "1 rail", "2 rails", "3 rails" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (RhButton) button = make ();
    g_autofree char *figure = g_strdup_printf ("%u", i);

    rh_cape_figures_set_rails (button, i);
    assert_button (button, figure, names[i], GDK_KEY_0 + i);
    g_assert_false (rh_button_take_key (button, GDK_KEY_0 + i + 1, 0));
  }
}

static void
test_values (void)
{
  /* A value is said in pounds; the key of 10 is 0. */
  g_autoptr (RhButton) one = make ();
  g_autoptr (RhButton) ten = make ();

  rh_cape_figures_set_value (one, 1, NULL);
  assert_button (one, "1", "£1", GDK_KEY_1);
  g_assert_false (rh_button_take_key (one, GDK_KEY_0, 0));
  rh_cape_figures_set_value (ten, 10, NULL);
  assert_button (ten, "10", "£10", GDK_KEY_0);
  g_assert_false (rh_button_take_key (ten, GDK_KEY_1, 0));
}

static void
test_player (void)
{
  /* Where several draw, it is said whose value it is; the figure stays alone. */
  g_autoptr (RhButton) button = make ();

  rh_cape_figures_set_value (button, 7, "Éva");
  assert_button (button, "7", "Éva: 7", GDK_KEY_7);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-figures/rails", test_rails);
  g_test_add_func ("/cape-figures/values", test_values);
  g_test_add_func ("/cape-figures/player", test_player);

  return g_test_run ();
}
