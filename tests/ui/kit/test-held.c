/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keys are held down, as a book on the keyboard does it, and do once what they do. */

#include "config.h"

#include "rh-announce.h"
#include "rh-held.h"

#include "step-table.h"

/* As an X11 keyboard numbers them; here they need only differ. */
#define CODE_ENTER 36
#define CODE_SPACE 65
#define CODE_B 56
#define CODE_TAB 23
#define CODE_F10 76

typedef struct {
  GtkWidget          *window;
  GtkWidget          *button;
  GtkWidget          *entry;
  GtkEventController *keys;
} Fixture;

static GtkEventController *
find_keys (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  GtkEventController *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (controller == g_object_get_data (G_OBJECT (window), "rh-held"))
      found = controller;
  }
  g_assert_nonnull (found);

  return found;
}

/* Whether the window is kept from the key. */
static gboolean
press (Fixture *self, guint keyval, guint keycode)
{
  gboolean kept = FALSE;

  g_signal_emit_by_name (self->keys, "key-pressed", keyval, keycode, 0, &kept);

  return kept;
}

static void
release (Fixture *self, guint keyval, guint keycode)
{
  g_signal_emit_by_name (self->keys, "key-released", keyval, keycode, 0);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->window = gtk_window_new ();
  self->button = gtk_button_new ();
  self->entry = gtk_entry_new ();
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_widget_grab_focus (self->button);
  rh_held_guard (self->window);
  self->keys = find_keys (self->window);
}

/* What one test held down, the next doesn't. */
static void
tear_down (Fixture *self, gconstpointer data)
{
  press (self, GDK_KEY_Tab, CODE_TAB);
  release (self, GDK_KEY_Tab, CODE_TAB);
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
test_held (Fixture *self, gconstpointer data)
{
  /* Once, until it is let go. Another key in between is another press. */
  g_assert_false (press (self, GDK_KEY_b, CODE_B));
  g_assert_true (press (self, GDK_KEY_b, CODE_B));
  g_assert_true (press (self, GDK_KEY_b, CODE_B));
  release (self, GDK_KEY_b, CODE_B);
  g_assert_false (press (self, GDK_KEY_b, CODE_B));
  g_assert_false (press (self, GDK_KEY_Return, CODE_ENTER));
  g_assert_true (press (self, GDK_KEY_Return, CODE_ENTER));
  release (self, GDK_KEY_b, CODE_B);
  g_assert_true (press (self, GDK_KEY_Return, CODE_ENTER));
}

static void
test_goes_on (Fixture *self, gconstpointer data)
{
  /* Before the guard hears of it: a key is the same press until it is let go or another comes, whatever is held with it. */
  g_assert_false (rh_held_goes_on (0));
  g_assert_false (rh_held_goes_on (CODE_B));
  press (self, GDK_KEY_b, CODE_B);
  g_assert_true (rh_held_goes_on (CODE_B));
  g_assert_false (rh_held_goes_on (CODE_TAB));
  release (self, GDK_KEY_b, CODE_B);
  g_assert_false (rh_held_goes_on (CODE_B));
}

static void
test_moves (Fixture *self, gconstpointer data)
{
  /* The focus goes on as long as Tab is held. */
  g_assert_false (press (self, GDK_KEY_Tab, CODE_TAB));
  g_assert_false (press (self, GDK_KEY_Tab, CODE_TAB));
}

static void
test_text (Fixture *self, gconstpointer data)
{
  /* So does text, but for Enter, which is no text. */
  gtk_widget_grab_focus (self->entry);
  g_assert_false (press (self, GDK_KEY_b, CODE_B));
  g_assert_false (press (self, GDK_KEY_b, CODE_B));
  g_assert_false (press (self, GDK_KEY_Return, CODE_ENTER));
  g_assert_true (press (self, GDK_KEY_Return, CODE_ENTER));
}

static void
test_closed (Fixture *self, gconstpointer data)
{
  /* Where nothing can be typed, it isn't text, whatever it looks like. */
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), FALSE);
  gtk_widget_grab_focus (self->entry);
  g_assert_false (press (self, GDK_KEY_b, CODE_B));
  g_assert_true (press (self, GDK_KEY_b, CODE_B));
  release (self, GDK_KEY_b, CODE_B);
}

