/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game that is looked at: all stands where it stood when it was played, and what is told of each move, too; what was
 * short for a build, and what it cost, is in sight at each size, and so are the parts of a train, and what came of them. */

#include "config.h"

#include "board.h"

#include "rh-button.h"
#include "rh-cape-bid-tiles.h"
#include "rh-cape-sum.h"
#include "rh-cape-ui.h"
#include "rh-heart-ui.h"
#include "rh-language.h"
#include "rh-panel.h"
#include "rh-step-frame.h"
#include "rh-table-page.h"
#include "rh-zug-ui.h"

typedef struct {
  int width, height;
} Size;

/* Decisions: of somebody who can't pay, and of who builds. */
static const guint decisions[] = { 9, 182 };

#define TOLD 24 /* moves, of the first two rounds */

/* With sanitizers, which take three times as long, where there is least room; all without, as with the next GTK (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define ROOMY
#define ROOMY_TRAINS
#else
#define ROOMY , { 1280, 720 }, { 1366, 736 }, { 1366, 768 }
#define ROOMY_TRAINS , { 1280, 800 }, { 1366, 768 }
#endif

static const Size sizes[] = { { 360, 720 }, { 1024, 600 } ROOMY };

static const Size sizes_of_trains[] = { { 1024, 600 } ROOMY_TRAINS };

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

static const RhGameUi *
get_ui (const char *record)
{
  if (g_str_has_prefix (record, "zugkraft"))
    return &rh_zug_ui;

  return g_str_has_prefix (record, "heart") ? &rh_heart_ui : &rh_cape_ui;
}

static void
add_place (GArray *places, GtkWidget *page, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
  g_array_append_val (places, bounds);
}

/* The step’s frame that is shown; NULL at the end. */
static GtkWidget *
find_frame (GtkWidget *page)
{
  GtkWidget *frame;
  guint i = 0;

  do
    frame = board_find (page, RH_TYPE_STEP_FRAME, i++);
  while (frame != NULL && !gtk_widget_get_mapped (frame));

  return frame;
}

/* Of the panel only where it begins: the bar has its room of it; and of the question: what is asked then may have a line, and what
 * was asked two. */
static GArray *
get_places (GtkWidget *page)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (graphene_rect_t));
  GtkWidget *panel = board_find (page, RH_TYPE_PANEL, 0);
  GtkWidget *news = gtk_widget_get_prev_sibling (gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW));
  GtkWidget *room = gtk_widget_get_prev_sibling (news);
  GtkWidget *board = gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (room))));

  add_place (places, page, panel);
  g_array_index (places, graphene_rect_t, 0).size.height = 0;
  add_place (places, page, gtk_widget_get_first_child (find_frame (page)));
  g_array_index (places, graphene_rect_t, 1).size.height = 0;
  add_place (places, page, news);
  add_place (places, page, room);
  for (GtkWidget *lane = gtk_widget_get_first_child (board); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    add_place (places, page, lane);

  return places;
}

/* Wherever that is after each move: the panel, what was asked, what is told, the lanes. */
static GPtrArray *
walk (const char *record, const Size *size, gboolean replay)
{
  GPtrArray *walked = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  Board board;
  GtkWidget *page;

  board_open (&board, record);
  if (replay)
    board_replay (&board, 0);
  else
    board_play (&board, 0);
  page = rh_table_page_new (get_ui (record), board.session);
  board_show (&board, page, size->width, size->height);
  gtk_widget_set_opacity (page, 0); /* nobody looks at pixels here, which would take a third of the time */
  for (guint i = 0; i < MIN (TOLD, board.moves->len); i++) {
    g_ptr_array_add (walked, get_places (page));
    if (replay)
      g_assert_true (rh_session_go_to (board.session, i + 1, NULL));
    else
      g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
    board_settle ();
  }
  board_close (&board);

  return walked;
}

static gboolean
is_same (const GArray *played, const GArray *looked)
{
  g_assert_cmpuint (played->len, ==, looked->len);
  for (guint i = 0; i < played->len; i++) {
    const graphene_rect_t *a = &g_array_index (played, graphene_rect_t, i);
    const graphene_rect_t *b = &g_array_index (looked, graphene_rect_t, i);

    if (!graphene_rect_equal (a, b)) {
      g_test_message ("part %u: %g, %g, %g × %g, but %g, %g, %g × %g", i, (double) a->origin.x, (double) a->origin.y,
                      (double) a->size.width, (double) a->size.height, (double) b->origin.x, (double) b->origin.y,
                      (double) b->size.width, (double) b->size.height);
      return FALSE;
    }
  }

  return TRUE;
}

