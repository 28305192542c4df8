/* SPDX-License-Identifier: GPL-3.0-or-later
 * The bids lie open: they stand large in the panel, with who picks when, through the draws for a tie and all picks. */

#include "config.h"

#include "board.h"

#include "rh-cape-bids-shown.h"
#include "rh-mark.h"

#define LARGE 1.8 /* times the text around it: 28 pixels on a table of the usual size */
#define LINES 72  /* pixels: two lines with text of the usual size */

static RhCapeBidsShown *
show (Board *board, guint position)
{
  RhCapeBidsShown *shown = g_object_new (RH_TYPE_CAPE_BIDS_SHOWN, NULL);

  board_open (board, "cape-four-ties");
  board_play (board, position);
  rh_cape_bids_shown_update (shown, board->setup, rh_session_get_state (board->session));
  board_show (board, GTK_WIDGET (shown), 340, 120);
  board_settle ();

  return shown;
}

static int
get_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* The label that says this, the nth of them. */
static GtkWidget *
find (RhCapeBidsShown *shown, const char *text, guint nth)
{
  GtkWidget *label;

  for (guint i = 0; (label = board_find (GTK_WIDGET (shown), GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text) && nth-- == 0)
      return label;
  }

  return NULL;
}

static void
test_large (void)
{
  /* Of everybody there are the mark, the name and what was bid, as they sit. */
  Board board;
  RhCapeBidsShown *shown = show (&board, 2);

  g_assert_nonnull (board_find (GTK_WIDGET (shown), RH_TYPE_MARK, 3));
  g_assert_nonnull (find (shown, "Anna", 0));
  g_assert_nonnull (find (shown, "£1", 3));
  g_assert_nonnull (find (shown, "tied", 3));
  g_assert_cmpint (get_size (find (shown, "£1", 0)), >=, (int) (LARGE * get_size (GTK_WIDGET (shown))));
  board_close (&board);
}

static void
place (RhCapeBidsShown *shown, graphene_rect_t *places)
{
  for (guint i = 0; i < 4; i++)
    g_assert_true (gtk_widget_compute_bounds (find (shown, "£1", i), GTK_WIDGET (shown), &places[i]));
}

static void
test_stays_put (void)
{
  /* The draws and the picks change who picks when, and move nothing; who has picked stays there. */
  Board board;
  RhCapeBidsShown *shown = show (&board, 2);
  graphene_rect_t before[4], after[4];

  place (shown, before);
  for (guint i = 2; i < 7; i++) {
    g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, i), NULL));
    rh_cape_bids_shown_update (shown, board.setup, rh_session_get_state (board.session));
    board_settle ();
    place (shown, after);
    g_assert_cmpint (memcmp (before, after, sizeof before), ==, 0);
  }
  g_assert_nonnull (find (shown, "1st", 0));
  g_assert_nonnull (find (shown, "4th", 0));
  g_assert_null (find (shown, "tied", 0));
  board_close (&board);
}

/* How many players have this look, and whether that one does. */
static guint
count (RhCapeBidsShown *shown, const char *css_class, const char *standing, gboolean *has)
{
  guint n = 0;

  *has = FALSE;
  for (guint i = 0; i < 4; i++) {
    GtkWidget *player = gtk_widget_get_ancestor (find (shown, "£1", i), GTK_TYPE_BOX);

    while (!gtk_widget_has_css_class (player, "shown"))
      player = gtk_widget_get_parent (player);
    if (!gtk_widget_has_css_class (player, css_class))
      continue;
    n++;
    *has = *has || gtk_widget_is_ancestor (find (shown, standing, 0), player);
  }

  return n;
}

static void
test_loudest (void)
{
  /* Whose pick it is now stands out, and not who picked first; what is over is quiet. */
  Board board;
  RhCapeBidsShown *shown = show (&board, 5);
  gboolean has;

  g_assert_cmpuint (count (shown, "now", "1st", &has), ==, 1);
  g_assert_true (has);
  g_assert_cmpuint (count (shown, "over", "1st", &has), ==, 0);
  g_assert_true (rh_session_play (board.session, g_ptr_array_index (board.moves, 5), NULL));
  rh_cape_bids_shown_update (shown, board.setup, rh_session_get_state (board.session));
  g_assert_cmpuint (count (shown, "now", "2nd", &has), ==, 1);
  g_assert_true (has);
  g_assert_cmpuint (count (shown, "over", "1st", &has), ==, 1);
  g_assert_true (has);
  board_close (&board);
}

static void
test_lines_long (void)
{
  /* Two beside each other also where all bid as much as anybody has, in a language with long words. */
  static const char *const labels[][2] = {
    { "£1", "100 £" }, { "1st", "1. hely" }, { "2nd", "2. hely" }, { "3rd", "3. hely" }, { "4th", "4. hely" },
  };
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-four-ties", 5, 350);
  RhCapeBidsShown *shown;
  GtkWidget *label;

  board_settle ();
  shown = RH_CAPE_BIDS_SHOWN (board_find (page, RH_TYPE_CAPE_BIDS_SHOWN, 0));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    while ((label = find (shown, labels[i][0], 0)) != NULL)
      gtk_label_set_label (GTK_LABEL (label), labels[i][1]);
  }
  board_settle ();
  g_assert_nonnull (find (shown, "4. hely", 0));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (shown)), <=, LINES);
  board_close (&board);
}

static void
test_lines (void)
{
  /* On a phone each of four is one line, so that there is room for their cards below. */
  Board board;
  GtkWidget *page = board_open_page (&board, "cape-four-ties", 5, 360);
  RhCapeBidsShown *shown;
  graphene_rect_t bid, standing;

  board_settle ();
  shown = RH_CAPE_BIDS_SHOWN (board_find (page, RH_TYPE_CAPE_BIDS_SHOWN, 0));
  g_assert_true (gtk_widget_compute_bounds (find (shown, "£1", 0), page, &bid));
  g_assert_true (gtk_widget_compute_bounds (find (shown, "1st", 0), page, &standing));
  g_assert_null (find (shown, "Anna", 0));
  g_assert_cmpfloat (standing.origin.x, >, bid.origin.x + bid.size.width);
  g_assert_cmpfloat (standing.origin.y, <, bid.origin.y + bid.size.height);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (shown)), <=, LINES);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/cape-bids-shown/large", test_large);
  g_test_add_func ("/cape-bids-shown/loudest", test_loudest);
  g_test_add_func ("/cape-bids-shown/stays-put", test_stays_put);
  g_test_add_func ("/cape-bids-shown/lines", test_lines);
  g_test_add_func ("/cape-bids-shown/lines-long", test_lines_long);

  return g_test_run ();
}
