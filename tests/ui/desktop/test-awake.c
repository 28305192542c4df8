/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screen stays on while a game is played on it, and only then; where there
 * is nobody to ask for that, nothing is wrong. */

#include "config.h"

#include "rh-awake.h"

#include "rh-window.h"

#include "session-manager.h"
#include "store-table.h"
#include "ui-screen.h"

#define BEFORE "reveal d2/7 v1/3\nbids 10 0\npick 1 1"

typedef struct {
  SessionManager *manager; /* NULL where the desktop has none */
  GtkApplication *application;
  StoreTable     *table;
  RhStore        *store;
  gint64          game;
  RhSession      *session;
  RhWindow       *window;
} Desk;

/* GTK looks for the session manager when an application starts, so each test has one of its own. */
static void
set_up (Desk *desk, gconstpointer data)
{
  static guint n;
  g_autofree char *id = g_strdup_printf ("io.github.railhead.Test%u", ++n);
  g_autoptr (GError) error = NULL;

  desk->manager = data != NULL ? session_manager_new () : NULL;
  desk->application = gtk_application_new (id, G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (desk->application), NULL, &error);
  g_assert_no_error (error);

  desk->table = store_table_new ();
  desk->store = rh_store_open (desk->table->path, NULL);
  desk->game = store_table_add (desk->store, "Anna,Bram");
  store_table_play (desk->store, desk->game, BEFORE);
  desk->session = rh_session_open (desk->store, desk->game, &error);
  g_assert_no_error (error);

  desk->window = rh_window_new (desk->application);
  rh_window_set_store (desk->window, desk->store);
  gtk_window_present (GTK_WINDOW (desk->window));
  ui_screen_settle (rh_window_get_page (desk->window));
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  if (desk->window != NULL)
    gtk_window_destroy (GTK_WINDOW (desk->window));
  g_clear_object (&desk->session);
  rh_store_close (desk->store);
  store_table_free (desk->table);
  g_clear_object (&desk->application);
  g_clear_pointer (&desk->manager, session_manager_free);
}

static gboolean
may_sleep (gpointer data)
{
  return session_manager_get_n (data) == 0;
}

/* GTK doesn't wait for the answer when it lets the screen sleep. */
static void
wait_for_sleep (Desk *desk)
{
  ui_screen_wait (may_sleep, desk->manager);
}

static void
play (Desk *desk, const char *line)
{
  g_autoptr (GError) error = NULL;

  rh_session_play (desk->session, line, &error);
  g_assert_no_error (error);
}

/* Asked for once, however many moves are played, to prevent that the session goes idle and nothing else. */
static void
test_game (Desk *desk, gconstpointer data)
{
  g_autoptr (RhAwake) awake = rh_awake_new (GTK_WINDOW (desk->window), desk->session);
  g_autofree char *reason = session_manager_dup_reason (desk->manager);

  g_assert_cmpuint (session_manager_get_n (desk->manager), ==, 1);
  g_assert_cmpuint (session_manager_get_flags (desk->manager), ==, 8); /* idle, in the session manager's numbers */
  g_assert_cmpstr (reason, ==, "A game is being played");

  play (desk, "draw 1 2");
  play (desk, "pass 1");
  g_assert_cmpuint (session_manager_get_asked (desk->manager), ==, 1);

  g_clear_object (&awake);
  wait_for_sleep (desk);
  play (desk, "draw 2 1");
  g_assert_cmpuint (session_manager_get_asked (desk->manager), ==, 1);
}

/* People go home, and come back. */
static void
test_ended (Desk *desk, gconstpointer data)
{
  g_autoptr (RhAwake) awake = rh_awake_new (GTK_WINDOW (desk->window), desk->session);

  g_assert_true (rh_session_end (desk->session, NULL));
  wait_for_sleep (desk);
  g_assert_true (rh_session_take_up (desk->session, NULL));
  g_assert_cmpuint (session_manager_get_n (desk->manager), ==, 1);
  g_assert_cmpuint (session_manager_get_asked (desk->manager), ==, 2);
}

