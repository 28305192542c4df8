/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the table asks this game for. */

#include "config.h"

#include "heart-desk.h"

#include "rh-amend.h"
#include "rh-book.h"
#include "rh-editor.h"
#include "rh-heart-telling.h"
#include "rh-heart-lane.h"
#include "rh-heart-ui.h"
#include "rh-ledger.h"
#include "rh-table-page.h"

static const char *
step_at (HeartDesk *desk, const char *draft)
{
  return g_type_name (rh_heart_ui.step (heart_desk_state (desk), draft));
}

static void
test_steps (void)
{
  /* Each moment has its step: the first cards, unless they are left out; turns; tickets; the end. */
  HeartDesk desk;

  heart_desk_open (&desk, 2, "");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhHeartDealStep");
  g_assert_cmpstr (step_at (&desk, "deal desert"), ==, "RhHeartDealStep");
  g_assert_cmpstr (step_at (&desk, "nonsense"), ==, "RhHeartDealStep");
  g_assert_cmpstr (step_at (&desk, "claim _ _ _"), ==, "RhHeartPlayStep");
  g_assert_cmpstr (step_at (&desk, "terrain 1 desert"), ==, "RhHeartPlayStep");
  g_assert_cmpstr (step_at (&desk, "tickets _"), ==, "RhHeartTicketsStep");
  heart_desk_play (&desk, "claim 1 red 2");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhHeartPlayStep");
  g_assert_cmpstr (step_at (&desk, "tickets 1 +8"), ==, "RhHeartTicketsStep");
  heart_desk_play (&desk, "tickets 1 +8");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhHeartTicketsStep");
  heart_desk_play (&desk, "tickets 2");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhEndStep");
  heart_desk_close (&desk);
}

static void
test_resources (void)
{
  /* Its keys and its sample are there, once its resources are known. */
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GBytes) sample = NULL;

  rh_heart_ui.style ();
  builder = gtk_builder_new_from_resource (rh_heart_ui.shortcuts);
  for (guint i = 0; i < 3; i++) {
    g_autofree char *id = g_strdup_printf ("group%u", i);

    g_assert_true (GTK_IS_SHORTCUTS_GROUP (gtk_builder_get_object (builder, id)));
  }
  sample = g_resources_lookup_data (rh_heart_ui.sample, 0, NULL);
  g_assert_nonnull (sample);
}

static void
test_editors (void)
{
  /* Whatever was played can be given again, and begins as it was. */
  static const char *const moves[] = { "deal desert jungle", "terrain 1 desert", "claim 2 red 3 double engines=4", "tickets 1 +8" };
  HeartDesk desk;

  heart_desk_open (&desk, 2, "");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    GtkWidget *editor = rh_heart_ui.editor_new (rh_session_get_setup (desk.session), heart_desk_state (&desk), moves[i]);
    g_autofree char *line = NULL;

    g_object_ref_sink (editor);
    line = rh_editor_dup_line (RH_EDITOR (editor));
    g_assert_cmpstr (line, ==, moves[i]);
    g_object_unref (editor);
  }
  heart_desk_close (&desk);
}

/* What stands in the correction beside what can be pressed. */
static void
assert_says (HeartDesk *desk, const char *text)
{
  if (!board_says (desk->board.window, text))
    g_error ("“%s” isn’t said", text);
}

