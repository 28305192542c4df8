/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's lane. */

#include "config.h"

#include "board.h"

#include "rh-cape-card-view.h"
#include "rh-cape-dots.h"
#include "rh-cape-lane.h"
#include "rh-cape-track.h"
#include "rh-mark.h"

static RhCapeState
make_state (void)
{
  RhCapeState state = { .n_seats = 2, .phase = RH_CAPE_DRAW, .seat = 1, .winner = RH_CAPE_NO_SEAT };

  for (guint i = 0; i < 2; i++)
    state.players[i] = (RhCapePlayer) { .capital = 64, .bonus = 2, .crossed = 1, .owned = 3 };
  state.players[0].cards[0] = (RhCapeCard) { RH_CAPE_RIVER, 1, 2 };
  state.players[0].cards[1] = (RhCapeCard) { RH_CAPE_DESERT, 2, 7 };
  state.players[0].cards[2] = (RhCapeCard) { RH_CAPE_SAVANNA, 0, 3 };
  state.players[0].offered[0] = 2;
  state.players[0].offered[2] = 1;
  state.players[0].turns[0] = 2;
  state.players[0].turns[2] = 1;

  return state;
}

static GtkWidget *
make_lane (Board *board)
{
  board_open (board, "cape-three-players");

  return rh_cape_lane_new (board->setup, 0);
}

static void
test_says (void)
{
  /* A lane says who, how many pounds, bonus rails and crossed cards, and every place. */
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();

  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, 1000, 140);
  gtk_test_accessible_assert_role (lane, GTK_ACCESSIBLE_ROLE_GROUP);
  board_assert_name (lane, "Éva, red");
  board_assert_name (board_find (lane, RH_TYPE_MARK, 0), "Red");
  g_assert_true (board_says (lane, "Éva"));
  g_assert_true (board_says (lane, "£64"));
  g_assert_true (board_says (lane, "1/8"));
  board_assert_name (board_find (lane, RH_TYPE_CAPE_DOTS, 0), "2 of 5 bonus rails");
  board_assert_name (board_find (lane, RH_TYPE_CAPE_TRACK, 0), "1 of 8 cards crossed, 2 ahead");
  board_assert_name (board_find (lane, RH_TYPE_CAPE_CARD_VIEW, 0), "River, 1 rail, £2, crossed");
  board_assert_name (board_find (lane, RH_TYPE_CAPE_CARD_VIEW, 1), "Desert, 2 rails, £7, needs 8 rails");
  board_assert_name (board_find (lane, RH_TYPE_CAPE_CARD_VIEW, 2), "Savanna, no rails, £3, needs 6 rails");
  /* Empty places are no eight sentences: how many there are is in the line's. */
  gtk_test_accessible_assert_state (board_find (lane, RH_TYPE_CAPE_CARD_VIEW, 2), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
  gtk_test_accessible_assert_state (board_find (lane, RH_TYPE_CAPE_CARD_VIEW, 7), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_assert_null (board_find (lane, RH_TYPE_CAPE_CARD_VIEW, 8));
  board_close (&board);
}

static void
test_turn (void)
{
  /* Who is on turn stands out, to the eye and to the ear; so does the winner. */
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();
  g_autoptr (GBytes) waiting = NULL;
  g_autoptr (GBytes) playing = NULL;
  g_autoptr (GBytes) again = NULL;

  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, 1000, 140);
  waiting = board_picture (lane);

  state.seat = 0;
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_settle ();
  playing = board_picture (lane);
  board_assert_name (lane, "Éva, red, on turn");
  g_assert_true (board_is_selected (lane));
  g_assert_false (g_bytes_equal (waiting, playing));

  state.seat = 1;
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_settle ();
  again = board_picture (lane);
  board_assert_name (lane, "Éva, red");
  g_assert_true (g_bytes_equal (waiting, again));

  state.seat = RH_CAPE_NO_SEAT;
  state.winner = 0;
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_assert_name (lane, "Éva, red, winner");
  board_close (&board);
}

static void
test_bid (void)
{
  /* In an auction, what was bid and when each picks; until the last pick, and nothing moves for it. */
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();
  int before, during;

  state.order[0] = 1;
  state.bids[0] = 9;
  board_show (&board, lane, 1000, 180);
  for (guint i = 0; i < 2; i++) {
    state.phase = i == 0 ? RH_CAPE_BIDS : RH_CAPE_DRAW;
    rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
    g_assert_false (board_says (lane, "£9"));
    g_assert_false (board_says (lane, "2nd"));
    gtk_widget_measure (lane, GTK_ORIENTATION_VERTICAL, 1000, &before, NULL, NULL, NULL);
    state.phase = RH_CAPE_PICK;
    rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
    g_assert_true (board_says (lane, "£9"));
    g_assert_true (board_says (lane, "2nd"));
    gtk_widget_measure (lane, GTK_ORIENTATION_VERTICAL, 1000, &during, NULL, NULL, NULL);
    g_assert_cmpint (before, ==, during);
  }
  board_close (&board);
}

