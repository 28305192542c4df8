/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets are given again. */

#include "config.h"

#include "heart-editing.h"

static void
test_tickets (void)
{
  /* Whose, and their figures; as long as one has no sign the move isn't whole, and a tap takes one off. */
  HeartEditing editing;

  heart_editing_open (&editing, "tickets 1 +8 -12");
  g_assert_true (board_says (GTK_WIDGET (editing.editor), "−4 points, 1 ticket fulfilled"));
  heart_editing_keys (&editing, "BackSpace");
  g_assert_null (rh_editor_dup_line (editing.editor));
  g_assert_nonnull (rh_editor_get_why_not (editing.editor));
  heart_editing_keys (&editing, "BackSpace 5 minus");
  heart_editing_assert_line (&editing, "tickets 1 +8 -15");
  heart_editing_click (&editing, "7");
  g_assert_null (rh_editor_dup_line (editing.editor));
  heart_editing_click (&editing, "+ fulfilled");
  heart_editing_assert_line (&editing, "tickets 1 +8 -15 +7");
  heart_editing_click (&editing, "Take off: −15, failed");
  heart_editing_assert_line (&editing, "tickets 1 +8 +7");
  g_assert_true (board_says (GTK_WIDGET (editing.editor), "Taken off: −15, failed"));
  heart_editing_click (&editing, "Put Back");
  heart_editing_assert_line (&editing, "tickets 1 +8 -15 +7");
  heart_editing_click (&editing, "Take off: −15, failed");
  heart_editing_keys (&editing, "1 5 minus");
  heart_editing_click (&editing, "Csilla");
  heart_editing_assert_line (&editing, "tickets 3 +8 +7 -15");
  heart_editing_close (&editing);
}

static void
test_none (void)
{
  /* All of them can go. */
  HeartEditing editing;

  heart_editing_open (&editing, "tickets 2 +8");
  heart_editing_keys (&editing, "BackSpace BackSpace");
  heart_editing_assert_line (&editing, "tickets 2");
  g_assert_true (board_says (GTK_WIDGET (editing.editor), "No tickets"));
  heart_editing_close (&editing);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-tickets-editor/tickets", test_tickets);
  g_test_add_func ("/heart-tickets-editor/none", test_none);

  return g_test_run ();
}
