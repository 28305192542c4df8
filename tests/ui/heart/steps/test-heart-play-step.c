/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn: by clicks and by keys, with what is told at each moment, and what can be taken back. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-play-step.h"
#include "rh-heart-telling.h"
#include "rh-undo.h"

#define DRAW "Draws Train Cards or Tickets, nothing to write down; next player"
#define START "deal desert jungle mountain;terrain 1 desert jungle;terrain 2 jungle jungle;terrain 3 mountain"

static void
set_up (HeartDesk *desk, gconstpointer data)
{
  heart_desk_open (desk, 3, data);
  heart_desk_ask (desk, RH_TYPE_HEART_PLAY_STEP);
}

static void
tear_down (HeartDesk *desk, gconstpointer data)
{
  heart_desk_close (desk);
}

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
  /* A figure that came before the colour: one key or one tap goes back, also from half a route. */
  const char *const back[] = { "n", "BackSpace", "Escape", "r Escape", "d Escape" };

  heart_desk_keys (desk, "n");
  for (guint i = 0; i < G_N_ELEMENTS (back); i++) {
    heart_desk_keys (desk, "3");
    heart_desk_assert_draft (desk, "claim 3 _ _ from 2");
    g_assert_true (board_says (desk->board.window, "Csilla, out of turn: it is Bram’s turn"));
    g_assert_null (heart_desk_find (desk, DRAW));
    heart_desk_keys (desk, back[i]);
    heart_desk_assert_draft (desk, "claim 2 _ _");
    g_assert_true (board_says (desk->board.window, "What does Bram do?"));
  }
  heart_desk_keys (desk, "3");
  heart_desk_click (desk, "Back to Bram");
  heart_desk_assert_draft (desk, "claim 2 _ _");
  heart_desk_keys (desk, "3 d j");
  heart_desk_assert_last (desk, "terrain 3 desert jungle before 2");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
}

static void
test_out_of_turn_last (HeartDesk *desk, gconstpointer data)
{
  /* Whom a figure passes over in the last round is asked after that, and who acted out of turn, too: nobody has had a turn who
   * may not have had it. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1");
  heart_desk_keys (desk, "1 r 1 i");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
  heart_desk_keys (desk, "3 r 4 i");
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
test_drew (HeartDesk *desk, gconstpointer data)
{
  /* A turn of which nothing is written down says who comes next, around the table; undo takes it back. */
  heart_desk_click (desk, DRAW);
  heart_desk_assert_draft (desk, "claim 2 _ _");
  g_assert_true (board_says (desk->board.window, "What does Bram do?"));
  heart_desk_keys (desk, "n n n");
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_true (board_says (desk->board.window, "What does Csilla do?"));
  heart_desk_keys (desk, "w 2 i");
  heart_desk_assert_last (desk, "claim 3 white 2");
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
}

static void
test_own_keys (HeartDesk *desk, gconstpointer data)
{
  /* What says that a turn is over says nothing else where less of a turn was taken back than was meant. */
  heart_desk_keys (desk, "n b 5");
  g_assert_false (heart_desk_key (desk, "n"));
  g_assert_false (heart_desk_key (desk, "c"));
  heart_desk_assert_draft (desk, "claim 2 blue 5");
  heart_desk_keys (desk, "BackSpace BackSpace d");
  g_assert_false (heart_desk_key (desk, "n"));
  g_assert_false (heart_desk_key (desk, "i"));
  heart_desk_assert_draft (desk, "terrain 2 desert");
}

static void
test_drew_tickets (HeartDesk *desk, gconstpointer data)
{
  /* The tickets are looked at without forgetting who comes next; they are asked from who begins. */
  heart_desk_keys (desk, "n n n t f");
  heart_desk_assert_draft (desk, "tickets 1 from 3");
}

