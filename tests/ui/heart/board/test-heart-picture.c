/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-picture.h"

static void
test_picture (void)
{
  /* Everybody's name and points, and how far these have brought them. */
  HeartDesk desk;
  GtkWidget *picture;
  g_autoptr (GBytes) near = NULL;
  g_autoptr (GBytes) far = NULL;
  GtkWidget *line;

  heart_desk_open (&desk, 2, "claim 1 white 6;claim 1 white 6;tickets 2 -12");
  picture = rh_heart_picture_new (rh_session_get_setup (desk.session), heart_desk_state (&desk));
  heart_desk_show (&desk, g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", picture, NULL), 400, 160);
  g_assert_true (board_says (picture, "Anna"));
  g_assert_true (board_says (picture, "30"));
  g_assert_true (board_says (picture, "−12"));
  line = board_find (picture, GTK_TYPE_DRAWING_AREA, 0);
  g_assert_cmpint (gtk_widget_get_width (line), >=, 64);
  far = board_picture (line);
  near = board_picture (board_find (picture, GTK_TYPE_DRAWING_AREA, 1));
  g_assert_false (g_bytes_equal (near, far));
  g_assert_null (board_find (picture, GTK_TYPE_BUTTON, 0));
  /* A name that takes more lines than one makes nothing larger. */
  gtk_label_set_label (GTK_LABEL (board_find (picture, GTK_TYPE_LABEL, 0)),
                       "Maximiliane Maximiliane Maximiliane Maximiliane Maximiliane");
  board_settle ();
  g_assert_cmpint (gtk_widget_get_height (board_find (picture, GTK_TYPE_DRAWING_AREA, 0)), ==,
                   gtk_widget_get_height (board_find (picture, GTK_TYPE_DRAWING_AREA, 1)));
  heart_desk_close (&desk);
}

/* The line of the first player. */
static GBytes *
take_line (const char *moves)
{
  HeartDesk desk;
  GtkWidget *picture;
  GBytes *line;

  heart_desk_open (&desk, 2, moves);
  picture = rh_heart_picture_new (rh_session_get_setup (desk.session), heart_desk_state (&desk));
  heart_desk_show (&desk, g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", picture, NULL), 400, 160);
  line = board_picture (board_find (picture, GTK_TYPE_DRAWING_AREA, 0));
  heart_desk_close (&desk);

  return line;
}

static void
test_leads (void)
{
  /* The trains tell who leads by points, not who has placed the most. */
  g_autoptr (GBytes) six = take_line ("claim 1 white 6");
  g_autoptr (GBytes) nine = take_line ("claim 1 white 5;claim 1 white 3;claim 1 white 1");
  g_autoptr (GBytes) more = take_line ("claim 1 white 6;claim 1 white 6");

  g_assert_true (g_bytes_equal (six, nine));
  g_assert_false (g_bytes_equal (six, more));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-picture/picture", test_picture);
  g_test_add_func ("/heart-picture/leads", test_leads);

  return g_test_run ();
}
