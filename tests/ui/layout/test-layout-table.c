/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table through two rounds, on phones, laptops and large screens, with two to four players: nothing moves from one
 * state to the next, the page doesn't scroll, who is on turn is in sight, and all can be read from a metre away. */

#include "config.h"

#include "table-states.h"
#include "table-walk.h"

#include "rh-button.h"
#include "rh-cape-bid-tiles.h"
#include "rh-cape-bids-step.h"
#include "rh-cape-build-step.h"
#include "rh-cape-card-entry.h"
#include "rh-cape-card-view.h"
#include "rh-cape-fan.h"
#include "rh-cape-lane.h"
#include "rh-cape-offer-view.h"
#include "rh-cape-open-bids-step.h"
#include "rh-cape-pick-step.h"
#include "rh-cape-reveal-step.h"
#include "rh-cape-sum.h"
#include "rh-cape-tie-step.h"
#include "rh-cape-ui.h"
#include "rh-language.h"

#define ROUND 10         /* moves: all steps of a round, with a tie */
#define OF_STEP "RhCape" /* how the names of what a step has begin */
#define FOLD_MARGIN 26 /* below the last key of a card on a phone; the frame of a window may have ten of it */
#define FRAME 10 /* what a window may have less of its width */
#define COMMON_LEAST 40 /* a card of the common row, whatever the window */
#define REASON_LEAST 17
#define KEY_LEAST 44   /* of a value that is drawn */
#define TERRAIN_MARGIN 7 /* within the padding of the key */
#define TERRAIN_MARGIN_SMALL 2
#define OFFER_LEAST 75 /* of a card that all bid for, on a laptop; of three, */
#define OFFER_LEAST_THREE 90
#define OFFER_LEAST_SHORT 78 /* of three where a desktop has a bar of the screen */
#define TILE_AIR 2 /* round what a tile says, on either side */
#define PICK_LEAST 100 /* of a card at a pick, on a laptop */
#define CARD_LEAST 70 /* with four players on a laptop, and */
#define CARD_LEAST_HIGH 96
#define CARD_LEAST_SHORT 66 /* on one with 720 lines, */
#define CARD_LEAST_SHORT_HIGH 88
#define CARD_LEAST_SMALL 52 /* and on a small one */
#define CARD_LEAST_SMALL_HIGH 70

/* What is read over and over has its place too, whatever is told beside it, but for when to shuffle. */
static void
check_row (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *fan = board_find (step, RH_TYPE_CAPE_FAN, 0);

  if (rh_cape_state_must_shuffle (rh_session_get_state (walk->board.session)))
    return;
  if (fan != NULL && gtk_widget_get_mapped (fan) && walk->size.width >= 1024)
    table_walk_fixed (walk, OF_STEP "BuildStep’s common row", gtk_widget_get_prev_sibling (fan));
}

/* On a phone, what corrects a card has no line of its own: the sum would be out of sight for it, in a frame too. */
static void
check_beside (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *fan = board_find (step, RH_TYPE_CAPE_FAN, 0);
  GtkWidget *row = fan != NULL && gtk_widget_get_mapped (fan) ? gtk_widget_get_parent (fan) : NULL;
  GtkWidget *button = row != NULL ? gtk_widget_get_next_sibling (row) : NULL;
  int row_width, button_width, width;

  if (walk->size.width != 360 || !RH_IS_BUTTON (button))
    return;
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &row_width, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &button_width, NULL, NULL);
  width = gtk_widget_get_width (gtk_widget_get_parent (row)) - FRAME;
  if (row_width + 8 + button_width > width)
    table_walk_problem (walk, "the common row takes %d and its button %d of %d", row_width, button_width, width);
}

