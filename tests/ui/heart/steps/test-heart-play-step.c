/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn: what is told at each moment, by clicks above all, and what can be taken back. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-telling.h"
#include "rh-undo.h"

static void
test_claim (HeartDesk *desk, gconstpointer data)
{
  /* Who comes next is offered; a colour, a length, and what it brings. */
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
  heart_desk_click (desk, "Purple");
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Plain, no cards")));
  g_assert_true (board_says (desk->board.window, "How long is the route?"));
  heart_desk_click (desk, "Length 4");
  g_assert_true (board_says (desk->board.window, "Anna claims a route"));
  g_assert_true (board_says (desk->board.window, "Doubling takes 2 jungle cards. Anna has 1, Bram 3: 2 missing to draw level."));
  heart_desk_click (desk, "Plain, 7, no cards");
  heart_desk_assert_last (desk, "claim 1 purple 4");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
}

static void
step_back (HeartDesk *desk)
{
  g_autofree char *back = rh_undo_text (&rh_heart_telling, desk->session);

  g_assert_cmpstr (back, ==, "Undo: Anna claims a route");
  g_assert_true (rh_session_undo (desk->session, NULL));
}

static void
step_on (HeartDesk *desk)
{
  g_autofree char *on = rh_redo_text (&rh_heart_telling, desk->session);

  g_assert_cmpstr (on, ==, "Redo: Anna claims a route");
  g_assert_true (rh_session_redo (desk->session, NULL));
  heart_desk_assert_last (desk, "claim 1 purple 4");
  g_assert_false (rh_session_can_redo (desk->session));
}

static void
test_again (HeartDesk *desk, gconstpointer data)
{
  /* What one press took back one press gives back: the answer that made it a claim, or a claim of which nothing else is known. */
  heart_desk_click (desk, "Purple");
  heart_desk_click (desk, "Length 4");
  heart_desk_click (desk, "Plain, 7, no cards");
  step_back (desk);
  heart_desk_assert_draft (desk, "claim _ purple 4");
  step_on (desk);
  g_assert_true (rh_session_undo (desk->session, NULL));
  for (guint i = 0; i < 2; i++)
    g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "");
  heart_desk_play (desk, "claim 1 purple 4");
  step_back (desk);
  heart_desk_assert_draft (desk, "");
  step_on (desk);
}

static void
test_another (HeartDesk *desk, gconstpointer data)
{
  /* Anybody may act, in four taps; that it is out of turn is said, and written down. */
  heart_desk_click (desk, "Bram");
  g_assert_true (board_says (desk->board.window, "Bram, out of turn: it is Anna’s turn"));
  heart_desk_click (desk, "Green");
  heart_desk_click (desk, "Length 2");
  g_assert_true (board_says (desk->board.window, "Doubling takes 1 jungle card. Bram has 3, nobody has more."));
  g_assert_true (board_says (desk->board.window, "Bram claims a route, out of turn"));
  heart_desk_click (desk, "Doubled, 4, 1 own card");
  heart_desk_assert_last (desk, "claim 2 green 2 double engines=0 before 1");
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
}

static void
test_out_of_turn (HeartDesk *desk, gconstpointer data)
{
  /* Somebody else, by a letter: one key or one tap goes back, also from half a route. */
  const char *const back[] = { "n", "BackSpace", "Escape", "r Escape", "d Escape" };

  heart_desk_keys (desk, "n");
  for (guint i = 0; i < G_N_ELEMENTS (back); i++) {
    heart_desk_keys (desk, "u");
    heart_desk_assert_draft (desk, "claim 3 _ _ from 2");
    g_assert_true (board_says (desk->board.window, "Csilla, out of turn: it is Bram’s turn"));
    g_assert_null (heart_desk_find (desk, HEART_DESK_DRAW));
    heart_desk_keys (desk, back[i]);
    heart_desk_assert_draft (desk, "claim 2 _ _");
    g_assert_true (board_says (desk->board.window, "What does Bram do?"));
  }
  heart_desk_keys (desk, "u");
  heart_desk_click (desk, "Back to Bram");
  heart_desk_assert_draft (desk, "claim 2 _ _");
  heart_desk_keys (desk, "u d j");
  heart_desk_assert_last (desk, "terrain 3 desert jungle before 2");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
}

