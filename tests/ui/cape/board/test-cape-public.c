/* SPDX-License-Identifier: GPL-3.0-or-later
 * A television at the end of the room: it follows every move, can be read from
 * three metres whatever its size, and knows nothing that is secret. */

#include "config.h"

#include "board.h"
#include "public-states.h"
#include "ui-screen.h"
#include "written.h"

#include "rh-cape-card-view.h"
#include "rh-cape-lane.h"
#include "rh-cape-public.h"
#include "rh-cape-text-public.h"
#include "rh-cape-text.h"
#include "rh-cape-ui.h"
#include "rh-public.h"
#include "rh-tooltip.h"

#include <math.h>
#include <string.h>

static const RhCapePhase phases[] = {
  RH_CAPE_REVEAL, RH_CAPE_BIDS, RH_CAPE_TIE, RH_CAPE_PICK, RH_CAPE_DRAW, RH_CAPE_DECIDE, RH_CAPE_OVER,
};

/* A made-up late state, shown; the board has a window only. */
static GtkWidget *
show_states (Board *board, guint n_seats, int width, int height)
{
  GtkWidget *table;

  *board = (Board) { .setup = public_states_setup (n_seats) };
  table = rh_cape_public_new (board->setup);
  board_show (board, table, width, height);
  g_assert_cmpint (gtk_widget_get_width (table), ==, width);
  g_assert_cmpint (gtk_widget_get_height (table), ==, height);

  return table;
}

static void
show_phase (Board *board, GtkWidget *table, RhCapePhase phase)
{
  RhCapeState state;

  public_states_fill (&state, board->setup->n_seats, phase);
  rh_cape_public_update (RH_CAPE_PUBLIC (table), board->setup, &state, "", 1, FALSE);
  board_settle ();
}

/* How many pixels of the window one of the label's is. */
static double
get_scale (GtkWidget *label, GtkWidget *window)
{
  graphene_point_t top;
  graphene_point_t bottom;

  g_assert_true (gtk_widget_compute_point (label, window, &GRAPHENE_POINT_INIT (0, 0), &top));
  g_assert_true (gtk_widget_compute_point (label, window, &GRAPHENE_POINT_INIT (0, 100), &bottom));

  return fabs ((double) (bottom.y - top.y)) / 100;
}

static gboolean
is_line_height (PangoAttribute *attribute, gpointer data)
{
  return attribute->klass->type == PANGO_ATTR_LINE_HEIGHT;
}

/* How high the font has a line of those letters: one that has less room for itself doesn't make them smaller. */
static int
get_letters (PangoLayout *layout)
{
  g_autoptr (PangoLayout) plain = pango_layout_copy (layout);
  PangoAttrList *attributes = pango_layout_get_attributes (plain);
  PangoRectangle line;

  if (attributes != NULL) {
    g_autoptr (PangoAttrList) rest = pango_attr_list_copy (attributes);

    pango_attr_list_unref (pango_attr_list_filter (rest, is_line_height, NULL));
    pango_layout_set_attributes (plain, rest);
  }
  pango_layout_line_get_pixel_extents (pango_layout_get_line_readonly (plain, 0), NULL, &line);

  return line.height;
}

/* A line is high enough, whole, and within the window. */
static void
check_label (GtkWidget *label, GtkWidget *window, graphene_rect_t *bounds)
{
  g_autoptr (PangoLayout) layout = written_lay_out (label);
  int width;
  int height;

  if (get_letters (layout) * get_scale (label, window) < gtk_widget_get_height (window) / 40.0)
    g_error ("“%s” is too small", written_get_text (label));

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) || gtk_widget_get_width (label) < width || gtk_widget_get_height (label) < height)
    g_error ("“%s” is cut off", written_get_text (label));

  g_assert_true (gtk_widget_compute_bounds (label, window, bounds));
  g_assert_cmpfloat (bounds->origin.x, >=, -.5f);
  g_assert_cmpfloat (bounds->origin.y, >=, -.5f);
  g_assert_cmpfloat (bounds->origin.x + bounds->size.width, <=, (float) gtk_widget_get_width (window) + .5f);
  g_assert_cmpfloat (bounds->origin.y + bounds->size.height, <=, (float) gtk_widget_get_height (window) + .5f);
}