static graphene_rect_t
bounds_of (GtkWidget *lane, GType type, guint i)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board_find (lane, type, i), lane, &bounds));

  return bounds;
}

static void
test_places_stay (void)
{
  /* Where it is wide, a place stays where it is while the train goes on. */
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();
  graphene_rect_t before;
  graphene_rect_t after;

  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, 1000, 140);
  before = bounds_of (lane, RH_TYPE_CAPE_CARD_VIEW, 4);
  state.players[0].crossed = 3;
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_settle ();
  after = bounds_of (lane, RH_TYPE_CAPE_CARD_VIEW, 4);
  g_assert_true (graphene_rect_equal (&before, &after));
  board_close (&board);
}

static void
on_asked_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *value = g_variant_print (parameter, FALSE);
  GString *asked = data;

  g_string_append (asked, value);
}

static void
assert_covers (GtkWidget *lane, GtkWidget *button, GtkWidget *figure)
{
  graphene_rect_t over;
  graphene_rect_t under;
  graphene_point_t center;

  g_assert_true (gtk_widget_compute_bounds (button, lane, &over));
  g_assert_true (gtk_widget_compute_bounds (figure, lane, &under));
  g_assert_true (graphene_rect_contains_rect (&over, &under));
  g_assert_cmpfloat (over.size.width, >=, 44);
  g_assert_cmpfloat (over.size.height, >=, 44);
  graphene_rect_get_center (&under, &center);
  g_assert_true (gtk_widget_pick (lane, center.x, center.y, GTK_PICK_DEFAULT) == button);
}

static void
check_asked (int width)
{
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();
  const GActionEntry entry = { .name = "why", .activate = on_asked_cb, .parameter_type = "(ub)" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GString) asked = g_string_new (NULL);
  g_autoptr (GBytes) plain = NULL;
  g_autoptr (GBytes) after = NULL;

  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, width, 140);
  plain = board_picture (lane);
  g_assert_null (board_find (lane, GTK_TYPE_BUTTON, 0));

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, asked);
  gtk_widget_insert_action_group (lane, "table", G_ACTION_GROUP (group));
  rh_cape_lane_set_asked (RH_CAPE_LANE (lane));
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_settle ();
  after = board_picture (lane);
  g_assert_true (g_bytes_equal (plain, after));

  board_assert_name (board_find (lane, GTK_TYPE_BUTTON, 0), "Éva’s capital, £64. Why?");
  board_assert_name (board_find (lane, GTK_TYPE_BUTTON, 1), "Éva’s bonus rails, 2 of 5. Why?");
  assert_covers (lane, board_find (lane, GTK_TYPE_BUTTON, 0), board_find (lane, GTK_TYPE_LABEL, 1));
  assert_covers (lane, board_find (lane, GTK_TYPE_BUTTON, 1), board_find (lane, RH_TYPE_CAPE_DOTS, 0));
  g_signal_emit_by_name (board_find (lane, GTK_TYPE_BUTTON, 0), "clicked");
  g_signal_emit_by_name (board_find (lane, GTK_TYPE_BUTTON, 1), "clicked");
  g_assert_cmpstr (asked->str, ==, "(0, false)(0, true)");
  board_close (&board);
}

/* The label itself may be wider. */
static void
assert_covers_text (GtkWidget *lane, GtkWidget *button, GtkLabel *label)
{
  graphene_rect_t over, under;
  graphene_point_t center;
  int x, y, width, height;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_size (gtk_label_get_layout (label), &width, &height);
  g_assert_true (gtk_widget_compute_bounds (button, lane, &over));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (label), lane, &under));
  graphene_point_init (&center, under.origin.x + (float) x + (float) width / 2, under.origin.y + (float) y + (float) height / 2);
  g_assert_cmpfloat (over.size.width, >=, 44);
  g_assert_cmpfloat (over.size.height, >=, 44);
  g_assert_true (gtk_widget_pick (lane, center.x, center.y, GTK_PICK_INSENSITIVE) == button); /* no table is there */
}

