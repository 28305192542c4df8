/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody has, in a line, where not all of the board is in sight. */

#include "config.h"

#include "board.h"

#include "rh-cape-bid-field.h"
#include "rh-cape-lane.h"
#include "rh-cape-ui.h"
#include "rh-heart-ui.h"
#include "rh-mark.h"
#include "rh-strip.h"
#include "rh-table-page.h"
#include "rh-zug-ui.h"

#define FINGER 44

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
                            board_is_selected (place) ? "*" : "");
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
  /* On a phone all capitals are in sight, and whose turn it is; while all bid, it is that of who does so next. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_cape_ui, "cape-four-ties", 1);

  assert_strip (page, "£100* £100 £100 £100");
  g_assert_true (rh_session_seal_bid (board.session, 0, 1, NULL));
  assert_strip (page, "£100 £100* £100 £100");
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

static GtkWidget *
get_place (GtkWidget *page, guint seat)
{
  GtkWidget *place = gtk_widget_get_first_child (find_strip (page));

  while (seat-- > 0)
    place = gtk_widget_get_next_sibling (place);

  return place;
}

static void
test_told (void)
{
  /* Screen readers are told what each is for, and not the figures again, which the board tells them. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_cape_ui, "cape-four-ties", 1);
  GtkWidget *place = get_place (page, 2);

  gtk_test_accessible_assert_role (place, GTK_ACCESSIBLE_ROLE_BUTTON);
  board_assert_name (place, "Show Anna’s Part of the Table");
  gtk_test_accessible_assert_state (gtk_widget_get_first_child (place), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  board_close (&board);
}

/* The only part of the board that is in sight is theirs, and they are marked for it. */
static void
assert_sees (GtkWidget *page, guint seat)
{
  GtkWidget *part = gtk_widget_get_first_child (gtk_widget_get_parent (board_find (page, RH_TYPE_CAPE_LANE, 0)));

  board_settle ();
  for (guint i = 0; part != NULL; part = gtk_widget_get_next_sibling (part), i++) {
    GtkWidget *scroller = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (part, scroller, &bounds));
    g_assert_cmpint (bounds.origin.y >= 0 && bounds.origin.y < (float) gtk_widget_get_height (scroller), ==, i == seat);
    g_assert_cmpint (gtk_widget_has_css_class (get_place (page, i), "shown"), ==, i == seat);
  }
}

static void
tap (GtkWidget *page, guint seat)
{
  g_assert_cmpint (gtk_widget_get_height (get_place (page, seat)), >=, FINGER);
  g_assert_cmpint (gtk_widget_get_width (get_place (page, seat)), >=, FINGER);
  g_signal_emit_by_name (get_place (page, seat), "clicked");
}

static void
test_look (void)
{
  /* Whoever is tapped has their part in sight, until the next is asked; the turn stays marked where it is. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_cape_ui, "cape-four-ties", 20);

  assert_strip (page, "£99 £99 £64* £98");
  assert_sees (page, 2);
  tap (page, 0);
  assert_sees (page, 0);
  assert_strip (page, "£99 £99 £64* £98");
  tap (page, 3);
  assert_sees (page, 3);
  g_assert_true (rh_session_play (board.session, board.moves->pdata[20], NULL));
  assert_sees (page, 2);
  board_close (&board);
}

/* Its colour there, from left and top. */
static guint32
get_colour (GtkWidget *widget, int x, int y)
{
  g_autoptr (GBytes) picture = board_picture (widget);
  const guint32 *pixels = g_bytes_get_data (picture, NULL);

  return pixels[y * gtk_widget_get_width (widget) + x];
}

/* Where the figure of that place begins. */
static float
get_top (GtkWidget *page, guint seat)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (board_find (get_place (page, seat), GTK_TYPE_LABEL, 0), page, &at));

  return at.origin.y;
}

static void
test_signs (void)
{
  /* Who is on turn has a ring with nothing in it, and whose part is in sight is filled evenly: one sign for each. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_cape_ui, "cape-four-ties", 20);
  GtkWidget *turn = get_place (page, 2), *shown = get_place (page, 0), *ring = gtk_widget_get_first_child (turn);
  int height;

  tap (page, 0);
  assert_sees (page, 0);
  height = gtk_widget_get_height (ring);
  g_assert_cmpuint (get_colour (ring, 1, height / 2), !=, 0);
  g_assert_cmpuint (get_colour (ring, 3, height / 2), ==, 0);
  height = gtk_widget_get_height (shown);
  g_assert_cmpuint (get_colour (shown, 10, height - 5), !=, 0);
  g_assert_cmpuint (get_colour (shown, 10, height - 5), ==, get_colour (shown, 1, height / 2));
  g_assert_cmpuint (get_colour (get_place (page, 1), 10, height - 5), ==, 0);
  /* It has its figure where the others have theirs. */
  g_assert_cmpfloat (get_top (page, 0), ==, get_top (page, 1));
  board_close (&board);
}

static void
test_look_bidding (void)
{
  /* So it is while somebody enters a sealed bid: nothing that was entered goes, nor does the focus. */
  Board board;
  GtkWidget *page = open_page (&board, &rh_cape_ui, "cape-four-ties", 1);
  GtkWidget *field, *focus;
  int bid;

  board_click (page, "Enter My Bid");
  board_settle ();
  field = board_find (page, RH_TYPE_CAPE_BID_FIELD, 0);
  rh_cape_bid_field_add_digit (RH_CAPE_BID_FIELD (field), 4);
  focus = gtk_root_get_focus (GTK_ROOT (board.window));
  tap (page, 2);
  assert_sees (page, 2);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (board.window)) == focus);
  g_assert_true (board_find (page, RH_TYPE_CAPE_BID_FIELD, 0) == field);
  g_assert_true (rh_cape_bid_field_get_bid (RH_CAPE_BID_FIELD (field), &bid));
  g_assert_cmpint (bid, ==, 4);
  board_close (&board);
}

static void
assert_looks (const RhGameUi *ui, const char *record, guint n_moves, guint seat)
{
  Board board;
  GtkWidget *page = open_page (&board, ui, record, n_moves);

  tap (page, seat);
  board_settle ();
  g_assert_true (gtk_widget_has_css_class (get_place (page, seat), "shown"));
  board_close (&board);
}

static void
test_look_others (void)
{
  /* In the other games, too. */
  assert_looks (&rh_zug_ui, "zugkraft-points", 3, 0);
  assert_looks (&rh_heart_ui, "heart-five-players", 6, 4);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/strip/cape", test_cape);
  g_test_add_func ("/strip/zugkraft", test_zugkraft);
  g_test_add_func ("/strip/heart", test_heart);
  g_test_add_func ("/strip/in-sight", test_in_sight);
  g_test_add_func ("/strip/told", test_told);
  g_test_add_func ("/strip/look", test_look);
  g_test_add_func ("/strip/signs", test_signs);
  g_test_add_func ("/strip/look-bidding", test_look_bidding);
  g_test_add_func ("/strip/look-others", test_look_others);

  return g_test_run ();
}