static void
test_drew_last (HeartDesk *desk, gconstpointer data)
{
  /* Once everybody has had the last turn, there is none to be taken. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1;terrain 2 desert;terrain 3 desert");
  g_assert_true (heart_desk_key (desk, "n"));
  heart_desk_play (desk, "terrain 1 desert");
  g_assert_true (board_says (desk->board.window, "Is the last round over?"));
  g_assert_false (heart_desk_is_chosen (desk, "Bram"));
  g_assert_null (heart_desk_find (desk, DRAW));
  g_assert_false (heart_desk_key (desk, "n"));
}

static void
test_drew_all (HeartDesk *desk, gconstpointer data)
{
  /* Nor where all of them were for train cards; whoever is gone back to meanwhile still has one more turn. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1");
  heart_desk_keys (desk, "n 2 n n n");
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
  heart_desk_keys (desk, "n n");
  g_assert_true (board_says (desk->board.window, "Is the last round over?"));
  g_assert_true (board_says (desk->board.window, "Everybody has had the last turn: the tickets are counted next."));
  g_assert_null (heart_desk_find (desk, DRAW));
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_true (board_says (desk->board.window, "What does Anna do?"));
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
test_card_unfinished (HeartDesk *desk, gconstpointer data)
{
  /* Who goes on without ending the turn loses no card: what is typed then is refused, and what is missing is said. */
  const char *const keys[] = { "w", "3", "1", "t" };

  heart_desk_keys (desk, "n d");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    heart_desk_keys (desk, keys[i]);
    heart_desk_assert_draft (desk, "terrain 2 desert");
    g_assert_true (board_says (desk->board.window, "First this card: a second one, “No Second Terrain Card”, or Undo."));
  }
  g_assert_true (heart_desk_is_closed (desk, "White") && heart_desk_is_closed (desk, "Length 3"));
  g_assert_false (heart_desk_is_closed (desk, "Take a mountain card"));
  heart_desk_keys (desk, "c");
  heart_desk_assert_last (desk, "terrain 2 desert");
  g_assert_false (heart_desk_is_closed (desk, "White") || heart_desk_is_closed (desk, "Length 3"));
}

static void
test_route_unfinished (HeartDesk *desk, gconstpointer data)
{
  /* Nor a route of which all was told; another colour or length corrects it. */
  heart_desk_keys (desk, "n w 3 d");
  heart_desk_assert_draft (desk, "claim 2 white 3");
  g_assert_true (board_says (desk->board.window, "First this route: Plain, Doubled, or Undo."));
  g_assert_true (heart_desk_is_closed (desk, "Take a desert card"));
  g_assert_false (heart_desk_is_closed (desk, "Black") || heart_desk_is_closed (desk, "Length 4"));
  heart_desk_keys (desk, "t");
  heart_desk_assert_draft (desk, "claim 2 white 3");
  heart_desk_keys (desk, "4 k");
  heart_desk_assert_draft (desk, "claim 2 black 4");
  heart_desk_keys (desk, "i");
  heart_desk_assert_last (desk, "claim 2 black 4");
}

static void
test_figures (HeartDesk *desk, gconstpointer data)
{
  /* Once anything is told, a figure is a length and nothing else; whose route or card it is takes an act of its own, in which
   * figures are players. */
  heart_desk_click (desk, "Length 2");
  heart_desk_keys (desk, "3");
  heart_desk_assert_draft (desk, "claim _ _ 3");
  heart_desk_keys (desk, "w 2");
  heart_desk_assert_draft (desk, "claim _ white 2");
  heart_desk_click (desk, "Other Player…");
  heart_desk_keys (desk, "3");
  heart_desk_assert_draft (desk, "claim 3 white 2 from 1");
  heart_desk_keys (desk, "1");
  heart_desk_assert_draft (desk, "claim 3 white 1 from 1");
  heart_desk_keys (desk, "BackSpace BackSpace d");
  heart_desk_click (desk, "Other Player…");
  heart_desk_click (desk, "Bram");
  heart_desk_assert_draft (desk, "terrain 2 desert from 1");
  heart_desk_keys (desk, "c");
  heart_desk_assert_last (desk, "terrain 2 desert before 1");
}