/* How wide what is told so is, all of it. */
static int
told_width (GtkWidget *lane, const char *text)
{
  GtkWidget *label;
  int width;

  for (guint i = 0; (label = board_find (lane, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      break;
  }
  g_assert_nonnull (label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

static void
check_bid (int width)
{
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();
  GtkWidget *button;

  rh_cape_lane_set_asked (RH_CAPE_LANE (lane));
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, width, 140);
  g_assert_null (board_find (lane, GTK_TYPE_BUTTON, 2));

  state.phase = RH_CAPE_PICK;
  state.bids[0] = 6;
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_settle ();
  button = board_find_named (lane, GTK_TYPE_BUTTON, "Éva’s bid, £6. Correct it?");
  g_assert_nonnull (button);
  for (guint i = 0; board_find (lane, GTK_TYPE_LABEL, i) != NULL; i++) {
    GtkWidget *label = board_find (lane, GTK_TYPE_LABEL, i);

    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), "£6"))
      assert_covers_text (lane, button, GTK_LABEL (label));
  }
  /* It is drawn where a pointer is on it: around what it is about, and nothing else. */
  g_test_message ("%d, %d", width, gtk_widget_get_width (button));
  g_assert_cmpint (gtk_widget_get_width (button), <=, told_width (lane, "£6") + told_width (lane, "1st") + 60);
  board_close (&board);
}

static void
test_correct_bid (void)
{
  /* What was bid is pressed to be corrected, for as long as it stands there. */
  check_bid (1000);
  check_bid (800);
  check_bid (344);
}

static void
on_correct_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *text = g_variant_print (parameter, FALSE);

  g_string_append_printf (data, "%s ", text);
}

/* Each item of the menu that is open, which isn't afterwards. */
static void
choose_all (GtkWidget *lane)
{
  GtkWidget *menu = board_find (lane, GTK_TYPE_POPOVER, 0);
  GtkWidget *item;

  if (menu == NULL || !gtk_widget_get_visible (menu))
    return;

  for (guint i = 0; (item = board_find (menu, g_type_from_name ("GtkModelButton"), i)) != NULL; i++)
    g_signal_emit_by_name (item, "clicked");
  gtk_popover_popdown (GTK_POPOVER (menu));
}

static void
test_cards (void)
{
  /* A tap on a card leads to it in the auction that brought it, crossed or not, and to the pick by which it came; a place
   * without one leads nowhere. */
  static const GActionEntry entry = { "correct-of", on_correct_cb, "(usu)", NULL, NULL };
  Board board;
  GtkWidget *lane = make_lane (&board), *card;
  RhCapeState state = make_state ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GString) asked = g_string_new (NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, asked);
  gtk_widget_insert_action_group (lane, "table", G_ACTION_GROUP (group));
  rh_cape_lane_set_asked (RH_CAPE_LANE (lane));
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, 1000, 140);
  for (guint i = 0; (card = board_find (lane, RH_TYPE_CAPE_CARD_VIEW, i)) != NULL; i++) {
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (card);
    g_autoptr (GtkEventController) tap = g_list_model_get_item (controllers, 0);

    g_signal_emit_by_name (tap, "released", 1, -10.0, 10.0);
    g_signal_emit_by_name (tap, "released", 1, 10.0, 10.0);
    choose_all (lane);
  }
  g_assert_cmpstr (asked->str, ==, "(2, 'reveal', 0) (0, 'pick', 0) (0, 'reveal', 1) (0, 'pick', 1) (1, 'reveal', 2) (0, 'pick', 2) ");
  board_close (&board);
}

static void
test_asked (void)
{
  /* Where its figures can be asked about, a lane looks as ever, and each figure is large enough for a finger. */
  check_asked (1000);
  check_asked (344);
}

static void
test_aside (void)
{
  /* In somebody else's turn a word tells what a build would cost here, and a screen reader the whole of it. */
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();

  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, 1000, 140);
  g_assert_true (board_says (lane, "4 short · £40"));
  g_assert_nonnull (board_find_named (lane, GTK_TYPE_LABEL, "Éva: desert (8), 4 short, £40 of £64"));
  state.seat = 0;
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  g_assert_false (board_says (lane, "4 short · £40"));
  board_close (&board);
}

static GtkWidget *
find_chip (GtkWidget *lane)
{
  GtkWidget *part = gtk_widget_get_first_child (lane);

  while (!gtk_widget_has_css_class (part, "chip"))
    part = gtk_widget_get_next_sibling (part);

  return part;
}

static void
assert_chip (GtkWidget *lane, const RhCapeState *state, const char *text, const char *css_class)
{
  GtkWidget *chip = find_chip (lane);

  rh_cape_lane_update (RH_CAPE_LANE (lane), state);
  board_settle ();
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (chip)), ==, text);
  g_assert_cmpint (gtk_widget_get_mapped (chip), ==, *text != '\0');
  g_assert_true (*text == '\0' || gtk_widget_has_css_class (chip, css_class));
}