static void
find_terms (GtkWidget *widget, GPtrArray *terms)
{
  if (gtk_widget_has_css_class (widget, "cape-term"))
    g_ptr_array_add (terms, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_terms (child, terms);
}

/* The figures of a sum stand in columns, each as wide as another, whatever the language calls them. */
static void
check_columns (TableWalk *walk, GtkWidget *sum)
{
  g_autoptr (GPtrArray) terms = g_ptr_array_new ();

  find_terms (sum, terms);
  g_assert_cmpuint (terms->len, ==, 4);
  for (guint i = 1; i < terms->len; i++) {
    if (gtk_widget_get_width (terms->pdata[i]) != gtk_widget_get_width (terms->pdata[0]))
      table_walk_problem (walk, "column %u of the sum is %d wide, the first %d", i + 1,
                          gtk_widget_get_width (terms->pdata[i]), gtk_widget_get_width (terms->pdata[0]));
  }
}

/* What is short, and what that costs, is read before it is decided, at whatever size. */
static void
check_sum (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *sum = board_find (step, RH_TYPE_CAPE_SUM, 0);

  if (sum != NULL && gtk_widget_get_mapped (sum))
    table_walk_sight (walk, sum, step);
  if (sum != NULL && gtk_widget_get_mapped (sum) && walk->size.width >= 1024)
    check_columns (walk, sum);
}

static void
check_cards (TableWalk *walk)
{
  GtkWidget *card = board_find (walk->page, RH_TYPE_CAPE_CARD_VIEW, 0);
  gboolean small = walk->size.width == 1024;
  gboolean is_short = walk->size.height == 720;
  int width = small ? CARD_LEAST_SMALL : is_short ? CARD_LEAST_SHORT : CARD_LEAST;
  int height = small ? CARD_LEAST_SMALL_HIGH : is_short ? CARD_LEAST_SHORT_HIGH : CARD_LEAST_HIGH;

  if ((table_walk_is_laptop (walk) || small) && rh_session_get_setup (walk->board.session)->n_seats == 4 &&
      (gtk_widget_get_width (card) < width || gtk_widget_get_height (card) < height))
    table_walk_problem (walk, "cards are %d × %d", gtk_widget_get_width (card), gtk_widget_get_height (card));
}

/* What is picked is read from across the table; the card is fitted into its room, of which long names may leave less. */
static void
check_picks (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *card = RH_IS_CAPE_PICK_STEP (step) ? board_find (step, RH_TYPE_CAPE_CARD_VIEW, 0) : NULL;
  int width;

  if (card == NULL || !table_walk_is_laptop (walk) || walk->long_names)
    return;

  width = MIN (gtk_widget_get_width (card), gtk_widget_get_height (card) * 3 / 4);
  if (width < PICK_LEAST)
    table_walk_problem (walk, "a card that can be picked is %d × %d", width, width * 4 / 3);
}

/* One of those that are shown. */
static GtkWidget *
find_card (GtkWidget *step, guint i)
{
  GtkWidget *card;

  for (guint at = 0; (card = board_find (step, RH_TYPE_CAPE_CARD_VIEW, at)) != NULL; at++) {
    if (gtk_widget_get_mapped (card) && i-- == 0)
      return card;
  }

  return NULL;
}

/* The cards on offer lie where they were entered while all bid for them, and somebody bids. */
static void
check_offer (TableWalk *walk, GtkWidget *step)
{
  guint n = rh_session_get_setup (walk->board.session)->n_seats;
  int least = n != 3 ? OFFER_LEAST : walk->size.height < 768 ? OFFER_LEAST_SHORT : OFFER_LEAST_THREE;

  if (!RH_IS_CAPE_REVEAL_STEP (step) && board_find (step, RH_TYPE_CAPE_OFFER_VIEW, 0) == NULL)
    return;
  for (guint i = 0; i < n; i++) {
    GtkWidget *card = find_card (step, i);
    g_autofree char *what = g_strdup_printf ("card %u on offer", i + 1);

    if (card != NULL && gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW) != NULL)
      table_walk_fixed (walk, what, card);
    if (card != NULL && table_walk_is_laptop (walk) && gtk_widget_get_width (card) < least)
      table_walk_problem (walk, "%s is %d wide", what, gtk_widget_get_width (card));
    if (card == NULL && walk->size.width == 360 && RH_IS_CAPE_OPEN_BIDS_STEP (step))
      table_walk_problem (walk, "%s isn't seen by who bids for it", what);
  }
}