static void
test_bounce (Fixture *self, gconstpointer data)
{
  /* Two presses of what chooses, at once, are one, and the second rings; two of a letter are two. One that is held
   * rings never. */
  g_assert_false (press (self, GDK_KEY_space, CODE_SPACE));
  g_assert_true (press (self, GDK_KEY_space, CODE_SPACE));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 0);
  release (self, GDK_KEY_space, CODE_SPACE);
  g_assert_true (press (self, GDK_KEY_space, CODE_SPACE));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 1);
  release (self, GDK_KEY_space, CODE_SPACE);
  g_assert_false (press (self, GDK_KEY_b, CODE_B));
  release (self, GDK_KEY_b, CODE_B);
  g_assert_false (press (self, GDK_KEY_b, CODE_B));
}

static void
test_counted (Fixture *self, gconstpointer data)
{
  /* What counts presses gets both; one that is held it gets once, as anything else. */
  rh_held_count (self->button, TRUE);
  g_assert_false (press (self, GDK_KEY_Return, CODE_ENTER));
  g_assert_true (press (self, GDK_KEY_Return, CODE_ENTER));
  release (self, GDK_KEY_Return, CODE_ENTER);
  g_assert_false (press (self, GDK_KEY_Return, CODE_ENTER));
  release (self, GDK_KEY_Return, CODE_ENTER);
  rh_held_count (self->button, FALSE);
  g_assert_true (press (self, GDK_KEY_Return, CODE_ENTER));
}

static void
test_windows (Fixture *self, gconstpointer data)
{
  /* A held key goes on in the window that it opens, and does nothing there. */
  Fixture other;

  g_assert_false (press (self, GDK_KEY_Return, CODE_ENTER));
  set_up (&other, NULL);
  g_assert_true (press (&other, GDK_KEY_Return, CODE_ENTER));
  release (&other, GDK_KEY_Return, CODE_ENTER);
  g_assert_false (press (&other, GDK_KEY_b, CODE_B));
  tear_down (&other, NULL);
}

static void
test_popover (Fixture *self, gconstpointer data)
{
  /* The key that opens a menu is let go in the menu, and opens it again. */
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *item = gtk_button_new ();
  Fixture menu = { .window = popover };

  gtk_popover_set_child (GTK_POPOVER (popover), item);
  gtk_widget_set_parent (popover, self->button);
  gtk_window_present (GTK_WINDOW (self->window));
  g_assert_false (press (self, GDK_KEY_F10, CODE_F10));
  gtk_popover_popup (GTK_POPOVER (popover));
  step_table_wait_for (gtk_widget_get_mapped (item));
  gtk_widget_grab_focus (item);
  menu.keys = find_keys (popover);
  g_assert_true (press (&menu, GDK_KEY_F10, CODE_F10));
  release (&menu, GDK_KEY_F10, CODE_F10);
  g_assert_false (press (self, GDK_KEY_F10, CODE_F10));
  gtk_widget_unparent (popover);
}

/* Whether what is in a widget is kept from the key. */
static gboolean
is_kept (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean kept = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !kept; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &kept);
  }

  return kept;
}

static void
test_rest (Fixture *self, gconstpointer data)
{
  /* Before the first frame of what has just come, and for some time after, what chooses does nothing there, and rings; all other keys
   * do what they do. */
  const guint ms = 300;
  GtkWidget *box = gtk_window_get_child (GTK_WINDOW (self->window));
  gint64 begin = g_get_monotonic_time ();

  rh_held_rest (box, ms);
  g_assert_true (is_kept (box, GDK_KEY_Return));
  gtk_window_present (GTK_WINDOW (self->window));
  g_assert_true (is_kept (box, GDK_KEY_Return) && is_kept (box, GDK_KEY_space) && is_kept (box, GDK_KEY_KP_Enter));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 4);
  g_assert_false (is_kept (box, GDK_KEY_Escape) || is_kept (box, GDK_KEY_Tab) || is_kept (box, GDK_KEY_a));
  step_table_wait_for (!is_kept (box, GDK_KEY_Return));
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, ms * G_TIME_SPAN_MILLISECOND);
}

#define ADD(name, function) g_test_add ("/held/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("held", test_held);
  ADD ("goes-on", test_goes_on);
  ADD ("moves", test_moves);
  ADD ("text", test_text);
  ADD ("closed", test_closed);
  ADD ("bounce", test_bounce);
  ADD ("counted", test_counted);
  ADD ("windows", test_windows);
  ADD ("popover", test_popover);
  ADD ("rest", test_rest);

  return g_test_run ();
}