/* Where what a build would cost is written, from its first letter to its last, with a word on the turn beside it or without. */
static void
find_cost (GtkWidget *lane, const RhCapeState *state, gboolean with_word, int *start, int *end)
{
  GtkWidget *label = NULL;
  graphene_rect_t at, chip;
  int x, width;

  rh_cape_lane_update (RH_CAPE_LANE (lane), state);
  board_settle ();
  for (guint i = 0; label == NULL || !g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "4 short"); i++)
    label = board_find (lane, GTK_TYPE_LABEL, i);
  g_assert_true (gtk_widget_compute_bounds (label, lane, &at));
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, NULL);
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), &width, NULL);
  *start = (int) at.origin.x + x;
  *end = *start + width;
  g_assert_cmpint (gtk_widget_get_mapped (find_chip (lane)), ==, with_word);
  if (!with_word)
    return;

  g_assert_true (gtk_widget_compute_bounds (find_chip (lane), lane, &chip));
  g_assert_true (chip.origin.x >= *end + 12 || chip.origin.x + chip.size.width + 12 <= *start);
}

static void
check_edge (int width, gboolean at_end)
{
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();
  int start[2], end[2];

  state.n_seats = 3;
  state.players[2] = state.players[1];
  state.seat = 2;
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, width, 180);
  find_cost (lane, &state, TRUE, &start[0], &end[0]);
  state.seat = 1;
  find_cost (lane, &state, FALSE, &start[1], &end[1]);
  if (at_end)
    g_assert_cmpint (end[0], ==, end[1]);
  else
    g_assert_cmpint (start[0], ==, start[1]);
  board_close (&board);
}

static void
test_edge (void)
{
  /* What a build would cost stands on one edge in all lanes; a word on the turn stands off it, so that they aren't read as one. */
  check_edge (1000, TRUE);
  check_edge (344, FALSE);
}

static void
check_done (int width)
{
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();
  graphene_rect_t before, after;

  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, width, 180);
  assert_chip (lane, &state, "next", "next");
  state.seat = 0;
  assert_chip (lane, &state, "", NULL);
  before = bounds_of (lane, RH_TYPE_CAPE_TRACK, 0);
  state.last = (RhCapeLast) { .kind = RH_CAPE_MOVE_BUILD, .seat = 0 };
  assert_chip (lane, &state, "built", "built");
  state.last.kind = RH_CAPE_MOVE_PASS;
  state.seat = 1;
  state.passes = 1;
  assert_chip (lane, &state, "passed", "passed");
  state.phase = RH_CAPE_TIE;
  state.tied[0] = TRUE;
  assert_chip (lane, &state, "tied", "tied");
  state.phase = RH_CAPE_PICK;
  state.tied[0] = FALSE;
  state.seat = 0;
  assert_chip (lane, &state, "1st", "now");
  state.seat = 1;
  state.taker[2] = 0;
  assert_chip (lane, &state, "1st", "over");
  after = bounds_of (lane, RH_TYPE_CAPE_TRACK, 0);
  g_assert_true (graphene_rect_equal (&before, &after));
  board_close (&board);
}

static void
test_done (void)
{
  /* A lane tells what its owner has done, wide or narrow, and nothing moves for it. */
  check_done (1000);
  check_done (344);
}

static void
test_passed (void)
{
  /* Who could have built for nothing and passed has passed all the same, though nothing else in the lane is another. */
  Board board;
  GtkWidget *lane = make_lane (&board);
  RhCapeState state = make_state ();

  state.phase = RH_CAPE_DECIDE;
  state.seat = 0;
  state.n_common = 3;
  for (guint i = 0; i < state.n_common; i++)
    state.common[i] = (RhCapeCard) { RH_CAPE_DESERT, 3, 1 };
  rh_cape_lane_set_beside (RH_CAPE_LANE (lane), TRUE);
  rh_cape_lane_update (RH_CAPE_LANE (lane), &state);
  board_show (&board, lane, 1300, 140);
  assert_chip (lane, &state, "", NULL);
  state.phase = RH_CAPE_DRAW;
  state.seat = 1;
  state.passes = 1;
  assert_chip (lane, &state, "passed", "passed");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-lane/says", test_says);
  g_test_add_func ("/cape-lane/turn", test_turn);
  g_test_add_func ("/cape-lane/bid", test_bid);
  g_test_add_func ("/cape-lane/places-stay", test_places_stay);
  g_test_add_func ("/cape-lane/cards", test_cards);
  g_test_add_func ("/cape-lane/asked", test_asked);
  g_test_add_func ("/cape-lane/correct-bid", test_correct_bid);
  g_test_add_func ("/cape-lane/aside", test_aside);
  g_test_add_func ("/cape-lane/edge", test_edge);
  g_test_add_func ("/cape-lane/done", test_done);
  g_test_add_func ("/cape-lane/passed", test_passed);

  return g_test_run ();
}