/* A tile isn't filled by what it says. */
static void
check_air (TableWalk *walk, GtkWidget *tile, const char *what)
{
  int least;

  gtk_widget_measure (gtk_button_get_child (GTK_BUTTON (tile)), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  if (least + 2 * TILE_AIR > gtk_widget_get_allocated_height (tile))
    table_walk_problem (walk, "%s says what needs %d of %d", what, least, gtk_widget_get_allocated_height (tile));
}

/* However bids are given, who gives them stands in one place. A phone has no room for that: in secret, players have two lines, so that
 * names are read by whoever takes it; on paper one line, of names that are cut, above the keys. There each way has its own places. */
static void
check_players (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *tiles = RH_IS_CAPE_TIE_STEP (step) ? NULL : board_find (step, RH_TYPE_CAPE_BID_TILES, 0);

  if (tiles == NULL || !gtk_widget_get_mapped (tiles))
    return;
  for (guint i = 0; i < rh_session_get_setup (walk->board.session)->n_seats; i++) {
    const char *way = walk->size.width == 360 ? G_OBJECT_TYPE_NAME (step) : OF_STEP;
    g_autofree char *what = g_strdup_printf ("%s player %u who bids", way, i + 1);

    check_air (walk, rh_cape_bid_tiles_get (RH_CAPE_BID_TILES (tiles), i), what);
    table_walk_fixed (walk, what, rh_cape_bid_tiles_get (RH_CAPE_BID_TILES (tiles), i));
  }
}

/* What is everybody's is as large as what is a player's. */
static void
check_common (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *fan = board_find (step, RH_TYPE_CAPE_FAN, 0);
  GtkWidget *card = fan != NULL ? gtk_widget_get_first_child (fan) : NULL;

  if (GTK_IS_BUTTON (card) && gtk_widget_get_mapped (card) && gtk_widget_get_allocated_height (card) < COMMON_LEAST)
    table_walk_problem (walk, "a card of the common row is %d high", gtk_widget_get_allocated_height (card));
}

/* What is drawn in a tie is tapped in two lines of five, as large as elsewhere, and only once, however many are tied. */
static void
check_keys (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *key;
  guint n = 0;

  if (!RH_IS_CAPE_TIE_STEP (step))
    return;
  for (guint i = 0; (key = board_find (step, RH_TYPE_BUTTON, i)) != NULL; i++) {
    n += gtk_widget_get_mapped (key) && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (key)) == GTK_ACCESSIBLE_ROLE_RADIO ? 1 : 0;
    if (gtk_widget_get_mapped (key) && gtk_widget_get_width (key) < KEY_LEAST)
      table_walk_problem (walk, "key %u is %d wide", i, gtk_widget_get_width (key));
    if (gtk_widget_get_mapped (key) && gtk_widget_get_height (key) < KEY_LEAST)
      table_walk_problem (walk, "key %u is %d high", i, gtk_widget_get_height (key));
  }
  if (n != RH_CAPE_VALUE_MAX)
    table_walk_problem (walk, "there are %u keys", n);
}

static GtkWidget *
find_class (GtkWidget *widget, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);

  return found;
}

