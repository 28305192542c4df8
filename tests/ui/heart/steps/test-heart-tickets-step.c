/* SPDX-License-Identifier: GPL-3.0-or-later
 * The tickets at the end: typed by clicks and keys, of one player after the other, in any order. Bram begins. */

#include "config.h"

#include "heart-desk.h"

#include "rh-announce.h"
#include "rh-heart-tickets-step.h"

static void
set_up (HeartDesk *desk, gconstpointer data)
{
  heart_desk_open_from (desk, 3, "2", "claim 1 white 3");
  g_assert_true (rh_session_set_draft (desk->session, "tickets _", NULL));
  heart_desk_ask (desk, RH_TYPE_HEART_TICKETS_STEP);
}

static void
tear_down (HeartDesk *desk, gconstpointer data)
{
  heart_desk_close (desk);
}

static gboolean
can_be_done (HeartDesk *desk)
{
  GtkWidget *button;
  guint i = 0;

  while (!gtk_widget_has_css_class (button = board_find (desk->board.window, GTK_TYPE_BUTTON, i), "main"))
    i++;

  return gtk_widget_is_sensitive (button);
}

static void
test_keys (HeartDesk *desk, gconstpointer data)
{
  /* A figure, and what became of it; the number pad has them too. */
  g_assert_true (board_says (desk->board.window, "Which tickets does Bram have?"));
  heart_desk_keys (desk, "8 plus 1 2 KP_Add");
  g_assert_true (board_says (desk->board.window, "+12, fulfilled"));
  heart_desk_keys (desk, "5");
  heart_desk_assert_draft (desk, "tickets _ +8 +12 5_");
  g_assert_true (board_says (desk->board.window, "5: fulfilled or failed?"));
  heart_desk_keys (desk, "KP_Subtract");
  g_assert_true (board_says (desk->board.window, "15 points, 2 tickets fulfilled"));
  heart_desk_keys (desk, "f");
  heart_desk_assert_last (desk, "tickets 2 +8 +12 -5");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
}

static void
test_clicks (HeartDesk *desk, gconstpointer data)
{
  /* Another player may tell them first, and nobody tells them twice. */
  heart_desk_click (desk, "Anna");
  heart_desk_click (desk, "7");
  heart_desk_click (desk, "− failed");
  heart_desk_click (desk, "Done, −7 points, 0 tickets fulfilled");
  heart_desk_assert_last (desk, "tickets 1 -7");
  heart_desk_click (desk, "Anna: ✓ −7");
  g_assert_true (board_says (desk->board.window, "Which tickets does Anna have?"));
  g_assert_nonnull (heart_desk_find (desk, "Take off: −7, failed"));
}