static void
check_apart (const graphene_rect_t *a, const graphene_rect_t *b, const char *text)
{
  graphene_rect_t both;

  if (graphene_rect_intersection (a, b, &both) && both.size.width > 1 && both.size.height > 1)
    g_error ("“%s” overlaps what is beside it", text);
}

/* All that is written: nothing too small, nothing cut off, nothing on top of another. */
static guint
check_labels (GtkWidget *window)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  GtkWidget *label;

  for (guint i = 0; (label = board_find (window, GTK_TYPE_WIDGET, i)) != NULL; i++) {
    const char *text = written_get_text (label);
    graphene_rect_t bounds;

    if (text == NULL || !gtk_widget_get_mapped (label) || text[0] == '\0')
      continue;

    check_label (label, window, &bounds);
    for (guint j = 0; j < all->len; j++)
      check_apart (&g_array_index (all, graphene_rect_t, j), &bounds, text);
    g_array_append_val (all, bounds);
  }

  return all->len;
}

static void
check_size (int width, int height)
{
  for (guint n_seats = 2; n_seats <= RH_CAPE_SEATS_MAX; n_seats++) {
    Board board;
    GtkWidget *table = show_states (&board, n_seats, width, height);

    for (guint i = 0; i < G_N_ELEMENTS (phases); i++) {
      show_phase (&board, table, phases[i]);
      g_test_message ("%d × %d, %u players, phase %u", width, height, n_seats, phases[i]);
      g_assert_cmpuint (check_labels (board.window), >, n_seats * 8);
    }
    board_close (&board);
  }
}

static void
test_readable (void)
{
  /* From a small projector to a large television, every phase late in a game: the
   * smallest line is a fortieth of the height, and everything has its place. */
  check_size (1280, 720);
  check_size (1920, 1080);
  check_size (3840, 2160);
  check_size (1024, 768);
}

static void
test_cards (void)
{
  /* In the window as it opens, cards are no smaller than on a laptop, with four players too. */
  Board board;
  GtkWidget *table = show_states (&board, 4, 1280, 705);
  graphene_rect_t bounds;

  show_phase (&board, table, RH_CAPE_BIDS);
  g_assert_true (gtk_widget_compute_bounds (board_find (table, RH_TYPE_CAPE_CARD_VIEW, 0), board.window, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, 71);
  g_assert_cmpfloat (bounds.size.height, >=, 95);
  board_close (&board);
}

static void
test_large_text (void)
{
  /* On a desktop with text twice as large: the table's is as large as there is room already. */
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
  check_size (1280, 720);
  check_size (3840, 2160);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
test_long_names (void)
{
  /* Names of 64 letters, and a window that is far too narrow: nothing is drawn outside. */
  Board board = { .setup = rh_setup_new (&rh_cape_game) };
  RhCapeState state;
  GtkWidget *table;

  rh_setup_add_seat (board.setup, "red", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", NULL);
  rh_setup_add_seat (board.setup, "blue", "Mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", NULL);
  table = rh_cape_public_new (board.setup);
  board_show (&board, table, 480, 640);

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++) {
    graphene_rect_t bounds;
    GtkWidget *label;

    public_states_fill (&state, 2, phases[i]);
    rh_cape_public_update (RH_CAPE_PUBLIC (table), board.setup, &state, "", 0, FALSE);
    board_settle ();
    for (guint j = 0; (label = board_find (table, GTK_TYPE_LABEL, j)) != NULL; j++) {
      if (!gtk_widget_get_mapped (label))
        continue;
      g_assert_true (gtk_widget_compute_bounds (label, table, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, -.5f);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 480.5f);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 640.5f);
    }
  }
  board_close (&board);
}

static void
test_names (void)
{
  /* What a screen reader finds: the table, the lanes, the middle, the cards on offer. */
  Board board;
  GtkWidget *table = show_states (&board, 3, 1280, 720);
  GtkWidget *middle = board_find (table, ADW_TYPE_BIN, 0);

  show_phase (&board, table, RH_CAPE_PICK);
  gtk_test_accessible_assert_role (table, GTK_ACCESSIBLE_ROLE_GROUP);
  board_assert_name (table, "Public Table");
  gtk_test_accessible_assert_role (middle, GTK_ACCESSIBLE_ROLE_GROUP);
  board_assert_name (middle, "Middle of the Table");
  board_assert_name (board_find (table, RH_TYPE_CAPE_LANE, 0), "Konstantin, red");
  board_assert_name (board_find (table, RH_TYPE_CAPE_LANE, 1), "Bram, blue, on turn");
  gtk_test_accessible_assert_role (board_find (middle, RH_TYPE_CAPE_CARD_VIEW, 1), GTK_ACCESSIBLE_ROLE_IMG);
  board_assert_name (board_find (middle, RH_TYPE_CAPE_CARD_VIEW, 1), "Mountain, 1 rail, £9, needs 9 rails");
  g_assert_null (board_find (middle, RH_TYPE_CAPE_CARD_VIEW, 3));
  g_assert_true (board_says (table, "Round 7 of 8 · Pick"));
  g_assert_true (board_says (table, "Bram picks"));
  board_close (&board);
}

static void
check_follows (Board *board, GtkWidget *table)
{
  const RhCapeState *state = rh_session_get_state (board->session);
  g_autofree char *phase = rh_cape_text_phase (board->setup, state);
  g_autofree char *turn = rh_cape_text_turn (board->setup, state);
  g_autofree char *told = rh_cape_text_public_told (board->setup, state);

  g_assert_true (board_says (table, phase));
  if (turn != NULL)
    g_assert_true (board_says (table, turn));
  if (told != NULL)
    g_assert_true (board_says (table, told));
}

static void
test_follows (void)
{
  /* A whole game back to its start and on again: at once after each move, without a frame between. */
  Board board;
  GtkWidget *table;

  board_open (&board, "cape-four-ties");
  board_play (&board, board.moves->len);
  table = rh_public_new (&rh_cape_ui, board.session);
  board_show (&board, table, 1280, 720);
  check_follows (&board, table);
  while (rh_session_undo (board.session, NULL))
    check_follows (&board, table);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 0);
  while (rh_session_redo (board.session, NULL))
    check_follows (&board, table);
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, board.moves->len);
  board_close (&board);
}

