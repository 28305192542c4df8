/* SPDX-License-Identifier: GPL-3.0-or-later
 * A table to try a step at: a game on a store of its own, a window, clicks and keys. */

#include "step-table.h"
#include "rh-announce.h"
#include "rh-cape-telling.h"
#include "written.h"

#include <string.h>

static const char *const colours[] = { "red", "blue", "green", "yellow" };
static const char *const names[] = { "Anna", "Bram", "Csilla", "Dora" };

static void
on_changed_cb (RhSession *session, StepTable *self)
{
  rh_step_update (self->step);
}

/**
 * step_table_open:
 * @self: an empty table
 * @n_seats: how many play, 2 to 4
 * @type: the type of the step
 * @moves: (array zero-terminated=1): what was played before
 *
 * Lays the table.
 */
void
step_table_open (StepTable *self, guint n_seats, GType type, const char *const *moves)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_cape_game);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_seats; i++)
    g_assert_true (rh_setup_add_seat (setup, colours[i], names[i], NULL));

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->session = rh_session_new_game (self->store, setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; moves[i] != NULL; i++) {
    rh_session_play (self->session, moves[i], &error);
    g_assert_no_error (error);
  }

  self->step = g_object_new (type, "session", self->session, "telling", &rh_cape_telling, NULL);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->step));
  g_signal_connect (self->session, "changed", G_CALLBACK (on_changed_cb), self);
  rh_step_update (self->step);
  gtk_window_present (GTK_WINDOW (self->window));
  step_table_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->step)));
}

/**
 * step_table_close:
 * @self: a table
 *
 * Clears it.
 */
void
step_table_close (StepTable *self)
{
  g_signal_handlers_disconnect_by_func (self->session, on_changed_cb, self);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->session);
  g_clear_pointer (&self->store, rh_store_close);
  g_clear_pointer (&self->table, store_table_free);
}

/**
 * step_table_show:
 * @self: a table
 * @state: a state that would take a long game to reach
 *
 * Shows the step a state that isn't the session's.
 */
void
step_table_show (StepTable *self, const RhCapeState *state)
{
  RH_STEP_GET_CLASS (self->step)->update (self->step, rh_session_get_setup (self->session), state);
}

static gboolean
has_name (GtkWidget *widget, const char *name)
{
  g_autofree char *different = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0)
    return TRUE;
  if (written_get_text (widget) != NULL ||
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;

  different = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, NULL);

  return different == NULL;
}

/**
 * step_table_find:
 * @root: where to look
 * @name: an accessible name
 *
 * Returns: (nullable) (transfer none): the first visible widget of that name that isn’t a mere label
 */
GtkWidget *
step_table_find (GtkWidget *root, const char *name)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (has_name (root, name))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = step_table_find (child, name);

  return found;
}

/**
 * step_table_says:
 * @root: where to look
 * @text: some words
 *
 * Returns: whether a visible label holds the words
 */
gboolean
step_table_says (GtkWidget *root, const char *text)
{
  if (!gtk_widget_get_visible (root))
    return FALSE;
  if (written_get_text (root) != NULL && strstr (written_get_text (root), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (step_table_says (child, text))
      return TRUE;
  }

  return FALSE;
}

/**
 * step_table_click:
 * @self: a table
 * @name: the accessible name of a button that can be pressed
 *
 * Presses a button.
 */
void
step_table_click (StepTable *self, const char *name)
{
  GtkWidget *button = step_table_find (self->window, name);

  if (button == NULL)
    g_error ("There is no button “%s”", name);

  g_assert_true (GTK_IS_BUTTON (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/**
 * step_table_key:
 * @self: a table
 * @key: the name of a key
 *
 * Returns: whether the step took the key
 */
gboolean
step_table_key (StepTable *self, const char *key)
{
  guint keyval = gdk_keyval_from_name (key);

  g_assert_cmpuint (keyval, !=, GDK_KEY_VoidSymbol);

  return rh_step_key (self->step, keyval, 0);
}

/**
 * step_table_refuses:
 * @self: a table
 * @key: the name of a key
 *
 * Returns: whether the step took the key only to say why it does nothing
 */
gboolean
step_table_refuses (StepTable *self, const char *key)
{
  guint n = rh_announce_get_n_refused (self->window);
  guint standing = rh_session_get_standing (self->session);

  return step_table_key (self, key) && rh_announce_get_n_refused (self->window) == n + 1 &&
         rh_session_get_standing (self->session) == standing;
}

/**
 * step_table_keys:
 * @self: a table
 * @keys: names of keys, with a space between them
 *
 * Presses keys, each of which the step must take.
 */
void
step_table_keys (StepTable *self, const char *keys)
{
  g_auto (GStrv) list = g_strsplit (keys, " ", -1);

  for (guint i = 0; list[i] != NULL; i++) {
    if (!step_table_key (self, list[i]))
      g_error ("The step didn’t take the key “%s”", list[i]);
  }
}

/**
 * step_table_enter:
 * @window: a window
 *
 * Presses Enter, which is for what has the focus.
 *
 * Returns: whether that was pressed by it
 */
gboolean
step_table_enter (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (focus);
  gboolean kept = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !kept; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 0, 0, &kept);
  }

  return !kept && gtk_widget_activate (focus);
}

/**
 * step_table_last_move:
 * @self: a table
 *
 * Returns: (transfer none) (nullable): the last move played
 */
const char *
step_table_last_move (StepTable *self)
{
  guint n = rh_session_get_n_played (self->session);

  return n > 0 ? rh_session_get_move (self->session, n - 1) : NULL;
}
