/* SPDX-License-Identifier: GPL-3.0-or-later
 * From the lists a game goes out: its summary to the clipboard, which is said, itself and all into a file. */

#include "config.h"

#include "rh-window.h"

#include "chooser.h"
#include "record-data.h"
#include "ui-screen.h"
#include "window-table.h"

#include <string.h>

static char *
dup_copied (WindowTable *shell)
{
  GdkContentProvider *content = gdk_clipboard_get_content (gtk_widget_get_clipboard (GTK_WIDGET (shell->window)));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  if (content == NULL || !gdk_content_provider_get_value (content, &value, NULL))
    return NULL;

  return g_value_dup_string (&value);
}

static void
test_summary (WindowTable *shell, gconstpointer data)
{
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  gint64 game = store_table_add (shell->store, "Anna,Bram,Csilla");
  g_autofree char *text = NULL;

  store_table_play (shell->store, game, moves);
  window_table_act (shell, "win.history");
  ui_screen_settle (rh_window_get_page (shell->window));
  window_table_open (shell, "win.copy-summary", game);
  text = dup_copied (shell);
  g_assert_true (g_str_has_prefix (text, "From Cape to Cairo · "));
  g_assert_nonnull (strstr (text, "\n1. Bram: 8 of 8 cards crossed, £58\n"));
  g_assert_true (g_str_has_suffix (text, "\nBram has won!\n8 rounds"));
  g_assert_nonnull (ui_screen_find_words (GTK_WIDGET (shell->window), "The summary was copied."));
  /* It isn't in the way of what comes next. */
  window_table_act (shell, "win.home");
  g_assert_null (ui_screen_find_words (GTK_WIDGET (shell->window), "The summary was copied."));
}

static void
test_damaged (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");
  g_autofree char *none = store_table_ask (shell->table, "UPDATE entry SET amount = 1");

  g_assert_cmpstr (none, ==, "");
  window_table_open (shell, "win.copy-summary", game);
  ui_screen_assert_dialog ("The Summary Could Not Be Copied");
  window_table_open (shell, "win.export-game", game);
  ui_screen_assert_dialog ("The Game Could Not Be Exported");
}

static gboolean
has_none (gpointer data)
{
  return ui_screen_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL;
}

static void
assert_asks (const char *title)
{
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (chooser_wait ())), ==, title);
  chooser_press (GTK_RESPONSE_CANCEL);
  ui_screen_wait (has_none, NULL);
}

static void
test_files (WindowTable *shell, gconstpointer data)
{
  gint64 game = store_table_add (shell->store, "Anna,Bram");

  window_table_open (shell, "win.export-game", game);
  assert_asks ("Export the Game");
  window_table_act (shell, "win.export-all");
  assert_asks ("Export All Games");
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);

  g_test_add ("/window-export/summary", WindowTable, NULL, window_table_set_up_shown, test_summary, window_table_tear_down);
  g_test_add ("/window-export/damaged", WindowTable, NULL, window_table_set_up_shown, test_damaged, window_table_tear_down);
  g_test_add ("/window-export/files", WindowTable, NULL, window_table_set_up_shown, test_files, window_table_tear_down);

  return window_table_run ();
}