static void
test_ended (void)
{
  /* People go home: the table says so, and no longer whose turn it would be. */
  Board board;
  GtkWidget *table;

  board_open (&board, "cape-three-players");
  board_play (&board, 5);
  table = rh_public_new (&rh_cape_ui, board.session);
  board_show (&board, table, 1280, 720);
  g_assert_true (rh_session_end (board.session, NULL));
  g_assert_true (board_says (table, "Ended without a winner"));
  g_assert_true (rh_session_take_up (board.session, NULL));
  check_follows (&board, table);
  board_close (&board);
}

static void
test_leaves_session (void)
{
  /* It holds no way to a game: the game goes while its table stays on the screen. */
  Board board;
  GtkWidget *table;

  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  table = rh_public_new (&rh_cape_ui, board.session);
  board_show (&board, table, 1280, 720);
  g_assert_finalize_object (g_steal_pointer (&board.session));
  g_assert_true (board_says (table, "0 of 3 have bid"));
  board_close (&board);
}

/* All that a widget says to the eye or to a screen reader, and how it is built. */
static void
dump (GtkWidget *widget, GString *string)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
  };
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *style = g_strjoinv (" ", classes);

  g_string_append_printf (string, "%s [%s] %s", G_OBJECT_TYPE_NAME (widget), style, gtk_widget_get_name (widget));
  if (written_get_text (widget) != NULL)
    g_string_append_printf (string, " “%s”", written_get_text (widget));
  if (rh_tooltip_get (widget) != NULL)
    g_string_append_printf (string, " (%s)", rh_tooltip_get (widget));
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++) {
    g_autofree char *value = NULL;

    /* Compared with what nothing is called, it tells what there is. */
    if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i]))
      value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "\x01");
    if (value != NULL)
      g_string_append_printf (string, " %u=%s", properties[i], value);
  }

  g_string_append (string, "\n");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    dump (child, string);
}

typedef struct {
  GString *tree;
  GBytes  *pictures[4];
} Seen;

static void
look (Seen *seen, GtkWidget *table, guint i)
{
  board_settle ();
  dump (table, seen->tree);
  seen->pictures[i] = board_picture (table);
}

