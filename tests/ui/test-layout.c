/* SPDX-License-Identifier: GPL-3.0-or-later
 * Every screen at every size, with normal text and text of twice the size,
 * to the right and to the left: nothing is cut off, nothing stands outside,
 * nothing stands on anything else. */

#include "config.h"

#include "layout.h"
#include "store-table.h"
#include "ui-screen.h"

#include "rh-session.h"
#include "rh-window.h"

#include "cape/rh-cape.h"

#include <string.h>

static const struct {
  int width, height;
} sizes[] = { { 360, 640 }, { 800, 600 }, { 1280, 800 }, { 3840, 2160 } };

typedef struct {
  const char *label; /* for messages and pictures */
  LayoutNames kind;
  const char *names[4];
} Names;

static const Names short_names = { "short", LAYOUT_NAMES_SHORT, { "Éva", "O’Neil", "Ilse-Marie", "Dino Rossi" } };

typedef struct {
  StoreTable  *table;
  RhStore     *store;
  RhWindow    *window;
  const Names *names;
  GStrv        moves;
  gint64       game;
  guint        problems;
} Shell;

static GtkApplication *application;

static void
set_text_scale (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

static void
check_at (Shell *shell, const char *screen, guint size, int percent)
{
  GtkWindow *window = GTK_WINDOW (shell->window);
  gboolean mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  /* On the smallest screen with the largest text, no name is short. */
  gboolean narrow = size == 0 && percent > 100;
  g_autofree char *name = g_strdup_printf ("%s-%s%s-%d-%d", screen, shell->names->label, mirrored ? "-rtl" : "",
                                           sizes[size].width, percent);

  layout_resize (window, sizes[size].width, sizes[size].height);
  shell->problems += layout_check (window, name, sizes[size].width, narrow ? LAYOUT_NAMES_LONG : shell->names->kind);
  layout_picture (window, name);
}

/* The screen that is shown, at all sizes. */
static void
check (Shell *shell, const char *screen)
{
  for (int percent = 100; percent <= 200; percent += 100) {
    set_text_scale (percent);
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      check_at (shell, screen, i, percent);
  }
  set_text_scale (100);
}

static void
act (Shell *shell, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) kept = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;
  GtkWidget *page = rh_window_get_page (shell->window);

  g_assert_true (gtk_widget_activate_action_variant (page, action, kept));
}

static void
click (Shell *shell, const char *name)
{
  ui_screen_click (rh_window_get_page (shell->window), name);
}

/* A session of its own, so that the window's can be gone. */
static void
with_session (Shell *shell, void (*func) (Shell *, RhSession *, gpointer), gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = rh_session_open (shell->store, shell->game, &error);

  g_assert_no_error (error);
  func (shell, session, data);
}

static void
play_until (Shell *shell, RhSession *session, gpointer data)
{
  guint end = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;

  for (guint i = rh_session_get_n_played (session); i < end; i++) {
    rh_session_play (session, shell->moves[i], &error);
    g_assert_no_error (error);
  }
}

static void
open_game (Shell *shell)
{
  act (shell, "win.open-game", g_variant_new_int64 (shell->game));
}

/* Plays the game on until so many moves are played, and opens it. */
static void
open_at (Shell *shell, guint n)
{
  act (shell, "win.history", NULL);
  with_session (shell, play_until, GUINT_TO_POINTER (n));
  open_game (shell);
}

/* The last move of that word. */
static guint
find_last (Shell *shell, const char *word)
{
  guint i = g_strv_length (shell->moves);

  while (!g_str_has_prefix (shell->moves[--i], word))
    continue;

  return i;
}

/* Bids are sealed in the window alone. */
static void
check_bids (Shell *shell)
{
  g_autofree char *tile = g_strconcat (shell->names->names[0], ", waiting", NULL);

  check (shell, "bids");
  click (shell, tile);
  check (shell, "bids-asked");
  click (shell, "Open My Bid");
  check (shell, "bids-open");
}

static void
check_draw (Shell *shell)
{
  check (shell, "draw");
  click (shell, "The Whole Card…");
  check (shell, "draw-whole");
}