/* The picture of a terrain has room before it, and the word ends before its key. */
static void
check_terrains (TableWalk *walk, GtkWidget *widget)
{
  graphene_rect_t picture, word, key;

  if (gtk_widget_has_css_class (widget, "terrain") && gtk_widget_get_mapped (widget)) {
    GtkWidget *label = find_class (widget, "rh-label");

    g_assert_true (gtk_widget_compute_bounds (find_class (widget, "cape-terrain"), widget, &picture));
    g_assert_true (gtk_widget_compute_bounds (label, widget, &word));
    g_assert_true (gtk_widget_compute_bounds (find_class (widget, "rh-key"), widget, &key));
    if (picture.origin.x < (walk->size.width >= 1280 ? TERRAIN_MARGIN : TERRAIN_MARGIN_SMALL))
      table_walk_problem (walk, "a terrain's picture is %.0f from the edge of its key", (double) picture.origin.x);
    if (graphene_rect_intersection (&word, &key, NULL))
      table_walk_problem (walk, "“%s” runs into its key", gtk_label_get_text (GTK_LABEL (label)));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_terrains (walk, child);
}

/* The last key of a card isn't just about in sight: keys have room to grow. */
static void
check_fold (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *entry = RH_IS_CAPE_REVEAL_STEP (step) ? board_find (step, RH_TYPE_CAPE_CARD_ENTRY, 0) : NULL;
  GtkWidget *scroller = entry != NULL ? gtk_widget_get_ancestor (entry, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  graphene_rect_t bounds;
  int asked, left;

  if (scroller == NULL || walk->size.width > 360 || !gtk_widget_get_mapped (entry))
    return;
  g_assert_true (gtk_widget_compute_bounds (entry, scroller, &bounds));
  gtk_widget_measure (entry, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (entry), NULL, &asked, NULL, NULL);
  left = gtk_widget_get_height (scroller) - (int) bounds.origin.y - asked;
  if (left < FOLD_MARGIN)
    table_walk_problem (walk, "the keys of a card end %d above the fold", left);
}

/* On a phone, rails and values begin at one edge, where they stand together. */
static void
check_edge (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *entry = board_find (step, RH_TYPE_CAPE_CARD_ENTRY, 0);
  g_autoptr (GPtrArray) figures = g_ptr_array_new ();
  graphene_rect_t rails, value;
  GtkWidget *key;

  for (guint i = 0; entry != NULL && (key = board_find (entry, RH_TYPE_BUTTON, i)) != NULL; i++) {
    if (gtk_widget_get_mapped (key) && gtk_widget_has_css_class (key, "figure"))
      g_ptr_array_add (figures, key);
  }
  if (figures->len != RH_CAPE_RAILS_MAX + 1 + RH_CAPE_VALUE_MAX || walk->size.width != 360)
    return;

  g_assert_true (gtk_widget_compute_bounds (figures->pdata[0], entry, &rails));
  g_assert_true (gtk_widget_compute_bounds (figures->pdata[RH_CAPE_RAILS_MAX + 1], entry, &value));
  if (rails.origin.x != value.origin.x)
    table_walk_problem (walk, "rails begin at %.0f, values at %.0f", (double) rails.origin.x, (double) value.origin.x);
}

/* Why there is a tie, and who of those tied is the first, is told whole: only long names cut it. */
static void
check_tie (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *why = RH_IS_CAPE_TIE_STEP (step) ? find_class (step, "cape-tie") : NULL;

  if (why != NULL && !walk->long_names && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (why))))
    table_walk_problem (walk, "“%s” is cut", gtk_label_get_text (GTK_LABEL (why)));
}

/* What is explained is as large as what else a build is answered with. */
static void
check_reasons (TableWalk *walk, GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  int size = pango_font_description_get_size (pango_context_get_font_description (context));

  if (gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "cape-reason") && size < REASON_LEAST * PANGO_SCALE)
    table_walk_problem (walk, "the letters of a reason are %d high", size / PANGO_SCALE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_reasons (walk, child);
}

/* Where a line of text begins, in the step. */
static float
find_line (GtkWidget *label, GtkWidget *step)
{
  graphene_point_t point;
  int y;

  gtk_label_get_layout_offsets (GTK_LABEL (label), NULL, &y);
  g_assert_true (gtk_widget_compute_point (label, step, &GRAPHENE_POINT_INIT (0, (float) y), &point));

  return point.y;
}