static void
test_mend (HeartDesk *desk, gconstpointer data)
{
  /* Those of everybody can be told anew before they count, one undo each; what was entered of the last ones waits. */
  heart_desk_keys (desk, "8 plus f 9 minus f 1 1 plus f");
  heart_desk_assert_draft (desk, "tickets 1 +11 all");
  g_assert_true (rh_session_set_draft (desk->session, "tickets 1 +11", NULL));
  heart_desk_click (desk, "Bram: ✓ 8");
  heart_desk_keys (desk, "4 plus");
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Csilla: ✓ −9")));
  heart_desk_keys (desk, "f");
  g_assert_cmpstr (rh_session_get_move (desk->session, 1), ==, "tickets 2 +8 +4");
  heart_desk_assert_last (desk, "tickets 3 -9");
  heart_desk_assert_draft (desk, "tickets 1 +11");
  g_assert_true (board_says (desk->board.window, "Which tickets does Anna have?"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_cmpstr (rh_session_get_move (desk->session, 1), ==, "tickets 2 +8");
  heart_desk_assert_draft (desk, "tickets 1 +11");
}

static void
test_mend_keys (HeartDesk *desk, gconstpointer data)
{
  /* A letter goes round to them, too; Escape and undo leave them, and so does another player where nothing is changed. */
  heart_desk_keys (desk, "8 plus f 9 minus f 7 plus n");
  g_assert_true (board_says (desk->board.window, "Which tickets does Bram have?"));
  heart_desk_keys (desk, "n");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
  heart_desk_keys (desk, "n");
  g_assert_true (board_says (desk->board.window, "7 points, 1 ticket fulfilled"));
  heart_desk_keys (desk, "n 5 Escape n 5");
  g_assert_true (rh_step_take_back (desk->step));
  g_assert_false (rh_step_take_back (desk->step));
  heart_desk_assert_draft (desk, "tickets _ +7");
  heart_desk_keys (desk, "n 5 t f");
  heart_desk_assert_draft (desk, "tickets 1 +7 all");
  g_assert_cmpstr (rh_session_get_move (desk->session, 1), ==, "tickets 2 +8");
}

static void
test_mend_same (HeartDesk *desk, gconstpointer data)
{
  /* Done with what it was already, nothing is another; without any, that player has none. */
  heart_desk_keys (desk, "8 plus f n n f");
  heart_desk_assert_last (desk, "tickets 2 +8");
  g_assert_true (board_says (desk->board.window, "Which tickets does Anna have?"));
  heart_desk_click (desk, "Bram: ✓ 8");
  heart_desk_keys (desk, "BackSpace BackSpace 0 f");
  heart_desk_assert_last (desk, "tickets 2");
}

static void
test_off (HeartDesk *desk, gconstpointer data)
{
  /* A ticket is tapped away, and so is a figure; undo has it back. */
  heart_desk_keys (desk, "8 plus 1 2 minus 5");
  heart_desk_click (desk, "Take off: +8, fulfilled");
  heart_desk_assert_draft (desk, "tickets _ -12 5_");
  heart_desk_click (desk, "Take off: 5");
  heart_desk_assert_draft (desk, "tickets _ -12");
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +8 -12 5_");
}

static void
test_put_back (HeartDesk *desk, gconstpointer data)
{
  /* What was taken off of tickets that are told anew is said, too, and is given back. */
  heart_desk_keys (desk, "8 plus 1 2 plus f");
  heart_desk_click (desk, "Bram: ✓ 20");
  heart_desk_click (desk, "Take off: +12, fulfilled");
  g_assert_true (board_says (desk->board.window, "Taken off: +12, fulfilled"));
  g_assert_true (board_says (desk->board.window, "8 points, 1 ticket fulfilled"));
  heart_desk_click (desk, "Put Back");
  g_assert_true (board_says (desk->board.window, "20 points, 2 tickets fulfilled"));
  g_assert_false (board_says (desk->board.window, "Put Back"));
  heart_desk_keys (desk, "f 7 plus 7 plus");
  heart_desk_click (desk, "Take off: +7, fulfilled");
  heart_desk_assert_draft (desk, "tickets _ +7");
  g_assert_true (board_says (desk->board.window, "Taken off: +7, fulfilled"));
}

static void
test_off_by_enter (HeartDesk *desk, gconstpointer data)
{
  /* An Enter too many on a ticket that is gone isn't done with the others, nor on one that is back. */
  GtkRoot *root;

  heart_desk_keys (desk, "8 plus 1 2 plus");
  root = GTK_ROOT (desk->board.window);
  gtk_widget_grab_focus (heart_desk_find (desk, "Take off: +12, fulfilled"));
  gtk_widget_activate (gtk_root_get_focus (root));
  heart_desk_assert_draft (desk, "tickets _ +8");
  board_settle ();
  g_assert_true (gtk_root_get_focus (root) == heart_desk_find (desk, "Put Back"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  board_settle ();
  g_assert_true (gtk_root_get_focus (root) == heart_desk_find (desk, "Take off: +12, fulfilled"));
}

static void
test_twice (HeartDesk *desk, gconstpointer data)
{
  /* “Done” pressed once too often isn't the answer of the next player, and a sign too many is no sign of another. */
  heart_desk_keys (desk, "8 plus minus plus f");
  heart_desk_assert_last (desk, "tickets 2 +8");
  g_assert_false (can_be_done (desk));
  heart_desk_keys (desk, "f f");
  heart_desk_assert_last (desk, "tickets 2 +8");
}

static void
test_left_over (HeartDesk *desk, gconstpointer data)
{
  /* A figure of which isn't told whether it was fulfilled is neither dropped nor guessed. */
  heart_desk_keys (desk, "8 plus 1 2 f");
  g_assert_false (can_be_done (desk));
  heart_desk_assert_draft (desk, "tickets _ +8 12_");
}

static void
test_other (HeartDesk *desk, gconstpointer data)
{
  /* What is entered isn't lost by going on to another player. */
  heart_desk_keys (desk, "8 plus n");
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Anna")));
  heart_desk_assert_draft (desk, "tickets _ +8");
}

static void
test_next (HeartDesk *desk, gconstpointer data)
{
  /* A letter goes round. */
  heart_desk_keys (desk, "n");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
  heart_desk_keys (desk, "n n n");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
}

static void
test_none (HeartDesk *desk, gconstpointer data)
{
  /* Nobody needs to have any, where that is said. */
  g_assert_false (can_be_done (desk));
  heart_desk_keys (desk, "0");
  g_assert_true (board_says (desk->board.window, "No tickets"));
  heart_desk_keys (desk, "f");
  heart_desk_assert_last (desk, "tickets 2");
}

static void
test_last (HeartDesk *desk, gconstpointer data)
{
  /* The last ones don't end the game before those of everybody were looked over. */
  heart_desk_keys (desk, "0 f 0 f 9 minus f");
  heart_desk_assert_last (desk, "tickets 3");
  heart_desk_assert_draft (desk, "tickets 1 -9 all");
  g_assert_cmpint (heart_desk_state (desk)->phase, ==, RH_HEART_TICKETS);
}

static void
test_back (HeartDesk *desk, gconstpointer data)
{
  /* Back to the routes, as long as no tickets are counted. */
  heart_desk_keys (desk, "t");
  heart_desk_assert_draft (desk, "");
}

static void
on_tell_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  char **told = data;

  g_free (*told);
  *told = g_variant_dup_string (parameter, NULL);
}

/* Where the table would say it. */
static void
listen (HeartDesk *desk, char **told)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) tell = g_simple_action_new ("tell", G_VARIANT_TYPE_STRING);

  g_signal_connect (tell, "activate", G_CALLBACK (on_tell_cb), told);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (tell));
  gtk_widget_insert_action_group (desk->board.window, "table", G_ACTION_GROUP (actions));
}