/* In the order in which the game comes to them for the last time. */
static void
check_game (Shell *shell)
{
  static const struct {
    const char *word;
    const char *screen;
    void      (*func) (Shell *);
  } steps[] = {
    { "reveal ", "reveal", NULL }, { "bids ", NULL, check_bids },  { "tie ", "tie", NULL },
    { "pick ", "pick", NULL },     { "draw ", NULL, check_draw },  { "pass ", "pass", NULL },
    { "build ", "build", NULL },
  };
  guint end = g_strv_length (shell->moves);

  for (guint i = 1; i <= end; i++) {
    for (guint j = 0; j < G_N_ELEMENTS (steps); j++) {
      if (i < end && find_last (shell, steps[j].word) == i) {
        open_at (shell, i);
        if (steps[j].func != NULL)
          steps[j].func (shell);
        else
          check (shell, steps[j].screen);
      }
    }
  }
  open_at (shell, end);
}

static void
end_game (Shell *shell, RhSession *session, gpointer data)
{
  g_assert_true (rh_session_end (session, NULL));
}

static gint64
add_game (Shell *shell)
{
  const RhGame *game = rh_game_find ("cape-to-cairo");
  g_autoptr (RhSetup) setup = rh_setup_new (game);
  g_autoptr (RhSession) session = NULL;
  g_autoptr (GError) error = NULL;

  rh_setup_set_option (setup, "river-bonus", "others", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (shell->names->names); i++) {
    rh_setup_add_seat (setup, game->colours[i], shell->names->names[i], &error);
    g_assert_no_error (error);
  }
  session = rh_session_new_game (shell->store, setup, &error);
  g_assert_no_error (error);

  return rh_session_get_id (session);
}

/* A won game, an ended one and one that goes on; returns the won one's number. */
static gint64
check_games (Shell *shell)
{
  gint64 won = shell->game = add_game (shell);

  check_game (shell);
  check (shell, "end");
  act (shell, "table.ledger", NULL);
  check (shell, "ledger");

  shell->game = add_game (shell);
  act (shell, "win.history", NULL);
  with_session (shell, play_until, GUINT_TO_POINTER (4));
  with_session (shell, end_game, NULL);
  open_game (shell);
  check (shell, "ended");

  shell->game = add_game (shell);

  return won;
}

static void
set_up (Shell *shell, const Names *names)
{
  g_autofree char *moves = store_table_read_record ("cape-four-ties.railhead");

  *shell = (Shell) { .names = names, .moves = g_strsplit (g_strchomp (moves), "\n", -1) };
  shell->table = store_table_new ();
  shell->store = rh_store_open (shell->table->path, NULL);
  shell->window = rh_window_new (application);
  rh_window_set_store (shell->window, shell->store);
  gtk_window_present (GTK_WINDOW (shell->window));
  ui_screen_settle (rh_window_get_page (shell->window));
}

static void
tear_down (Shell *shell)
{
  gtk_window_destroy (GTK_WINDOW (shell->window));
  rh_store_close (shell->store);
  store_table_free (shell->table);
  g_strfreev (shell->moves);
  if (shell->problems > 0)
    g_test_fail ();
}

static void
check_all (const Names *names)
{
  Shell shell;
  gint64 won;

  set_up (&shell, names);
  check (&shell, "home-empty");
  act (&shell, "win.new-game", NULL);
  check (&shell, "new-game");
  won = check_games (&shell);

  act (&shell, "win.home", NULL);
  check (&shell, "home");
  act (&shell, "win.history", NULL);
  check (&shell, "history");
  act (&shell, "win.rematch", g_variant_new_int64 (won));
  check (&shell, "rematch");
  act (&shell, "win.step-through", g_variant_new_int64 (won));
  check (&shell, "replay-end");
  click (&shell, "Previous Move");
  check (&shell, "replay");
  tear_down (&shell);
}

static void
test_short_names (void)
{
  /* Nothing at all is cut off. */
  check_all (&short_names);
}

static void
test_mirrored (void)
{
  /* Where people read from the right. */
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_all (&short_names);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char **argv)
{
  int status;

  ui_screen_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  application = GTK_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  g_test_add_func ("/layout/short-names", test_short_names);
  g_test_add_func ("/layout/mirrored", test_mirrored);

  status = g_test_run ();
  g_object_unref (application);

  return status;
}
