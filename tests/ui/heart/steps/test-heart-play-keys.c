/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn by keys: what they mean while a route or cards are told, and what takes it back. */

#include "config.h"

#include "heart-desk.h"

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
test_why_keys (HeartDesk *desk, gconstpointer data)
{
  /* Keys do what they do without it; what does nothing leaves it open, and Enter closes it. */
  heart_desk_keys (desk, "n g 2 h y");
  heart_desk_assert_draft (desk, "claim 2 yellow 2");
  g_assert_false (heart_desk_is_chosen (desk, "Why?"));
  heart_desk_keys (desk, "h 3 h BackSpace h BackSpace h u");
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

#define ADD(name, moves, function) \
  g_test_add ("/heart-play-keys/" name, HeartDesk, moves, heart_desk_set_up_turn, function, heart_desk_tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("own-keys", HEART_DESK_START, test_own_keys);
  ADD ("card-unfinished", HEART_DESK_START, test_card_unfinished);
  ADD ("route-unfinished", HEART_DESK_START, test_route_unfinished);
  ADD ("figures", HEART_DESK_START, test_figures);
  ADD ("twice", HEART_DESK_START, test_twice);
  ADD ("enter", HEART_DESK_START, test_enter);
  ADD ("back", HEART_DESK_START, test_back);
  ADD ("escape", HEART_DESK_START, test_escape);
  ADD ("why-keys", HEART_DESK_START, test_why_keys);

  return g_test_run ();
}
