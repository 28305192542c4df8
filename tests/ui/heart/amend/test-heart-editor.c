/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the editors share. */

#include "config.h"

#include "heart-editing.h"

#include "rh-heart-editor.h"

static guint terrain;

static void
on_terrain_cb (RhChoice *choice, guint value, RhHeartEditor *editor)
{
  terrain = value;
}

static void
test_shared (void)
{
  /* It begins with the move, tells it, takes the keys of what is seen, and has the focus on the first choice. */
  HeartDesk desk;
  RhHeartMove move = { .kind = RH_HEART_MOVE_TERRAIN, .seat = 1, .n = 1, .terrains = { RH_HEART_JUNGLE } };
  RhHeartEditor *editor;
  RhChoice *choice;
  g_autofree char *line = NULL;

  heart_desk_open (&desk, 2, "");
  editor = rh_heart_editor_new (RH_TYPE_HEART_EDITOR, &move);
  line = rh_editor_dup_line (RH_EDITOR (editor));
  g_assert_cmpstr (line, ==, "terrain 2 jungle");
  rh_heart_editor_add_seats (editor, rh_session_get_setup (desk.session));
  choice = rh_heart_editor_add_terrains (editor, "Which card", G_CALLBACK (on_terrain_cb), TRUE);
  heart_desk_show (&desk, GTK_WIDGET (editor), 360, 400);
  g_assert_true (rh_editor_key (RH_EDITOR (editor), GDK_KEY_m, 0));
  g_assert_cmpuint (terrain, ==, RH_HEART_MOUNTAIN);
  g_assert_false (rh_editor_key (RH_EDITOR (editor), GDK_KEY_x, 0));
  gtk_widget_set_visible (GTK_WIDGET (choice), FALSE);
  g_assert_false (rh_editor_key (RH_EDITOR (editor), GDK_KEY_d, 0));
  rh_editor_focus (RH_EDITOR (editor), -1);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == heart_desk_find (&desk, "Bram"));
  heart_desk_click (&desk, "Anna");
  g_assert_cmpuint (editor->move.seat, ==, 0);
  heart_desk_close (&desk);
}

static void
test_names (void)
{
  /* Names are all there is to choose by: one of usual length is whole, also where there is little room. */
  HeartDesk desk;
  RhHeartMove move = { .kind = RH_HEART_MOVE_TERRAIN, .n = 1, .terrains = { RH_HEART_JUNGLE } };
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  RhHeartEditor *editor;
  GtkWidget *label;

  g_assert_true (rh_setup_add_seat (setup, "red", "Ilse-Marie", NULL));
  g_assert_true (rh_setup_add_seat (setup, "blue", "Jörg", NULL));
  heart_desk_open (&desk, 2, "");
  editor = rh_heart_editor_new (RH_TYPE_HEART_EDITOR, &move);
  rh_heart_editor_add_seats (editor, setup);
  heart_desk_show (&desk, GTK_WIDGET (editor), 320, 400);
  board_settle ();
  label = board_find_named (heart_desk_find (&desk, "Ilse-Marie"), GTK_TYPE_LABEL, "Ilse-Marie");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-editor/shared", test_shared);
  g_test_add_func ("/heart-editor/names", test_names);

  return g_test_run ();
}
