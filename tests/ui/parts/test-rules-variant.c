/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ways a game can be played by: the one of the game on the table is marked. */

#include "config.h"

#include "board.h"

#include "rh-rules-variant.h"

static void
test_own (void)
{
  /* It says so in words, and stands out; when another game is on the table it does no longer. */
  GtkWidget *variant = g_object_ref_sink (rh_rules_variant_new ("Long", "Until somebody has 200 points."));
  GtkWidget *note = gtk_widget_get_first_child (variant);

  g_assert_true (board_says (variant, "Long"));
  g_assert_true (board_says (variant, "Until somebody has 200 points."));
  g_assert_false (gtk_widget_get_visible (note));

  rh_rules_variant_set_own (variant, TRUE);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (note)), ==, "This game");
  g_assert_true (gtk_widget_get_visible (note));
  g_assert_true (gtk_widget_has_css_class (variant, "own"));

  rh_rules_variant_set_own (variant, FALSE);
  g_assert_false (gtk_widget_get_visible (note));
  g_assert_false (gtk_widget_has_css_class (variant, "own"));
  g_object_unref (variant);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/rules-variant/own", test_own);

  return g_test_run ();
}