/* An auction with the same bid of everybody, looked at after each sealing and after the reveal. */
static void
hold_auction (Seen *seen, int bid)
{
  Board board;
  GtkWidget *table;

  seen->tree = g_string_new (NULL);
  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  table = rh_public_new (&rh_cape_ui, board.session);
  board_show (&board, table, 1280, 720);
  for (guint i = 0; i < 3; i++) {
    g_assert_true (rh_session_seal_bid (board.session, i, bid, NULL));
    look (seen, table, i);
  }

  g_string_append (seen->tree, "REVEALED\n");
  g_assert_true (rh_session_reveal_bids (board.session, NULL));
  look (seen, table, 3);
  board_close (&board);
}

static void
clear_seen (Seen *seen)
{
  g_string_free (seen->tree, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (seen->pictures); i++)
    g_bytes_unref (seen->pictures[i]);
}

static void
test_secret (void)
{
  /* Two auctions, with bids of 3 and of 73: until they are revealed, nobody who has
   * only the table could tell one from the other; then anybody can. */
  Seen low;
  Seen high;
  const char *low_end;
  const char *high_end;

  hold_auction (&low, 3);
  hold_auction (&high, 73);

  low_end = strstr (low.tree->str, "REVEALED");
  high_end = strstr (high.tree->str, "REVEALED");
  g_assert_cmpstr (low_end, !=, high_end);
  g_assert_nonnull (strstr (high_end, "£73"));
  g_string_truncate (low.tree, (gsize) (low_end - low.tree->str));
  g_string_truncate (high.tree, (gsize) (high_end - high.tree->str));
  g_assert_cmpstr (low.tree->str, ==, high.tree->str);
  g_assert_nonnull (strstr (high.tree->str, "✓ sealed"));
  g_assert_nonnull (strstr (high.tree->str, "waiting"));
  g_assert_null (strstr (high.tree->str, "73"));

  for (guint i = 0; i < 3; i++)
    g_assert_true (g_bytes_equal (low.pictures[i], high.pictures[i]));
  g_assert_false (g_bytes_equal (low.pictures[3], high.pictures[3]));
  g_assert_false (g_bytes_equal (high.pictures[0], high.pictures[1]));
  clear_seen (&low);
  clear_seen (&high);
}

/* How many labels say that. */
static guint
count_says (GtkWidget *root, const char *text)
{
  guint n = 0;

  if (GTK_IS_LABEL (root))
    return g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text) ? 1 : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_says (child, text);

  return n;
}

static void
test_open_bids (void)
{
  /* Bids that are entered openly aren't sealed, so it says; but not whose are entered, nor how many, nor how much they are,
   * before all are known: it looks as it does before the first. */
  static const char *const drafts[] = { "bids", "bids 42 17_", "bids 42 17 3_" };
  Board board;
  GtkWidget *table;

  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  table = g_object_ref_sink (rh_cape_public_new (board.setup));
  for (guint i = 0; i < G_N_ELEMENTS (drafts); i++) {
    rh_cape_public_update (RH_CAPE_PUBLIC (table), board.setup, rh_session_get_state (board.session), drafts[i], 0, FALSE);
    g_assert_true (board_says (table, "Round 1 of 8 · Open bids"));
    g_assert_true (board_says (table, "Everybody bids"));
    g_assert_cmpuint (count_says (table, "waiting"), ==, board.setup->n_seats);
    g_assert_null (ui_screen_find_words (table, "has bid"));
    g_assert_null (ui_screen_find_words (table, "have bid"));
    g_assert_null (ui_screen_find_words (table, "42"));
    g_assert_null (ui_screen_find_words (table, "17"));
  }
  g_object_unref (table);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-public/readable", test_readable);
  g_test_add_func ("/cape-public/cards", test_cards);
  g_test_add_func ("/cape-public/large-text", test_large_text);
  g_test_add_func ("/cape-public/long-names", test_long_names);
  g_test_add_func ("/cape-public/names", test_names);
  g_test_add_func ("/cape-public/follows", test_follows);
  g_test_add_func ("/cape-public/ended", test_ended);
  g_test_add_func ("/cape-public/open-bids", test_open_bids);
  g_test_add_func ("/cape-public/leaves-session", test_leaves_session);
  g_test_add_func ("/cape-public/secret", test_secret);

  return g_test_run ();
}
