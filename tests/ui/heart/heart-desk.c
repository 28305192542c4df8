/* SPDX-License-Identifier: GPL-3.0-or-later
 * A desk to try the widgets of The Heart of Africa at: a game in a store of its own, a window, clicks and keys. */

#include "config.h"

#include "heart-desk.h"

#include "rh-button.h"
#include "rh-heart-play-step.h"
#include "rh-heart-style.h"
#include "rh-heart-telling.h"

static const char *const names[] = { "Anna", "Bram", "Csilla", "Dénes", "Elena" };

/* With so many players; the moves played have a semicolon between them. */
void
heart_desk_open (HeartDesk *self, guint n_seats, const char *moves)
{
  heart_desk_open_from (self, n_seats, "1", moves);
}

void
heart_desk_open_from (HeartDesk *self, guint n_seats, const char *first, const char *moves)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_heart_game);
  g_autoptr (GError) error = NULL;

  *self = (HeartDesk) { .table = store_table_new () };
  for (guint i = 0; i < n_seats; i++)
    g_assert_true (rh_setup_add_seat (setup, rh_heart_game.colours[i], names[i], NULL));
  g_assert_true (rh_setup_set_option (setup, "first", first, NULL));
  self->store = store_table_open (self->table);
  self->session = rh_session_new_game (self->store, setup, &error);
  g_assert_no_error (error);
  rh_heart_style_load ();
  heart_desk_play (self, moves);
}

void
heart_desk_play (HeartDesk *self, const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, ";", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; list[i] != NULL && *moves != '\0'; i++) {
    rh_session_play (self->session, list[i], &error);
    g_assert_no_error (error);
  }
}

void
heart_desk_show (HeartDesk *self, GtkWidget *widget, int width, int height)
{
  board_show (&self->board, widget, width, height);
}

static void
on_changed_cb (RhSession *session, HeartDesk *self)
{
  rh_step_update (self->step);
}

/* Shows a step, which follows the game. */
void
heart_desk_ask (HeartDesk *self, GType type)
{
  GtkWidget *room = gtk_scrolled_window_new ();

  self->step = g_object_new (type, "session", self->session, "telling", &rh_heart_telling, NULL);
  rh_step_update (self->step);
  g_signal_connect (self->session, "changed", G_CALLBACK (on_changed_cb), self);
  /* As on the page, nobody asks how wide it would be for a height. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), GTK_WIDGET (self->step));
  heart_desk_show (self, room, 376, 600);
}

void
heart_desk_close (HeartDesk *self)
{
  g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->board.window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->board.window));
  board_settle ();
  g_assert_finalize_object (self->session);
  rh_store_close (self->store);
  store_table_free (self->table);
}

/* For g_test_add(): a game of three after those moves, and what somebody does in it is asked for. */
void
heart_desk_set_up_turn (HeartDesk *self, gconstpointer moves)
{
  heart_desk_open (self, 3, moves);
  heart_desk_ask (self, RH_TYPE_HEART_PLAY_STEP);
}

void
heart_desk_tear_down (HeartDesk *self, gconstpointer data)
{
  heart_desk_close (self);
}

const RhHeartState *
heart_desk_state (HeartDesk *self)
{
  return rh_session_get_state (self->session);
}

/* The visible button of that name; NULL if there is none. */
GtkWidget *
heart_desk_find (HeartDesk *self, const char *name)
{
  return board_find_named (self->board.window, GTK_TYPE_BUTTON, name);
}

void
heart_desk_click (HeartDesk *self, const char *name)
{
  board_click (self->board.window, name);
}

gboolean
heart_desk_key (HeartDesk *self, const char *key)
{
  return rh_step_key (self->step, gdk_keyval_from_name (key), 0);
}

/* Names of keys with a space between them, each of which the step must take. */
void
heart_desk_keys (HeartDesk *self, const char *keys)
{
  g_auto (GStrv) list = g_strsplit (keys, " ", -1);

  for (guint i = 0; list[i] != NULL; i++) {
    if (!heart_desk_key (self, list[i]))
      g_error ("The step didn’t take the key “%s”", list[i]);
  }
}

gboolean
heart_desk_is_chosen (HeartDesk *self, const char *name)
{
  GtkWidget *button = heart_desk_find (self, name);

  g_assert_nonnull (button);

  return rh_button_is_chosen (RH_BUTTON (button));
}

/**
 * heart_desk_is_closed:
 * @self: a desk
 * @name: what a button is called
 *
 * Returns: whether it steps back, since something else has to be ended first
 */
gboolean
heart_desk_is_closed (HeartDesk *self, const char *name)
{
  return gtk_widget_has_css_class (heart_desk_find (self, name), "heart-closed");
}

void
heart_desk_assert_last (HeartDesk *self, const char *move)
{
  guint n = rh_session_get_n_played (self->session);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpstr (rh_session_get_move (self->session, n - 1), ==, move);
}

void
heart_desk_assert_draft (HeartDesk *self, const char *draft)
{
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, draft);
}
