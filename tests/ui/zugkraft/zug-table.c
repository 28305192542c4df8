/* SPDX-License-Identifier: GPL-3.0-or-later
 * A table to try the screens of Zugkraft at: a game on a store of its own, a window, clicks and keys. */

#include "zug-table.h"

#include "board.h"

#include "rh-keys.h"
#include "rh-table-page.h"
#include "rh-zug-barred.h"
#include "rh-zug-ui.h"

static const char *const names[] = { "Anna", "Bram", "Csilla", "Dénes", "Elena", "Floor", "Géza", "Ilaria" };

G_STATIC_ASSERT (G_N_ELEMENTS (names) == RH_ZUG_SEATS_MAX);

/* Such as "victory=knockout first=2". */
RhSetup *
zug_table_setup (guint n_seats, const char *options)
{
  RhSetup *setup = rh_setup_new (&rh_zug_game);
  g_auto (GStrv) list = g_strsplit (options, " ", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_seats; i++) {
    rh_setup_add_seat (setup, "-", names[i], &error);
    g_assert_no_error (error);
  }
  for (guint i = 0; list[i] != NULL; i++) {
    g_auto (GStrv) option = g_strsplit (list[i], "=", 2);

    rh_setup_set_option (setup, option[0], option[1], &error);
    g_assert_no_error (error);
  }

  return setup;
}

/* Before the first move. */
RhZugState
zug_table_start (const RhSetup *setup)
{
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  return *(const RhZugState *) rh_fold_get_state (fold);
}

void
zug_table_play (ZugTable *self, const char *move)
{
  g_autoptr (GError) error = NULL;

  rh_session_play (self->session, move, &error);
  g_assert_no_error (error);
}

/* With those moves played. */
void
zug_table_open (ZugTable *self, guint n_seats, const char *options, const char *const *moves)
{
  g_autoptr (RhSetup) setup = zug_table_setup (n_seats, options);
  g_autoptr (GError) error = NULL;

  *self = (ZugTable) { .table = store_table_new () };
  self->store = store_table_open (self->table);
  self->session = rh_session_new_game (self->store, setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; moves != NULL && moves[i] != NULL; i++)
    zug_table_play (self, moves[i]);
}

static void
show (ZugTable *self, GtkWidget *child, int width, int height)
{
  Board board = { 0 };

  self->child = child;
  board_show (&board, child, width, height);
  self->window = board.window;
}

static void
on_changed_cb (ZugTable *self)
{
  rh_step_update (RH_STEP (self->child));
}

void
zug_table_show_step (ZugTable *self, GType type)
{
  GtkWidget *step = g_object_new (type, "session", self->session, NULL);

  rh_step_update (RH_STEP (step));
  show (self, step, 420, 700);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (on_changed_cb), self);
}

void
zug_table_show_page (ZugTable *self, int width, int height)
{
  show (self, rh_table_page_new (&rh_zug_ui, self->session), width, height);
}

void
zug_table_close (ZugTable *self)
{
  g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  board_settle ();
  g_assert_finalize_object (self->session);
  rh_store_close (self->store);
  store_table_free (self->table);
}

/* Returns whether the step took it. */
gboolean
zug_table_key (ZugTable *self, const char *key)
{
  guint keyval = gdk_keyval_from_name (key);

  g_assert_cmpuint (keyval, !=, GDK_KEY_VoidSymbol);

  return rh_step_key (RH_STEP (board_find (self->child, RH_TYPE_STEP, 0)), keyval, 0);
}

/* Names of keys, with a space between them, each of which the step must take. */
void
zug_table_keys (ZugTable *self, const char *keys)
{
  g_auto (GStrv) list = g_strsplit (keys, " ", -1);

  for (guint i = 0; list[i] != NULL; i++) {
    if (!zug_table_key (self, list[i]))
      g_error ("The step didn’t take the key “%s”", list[i]);
  }
}

/* NULL before the first. */
const char *
zug_table_last_move (ZugTable *self)
{
  guint n = rh_session_get_n_played (self->session);

  return n > 0 ? rh_session_get_move (self->session, n - 1) : NULL;
}

/* Whether the button of that name can't do what it says for now. */
gboolean
zug_table_is_barred (ZugTable *self, const char *name)
{
  GtkWidget *button = board_find_named (self->child, GTK_TYPE_BUTTON, name);

  if (button == NULL)
    g_error ("There is no button “%s”", name);

  return rh_zug_barred_get (button);
}

/* What is pressed then isn't the second half of what ended the turn before. */
void
zug_table_wait_until_meant (void)
{
  gint64 since = g_get_monotonic_time ();

  while (g_get_monotonic_time () - since < RH_TAP_MEANT * G_TIME_SPAN_MILLISECOND)
    g_main_context_iteration (NULL, FALSE);
}
