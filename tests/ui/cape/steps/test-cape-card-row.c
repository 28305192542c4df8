/* SPDX-License-Identifier: GPL-3.0-or-later
 * The keys for a part of a card. */

#include "config.h"

#include "board.h"

#include "rh-cape-card-row.h"

static void
on_clicked_cb (RhButton *button, RhButton **clicked)
{
  *clicked = button;
}

typedef void (*AddFunc) (RhCapeCardRow *row, RhWrap *place, GCallback clicked, gpointer data);

static void
assert_row (AddFunc add, guint n, const char *caption, guint keyval, guint pressed)
{
  GtkWidget *place = g_object_ref_sink (rh_wrap_new (0, FALSE));
  RhCapeCardRow row = { .n = 0 };
  RhButton *clicked = NULL;

  add (&row, RH_WRAP (place), G_CALLBACK (on_clicked_cb), &clicked);
  g_assert_cmpuint (row.n, ==, n);
  g_assert_cmpint (row.chosen, ==, RH_CAPE_CARD_ROW_OPEN);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (row.caption)), ==, caption);
  board_assert_name (row.wrap, caption);
  g_assert_true (rh_cape_card_row_take_key (&row, keyval, 0));
  g_assert_true (clicked == row.buttons[pressed]);
  g_assert_false (rh_cape_card_row_take_key (&row, GDK_KEY_x, 0));
  g_assert_false (rh_cape_card_row_has_focus (&row));

  row.chosen = (int) pressed;
  rh_cape_card_row_show (&row, TRUE);
  g_assert_true (gtk_widget_has_css_class (row.caption, "current"));
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (rh_button_is_chosen (row.buttons[i]), ==, i == pressed);
  g_object_unref (place);
}

static void
test_parts (void)
{
  /* Five terrains, which have letters; rails from none to three; values from one to ten, whose key is 0. */
  assert_row (rh_cape_card_row_add_terrains, 5, "Terrain", GDK_KEY_m, 1);
  assert_row (rh_cape_card_row_add_rails, 4, "Rails", GDK_KEY_0, 0);
  assert_row (rh_cape_card_row_add_values, 10, "Value", GDK_KEY_0, 9);
}

static void
test_focus (void)
{
  /* It is one of its keys that has the focus, or none. */
  GtkWidget *window = gtk_window_new ();
  GtkWidget *place = rh_wrap_new (0, FALSE);
  RhCapeCardRow terrains = { .n = 0 }, rails = { .n = 0 };
  RhButton *clicked = NULL;

  rh_cape_card_row_add_terrains (&terrains, RH_WRAP (place), G_CALLBACK (on_clicked_cb), &clicked);
  rh_cape_card_row_add_rails (&rails, RH_WRAP (place), G_CALLBACK (on_clicked_cb), &clicked);
  gtk_window_set_child (GTK_WINDOW (window), place);
  gtk_widget_grab_focus (GTK_WIDGET (rails.buttons[2]));
  g_assert_true (rh_cape_card_row_has_focus (&rails));
  g_assert_false (rh_cape_card_row_has_focus (&terrains));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-card-row/parts", test_parts);
  g_test_add_func ("/cape-card-row/focus", test_focus);

  return g_test_run ();
}
