/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game in a list, as it is seen and as it is heard. */

#include "config.h"

#include "rh-listed-game.h"

#include "board.h"
#include "rh-brief-layout.h"
#include "rh-label.h"
#include "ui-screen.h"

/* To eyes there are shapes beside the names, to ears the names alone. What stands in them is no markup. */
static void
test_add (void)
{
  static const char *const colours[] = { "red", "blue", NULL };
  static const char *const players[] = { "Anna", "Bram & <Cleo>", NULL };
  static const char *const nobody[] = { NULL };
  GtkWidget *rows = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkActionable *known =
    rh_listed_game_add (GTK_BOX (rows), &(RhListedGame) { .colours = colours, .players = players, .line = "Round 1 & 2" });
  GtkActionable *none = rh_listed_game_add (GTK_BOX (rows), &(RhListedGame) { .colours = nobody, .players = nobody, .line = "Damaged" });
  GtkActionable *unknown = rh_listed_game_add (GTK_BOX (rows), &(RhListedGame) { .line = "Damaged" });

  board_assert_name (known, "Anna, Bram & <Cleo>. Round 1 & 2");
  ui_screen_find (GTK_WIDGET (known), GTK_TYPE_LABEL, "▲\302\240Anna   ■\302\240Bram\302\240&\302\240<Cleo>");
  ui_screen_find (GTK_WIDGET (known), GTK_TYPE_LABEL, "Round 1 & 2");
  board_assert_name (none, "Unknown players. Damaged");
  board_assert_name (unknown, "Unknown players. Damaged");
  ui_screen_find (GTK_WIDGET (unknown), GTK_TYPE_LABEL, "Unknown players");
  g_assert_null (gtk_actionable_get_action_name (known));
  g_assert_true (gtk_widget_get_last_child (rows) == GTK_WIDGET (unknown));
  g_assert_finalize_object (rows);
}

/* Who has won is the first, and has the star; what everybody has comes after the name, in the same order. */
static void
test_order (void)
{
  static const char *const colours[] = { "red", "blue", "green", NULL };
  static const char *const players[] = { "Anna", "Bram", "Csilla", NULL };
  static const char *const amounts[] = { "£40", "£3", "£12", NULL };
  static const guint order[] = { 1, 2, 0 };
  GtkWidget *rows = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  const RhListedGame won = { .colours = colours, .players = players, .amounts = amounts, .order = order, .winners = 1u << 1,
                             .line = "Bram won" };
  const RhListedGame ended = { .colours = colours, .players = players, .amounts = amounts, .line = "Ended" };
  GtkActionable *first = rh_listed_game_add (GTK_BOX (rows), &won);
  GtkActionable *second = rh_listed_game_add (GTK_BOX (rows), &ended);

  board_assert_name (first, "Bram\302\240£3, Csilla\302\240£12, Anna\302\240£40. Bram won");
  ui_screen_find (GTK_WIDGET (first), GTK_TYPE_LABEL,
                  "■\302\240Bram\302\240★\302\240£3   ●\302\240Csilla\302\240£12   ▲\302\240Anna\302\240£40");
  board_assert_name (second, "Anna\302\240£40, Bram\302\240£3, Csilla\302\240£12. Ended");
  g_assert_finalize_object (rows);
}

/* What people have written stands below, in one line, and is said last. */
static void
test_note (void)
{
  static const char *const players[] = { "Anna", "Bram", NULL };
  GtkWidget *rows = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkActionable *noted =
    rh_listed_game_add (GTK_BOX (rows), &(RhListedGame) { .players = players, .line = "Round 1", .note = "It <rained>\nat Bram’s" });
  GtkWidget *note = ui_screen_find (GTK_WIDGET (noted), GTK_TYPE_LABEL, "It <rained> at Bram’s");

  board_assert_name (noted, "Anna, Bram. Round 1. Note: It <rained> at Bram’s");
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (note)), ==, PANGO_ELLIPSIZE_END);
  g_assert_finalize_object (rows);
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int size)
{
  int natural;

  gtk_widget_measure (widget, orientation, size, NULL, &natural, NULL, NULL);

  return natural;
}

/* The width of a text is guessed, and near enough; its height is right for the width that it gets. */
static void
test_room (void)
{
  const char *text = "From Cape to Cairo · Anna won · yesterday at 20:14 · 8 rounds";
  GtkWidget *brief = g_object_ref_sink (rh_label_new (text, NULL));
  GtkWidget *usual = g_object_ref_sink (rh_label_new (text, NULL));
  int least;

  rh_brief_layout_use (GTK_LABEL (brief));
  gtk_widget_measure (brief, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <, 100);
  g_assert_cmpint (least, >, 20);
  g_assert_cmpint (measure (brief, GTK_ORIENTATION_HORIZONTAL, -1), >, measure (usual, GTK_ORIENTATION_HORIZONTAL, -1) / 2);
  g_assert_cmpint (measure (brief, GTK_ORIENTATION_HORIZONTAL, -1), <, measure (usual, GTK_ORIENTATION_HORIZONTAL, -1) * 2);
  for (int width = least; width < 600; width += 50)
    g_assert_cmpint (measure (brief, GTK_ORIENTATION_VERTICAL, width), ==, measure (usual, GTK_ORIENTATION_VERTICAL, width));
  g_assert_finalize_object (brief);
  g_assert_finalize_object (usual);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);
  g_test_add_func ("/listed-game/add", test_add);
  g_test_add_func ("/listed-game/order", test_order);
  g_test_add_func ("/listed-game/note", test_note);
  g_test_add_func ("/listed-game/room", test_room);

  return g_test_run ();
}