static void
test_strike (void)
{
  /* Cards that nobody took are struck out: it is seen what comes of it before, and it can be left as it was; a route that was
   * doubled with them waits, and what was struck out is put back from the list of the moves. */
  HeartDesk desk;
  GtkWidget *editor;
  g_autoptr (GPtrArray) formers = NULL;

  heart_desk_open (&desk, 2, "deal desert jungle;terrain 1 mountain mountain;claim 2 red 5;"
                             "claim 1 white 4 double engines=0;terrain 2 desert");
  heart_desk_show (&desk, rh_amend_new (&rh_heart_ui, desk.session, 1, -1, NULL), 900, 600);
  editor = board_find (desk.board.window, RH_TYPE_EDITOR, 0);
  assert_says (&desk, "Nothing is changed yet.");

  heart_desk_click (&desk, "Strike Out This Move");
  assert_says (&desk, "With the same decision, 1 later move comes back.");
  assert_says (&desk, "Move 4 waits: “Anna claims: white route of 4, doubled with 2 mountain cards: 14 points.” It can’t be doubled "
                      "at that point: Anna has 0: 2 missing to pay. It takes at least 2 engines from the hand.");
  g_assert_false (gtk_widget_is_sensitive (editor));
  heart_desk_click (&desk, "Strike Out This Move");
  assert_says (&desk, "Nothing is changed yet.");
  g_assert_true (gtk_widget_is_sensitive (editor));

  heart_desk_click (&desk, "Strike Out This Move");
  heart_desk_click (&desk, "Strike Out");
  g_assert_cmpuint (rh_session_get_n_played (desk.session), ==, 2);

  gtk_window_destroy (GTK_WINDOW (desk.board.window));
  heart_desk_play (&desk, "claim 1 white 4 double engines=2;terrain 2 desert;claim 1 blue 1");
  formers = rh_session_list_former (desk.session, NULL);
  heart_desk_show (&desk, rh_amend_new (&rh_heart_ui, desk.session, 1, -1, g_ptr_array_steal_index (formers, 0)), 900, 600);
  assert_says (&desk, "Put back as move 2");
  assert_says (&desk, "It fits, and all later moves still fit.");
  heart_desk_click (&desk, "Apply");
  g_assert_cmpuint (rh_session_get_n_played (desk.session), ==, 6);
  g_assert_cmpstr (rh_session_get_move (desk.session, 1), ==, "terrain 1 mountain mountain");
  heart_desk_close (&desk);
}

static void
test_not_struck (void)
{
  /* The first cards and the count have their place, and a single move is undone: nothing there can be struck out. */
  HeartDesk desk;

  heart_desk_open (&desk, 2, "deal desert jungle;claim 1 red 2");
  heart_desk_show (&desk, rh_amend_new (&rh_heart_ui, desk.session, 0, -1, NULL), 900, 600);
  g_assert_null (board_find_named (desk.board.window, GTK_TYPE_TOGGLE_BUTTON, "Strike Out This Move"));
  heart_desk_close (&desk);
  heart_desk_open (&desk, 2, "claim 1 red 2");
  heart_desk_show (&desk, rh_amend_new (&rh_heart_ui, desk.session, 0, -1, NULL), 900, 600);
  g_assert_null (board_find_named (desk.board.window, GTK_TYPE_TOGGLE_BUTTON, "Strike Out This Move"));
  heart_desk_close (&desk);
}

static void
test_unlisted (void)
{
  /* Turns of train cards alone are no moves: the list says so, and between which moves somebody has had no other. */
  HeartDesk desk;

  heart_desk_open (&desk, 3, "claim 1 red 2;claim 3 blue 2");
  heart_desk_show (&desk, rh_book_new (&rh_heart_ui, desk.session), 900, 600);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (heart_desk_find (&desk, "Moves")), TRUE);
  assert_says (&desk, "Bram: no route, no terrain card");
  assert_says (&desk, "Turns in which only train cards or tickets were drawn are not moves: neither this list nor a record "
                      "has them.");
  heart_desk_close (&desk);
}

static void
test_changed (void)
{
  /* A colour that was meant for the next route takes the place of this one's: that isn't without a word. */
  HeartDesk desk;
  GtkWidget *page;

  heart_desk_open (&desk, 2, "claim 1 red 3");
  g_assert_true (rh_session_set_draft (desk.session, "claim 2 white 3", NULL));
  page = rh_table_page_new (&rh_heart_ui, desk.session);
  heart_desk_show (&desk, page, 1000, 700);
  board_settle ();
  heart_desk_click (&desk, "Red");
  g_assert_true (board_says (page, "Changed, and not claimed yet: white route of 3, now red route of 3."));
  heart_desk_close (&desk);
}

static void
assert_lit (GtkWidget *page, guint seat)
{
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (board_is_selected (board_find (page, RH_TYPE_HEART_LANE, i)), ==, i == seat);
}

