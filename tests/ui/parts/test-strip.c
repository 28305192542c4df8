/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody has, in a line, where not all of the board is in sight. */

#include "config.h"

#include "board.h"

#include "rh-cape-ui.h"
#include "rh-heart-ui.h"
#include "rh-mark.h"
#include "rh-strip.h"
#include "rh-table-page.h"
#include "rh-zug-ui.h"

static GtkWidget *
open_page (Board *board, const RhGameUi *ui, const char *record, guint n_moves)
{
  GtkWidget *page;

  board_open (board, record);
  board_play (board, n_moves);
  page = rh_table_page_new (ui, board->session);
  board_show (board, page, 360, 720);

  return page;
}

static GtkWidget *
find_strip (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "rh-strip") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_strip (child);

  return found;
}

/* What it says, a player after the other, with a star for who is on turn. */
static char *
read_strip (GtkWidget *page)
{
  GtkWidget *strip = find_strip (page);
  GString *text = g_string_new (NULL);

  for (GtkWidget *place = gtk_widget_get_first_child (strip); place != NULL; place = gtk_widget_get_next_sibling (place)) {
    GtkWidget *figure = gtk_widget_get_next_sibling (gtk_widget_get_first_child (gtk_widget_get_first_child (place)));
    GtkWidget *sign = gtk_widget_get_next_sibling (figure);

    g_assert_nonnull (board_find (place, RH_TYPE_MARK, 0));
    g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? " " : "", gtk_label_get_text (GTK_LABEL (figure)),
                            sign != NULL ? gtk_label_get_text (GTK_LABEL (sign)) : "",
                            gtk_widget_has_css_class (place, "turn") ? "*" : "");
  }

  return g_string_free (text, FALSE);
}

static void
assert_strip (GtkWidget *page, const char *text)
{
  g_autofree char *read = read_strip (page);

  g_assert_cmpstr (read, ==, text);
  g_assert_true (gtk_widget_get_mapped (find_strip (page)));
}

static void
test_cape (void)
{
  /* On a phone all capitals are in sight, and whose turn it is; while all bid, nobody's is. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_cape_ui, "cape-four-ties", 1);

  assert_strip (page, "£100 £100 £100 £100");
  for (guint i = 1; i < 20; i++)
    g_assert_true (rh_session_play (board.session, board.moves->pdata[i], NULL));
  board_settle ();
  assert_strip (page, "£99 £99 £64* £98");
  board_close (&board);
}

static void
test_zugkraft (void)
{
  /* Points likewise, and who has had a turn in this round. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_zug_ui, "zugkraft-points", 3);

  assert_strip (page, "51✓ 25*");
  board_close (&board);
}

static void
test_heart (void)
{
  /* Where anybody may make the next move, it is who was offered it. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_heart_ui, "heart-five-players", 6);

  assert_strip (page, "0* 2 8 0 20");
  board_close (&board);
}

static void
test_in_sight (void)
{
  /* Where all of the board is in sight there is none: no figure stands there twice. */
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-four-ties");
  board_play (&board, 1);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1366, 768);
  g_assert_false (gtk_widget_get_mapped (find_strip (page)));
  board_close (&board);
}

static void
test_silent (void)
{
  /* The board tells it all to screen readers. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_cape_ui, "cape-four-ties", 1);

  gtk_test_accessible_assert_state (find_strip (page), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/strip/cape", test_cape);
  g_test_add_func ("/strip/zugkraft", test_zugkraft);
  g_test_add_func ("/strip/heart", test_heart);
  g_test_add_func ("/strip/in-sight", test_in_sight);
  g_test_add_func ("/strip/silent", test_silent);

  return g_test_run ();
}