/* All is where it was when the game was played. */
static void
test_places (gconstpointer data)
{
  static const char *const records[] = { "cape-three-players", "cape-four-ties", "zugkraft-points", "heart-four-players" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++) {
    g_autoptr (GPtrArray) played = walk (records[i], data, FALSE);
    g_autoptr (GPtrArray) looked = walk (records[i], data, TRUE);
    guint n_wrong = 0;

    for (guint j = 0; j < played->len; j++) {
      if (!is_same (played->pdata[j], looked->pdata[j])) {
        g_test_message ("%s, after move %u", records[i], j);
        n_wrong++;
      }
    }
    g_assert_cmpuint (n_wrong, ==, 0);
  }
}

/* What was done isn't filled as what can be pressed is: its letters are those of the panel. */
static void
check_quiet (GtkWidget *page)
{
  GtkWidget *button;
  guint n = 0;

  for (guint i = 0; (button = board_find (page, GTK_TYPE_BUTTON, i)) != NULL; i++) {
    GdkRGBA colour, around;

    if (!gtk_widget_get_mapped (button) || !gtk_widget_has_css_class (button, "main") || !board_is_selected (button))
      continue;
    n++;
    gtk_style_context_get_color (gtk_widget_get_style_context (button), &colour);
    gtk_style_context_get_color (gtk_widget_get_style_context (gtk_widget_get_parent (button)), &around);
    g_assert_true (gdk_rgba_equal (&colour, &around));
  }
  g_assert_cmpuint (n, ==, 1);
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
  for (guint i = 0; i < G_N_ELEMENTS (decisions); i++) {
    g_assert_true (rh_session_go_to (board.session, decisions[i], NULL));
    board_settle ();
    check_sight (board_find (page, RH_TYPE_CAPE_SUM, 0), decisions[i]);
    check_quiet (page);
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

static void
check_chosen (GtkWidget *widget, guint place)
{
  if (RH_IS_BUTTON (widget) && board_is_selected (widget) && gtk_widget_get_mapped (widget))
    check_sight (widget, place);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_chosen (child, place);
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

/* What was answered first is in sight on a phone, too, where a sample explains it: the values of a tie, the card picked. */
static void
test_answers (void)
{
  Board board;
  GtkWidget *page;

  board_open (&board, "cape-three-players");
  board_replay (&board, 0);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  rh_table_page_teach (RH_TABLE_PAGE (page));
  board_show (&board, page, 360, 720);
  for (guint i = 1; i <= 4; i++) {
    g_assert_true (rh_session_go_to (board.session, i, NULL));
    board_settle ();
    check_chosen (page, i);
  }
  board_close (&board);
}

/* Those three of whom two are tied stand in one line on a small laptop. */
static void
test_tied (void)
{
  graphene_rect_t first, last;
  GtkWidget *page, *tiles;
  Board board;

  board_open (&board, "cape-three-players");
  board_replay (&board, 2);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 1024, 600);
  tiles = board_find (page, RH_TYPE_CAPE_BID_TILES, 0);
  g_assert_true (gtk_widget_compute_bounds (board_find (tiles, RH_TYPE_BUTTON, 0), tiles, &first));
  g_assert_true (gtk_widget_compute_bounds (board_find (tiles, RH_TYPE_BUTTON, 2), tiles, &last));
  g_assert_cmpfloat (first.origin.y, ==, last.origin.y);
  board_close (&board);
}

/* Nor is the common row cut, while a build is decided. */
static void
test_common (void)
{
  Board board;
  GtkWidget *page;
  guint n = 0;

  board_open (&board, "cape-three-players");
  board_replay (&board, 0);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  rh_table_page_teach (RH_TABLE_PAGE (page));
  board_show (&board, page, 360, 720);
  for (guint i = 0; i < rh_session_get_n_moves (board.session); i++) {
    g_assert_true (rh_session_go_to (board.session, i, NULL));
    if (((const RhCapeState *) rh_session_get_state (board.session))->phase != RH_CAPE_DECIDE)
      continue;
    board_settle ();
    check_class (page, "cape-common", i);
    n++;
  }
  g_assert_cmpuint (n, >, 0);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-replay/%d-%d", sizes[i].width, sizes[i].height);

    g_autofree char *places_path = g_strdup_printf ("/layout-replay/%d-%d/places", sizes[i].width, sizes[i].height);

    g_test_add_data_func (path, &sizes[i], test_decisions);
    g_test_add_data_func (places_path, &sizes[i], test_places);
  }
  g_test_add_func ("/layout-replay/360/answers", test_answers);
  g_test_add_func ("/layout-replay/360/common", test_common);
  g_test_add_func ("/layout-replay/1024/tied", test_tied);
  for (guint i = 0; i < G_N_ELEMENTS (sizes_of_trains); i++) {
    g_autofree char *trains = g_strdup_printf ("/layout-replay/%d/trains", sizes_of_trains[i].width);

    g_test_add_data_func (trains, &sizes_of_trains[i], test_trains);
  }

  return g_test_run ();
}
