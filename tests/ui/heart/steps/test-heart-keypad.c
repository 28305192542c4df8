/* SPDX-License-Identifier: GPL-3.0-or-later
 * Figures and signs, by clicks and by keys. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-keypad.h"
#include "rh-heart-style.h"

static guint typed[16];
static guint n_typed;

static void
on_typed_cb (RhHeartKeypad *keypad, guint character)
{
  typed[n_typed++] = character;
}

static void
test_keypad (void)
{
  /* Each button tells its character, and so do keys, those of the number pad too; with Ctrl they are commands. */
  Board board = { 0 };
  GtkWidget *keypad;

  rh_heart_style_load ();
  keypad = g_object_new (RH_TYPE_HEART_KEYPAD, NULL);
  g_signal_connect (keypad, "typed", G_CALLBACK (on_typed_cb), NULL);
  board_show (&board, keypad, 340, 200);
  board_click (keypad, "4");
  board_click (keypad, "+ fulfilled");
  board_click (keypad, "− failed");
  g_assert_true (rh_heart_keypad_key (RH_HEART_KEYPAD (keypad), GDK_KEY_KP_Add, 0));
  g_assert_true (rh_heart_keypad_key (RH_HEART_KEYPAD (keypad), GDK_KEY_minus, 0));
  g_assert_true (rh_heart_keypad_key (RH_HEART_KEYPAD (keypad), GDK_KEY_BackSpace, 0));
  g_assert_true (rh_heart_keypad_key (RH_HEART_KEYPAD (keypad), GDK_KEY_0, 0));
  g_assert_false (rh_heart_keypad_key (RH_HEART_KEYPAD (keypad), GDK_KEY_minus, GDK_CONTROL_MASK));
  g_assert_false (rh_heart_keypad_key (RH_HEART_KEYPAD (keypad), GDK_KEY_x, 0));
  g_assert_cmpuint (n_typed, ==, 7);
  for (guint i = 0; i < n_typed; i++)
    g_assert_cmpuint (typed[i], ==, (guint) "4+-+-<0"[i]);
  board_close (&board);
}

static void
test_verdicts (void)
{
  /* The two that say how a ticket went are told apart by more than a word. */
  Board board = { 0 };
  GtkWidget *keypad, *one, *other;
  g_autoptr (GBytes) fulfilled = NULL;
  g_autoptr (GBytes) failed = NULL;

  rh_heart_style_load ();
  keypad = g_object_new (RH_TYPE_HEART_KEYPAD, NULL);
  board_show (&board, keypad, 340, 200);
  one = board_find_named (keypad, GTK_TYPE_BUTTON, "+ fulfilled");
  other = board_find_named (keypad, GTK_TYPE_BUTTON, "− failed");
  for (guint i = 0; board_find (keypad, GTK_TYPE_LABEL, i) != NULL; i++)
    gtk_label_set_text (GTK_LABEL (board_find (keypad, GTK_TYPE_LABEL, i)), "");
  board_settle ();
  fulfilled = board_picture (one);
  failed = board_picture (other);
  g_assert_false (g_bytes_equal (fulfilled, failed));
  board_close (&board);
}

static void
test_size (void)
{
  /* Fingers can hit all of them. */
  Board board = { 0 };
  GtkWidget *keypad;
  GtkWidget *button;

  rh_heart_style_load ();
  keypad = g_object_new (RH_TYPE_HEART_KEYPAD, NULL);
  board_show (&board, keypad, 312, 200);
  for (guint i = 0; (button = board_find (keypad, GTK_TYPE_BUTTON, i)) != NULL; i++) {
    g_assert_cmpint (gtk_widget_get_width (button), >=, 44);
    g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-keypad/keypad", test_keypad);
  g_test_add_func ("/heart-keypad/size", test_size);
  g_test_add_func ("/heart-keypad/verdicts", test_verdicts);

  return g_test_run ();
}
