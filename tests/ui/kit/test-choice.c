/* SPDX-License-Identifier: GPL-3.0-or-later
 * A row of big buttons, one of which is chosen. */

#include "config.h"

#include "board.h"
#include "rh-choice.h"

typedef struct {
  guint n;
  guint value;
} Heard;

static void
on_chosen_cb (RhChoice *choice, guint value, Heard *heard)
{
  heard->n++;
  heard->value = value;
}

static RhChoice *
show_choice (Board *board, Heard *heard)
{
  static const char *const labels[] = { "None", "One", "Two" };
  GtkWidget *choice = rh_choice_new ("How Many");

  *board = (Board) { 0 };
  *heard = (Heard) { 0 };
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    RhButton *button = rh_choice_add (RH_CHOICE (choice), i);
    g_autofree char *key = g_strdup_printf ("%u", i);

    rh_button_set (button, labels[i], NULL);
    rh_button_set_key (button, key);
  }
  g_signal_connect (choice, "chosen", G_CALLBACK (on_chosen_cb), heard);
  board_show (board, choice, 400, 200);

  return RH_CHOICE (choice);
}

static void
assert_chosen (RhChoice *choice, int value)
{
  for (int i = 0; i < 3; i++)
    gtk_test_accessible_assert_state (board_find (GTK_WIDGET (choice), RH_TYPE_BUTTON, (guint) i),
                                      GTK_ACCESSIBLE_STATE_CHECKED,
                                      i == value ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);
}

static void
test_chosen (void)
{
  /* Pressed or given by its key it is told once; what is chosen already isn't told, nor what the program chooses. */
  Board board;
  Heard heard;
  RhChoice *choice = show_choice (&board, &heard);

  g_assert_true (board_says (GTK_WIDGET (choice), "How Many"));
  gtk_test_accessible_assert_role (board_find (GTK_WIDGET (choice), RH_TYPE_BUTTON, 0), GTK_ACCESSIBLE_ROLE_RADIO);
  g_assert_true (GTK_WIDGET (rh_choice_get (choice, 2)) == board_find (GTK_WIDGET (choice), RH_TYPE_BUTTON, 2));
  g_assert_null (rh_choice_get (choice, 3));
  rh_choice_set (choice, 2);
  assert_chosen (choice, 2);
  g_assert_cmpuint (heard.n, ==, 0);
  board_click (GTK_WIDGET (choice), "None");
  assert_chosen (choice, 0);
  g_assert_cmpuint (heard.n, ==, 1);
  g_assert_cmpuint (heard.value, ==, 0);
  board_click (GTK_WIDGET (choice), "None");
  g_assert_cmpuint (heard.n, ==, 1);
  g_assert_true (rh_choice_key (choice, GDK_KEY_1, 0));
  assert_chosen (choice, 1);
  g_assert_cmpuint (heard.value, ==, 1);
  g_assert_false (rh_choice_key (choice, GDK_KEY_3, 0));
  rh_choice_set (choice, -1);
  assert_chosen (choice, -1);
  board_close (&board);
}

static void
test_focus (void)
{
  /* The focus goes to what is chosen; where nothing is, to the first. */
  Board board;
  Heard heard;
  RhChoice *choice = show_choice (&board, &heard);

  rh_choice_focus (choice);
  g_assert_true (board_focus (&board, RH_TYPE_BUTTON) == board_find (GTK_WIDGET (choice), RH_TYPE_BUTTON, 0));
  rh_choice_set (choice, 2);
  rh_choice_focus (choice);
  g_assert_true (board_focus (&board, RH_TYPE_BUTTON) == board_find (GTK_WIDGET (choice), RH_TYPE_BUTTON, 2));

  /* It goes along with a key, or Enter would choose what was chosen before. */
  g_assert_true (rh_choice_key (choice, GDK_KEY_1, 0));
  g_assert_true (board_focus (&board, RH_TYPE_BUTTON) == board_find (GTK_WIDGET (choice), RH_TYPE_BUTTON, 1));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/choice/chosen", test_chosen);
  g_test_add_func ("/choice/focus", test_focus);

  return g_test_run ();
}