static void
test_asked (void)
{
  /* Whoever's tickets are told anew is lit on the board, until it is left, or corrected; then who is next is again. */
  HeartDesk desk;
  GtkWidget *page;

  heart_desk_open (&desk, 3, "claim 1 red 3;tickets 1 +8");
  page = rh_table_page_new (&rh_heart_ui, desk.session);
  heart_desk_show (&desk, page, 1000, 700);
  assert_lit (page, 1);
  heart_desk_click (&desk, "Anna: ✓ 8");
  assert_lit (page, 0);
  g_assert_true (rh_session_set_draft (desk.session, "tickets 2 +5", NULL)); /* what waits meanwhile is told, and taken back */
  assert_lit (page, 0);
  g_assert_true (rh_session_undo (desk.session, NULL));
  assert_lit (page, 0);
  heart_desk_click (&desk, "Leave Unchanged");
  assert_lit (page, 1);
  heart_desk_click (&desk, "Anna: ✓ 8");
  heart_desk_click (&desk, "5");
  heart_desk_click (&desk, "+ fulfilled");
  assert_lit (page, 0);
  heart_desk_click (&desk, "Done, 13 points, 2 tickets fulfilled");
  assert_lit (page, 1);
  heart_desk_click (&desk, "Anna: ✓ 13");
  g_assert_true (rh_session_end (desk.session, NULL));
  assert_lit (page, 3); /* nobody */
  heart_desk_close (&desk);
}

static void
test_newest (void)
{
  /* Of more tickets than have room on a phone the newest is in sight, and what says so. */
  HeartDesk desk;
  GtkWidget *page;
  GtkWidget *line = NULL;
  GtkAdjustment *adjustment;

  heart_desk_open (&desk, 2, "claim 1 red 3");
  g_assert_true (rh_session_set_draft (desk.session, "tickets 1 +10 +11 +12 +13 +14 +15 +16 +17 +18 +19 +20 21_", NULL));
  page = rh_table_page_new (&rh_heart_ui, desk.session);
  heart_desk_show (&desk, page, 360, 720);
  heart_desk_click (&desk, "+ fulfilled");
  board_settle ();
  line = board_find_text (page, "+21, fulfilled");
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (heart_desk_find (&desk, "Take off: +21, fulfilled"), GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_nonnull (line);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  while (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) < gtk_adjustment_get_upper (adjustment) - 1)
    board_settle ();
  heart_desk_close (&desk);
}

/* Where that stands in the list of the moves, once it is opened: from 0 to 1 if it is seen. */
static double
open_moves (HeartDesk *desk, const char *text)
{
  GtkWidget *book = rh_book_new (&rh_heart_ui, desk->session);
  GtkWidget *label;
  double x, y;
  guint i = 0;

  heart_desk_show (desk, book, 900, 400);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (heart_desk_find (desk, "Moves")), TRUE);
  board_settle ();
  while (!g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label = board_find (book, GTK_TYPE_LABEL, i))), text))
    i++;
  g_assert_true (gtk_widget_translate_coordinates (label, book, 0, 0, &x, &y));
  gtk_window_destroy (GTK_WINDOW (desk->board.window));

  return y / 400;
}

static void
test_struck_seen (void)
{
  /* What was struck out last is in sight where the moves are opened next; once the game goes on, they end with the newest. */
  const char *struck = "Struck out before it: Anna claims";
  const char *const added[] = { "claim 2 red 1", "claim 1 red 1", "claim 2 red 1", "claim 1 red 1", "claim 2 red 1",
                                "claim 1 red 1", "claim 2 red 1", "claim 1 red 1", "claim 2 red 1", NULL };
  g_autofree char *moves = g_strjoinv (";", (char **) added);
  HeartDesk desk;
  double y;

  heart_desk_open (&desk, 2, "claim 1 red 3");
  heart_desk_play (&desk, moves);
  g_assert_true (rh_session_strike (desk.session, 0, added, NULL));
  y = open_moves (&desk, struck);
  g_assert_cmpfloat (y, >, 0);
  g_assert_cmpfloat (y, <, 1);
  heart_desk_play (&desk, "claim 1 red 1");
  g_assert_cmpfloat (open_moves (&desk, struck), <, 0);
  heart_desk_show (&desk, gtk_label_new (NULL), 100, 100);
  heart_desk_close (&desk);
}