static void
test_out_of_turn_last (HeartDesk *desk, gconstpointer data)
{
  /* Whom a letter passes over in the last round is asked after that, and who acted out of turn, too: nobody has had a turn who
   * may not have had it. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1");
  heart_desk_keys (desk, "u u r 1 i");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
  heart_desk_keys (desk, "u r 4 i");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
  g_assert_true (board_says (desk->board.window, "Last round: Anna has 1 train left, so everybody has one more turn."));
  heart_desk_keys (desk, "n n n n n");
  g_assert_true (board_says (desk->board.window, "Everybody has had the last turn: the tickets are counted next."));
}

static void
test_engines (HeartDesk *desk, gconstpointer data)
{
  /* Every split is there to choose, and closed again by the same button; figures are its keys, and a stray one claims nothing. */
  heart_desk_keys (desk, "n b 5 e");
  heart_desk_assert_draft (desk, "claim 2 blue 5 double");
  g_assert_nonnull (heart_desk_find (desk, "0 engines, 2 own cards, 1 card left"));
  g_assert_nonnull (heart_desk_find (desk, "2 engines, 0 own cards, 3 cards left"));
  heart_desk_keys (desk, "Escape");
  heart_desk_assert_draft (desk, "claim 2 blue 5");
  heart_desk_keys (desk, "e 1");
  heart_desk_assert_draft (desk, "claim 2 blue 5 double engines=1");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk->board.window)) == heart_desk_find (desk, "Doubled, 20, 1 engine + 1 card"));
  heart_desk_keys (desk, "2");
  g_assert_true (heart_desk_is_chosen (desk, "2 engines, 0 own cards, 3 cards left"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "claim 2 blue 5 double engines=1");
  heart_desk_keys (desk, "Escape");
  g_assert_nonnull (heart_desk_find (desk, "Doubled, 20, 2 own cards"));
  heart_desk_keys (desk, "e 1 x");
  heart_desk_assert_last (desk, "claim 2 blue 5 double engines=1");
}

static void
test_nothing_to_choose (HeartDesk *desk, gconstpointer data)
{
  /* Engines can't be chosen until there is a choice; until then, the end has their place. */
  heart_desk_keys (desk, "n b");
  g_assert_null (heart_desk_find (desk, "Engines…"));
  heart_desk_keys (desk, "5");
  g_assert_true (gtk_widget_is_sensitive (heart_desk_find (desk, "Engines…")));
}

static void
test_more_engines (HeartDesk *desk, gconstpointer data)
{
  /* More than it takes is allowed. */
  heart_desk_keys (desk, "n b 5 e");
  heart_desk_click (desk, "7 engines");
  g_assert_true (heart_desk_is_chosen (desk, "7 engines"));
  heart_desk_click (desk, "Doubled, 20, 7 engines");
  heart_desk_assert_last (desk, "claim 2 blue 5 double engines=7");
}

static void
test_terrain (HeartDesk *desk, gconstpointer data)
{
  /* One card and no other, or two: the second ends the turn. */
  heart_desk_keys (desk, "d");
  heart_desk_assert_draft (desk, "terrain _ desert");
  g_assert_true (heart_desk_is_chosen (desk, "Take a desert card"));
  g_assert_true (board_says (desk->board.window, "Anna takes terrain cards"));
  heart_desk_keys (desk, "c");
  heart_desk_assert_last (desk, "terrain 1 desert");
  heart_desk_keys (desk, "j m");
  heart_desk_assert_last (desk, "terrain 2 jungle mountain");
  heart_desk_click (desk, "Take a jungle card");
  heart_desk_click (desk, "Take a jungle card");
  heart_desk_assert_last (desk, "terrain 3 jungle jungle");
}

static void
test_none_left (HeartDesk *desk, gconstpointer data)
{
  /* Of a type of which fifteen lie there, none can be taken. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "terrain 1 desert desert");
  g_assert_true (gtk_widget_is_sensitive (heart_desk_find (desk, "Take a desert card")));
  heart_desk_play (desk, "terrain 2 desert");
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Take a desert card")));
  g_assert_false (heart_desk_key (desk, "d"));
}

static void
test_other (HeartDesk *desk, gconstpointer data)
{
  /* A card takes the place of a colour; whose it is stays. */
  heart_desk_keys (desk, "n n n w m");
  heart_desk_assert_draft (desk, "terrain 3 mountain");
}

