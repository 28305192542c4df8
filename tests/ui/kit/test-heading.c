/* SPDX-License-Identifier: GPL-3.0-or-later
 * The heading of a part, and the mark beside it: read as one. */

#include "config.h"

#include "board.h"
#include "rh-heading.h"

static void
test_note (void)
{
  /* The mark comes and goes, for eyes and for screen readers. */
  Board board = { 0 };
  GtkWidget *heading = rh_heading_new ("The End");

  board_show (&board, heading, 300, 60);
  board_assert_name (heading, "The End");
  gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
  g_assert_true (gtk_widget_grab_focus (heading));
  rh_heading_set_note (RH_HEADING (heading), "Now");
  board_assert_name (heading, "The End, Now");
  g_assert_true (board_says (heading, "Now"));
  rh_heading_set_note (RH_HEADING (heading), NULL);
  board_assert_name (heading, "The End");
  g_assert_false (board_says (heading, "Now"));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heading/note", test_note);

  return g_test_run ();
}