static void
test_locked (HeartDesk *desk, gconstpointer data)
{
  /* After that, what is to be done first stands there, and its key says why. */
  heart_desk_keys (desk, "0 f");
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (desk, "Routes: Undo First")));
  heart_desk_keys (desk, "t");
  heart_desk_assert_draft (desk, "");
  g_assert_true (board_says (desk->board.window, "Tickets are counted already: undo them first."));
  g_assert_cmpuint (rh_announce_get_n_refused (desk->board.window), ==, 1);
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_nonnull (heart_desk_find (desk, "Back to the Routes"));
}

static void
test_back_drew (HeartDesk *desk, gconstpointer data)
{
  /* Whose turn it is isn't forgotten meanwhile, nor that the last turns are over, whoever's tickets are looked at. */
  g_assert_true (rh_session_set_draft (desk->session, "tickets _ from 3 over", NULL));
  heart_desk_keys (desk, "n n n t");
  heart_desk_assert_draft (desk, "claim 3 _ _ over");
}

static void
test_undo (HeartDesk *desk, gconstpointer data)
{
  /* Undo takes off one ticket, and then a figure at a time, as Backspace does. */
  heart_desk_keys (desk, "8 plus 1 2 plus");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +8 12_");
  heart_desk_keys (desk, "BackSpace");
  heart_desk_assert_draft (desk, "tickets _ +8 1_");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +8 12_");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +8 1_");
}

static void
test_escape (HeartDesk *desk, gconstpointer data)
{
  /* Half a ticket is taken back. Then it leads back as the button does, and undo brings back what was entered. */
  heart_desk_keys (desk, "8 plus 1 2");
  g_assert_true (rh_step_key (desk->step, GDK_KEY_Escape, 0));
  heart_desk_assert_draft (desk, "tickets _ +8");
  g_assert_true (rh_step_key (desk->step, GDK_KEY_Escape, 0));
  g_assert_false (g_str_has_prefix (rh_session_get_draft (desk->session), "tickets"));
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +8");
  g_assert_true (rh_session_undo (desk->session, NULL));
  heart_desk_assert_draft (desk, "tickets _ +8 12_");
  /* Where tickets are counted there is no way back, and it is the table's, but for that. */
  heart_desk_play (desk, "tickets 3 +5");
  heart_desk_keys (desk, "1");
  g_assert_true (rh_step_key (desk->step, GDK_KEY_Escape, 0));
  g_assert_false (rh_step_key (desk->step, GDK_KEY_Escape, 0));
}

/* As the display gives it to what has the focus. */
static gboolean
press_enter (HeartDesk *desk)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (desk->step));
  gboolean taken = FALSE;

  rh_step_focus (desk->step);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
        gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 0, 0, &taken);
  }

  return taken;
}

static void
test_enter (HeartDesk *desk, gconstpointer data)
{
  /* It is done with whose tickets are told, once; never with a figure that has no sign. */
  heart_desk_keys (desk, "1 2 plus 8");
  g_assert_true (press_enter (desk));
  heart_desk_assert_draft (desk, "tickets _ +12 8_");
  g_assert_cmpuint (rh_announce_get_n_refused (desk->board.window), ==, 1);
  heart_desk_keys (desk, "plus");
  g_assert_true (press_enter (desk));
  heart_desk_assert_last (desk, "tickets 2 +12 +8");
  g_assert_true (board_says (desk->board.window, "Which tickets does Csilla have?"));
  g_assert_true (press_enter (desk));
  heart_desk_assert_last (desk, "tickets 2 +12 +8");
  g_assert_cmpuint (rh_announce_get_n_refused (desk->board.window), ==, 2);
}

