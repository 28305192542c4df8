/* SPDX-License-Identifier: GPL-3.0-or-later
 * A button that is pressed by a key as soon as that comes. */

#include "config.h"

#include "board.h"
#include "ui-screen.h"

#include "rh-cape-ui.h"
#include "rh-heart-ui.h"
#include "rh-prompt.h"
#include "rh-table-page.h"
#include "rh-zug-ui.h"

static void
on_clicked_cb (GtkButton *button, guint *n)
{
  ++*n;
}

static void
test_at_once (void)
{
  /* Once, before anything else can happen. */
  GtkWidget *button = rh_prompt_new ("Go");
  GtkWidget *window = ui_screen_window (button);
  guint n = 0;

  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), &n);
  ui_screen_settle (button);
  g_assert_true (gtk_widget_activate (button));
  g_assert_cmpuint (n, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpuint (n, ==, 1);
}

/* A key presses it by another way than GTK's, which takes a quarter of a second. A toggle only opens something; a held peek is no press,
 * and Enter seals there. */
static gboolean
waits (GtkWidget *button)
{
  GtkButtonClass *plain = g_type_class_peek (GTK_TYPE_BUTTON);

  return !GTK_IS_TOGGLE_BUTTON (button) && !gtk_widget_has_css_class (button, "peek") &&
         GTK_BUTTON_GET_CLASS (button)->activate == plain->activate;
}

/* What the page has beside the game is answered by nobody who types on. */
static void
assert_prompt (GtkWidget *root)
{
  if (ADW_IS_HEADER_BAR (root) || gtk_widget_has_css_class (root, "notice"))
    return;
  if (GTK_IS_BUTTON (root) && waits (root))
    g_error ("A key presses “%s” late, in %s", gtk_button_get_label (GTK_BUTTON (root)),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_prompt (child);
}

static const struct {
  const char     *record;
  const RhGameUi *ui;
} games[] = {
  { "cape-three-players", &rh_cape_ui },
  { "cape-four-ties", &rh_cape_ui },
  { "heart-four-players", &rh_heart_ui },
  { "heart-of-africa-coast", &rh_heart_ui },
  { "zugkraft-points", &rh_zug_ui },
  { "zugkraft-knockout", &rh_zug_ui },
};

static void
test_games (void)
{
  /* Whatever a game asks, and all that can be pressed on its board. */
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    Board board;
    GtkWidget *page;

    board_open (&board, games[i].record);
    board_play (&board, 0);
    page = rh_table_page_new (games[i].ui, board.session);
    board_show (&board, page, 1000, 800);
    for (guint n = 0; n < MIN (board.moves->len, 30); n++) {
      assert_prompt (page);
      g_assert_true (rh_session_play (board.session, board.moves->pdata[n], NULL));
    }
    board_close (&board);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/prompt/at-once", test_at_once);
  g_test_add_func ("/prompt/games", test_games);

  return g_test_run ();
}