/* The figure of a value stands as high as those in its line, whatever key stands beside it. */
static void
check_figures (TableWalk *walk, GtkWidget *step, GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_has_css_class (widget, "cape-ten") ? board_find (widget, RH_TYPE_BUTTON, 0) : NULL;
  GtkWidget *last = first != NULL ? gtk_widget_get_last_child (widget) : NULL;

  if (first != NULL && RH_IS_BUTTON (last) && gtk_widget_get_mapped (last)) {
    GtkWidget *before = gtk_widget_get_prev_sibling (last);
    float difference = find_line (board_find (last, GTK_TYPE_LABEL, 0), step) -
                       find_line (board_find (before, GTK_TYPE_LABEL, 0), step);

    if (ABS (difference) > 1)
      table_walk_problem (walk, "the last value stands %.0f lower than the one before", difference);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_figures (walk, step, child);
}

/* What is tapped to give a figure is one of that family; a card that lies there isn't. */
static void
check_family (TableWalk *walk, GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_BUTTON (widget) ? board_find (widget, GTK_TYPE_LABEL, 0) : NULL;
  gboolean key = label == NULL || gtk_widget_has_css_class (label, "rh-key");
  const char *text = key ? "" : gtk_label_get_text (GTK_LABEL (label));

  if (*text != '\0' && strspn (text, "0123456789") == strlen (text) && !gtk_widget_has_css_class (widget, "figure") &&
      !gtk_widget_has_css_class (widget, "cape-common"))
    table_walk_problem (walk, "the key “%s” is none of the figures", text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_family (walk, child);
}

static void
check (TableWalk *walk, GtkWidget *step)
{
  check_family (walk, step);
  check_terrains (walk, step);
  check_figures (walk, step, step);
  if (walk->size.width >= 1280 && RH_IS_CAPE_BUILD_STEP (step))
    check_reasons (walk, step);
  check_fold (walk, step);
  check_edge (walk, step);
  check_tie (walk, step);
  check_keys (walk, step);
  check_common (walk, step);
  check_offer (walk, step);
  check_players (walk, step);
  check_sum (walk, step);
  check_row (walk, step);
  check_beside (walk, step);
  check_cards (walk);
  check_picks (walk, step);
}

/* Where cards are turned up, bid for, drawn for and picked, all can be seen on a phone too. */
static gboolean
is_in_sight (GtkWidget *step)
{
  return RH_IS_CAPE_PICK_STEP (step) || RH_IS_CAPE_REVEAL_STEP (step) || RH_IS_CAPE_BIDS_STEP (step) ||
         RH_IS_CAPE_OPEN_BIDS_STEP (step) || RH_IS_CAPE_TIE_STEP (step);
}

static const TableWalkGame game = {
  .ui = &rh_cape_ui,
  .lane = rh_cape_lane_get_type,
  .of_step = OF_STEP,
  .in_sight = is_in_sight,
  .check = check,
};

static void
on_state_cb (gpointer walk)
{
  table_walk_check (walk);
}

static void
on_end_cb (gpointer walk)
{
  table_walk_end (walk);
}

static void
play (TableWalk *walk, guint n_moves)
{
  Board *board = &walk->board;

  for (guint i = 0; i < MIN (board->moves->len, n_moves); i++) {
    const char *move = g_ptr_array_index (board->moves, i);

    table_walk_move (walk, i + 1, g_str_has_prefix (move, "reveal "));
    table_states_visit (board, walk->page, move, on_state_cb, walk);
    g_assert_true (rh_session_play (board->session, move, NULL));
  }
}

static void
walk_through (const char *record, TableSize size, gboolean long_names)
{
  TableWalk walk;

  table_walk_open (&walk, &game, record, size, long_names);
  play (&walk, ROUND);
  if (!long_names) {
    table_walk_move (&walk, walk.move + 1, FALSE);
    table_states_visit_end (&walk.board, on_end_cb, &walk);
  }
  table_walk_close (&walk);
}

static void
test_two (gconstpointer size)
{
  walk_through ("cape-two-dutch-rivers", *(const TableSize *) size, FALSE);
}

static void
test_three (gconstpointer size)
{
  walk_through ("cape-three-players", *(const TableSize *) size, FALSE);
}

static void
test_four (gconstpointer size)
{
  walk_through ("cape-four-ties", *(const TableSize *) size, FALSE);
}

static void
test_long_names (gconstpointer data)
{
  /* Who has a longer name moves nothing, and has no less of it in sight. */
  const TableSize *size = data;

  walk_through ("cape-three-players", *size, TRUE);
  walk_through ("cape-four-ties", *size, TRUE);
}

static void
test_news (gconstpointer data)
{
  /* Whatever is told in a whole game of four can be read without scrolling. */
  static const char *const records[] = { "cape-four-ties", "cape-shuffles-and-caps" };
  const TableSize *size = data;

  for (guint i = 0; i < G_N_ELEMENTS (records); i++) {
    TableWalk walk;

    table_walk_open (&walk, &game, records[i], *size, FALSE);
    board_settle ();
    for (guint j = 0; j < walk.board.moves->len; j++) {
      table_walk_move (&walk, j + 1, TRUE);
      g_assert_true (rh_session_play (walk.board.session, g_ptr_array_index (walk.board.moves, j), NULL));
      board_settle (); /* a style is another only with the next frame */
      table_walk_news (&walk);
    }
    table_walk_close (&walk);
  }
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  table_walk_add (argv, "/layout-table", "two", test_two);
  table_walk_add (argv, "/layout-table", "three", test_three);
  table_walk_add (argv, "/layout-table", "four", test_four);
  table_walk_add (argv, "/layout-table", "long-names", test_long_names);
  table_walk_add (argv, "/layout-table", "news", test_news);

  return g_test_run ();
}
