/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that is looked at: what was short for a build, and what it cost, is in sight at each size, and what was asked
 * stands where it stood; the parts of a train, and what came of them, are seen too. */

#include "config.h"

#include "board.h"

#include "rh-cape-sum.h"
#include "rh-cape-ui.h"
#include "rh-language.h"
#include "rh-step-frame.h"
#include "rh-table-page.h"
#include "rh-zug-ui.h"

typedef struct {
  int width, height;
} Size;

/* Decisions: of somebody who can't pay, and of who builds. */
static const guint places[] = { 9, 182 };

#define TOLD 24 /* moves of the first two rounds */

static const Size sizes[] = { { 360, 720 }, { 1024, 600 }, { 1366, 768 } };

static const Size sizes_of_trains[] = { { 1024, 600 }, { 1280, 800 }, { 1366, 768 } };

static void
check_sight (GtkWidget *widget, guint place)
{
  double end = 0;

  g_assert_true (gtk_widget_get_mapped (widget));
  for (GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW); scroller != NULL;
       scroller = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW)) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
    end = (double) (bounds.origin.y + bounds.size.height);
    if (end > gtk_widget_get_height (scroller) + 1)
      g_test_message ("move %u: it ends at %.0f of %d", place, end, gtk_widget_get_height (scroller));
    g_assert_cmpfloat (end, <=, gtk_widget_get_height (scroller) + 1);
  }
}

/* What was asked keeps its place, whatever is told above it. */
static void
test_told (gconstpointer data)
{
  const Size *size = data;
  Board board;
  GtkWidget *page;
  float first = -1;

  board_open (&board, "cape-four-ties");
  board_replay (&board, 0);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, size->width, size->height);
  for (guint i = 1; i <= TOLD; i++) {
    graphene_rect_t bounds;

    g_assert_true (rh_session_go_to (board.session, i, NULL));
    board_settle ();
    g_assert_true (gtk_widget_compute_bounds (board_find (page, RH_TYPE_STEP_FRAME, 0), page, &bounds));
    if (first < 0)
      first = bounds.origin.y;
    g_assert_cmpfloat (bounds.origin.y, ==, first);
  }
  board_close (&board);
}

static void
test_decisions (gconstpointer data)
{
  const Size *size = data;
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-four-ties");
  board_replay (&board, 0);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, size->width, size->height);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_assert_true (rh_session_go_to (board.session, places[i], NULL));
    board_settle ();
    check_sight (board_find (page, RH_TYPE_CAPE_SUM, 0), places[i]);
  }
  board_close (&board);
}

static void
check_class (GtkWidget *widget, const char *css_class, guint place)
{
  if (gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_mapped (widget))
    check_sight (widget, place);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_class (child, css_class, place);
}

/* In a sample, too, where what happens is explained above. */
static void
test_trains (gconstpointer data)
{
  const Size *size = data;
  Board board;
  GtkWidget *page;

  board_open (&board, "zugkraft-points");
  board_replay (&board, 0);
  page = rh_table_page_new (&rh_zug_ui, board.session);
  rh_table_page_teach (RH_TABLE_PAGE (page));
  board_show (&board, page, size->width, size->height);
  for (guint i = 0; i <= rh_session_get_n_moves (board.session); i++) {
    g_assert_true (rh_session_go_to (board.session, i, NULL));
    board_settle ();
    check_class (page, "part", i);
    check_class (page, "entered", i);
    if (size->height > 600) /* in a lower window the sentences above have the height */
      check_class (page, "zug-note", i);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-replay/%d", sizes[i].width);

    g_autofree char *told = g_strdup_printf ("/layout-replay/%d/told", sizes[i].width);

    g_test_add_data_func (path, &sizes[i], test_decisions);
    if (sizes[i].width >= 1024)
      g_test_add_data_func (told, &sizes[i], test_told);
  }
  for (guint i = 0; i < G_N_ELEMENTS (sizes_of_trains); i++) {
    g_autofree char *trains = g_strdup_printf ("/layout-replay/%d/trains", sizes_of_trains[i].width);

    g_test_add_data_func (trains, &sizes_of_trains[i], test_trains);
  }

  return g_test_run ();
}