static void
test_replay (void)
{
  /* A game that is looked at shows each step with its answer, and nothing in it can be pressed. */
  static const char *const moves[] = { "deal desert jungle", "claim 1 red 3 double engines=0", "terrain 2 jungle",
                                       "tickets 2 +8", "tickets 1 -7" };
  HeartDesk desk;
  g_autoptr (RhSession) replay = NULL;
  GtkWidget *page;

  heart_desk_open (&desk, 2, "");
  replay = rh_session_new_replay (rh_session_get_setup (desk.session), moves, G_N_ELEMENTS (moves), 0, NULL);
  page = rh_table_page_new (&rh_heart_ui, replay);
  heart_desk_show (&desk, page, 1000, 700);
  g_assert_true (heart_desk_is_chosen (&desk, "Anna: Desert"));
  g_assert_null (heart_desk_find (&desk, "Begin without Cards"));
  g_assert_true (rh_session_go_to (replay, 1, NULL));
  g_assert_true (heart_desk_is_chosen (&desk, "Doubled, 8, 1 own card"));
  g_assert_true (heart_desk_is_chosen (&desk, "Red"));
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (&desk, "Red")));
  g_assert_true (rh_session_go_to (replay, 2, NULL));
  g_assert_true (heart_desk_is_chosen (&desk, "Take a jungle card"));
  g_assert_true (rh_session_go_to (replay, 3, NULL));
  g_assert_true (heart_desk_is_chosen (&desk, "End the Game…"));
  g_assert_true (rh_session_go_to (replay, 4, NULL));
  g_assert_true (board_says (page, "−7 ✕"));
  g_assert_true (rh_session_go_to (replay, 5, NULL));
  g_assert_true (board_says (page, "Anna has won!") || board_says (page, "Bram has won!"));
  heart_desk_close (&desk);
}

static void
test_passed (void)
{
  /* A turn of train cards is no move, and yet the last that happened; its undo is told, and the last move then. */
  HeartDesk desk;
  GtkWidget *page;

  heart_desk_open (&desk, 3, "claim 1 white 3");
  page = rh_table_page_new (&rh_heart_ui, desk.session);
  heart_desk_show (&desk, page, 1000, 700);
  g_assert_true (board_says (page, "Anna claims: white route of 3, 4 points."));
  g_assert_true (rh_session_set_draft (desk.session, "claim 3 _ _", NULL));
  g_assert_true (board_says (page, "Bram’s turn is over, without a move."));
  g_assert_false (board_says (page, "Anna claims: white route of 3, 4 points."));
  gtk_widget_activate_action (page, "table.undo", NULL);
  g_assert_true (board_says (page, "Undo: Csilla’s turn"));
  g_assert_true (board_says (page, "Anna claims: white route of 3, 4 points."));
  gtk_widget_activate_action (page, "table.redo", NULL);
  g_assert_true (board_says (page, "Redo: Csilla’s turn"));
  g_assert_true (board_says (page, "Bram’s turn is over, without a move."));
  heart_desk_close (&desk);
}

static guint
count_beside (GtkWidget *ledger, const char *name)
{
  GtkWidget *button = board_find_named (ledger, GTK_TYPE_TOGGLE_BUTTON, name);
  guint n = 0;

  for (GtkWidget *other = gtk_widget_get_first_child (gtk_widget_get_parent (button)); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    n++;

  return n;
}

static void
test_ledger (void)
{
  /* Five players don't fit in a line: they stand three and two, nobody alone. */
  HeartDesk desk;
  GtkWidget *ledger;

  heart_desk_open (&desk, 5, "");
  ledger = rh_ledger_new (&rh_heart_telling, rh_session_get_setup (desk.session), 0);
  heart_desk_show (&desk, ledger, 360, 400);
  g_assert_cmpuint (count_beside (ledger, "Csilla"), ==, 3);
  g_assert_cmpuint (count_beside (ledger, "Elena"), ==, 2);
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-ui/steps", test_steps);
  g_test_add_func ("/heart-ui/resources", test_resources);
  g_test_add_func ("/heart-ui/editors", test_editors);
  g_test_add_func ("/heart-ui/strike", test_strike);
  g_test_add_func ("/heart-ui/not-struck", test_not_struck);
  g_test_add_func ("/heart-ui/unlisted", test_unlisted);
  g_test_add_func ("/heart-ui/changed", test_changed);
  g_test_add_func ("/heart-ui/struck-seen", test_struck_seen);
  g_test_add_func ("/heart-ui/asked", test_asked);
  g_test_add_func ("/heart-ui/newest", test_newest);
  g_test_add_func ("/heart-ui/replay", test_replay);
  g_test_add_func ("/heart-ui/passed", test_passed);
  g_test_add_func ("/heart-ui/ledger", test_ledger);

  return g_test_run ();
}
