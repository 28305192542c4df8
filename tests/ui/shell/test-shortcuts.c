/* SPDX-License-Identifier: GPL-3.0-or-later
 * The window of the keyboard shortcuts: the program's own, and those of the game at hand. */

#include "config.h"

#include "rh-shortcuts.h"

#include "rh-cape-ui.h"

#include "ui-screen.h"

/* How many there are with that title, or of all; the one that is found by searching counts too. */
static guint
count (GtkWidget *root, GType type, const char *title)
{
  g_autofree char *own = NULL;
  guint n = 0;

  if (g_type_is_a (G_OBJECT_TYPE (root), type)) {
    g_object_get (root, "title", &own, NULL);
    n = title == NULL || g_strcmp0 (own, title) == 0 ? 1 : 0;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count (child, type, title);

  return n;
}

static void
assert_keys (GtkWidget *root)
{
  g_autofree char *accelerator = NULL;

  if (GTK_IS_SHORTCUTS_SHORTCUT (root)) {
    g_auto (GStrv) keys = NULL;
    GdkModifierType modifiers;
    guint key;

    /* One, one after the other, or the first and the last of some. */
    g_object_get (root, "accelerator", &accelerator, NULL);
    keys = g_regex_split_simple ("\\+|\\.\\.\\.", accelerator, 0, 0);
    g_assert_nonnull (keys[0]);
    for (guint i = 0; keys[i] != NULL; i++)
      g_assert_true (gtk_accelerator_parse (keys[i], &key, &modifiers));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_keys (child);
}

/* It belongs to the window, and waits to be shown. */
static void
test_window (void)
{
  GtkWidget *parent = ui_screen_window (gtk_label_new ("The table"));
  GtkWindow *window = rh_shortcuts_new (GTK_WINDOW (parent), &rh_cape_ui);

  g_assert_true (gtk_window_get_transient_for (window) == GTK_WINDOW (parent));
  g_assert_true (gtk_window_get_modal (window));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));
  gtk_window_present (window);
  ui_screen_settle (GTK_WIDGET (window));
  gtk_window_destroy (window);
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* The game's are called by its name; they stand at the table's, and are found by searching as these are. */
static void
test_game (void)
{
  GtkWidget *window = GTK_WIDGET (rh_shortcuts_new (NULL, &rh_cape_ui));

  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_GROUP, "From Cape to Cairo"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_GROUP, "Terrain of a Card"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_GROUP, "At the Table"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_SHORTCUT, "New game"), ==, 2);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_SHORTCUT, "Undo"), ==, 2);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_SHORTCUT, "Savanna"), ==, 2);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_SHORTCUT, "Any number shown"), ==, 2);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_SHORTCUT, "Peek while held"), ==, 2);
  assert_keys (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A game that has none: those of the program, and of any table. */
static void
test_without (void)
{
  RhGameUi ui = rh_cape_ui;
  GtkWidget *window;

  ui.shortcuts = NULL;
  window = GTK_WIDGET (rh_shortcuts_new (NULL, &ui));
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_GROUP, "From Cape to Cairo"), ==, 0);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_GROUP, "At the Table"), ==, 1);
  g_assert_cmpuint (count (window, GTK_TYPE_SHORTCUTS_SHORTCUT, "Undo"), ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/shortcuts/window", test_window);
  g_test_add_func ("/shortcuts/game", test_game);
  g_test_add_func ("/shortcuts/without", test_without);

  return g_test_run ();
}