static void
test_twice (HeartDesk *desk, gconstpointer data)
{
  /* Somebody who forgot to claim types the same once more for the next: it isn't swallowed. */
  heart_desk_keys (desk, "n w 3 w");
  g_assert_true (board_says (desk->board.window, "First this route: Plain, Doubled, or Undo."));
  heart_desk_keys (desk, "BackSpace 3");
  g_assert_false (board_says (desk->board.window, "First this route: Plain, Doubled, or Undo."));
  heart_desk_keys (desk, "3");
  g_assert_true (board_says (desk->board.window, "First this route: Plain, Doubled, or Undo."));
  heart_desk_assert_draft (desk, "claim 2 white 3");
}

/* As GTK gives it to what has the focus: a button may keep it from itself. */
static void
press_enter (HeartDesk *desk)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (desk->board.window));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (focus);
  gboolean kept = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
        gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 0, 0, &kept);
  }
  if (!kept)
    gtk_widget_activate (focus);
}

static void
test_enter (HeartDesk *desk, gconstpointer data)
{
  /* An Enter right after the length claims the route, but where own cards may double it: a press of the button that has the focus. */
  rh_step_focus (desk->step);
  heart_desk_keys (desk, "y 3");
  press_enter (desk);
  heart_desk_keys (desk, "Return BackSpace BackSpace n w 3");
  press_enter (desk);
  heart_desk_assert_last (desk, "claim 2 white 3");
}

static void
test_back (HeartDesk *desk, gconstpointer data)
{
  /* Backspace takes back the last that was told; undo does the same a tap at a time. */
  heart_desk_keys (desk, "n w 3 BackSpace");
  heart_desk_assert_draft (desk, "claim 2 white _");
  heart_desk_keys (desk, "BackSpace BackSpace");
  heart_desk_assert_draft (desk, "");
  g_assert_false (heart_desk_key (desk, "BackSpace"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "claim 2 _ _");
}

static void
test_escape (HeartDesk *desk, gconstpointer data)
{
  /* Escape takes back all that was told of a turn, but not whose it is; the next one is for the table. Undo has it back. */
  heart_desk_keys (desk, "n w 3 Escape");
  heart_desk_assert_draft (desk, "claim 2 _ _");
  g_assert_false (heart_desk_key (desk, "Escape"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "claim 2 white 3");
  heart_desk_keys (desk, "Escape d Escape");
  heart_desk_assert_draft (desk, "claim 2 _ _");
  g_assert_false (heart_desk_key (desk, "Escape"));
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
  /* That the last round has begun is said before anything else. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 2 red 6");
  heart_desk_play (desk, "claim 2 red 1");
  g_assert_true (board_says (desk->board.window, "Last round: Bram has 2 trains left, so everybody has one more turn."));
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
test_why_keys (HeartDesk *desk, gconstpointer data)
{
  /* Keys do what they do without it; what does nothing leaves it open, and Enter closes it. */
  heart_desk_keys (desk, "n g 2 h y");
  heart_desk_assert_draft (desk, "claim 2 yellow 2");
  g_assert_false (heart_desk_is_chosen (desk, "Why?"));
  heart_desk_keys (desk, "h 3 h BackSpace h BackSpace h 3");
  heart_desk_assert_draft (desk, "claim 3 _ _ from 2");
  heart_desk_keys (desk, "h");
  g_assert_false (heart_desk_key (desk, "q"));
  g_assert_true (heart_desk_is_chosen (desk, "Why?"));
  heart_desk_keys (desk, "Return");
  g_assert_false (heart_desk_is_chosen (desk, "Why?"));
  /* What can't be is told in its place, the ways to double have their figures, and a claim is made. */
  heart_desk_keys (desk, "n g 2 h m");
  g_assert_true (board_says (desk->board.window, "First this route: Plain, Doubled, or Undo."));
  heart_desk_keys (desk, "e h 1 x");
  heart_desk_assert_last (desk, "claim 2 green 2 double engines=1");
  heart_desk_keys (desk, "n w 1 h i");
  heart_desk_assert_last (desk, "claim 1 white 1");
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
test_tickets (HeartDesk *desk, gconstpointer data)
{
  /* The end is begun by an action of its own, which says so as long as turns are to come, and is left by the same key, or by
   * whatever a turn begins with. */
  const char *const leave[] = { "t", "Escape", "2 Escape", "r Escape" };

  for (guint i = 0; i < G_N_ELEMENTS (leave); i++) {
    heart_desk_keys (desk, "t");
    g_assert_true (board_says (desk->board.window, "Nobody is down to 2 trains yet. You can go back until tickets are counted."));
    g_assert_null (heart_desk_find (desk, DRAW));
    g_assert_false (g_str_has_prefix (rh_session_get_draft (desk->session), "tickets"));
    heart_desk_keys (desk, leave[i]);
    g_assert_null (heart_desk_find (desk, "On to the Tickets"));
    g_assert_nonnull (heart_desk_find (desk, DRAW));
  }
  heart_desk_click (desk, "End the Game…");
  heart_desk_click (desk, "On to the Tickets");
  heart_desk_assert_draft (desk, "tickets 1 from 1");
}

static void
test_tickets_told (HeartDesk *desk, gconstpointer data)
{
  /* Half a route isn't dropped for them until that is told twice; all of one comes first. */
  heart_desk_keys (desk, "r t Escape");
  heart_desk_click (desk, "End the Game…");
  heart_desk_assert_draft (desk, "claim _ red _");
  heart_desk_keys (desk, "3 t");
  heart_desk_assert_draft (desk, "claim _ red 3");
}

static void
test_tickets_played_out (HeartDesk *desk, gconstpointer data)
{
  /* Once everybody has had the last turn it is the main action, in one tap or key. */
  for (guint i = 0; i < 7; i++)
    heart_desk_play (desk, "claim 1 red 6");
  heart_desk_play (desk, "claim 1 red 1;terrain 2 desert;terrain 3 desert;terrain 1 desert");
  g_assert_null (heart_desk_find (desk, "End the Game…"));
  rh_step_focus (desk->step);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk->board.window)) == heart_desk_find (desk, "On to the Tickets"));
  heart_desk_keys (desk, "t");
  heart_desk_assert_draft (desk, "tickets 1");
}