/* As after a pause, however slow the machine is. */
static void
type_until (HeartDesk *desk, const char *key, const char *draft)
{
  for (guint i = 0; i < 100 && g_strcmp0 (rh_session_get_draft (desk->session), draft) != 0; i++) {
    g_usleep (50000 * (i + 1));
    heart_desk_keys (desk, key);
  }
  heart_desk_assert_draft (desk, draft);
}

static void
test_next_figure (HeartDesk *desk, gconstpointer data)
{
  /* Who goes on with the next ticket before it is told what became of this one reads so, and loses neither: the sign that
   * follows at once was meant for the other. */
  guint before = rh_announce_get_n_refused (desk->board.window);

  heart_desk_keys (desk, "2 0");
  g_assert_true (press_enter (desk));
  heart_desk_keys (desk, "7");
  g_assert_true (board_says (desk->board.window, "20: first + fulfilled or − failed. 7 was not taken."));
  heart_desk_keys (desk, "plus");
  heart_desk_assert_draft (desk, "tickets _ 20_");
  g_assert_true (board_says (desk->board.window, "20: first + fulfilled or − failed. 7+ was not taken."));
  g_assert_cmpuint (rh_announce_get_n_refused (desk->board.window), ==, before + 3);
  type_until (desk, "plus", "tickets _ +20");
  g_assert_false (board_says (desk->board.window, "20: first + fulfilled or − failed. 7+ was not taken."));
}

static void
test_closed (HeartDesk *desk, gconstpointer data)
{
  /* An Enter ends the figures: what is typed behind it belongs to another ticket. */
  heart_desk_keys (desk, "8");
  g_assert_true (press_enter (desk));
  heart_desk_keys (desk, "7");
  heart_desk_assert_draft (desk, "tickets _ 8_");
  type_until (desk, "minus", "tickets _ -8");
  heart_desk_keys (desk, "7");
  heart_desk_assert_draft (desk, "tickets _ -8 7_");
  g_assert_true (press_enter (desk));
  heart_desk_keys (desk, "BackSpace 1 2");
  heart_desk_assert_draft (desk, "tickets _ -8 12_");
}

static void
test_sign_first (HeartDesk *desk, gconstpointer data)
{
  /* No sign is taken for that of another figure: nothing is taken of it all, and it says why. */
  heart_desk_keys (desk, "plus 9 plus 1 1 plus 7 minus 5");
  g_assert_cmpstr (rh_session_get_draft (desk->session), ==, "tickets _");
  g_assert_true (board_says (desk->board.window, "Each ticket: its value, then fulfilled or failed. No tickets: 0."));
  /* After a pause it is typed as it should be. */
  for (guint i = 0; i < 100 && g_strcmp0 (rh_session_get_draft (desk->session), "tickets _") == 0; i++) {
    g_usleep (50000 * (i + 1));
    heart_desk_keys (desk, "9");
  }
  heart_desk_keys (desk, "plus");
  heart_desk_assert_draft (desk, "tickets _ +9");
}

static void
test_off_unseen (HeartDesk *desk, gconstpointer data)
{
  /* Of more tickets than have room it is told at the table, too, which was taken off; of a few it is in sight. */
  g_autoptr (GString) many = g_string_new ("tickets _ +7 -9");
  g_autofree char *told = NULL;

  listen (desk, &told);
  heart_desk_keys (desk, "8 plus 5 minus");
  heart_desk_click (desk, "Take off: −5, failed");
  g_assert_null (told);
  for (guint i = 0; i < 48; i++)
    g_string_append (many, " +8");
  g_assert_true (rh_session_set_draft (desk->session, many->str, NULL));
  board_settle ();
  heart_desk_click (desk, "Take off: −9, failed");
  g_assert_cmpstr (told, ==, "Taken off: −9, failed");
}

#define ADD(name, function) g_test_add ("/heart-tickets-step/" name, HeartDesk, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("keys", test_keys);
  ADD ("clicks", test_clicks);
  ADD ("mend", test_mend);
  ADD ("mend-keys", test_mend_keys);
  ADD ("mend-same", test_mend_same);
  ADD ("off", test_off);
  ADD ("put-back", test_put_back);
  ADD ("off-by-enter", test_off_by_enter);
  ADD ("off-unseen", test_off_unseen);
  ADD ("twice", test_twice);
  ADD ("left-over", test_left_over);
  ADD ("other", test_other);
  ADD ("next", test_next);
  ADD ("none", test_none);
  ADD ("last", test_last);
  ADD ("back", test_back);
  ADD ("locked", test_locked);
  ADD ("back-drew", test_back_drew);
  ADD ("enter", test_enter);
  ADD ("next-figure", test_next_figure);
  ADD ("closed", test_closed);
  ADD ("sign-first", test_sign_first);
  ADD ("undo", test_undo);
  ADD ("escape", test_escape);

  return g_test_run ();
}
