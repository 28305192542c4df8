/* SPDX-License-Identifier: GPL-3.0-or-later
 * Large records are opened while the window goes on, and take little more memory
 * than what is shown of them. What stands for “little” and “long” is measured in the same run; that other programs
 * had the processors isn't counted. */

#include "config.h"

#include "rh-window.h"

#include "rh-record-list-page.h"
#include "rh-record-page.h"

#include "own-time.h"
#include "store-table.h"
#include "ui-screen.h"

#include <string.h>

#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"
#define AUCTION "reveal d3/7 v3/3\nbids 1 0\npick 1 1\n"
#define WAITING "draw 1 -\npass 1\ndraw 2 -\npass 2\n"

#define MIB (1024 * 1024)
#define ROUNDS 100000 /* of waiting in the long game: 3 MiB */
#define GAMES 40000 /* 2 MiB */

typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhWindow   *window;
  GFile      *file;
  gint64      last;  /* when the main loop was last seen, in microseconds */
  gint64      stall; /* the longest it wasn't */
} Shell;

static GtkApplication *application;

static void
set_up (Shell *shell, gconstpointer data)
{
  g_autofree char *path = NULL;

  shell->table = store_table_new ();
  shell->store = rh_store_open (shell->table->path, NULL);
  shell->window = rh_window_new (application);
  rh_window_set_store (shell->window, shell->store);
  gtk_window_present (GTK_WINDOW (shell->window));
  ui_screen_settle (rh_window_get_page (shell->window));
  path = g_build_filename (shell->table->folder, "a.railhead", NULL);
  shell->file = g_file_new_for_path (path);
}

static gboolean
is_gone (gpointer data)
{
  return *(RhWindow **) data == NULL;
}

static void
tear_down (Shell *shell, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (shell->window), (gpointer *) &shell->window);
  gtk_window_destroy (GTK_WINDOW (shell->window));
  ui_screen_wait (is_gone, &shell->window);
  g_object_unref (shell->file);
  rh_store_close (shell->store);
  store_table_free (shell->table);
}

/* The most memory there was in use since it was last told to begin anew, in bytes. */
static gsize
get_peak (void)
{
  g_autofree char *status = NULL;
  const char *line;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  line = strstr (status, "VmHWM:");
  g_assert_nonnull (line);

  return (gsize) g_ascii_strtoull (line + strlen ("VmHWM:"), NULL, 10) * 1024;
}

static void
write_long_game (Shell *shell, guint rounds)
{
  g_autoptr (GString) text = g_string_new (HEAD AUCTION);

  /* All cards are turned up first: then there is nothing left to draw. */
  for (guint i = 0; i < 48; i++)
    g_string_append_printf (text, "draw %u 0\npass %u\n", i % 2 + 1, i % 2 + 1);
  for (guint i = 0; i < rounds; i++)
    g_string_append (text, WAITING);
  g_assert_true (g_file_set_contents (g_file_peek_path (shell->file), text->str, (gssize) text->len, NULL));
}

static void
write_games (Shell *shell, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, HEAD);
  g_assert_true (g_file_set_contents (g_file_peek_path (shell->file), text->str, (gssize) text->len, NULL));
}

static gboolean
on_tick_cb (gpointer data)
{
  Shell *shell = data;
  gint64 now = own_time ();

  shell->stall = MAX (shell->stall, now - shell->last);
  shell->last = now;

  return G_SOURCE_CONTINUE;
}

static gboolean
is_shown (gpointer data)
{
  GtkWidget *page = rh_window_get_page (data);

  return (RH_IS_RECORD_PAGE (page) || RH_IS_RECORD_LIST_PAGE (page)) && gtk_widget_get_width (page) > 0;
}

/* Opens the record from Home; returns how long that took. */
static gint64
open_record (Shell *shell)
{
  gint64 start = own_time ();
  guint tick;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.home", NULL));
  shell->last = start;
  shell->stall = 0;
  tick = g_timeout_add_full (G_PRIORITY_HIGH, 2, on_tick_cb, shell, NULL);
  rh_window_open_files (shell->window, &shell->file, 1);
  ui_screen_wait (is_shown, shell->window);
  on_tick_cb (shell);
  g_source_remove (tick);

  return own_time () - start;
}

/* Opens a small record twice, so that all that is needed to show one is there. */
static gint64
warm_up (Shell *shell)
{
  open_record (shell);
  open_record (shell);

  return shell->stall;
}

/* A long game: the window waits no longer at once than for a short one, but for a part of the reading. */
static void
test_long_game (Shell *shell, gconstpointer data)
{
  gint64 usual;
  gint64 whole;
  gsize before;
  gsize more;

  write_long_game (shell, 1);
  usual = warm_up (shell);
  write_long_game (shell, ROUNDS);
  before = get_peak ();
  whole = open_record (shell);
  more = get_peak () - before;

  g_test_message ("stall %d ms, usual %d ms, of %d ms; %d MiB more", (int) shell->stall / 1000, (int) usual / 1000,
                  (int) whole / 1000, (int) (more / MIB));
  g_assert_true (RH_IS_RECORD_PAGE (rh_window_get_page (shell->window)));
  g_assert_cmpint (shell->stall, <=, 2 * usual + whole / 5);
  g_assert_cmpuint (more, <, 6 * ROUNDS * strlen (WAITING));
}

/* Many games: their list is all that there is. */
static void
test_games (Shell *shell, gconstpointer data)
{
  gint64 usual;
  gint64 whole;
  gsize before;
  gsize more;

  write_games (shell, RH_RECORD_FILES_FIRST + 1);
  usual = warm_up (shell);
  write_games (shell, GAMES);
  before = get_peak ();
  whole = open_record (shell);
  more = get_peak () - before;

  g_test_message ("stall %d ms, usual %d ms, of %d ms; %d MiB more", (int) shell->stall / 1000, (int) usual / 1000,
                  (int) whole / 1000, (int) (more / MIB));
  g_assert_true (RH_IS_RECORD_LIST_PAGE (rh_window_get_page (shell->window)));
  g_assert_cmpint (shell->stall, <=, 2 * usual + whole / 5);
  g_assert_cmpuint (more, <, 10 * MIB);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) owned = NULL;

  ui_screen_init (&argc, &argv);
  application = owned = gtk_application_new ("io.github.railhead.Test", G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  /* The fewer moves first: the most memory that was ever used only grows. */
  g_test_add ("/record-large/games", Shell, NULL, set_up, test_games, tear_down);
  g_test_add ("/record-large/long-game", Shell, NULL, set_up, test_long_game, tear_down);

  return g_test_run ();
}