static void
play_to_win (Desk *desk)
{
  play (desk, "draw 1 3");
  play (desk, "build 1 bonus=0 buy=3");
  for (guint round = 2; round <= 8; round++) {
    play (desk, "reveal s3/10 s0/1");
    play (desk, "bids 1 0");
    play (desk, "pick 1 1");
    play (desk, "draw 1 3");
    play (desk, "build 1 bonus=0 buy=0");
  }
  g_assert_cmpint (rh_session_get_status (desk->session), ==, RH_GAME_WON);
}

/* A won game is looked at for as long as people like, and the screen may go dark; its last move undone, it goes on. */
static void
test_won (Desk *desk, gconstpointer data)
{
  g_autoptr (RhAwake) awake = rh_awake_new (GTK_WINDOW (desk->window), desk->session);

  play_to_win (desk);
  wait_for_sleep (desk);
  g_assert_true (rh_session_undo (desk->session, NULL));
  g_assert_cmpuint (session_manager_get_n (desk->manager), ==, 1);
}

/* From page to page of the window: only the table of a game that is played keeps the screen on. */
static void
test_pages (Desk *desk, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (desk->window);

  g_assert_cmpuint (session_manager_get_asked (desk->manager), ==, 0);
  gtk_widget_activate_action (window, "win.open-game", "x", desk->game);
  g_assert_cmpuint (session_manager_get_n (desk->manager), ==, 1);

  gtk_widget_activate_action (window, "win.home", NULL);
  wait_for_sleep (desk);
  gtk_widget_activate_action (window, "win.sample", NULL);
  gtk_widget_activate_action (window, "win.step-through", "x", desk->game);
  gtk_widget_activate_action (window, "win.history", NULL);
  g_assert_cmpuint (session_manager_get_asked (desk->manager), ==, 1);

  gtk_widget_activate_action (window, "win.open-game", "x", desk->game);
  g_assert_cmpuint (session_manager_get_n (desk->manager), ==, 1);
  gtk_window_destroy (GTK_WINDOW (desk->window));
  desk->window = NULL;
  wait_for_sleep (desk);
}

/* Nobody to ask: GTK says so by 0, and neither it nor the program has a word to say about it. */
static void
test_no_service (Desk *desk, gconstpointer data)
{
  g_autoptr (RhAwake) awake = rh_awake_new (GTK_WINDOW (desk->window), desk->session);

  play (desk, "draw 1 2");
  g_assert_true (rh_session_end (desk->session, NULL));
  g_assert_true (rh_session_take_up (desk->session, NULL));
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.open-game", "x", desk->game);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.home", NULL);
}

/* A window without an application, and one that goes before the game does. */
static void
test_no_window (Desk *desk, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (RhAwake) awake = rh_awake_new (GTK_WINDOW (window), desk->session);

  g_assert_cmpuint (session_manager_get_asked (desk->manager), ==, 0);
  g_clear_object (&awake);
  gtk_window_destroy (GTK_WINDOW (window));

  awake = rh_awake_new (GTK_WINDOW (desk->window), desk->session);
  gtk_window_destroy (GTK_WINDOW (desk->window));
  desk->window = NULL;
  g_assert_true (rh_session_end (desk->session, NULL));
  wait_for_sleep (desk);
  g_assert_true (rh_session_take_up (desk->session, NULL));
}

int
main (int argc, char **argv)
{
  gconstpointer with_manager = "";

  session_manager_init ();
  ui_screen_init (&argc, &argv);
  g_test_add ("/awake/no-service", Desk, NULL, set_up, test_no_service, tear_down);
  g_test_add ("/awake/game", Desk, with_manager, set_up, test_game, tear_down);
  g_test_add ("/awake/ended", Desk, with_manager, set_up, test_ended, tear_down);
  g_test_add ("/awake/won", Desk, with_manager, set_up, test_won, tear_down);
  g_test_add ("/awake/pages", Desk, with_manager, set_up, test_pages, tear_down);
  g_test_add ("/awake/no-window", Desk, with_manager, set_up, test_no_window, tear_down);

  return g_test_run ();
}
