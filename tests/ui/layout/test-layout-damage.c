/* SPDX-License-Identifier: GPL-3.0-or-later
 * What stands on the screen when something is broken, near and far, with normal
 * text and text of twice the size: whoever meets it must be able to read all of it. */

#include "config.h"

#include "layout-shell.h"
#include "ui-screen.h"

#include "rh-aside-text.h"
#include "rh-game-error.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define W8 "WWWWWWWW"
#define LONG_8 "長長長長長長長長"
#define SHORT_NAMES { "Éva", "O’Neil", "Ilse-Marie", "Dino Rossi" }
#define LONG_NAMES { W8 W8 W8 W8 W8 W8 W8 W8, "Bo", "Ő", LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 }

static const LayoutCase short_names = {
  "short",
  LAYOUT_NAMES_SHORT,
  SHORT_NAMES,
  { { 360, 640, 100 }, { 800, 600, 100 }, { 1280, 800, 100 }, { 360, 640, 200 }, { 800, 600, 200 } },
};

static const LayoutCase long_names = {
  "long",
  LAYOUT_NAMES_LONG,
  LONG_NAMES,
  { { 360, 640, 100 }, { 800, 600, 100 }, { 360, 640, 200 } },
};

static const LayoutCase language = {
  "language",
  LAYOUT_NAMES_SHORT,
  SHORT_NAMES,
  { { 360, 640, 100 }, { 1280, 800, 100 } },
};

static void
run_sql (LayoutShell *shell, const char *sql)
{
  g_autofree char *none = store_table_ask (shell->table, sql);

  g_assert_cmpstr (none, ==, "");
}

static void
check_dialog (LayoutShell *shell, RhSession *session, int code, const char *screen)
{
  g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, code,
                                                  _("Another program has changed this game, so nothing was saved. "
                                                    "Reload it to continue from there."));
  GListModel *windows = gtk_window_get_toplevels ();

  rh_game_error_show (rh_window_get_page (shell->window), session, _("This Move Could Not Be Made"), error);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (window)) {
      ui_screen_settle (GTK_WIDGET (window));
      layout_shell_check_window (shell, window, screen, 360);
      gtk_window_destroy (window);
      return;
    }
  }
  g_assert_not_reached ();
}

static void
check_dialogs (LayoutShell *shell, RhSession *session, gpointer data)
{
  check_dialog (shell, session, RH_STORE_ERROR_CHANGED, "error-changed");
  check_dialog (shell, session, RH_STORE_ERROR_MOVED, "error-moved");
}

/* A game of which a part holds, one of which nothing does, and the lists with both. */
static void
check_games (LayoutShell *shell)
{
  gint64 alone = layout_shell_add_game (shell);

  layout_shell_open_at (shell, 20);
  layout_shell_with_session (shell, check_dialogs, NULL);
  run_sql (shell, "UPDATE move SET text = 'raveel' WHERE seq = 18");
  run_sql (shell, "UPDATE seat SET colour = 'puce' WHERE game = 2");
  layout_shell_open_game (shell);
  layout_shell_check (shell, "damaged");
  layout_shell_act (shell, "win.open-game", g_variant_new_int64 (alone));
  layout_shell_check (shell, "damaged-alone");

  layout_shell_act (shell, "win.home", NULL);
  layout_shell_check (shell, "damaged-home");
  run_sql (shell, "UPDATE game SET status = 'ended', touched = 9e15");
  layout_shell_act (shell, "win.history", NULL);
  layout_shell_check (shell, "damaged-history");
}

/* What is said when it was set aside, over an empty Home and over games. */
static void
check_told (LayoutShell *shell, const char *screen)
{
  g_autoptr (GError) problem = g_error_new_literal (RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED, "");
  g_autofree char *folder = g_build_filename (shell->table->folder, "set-aside-2026-11-22", NULL);
  g_autofree char *told = rh_aside_text_told (problem, folder);

  rh_window_tell (shell->window, told);
  layout_shell_act (shell, "win.history", NULL);
  layout_shell_act (shell, "win.home", NULL);
  layout_shell_check (shell, screen);
  layout_shell_click (shell, _("Hide This Message"));
}

static void
check_failure (LayoutShell *shell, const char *part, int code, const char *screen)
{
  g_autofree char *path = g_build_filename (shell->table->folder, "another.db", NULL);
  g_autofree char *whole = g_strconcat (path, part, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (whole, "Once upon a time", -1, NULL));
  g_assert_null (rh_store_open (path, &error));
  error->code = code;
  rh_window_show_failure (shell->window, error);
  layout_shell_check (shell, screen);
  g_assert_cmpint (g_unlink (whole), ==, 0);
}

/* Seven copies, and what is there before there is one. */
static void
check_copies (LayoutShell *shell)
{
  const RhWatcher watcher = { NULL, NULL, NULL };

  rh_window_set_path (shell->window, shell->table->path);
  layout_shell_act (shell, "win.copies", NULL);
  layout_shell_check (shell, "copies-none");
  for (int day = 1; day <= 7; day++) {
    g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, day, 12, 0, 0);

    store_table_add (shell->store, "Anna,Bram");
    g_assert_true (rh_store_keep_daily (shell->store, G_MAXUINT64, now, &watcher, NULL));
  }
  layout_shell_act (shell, "win.copies", NULL);
  layout_shell_check (shell, "copies");
}

/* What the program's own buttons need to look as they do. */
static void
on_nothing_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

static void
add_actions (LayoutShell *shell)
{
  static const GActionEntry actions[] = {
    { .name = "try-again", .activate = on_nothing_cb },
    { .name = "set-aside", .activate = on_nothing_cb },
    { .name = "quit", .activate = on_nothing_cb },
  };
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (shell->window));

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), NULL);
}

static void
check_damage (const LayoutCase *layout_case)
{
  LayoutShell shell;

  layout_shell_open (&shell, layout_case, "cape-four-ties");
  add_actions (&shell);
  check_told (&shell, "told-empty");
  shell.game = layout_shell_add_game (&shell);
  check_told (&shell, "told");
  check_games (&shell);
  check_copies (&shell);
  check_failure (&shell, "", RH_STORE_ERROR_DAMAGED, "failure");
  check_failure (&shell, "", RH_STORE_ERROR_LOG, "failure-log");
  check_failure (&shell, "", RH_STORE_ERROR_LOCKED, "failure-locked");
  check_failure (&shell, "-wal", RH_STORE_ERROR_MISSING, "failure-missing");
  layout_shell_close (&shell);
}

static void
test_damage (void)
{
  /* Nothing at all is cut off. */
  check_damage (&short_names);
}

static void
test_damage_long (void)
{
  /* Of 64 wide letters, names alone are cut off. */
  check_damage (&long_names);
}

static void
test_language (void)
{
  /* In other words than ours, most of them longer. */
  if (!layout_shell_is_translated ()) {
    g_test_skip ("the language is that of the other tests here");
    return;
  }

  check_damage (&language);
}

int
main (int argc, char **argv)
{
  layout_shell_init (&argc, &argv);

  g_test_add_func ("/layout-damage/short-names", test_damage);
  g_test_add_func ("/layout-damage/long-names", test_damage_long);
  g_test_add_func ("/layout-damage/language", test_language);

  return g_test_run ();
}