static void
test_skipped (HeartDesk *desk, gconstpointer data)
{
  /* Where the first cards were left out, nothing told isn't the same as nothing entered. */
  g_assert_true (rh_session_set_draft (desk->session, "claim _ _ _", NULL));
  heart_desk_keys (desk, "y BackSpace");
  heart_desk_assert_draft (desk, "claim _ _ _");
}

#define ADD(name, moves, function) g_test_add ("/heart-play-step/" name, HeartDesk, moves, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("claim", START, test_claim);
  ADD ("again", START, test_again);
  ADD ("another", START, test_another);
  ADD ("out-of-turn", START, test_out_of_turn);
  ADD ("out-of-turn-last", START, test_out_of_turn_last);
  ADD ("engines", START, test_engines);
  ADD ("nothing-to-choose", START, test_nothing_to_choose);
  ADD ("more-engines", START, test_more_engines);
  ADD ("terrain", START, test_terrain);
  ADD ("drew", START, test_drew);
  ADD ("own-keys", START, test_own_keys);
  ADD ("drew-tickets", START, test_drew_tickets);
  ADD ("drew-last", START, test_drew_last);
  ADD ("drew-all", START, test_drew_all);
  ADD ("none-left", "deal jungle jungle jungle", test_none_left);
  ADD ("other", START, test_other);
  ADD ("card-unfinished", START, test_card_unfinished);
  ADD ("route-unfinished", START, test_route_unfinished);
  ADD ("figures", START, test_figures);
  ADD ("twice", START, test_twice);
  ADD ("enter", START, test_enter);
  ADD ("back", START, test_back);
  ADD ("escape", START, test_escape);
  ADD ("trains", START, test_trains);
  ADD ("last-round", START, test_last_round);
  ADD ("why", START, test_why);
  ADD ("why-keys", START, test_why_keys);
  ADD ("focus", START, test_focus);
  ADD ("tickets", START, test_tickets);
  ADD ("tickets-told", START, test_tickets_told);
  ADD ("tickets-played-out", START, test_tickets_played_out);
  ADD ("skipped", "", test_skipped);

  return g_test_run ();
}
