/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game couldn't be stored: the dialog that says so has a way on. The game is
 * loaded anew, or saved as a record; else Close is all there is to press. */

#include "config.h"

#include "rh-game-error.h"

#include "game-table.h"
#include "ui-screen.h"

typedef struct {
  GameTable game;
  gint64    opened; /* what the window was asked to open */
} Table;

static gboolean
has_no_dialog (gpointer data)
{
  return ui_screen_find_dialog () == NULL;
}

static void
on_open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Table *) data)->opened = g_variant_get_int64 (parameter);
}

static void
set_up (Table *table, gconstpointer data)
{
  static const GActionEntry actions[] = { { .name = "open-game", .activate = on_open_cb, .parameter_type = "x" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  game_table_set_up (&table->game, data);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), table);
  gtk_widget_insert_action_group (table->game.window, "win", G_ACTION_GROUP (group));
}

static void
tear_down (Table *table, gconstpointer data)
{
  game_table_tear_down (&table->game, data);
}

static GtkWidget *
fail (Table *table, GQuark domain, int code)
{
  g_autoptr (GError) error = g_error_new_literal (domain, code, "So it is");
  GtkWidget *dialog;

  rh_game_error_show (table->game.label, table->game.session, "This Move Could Not Be Made", error);
  dialog = ui_screen_find_dialog ();
  g_assert_nonnull (dialog);
  ui_screen_settle (dialog);

  return dialog;
}

/* Another program was faster: the game is opened anew, as it is stored. */
static void
test_changed (Table *table, gconstpointer data)
{
  GtkWidget *dialog = fail (table, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED);

  g_assert_cmpstr (adw_message_dialog_get_default_response (ADW_MESSAGE_DIALOG (dialog)), ==, "load-anew");
  g_assert_false (adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (dialog), "save"));
  ui_screen_find (dialog, GTK_TYPE_LABEL, "So it is\n\nBids that are sealed are asked for again then.");
  ui_screen_click (dialog, "Reload");
  ui_screen_wait (has_no_dialog, NULL);
  g_assert_cmpint (table->opened, ==, rh_session_get_id (table->game.session));
}

/* What helps, error by error. */
static void
test_ways (Table *table, gconstpointer data)
{
  static const int unsaved[] = {
    RH_STORE_ERROR_MOVED, RH_STORE_ERROR_FULL, RH_STORE_ERROR_READ_ONLY, RH_STORE_ERROR_DAMAGED, RH_STORE_ERROR_FAILED,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (unsaved); i++) {
    GtkWidget *dialog = fail (table, RH_STORE_ERROR, unsaved[i]);

    g_assert_true (adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (dialog), "save"));
    g_assert_false (adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (dialog), "load-anew"));
    gtk_window_destroy (GTK_WINDOW (dialog));
  }

  gtk_window_destroy (GTK_WINDOW (fail (table, RH_SESSION_ERROR, RH_SESSION_ERROR_FORCED)));
  for (int i = 0; i < 2; i++) {
    GtkWidget *dialog = i == 0 ? fail (table, RH_SESSION_ERROR, RH_SESSION_ERROR_NOTHING)
                               : fail (table, RH_STORE_ERROR, RH_STORE_ERROR_LOCKED);

    g_assert_false (adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (dialog), "save"));
    g_assert_false (adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (dialog), "load-anew"));
    gtk_window_destroy (GTK_WINDOW (dialog));
  }
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/game-error/changed", Table, NULL, set_up, test_changed, tear_down);
  g_test_add ("/game-error/ways", Table, NULL, set_up, test_ways, tear_down);

  return g_test_run ();
}
