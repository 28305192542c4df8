/* SPDX-License-Identifier: GPL-3.0-or-later
 * The terrains on the rules sheet. */

#include "config.h"

#include "board.h"

#include "rh-cape-rules.h"
#include "rh-cape-text.h"

static void
test_terrains (void)
{
  /* Each terrain is there with its picture, and the rails it needs in figures and in words. */
  Board board = { 0 };
  GtkWidget *rules = rh_cape_rules_new ();

  board_show (&board, rules, 800, 600);
  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    int needs = rh_cape_terrain_needs (i);
    g_autofree char *name = g_strdup_printf ("%s: %d rails", rh_cape_text_terrain_title (i), needs);
    g_autofree char *figure = g_strdup_printf ("%d", needs);
    GtkWidget *terrain = board_find_named (rules, GTK_TYPE_BOX, name);

    g_assert_nonnull (terrain);
    gtk_test_accessible_assert_role (terrain, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
    g_assert_nonnull (board_find (terrain, GTK_TYPE_DRAWING_AREA, 0));
    g_assert_true (board_says (terrain, figure));
    g_assert_true (board_says (terrain, rh_cape_text_terrain_title (i)));
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/cape-rules-terrains/terrains", test_terrains);

  return g_test_run ();
}
