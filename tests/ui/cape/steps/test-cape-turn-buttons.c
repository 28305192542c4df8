/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a turn of the build phase is ended with: its names and its keys. */

#include "config.h"

#include "board.h"

#include "rh-cape-turn-buttons.h"

static void
on_clicked_cb (RhButton *button, RhButton **clicked)
{
  *clicked = button;
}

static void
test_names (void)
{
  /* Each has a key of its own; what builds and what passes says what it does in each turn anew. */
  static const guint keyvals[] = { GDK_KEY_b, GDK_KEY_p, GDK_KEY_o, GDK_KEY_h };
  RhButton *buttons[4];
  RhButton *clicked = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++) {
    buttons[i] = g_object_ref_sink (RH_BUTTON (rh_button_new ()));
    g_signal_connect (buttons[i], "clicked", G_CALLBACK (on_clicked_cb), &clicked);
  }
  rh_cape_turn_buttons_name (buttons[0], buttons[1], buttons[2], buttons[3]);
  board_assert_name (buttons[2], "Other Ways");
  board_assert_name (buttons[3], "Why?");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (buttons); j++)
      g_assert_cmpint (rh_button_take_key (buttons[j], keyvals[i], 0), ==, i == j);
    g_assert_true (clicked == buttons[i]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    g_object_unref (buttons[i]);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-turn-buttons/names", test_names);

  return g_test_run ();
}
