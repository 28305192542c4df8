/* SPDX-License-Identifier: GPL-3.0-or-later
 * The copies that are kept by themselves are listed by date and size; one is chosen, or another file. */

#include "config.h"

#include "rh-copies-page.h"

#include "board.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  char       *chosen;
  guint       n_chosen;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->table = store_table_new ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  store_table_free (self->table);
  g_free (self->chosen);
}

static void
on_chosen_cb (Fixture *self, const char *path)
{
  g_free (self->chosen);
  self->chosen = g_strdup (path);
  self->n_chosen++;
}

static GtkWidget *
show (Fixture *self)
{
  GtkWidget *page = rh_copies_page_new (self->table->path, "app.try-again");

  g_signal_connect_swapped (page, "chosen", G_CALLBACK (on_chosen_cb), self);

  return ui_screen_window (page);
}

/* None is kept yet: another file can be chosen. */
static void
test_none (Fixture *self, gconstpointer data)
{
  GtkWidget *window = show (self);

  g_assert_nonnull (ui_screen_find_words (window, "hasn’t made a copy by itself yet"));
  ui_screen_click (window, "Another File…");
  g_assert_cmpuint (self->n_chosen, ==, 1);
  g_assert_null (self->chosen);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_one (Fixture *self, gconstpointer data)
{
  const RhWatcher watcher = { NULL, NULL, NULL };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  RhStore *store = store_table_open (self->table);
  GtkWidget *window;
  GtkWidget *button;

  store_table_add (store, "Anna,Bram");
  g_assert_true (rh_store_keep_daily (store, G_MAXUINT64, now, &watcher, NULL));
  rh_store_close (store);
  window = show (self);
  button = ui_screen_find_words (window, "Copy made today at ");
  g_assert_nonnull (button);
  button = gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON);
  g_assert_true (g_str_has_suffix (gtk_button_get_label (GTK_BUTTON (button)), "kB"));
  g_assert_nonnull (gtk_label_get_attributes (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))))); /* dates are held */
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (g_str_has_suffix (self->chosen, ".db"));
  g_assert_true (g_file_test (self->chosen, G_FILE_TEST_EXISTS));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
on_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  guint *n_back = data;

  (*n_back)++;
}

/* Escape leads where the button does, wherever the focus is; other keys lead nowhere. */
static void
test_escape (Fixture *self, gconstpointer data)
{
  const GActionEntry entry = { .name = "try-again", .activate = on_back_cb };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  guint n_back = 0;
  GtkWidget *window = show (self);
  GtkWidget *page = gtk_window_get_child (GTK_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (actions), &entry, 1, &n_back);
  gtk_widget_insert_action_group (window, "app", G_ACTION_GROUP (actions));
  g_assert_false (board_press (page, GDK_KEY_Return));
  g_assert_true (board_press (page, GDK_KEY_Escape));
  g_assert_cmpuint (n_back, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/copies-page/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/copies-page/one", Fixture, NULL, set_up, test_one, tear_down);
  g_test_add ("/copies-page/escape", Fixture, NULL, set_up, test_escape, tear_down);

  return g_test_run ();
}