static void
test_trains (HeartDesk *desk, gconstpointer data)
{
  /* A route longer than the trains left can't be claimed, and why is told. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_keys (desk, "n n n r");
  g_assert_true (heart_desk_is_closed (desk, "Length 4"));
  g_assert_false (heart_desk_is_closed (desk, "Length 3"));
  heart_desk_keys (desk, "6");
  g_assert_true (board_says (desk->board.window, "Only 3 trains left for a route of 6."));
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Plain, no cards")));
  g_assert_false (heart_desk_key (desk, "i"));
  heart_desk_keys (desk, "3 i");
  heart_desk_assert_last (desk, "claim 1 red 3");
}

static void
test_last_round (HeartDesk *desk, gconstpointer data)
{
  /* Who has one more turn in the last round is said before anything else; that it has begun, by the news. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 2 red 6");
  heart_desk_play (desk, "claim 2 red 1");
  g_assert_true (board_says (desk->board.window, "Terrain card: choose which. Route: choose colour and length."));
  heart_desk_keys (desk, "n");
  g_assert_true (board_says (desk->board.window, "Last round: Bram has 2 trains left. One more turn: Anna and Bram."));
}

static void
test_why (HeartDesk *desk, gconstpointer data)
{
  /* Where the numbers come from, instead of what is asked, until it is asked again. */
  heart_desk_keys (desk, "n g 2 h");
  g_assert_true (board_says (desk->board.window, "Bram’s points"));
  g_assert_true (heart_desk_is_chosen (desk, "Why?"));
  heart_desk_keys (desk, "Escape");
  g_assert_false (heart_desk_is_chosen (desk, "Why?"));
  heart_desk_keys (desk, "h h y");
  heart_desk_assert_draft (desk, "claim 2 yellow 2");
}

static void
test_focus (HeartDesk *desk, gconstpointer data)
{
  /* Before anything is told, an Enter too many does nothing; with a claim, what costs nothing has the focus. */
  GtkWidget *focus;

  rh_step_focus (desk->step);
  focus = gtk_root_get_focus (GTK_ROOT (desk->board.window));
  g_assert_false (GTK_IS_BUTTON (focus));
  heart_desk_keys (desk, "n w 2");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk->board.window)) ==
                 heart_desk_find (desk, "Plain, 2, no cards"));
  heart_desk_keys (desk, "1");
  heart_desk_click (desk, "Other Player…");
  heart_desk_click (desk, "Anna");
  g_assert_true (gtk_widget_is_sensitive (heart_desk_find (desk, "Plain, 1, no cards")));
  rh_step_focus (desk->step);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk->board.window)) == heart_desk_find (desk, "Plain, 1, no cards"));
}

static void
test_skipped (HeartDesk *desk, gconstpointer data)
{
  /* Where the first cards were left out, nothing told isn't the same as nothing entered. */
  g_assert_true (rh_session_set_draft (desk->session, "claim _ _ _", NULL));
  heart_desk_keys (desk, "y BackSpace");
  heart_desk_assert_draft (desk, "claim _ _ _");
}

#define ADD(name, moves, function) \
  g_test_add ("/heart-play-step/" name, HeartDesk, moves, heart_desk_set_up_turn, function, heart_desk_tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("claim", HEART_DESK_START, test_claim);
  ADD ("again", HEART_DESK_START, test_again);
  ADD ("another", HEART_DESK_START, test_another);
  ADD ("out-of-turn", HEART_DESK_START, test_out_of_turn);
  ADD ("out-of-turn-last", HEART_DESK_START, test_out_of_turn_last);
  ADD ("engines", HEART_DESK_START, test_engines);
  ADD ("nothing-to-choose", HEART_DESK_START, test_nothing_to_choose);
  ADD ("more-engines", HEART_DESK_START, test_more_engines);
  ADD ("terrain", HEART_DESK_START, test_terrain);
  ADD ("none-left", "deal jungle jungle jungle", test_none_left);
  ADD ("other", HEART_DESK_START, test_other);
  ADD ("trains", HEART_DESK_START, test_trains);
  ADD ("last-round", HEART_DESK_START, test_last_round);
  ADD ("why", HEART_DESK_START, test_why);
  ADD ("focus", HEART_DESK_START, test_focus);
  ADD ("skipped", "", test_skipped);

  return g_test_run ();
}
