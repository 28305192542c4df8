/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keeps the screen on while a game is played on it. */

#include "config.h"

#include "rh-awake.h"

#include <glib/gi18n.h>

struct _RhAwake {
  GObject parent_instance;

  /* Owned */
  GtkApplication *application; /* NULL where the window has none */
  RhSession      *session;

  /* Borrowed */
  GtkWindow *window; /* NULL when it has gone */

  guint cookie; /* 0 while the screen may sleep, or where nobody can keep it on */
};

G_DEFINE_FINAL_TYPE (RhAwake, rh_awake, G_TYPE_OBJECT)

/* People think, deal and talk for longer than a screen stays on by itself. */
static gboolean
is_needed (RhAwake *self)
{
  return !rh_session_is_replay (self->session) && rh_session_get_status (self->session) == RH_GAME_PLAYING;
}

static void
let_sleep (RhAwake *self)
{
  if (self->cookie != 0)
    gtk_application_uninhibit (self->application, self->cookie);
  self->cookie = 0;
}

static void
update (RhAwake *self)
{
  if (!is_needed (self)) {
    let_sleep (self);
    return;
  }

  if (self->cookie == 0 && self->application != NULL)
    self->cookie = gtk_application_inhibit (self->application,
                                            self->window,
                                            GTK_APPLICATION_INHIBIT_IDLE,
                                            /* Translators: why the screen doesn't go dark */
                                            _("A game is being played"));
}

static void
rh_awake_dispose (GObject *object)
{
  RhAwake *self = RH_AWAKE (object);

  let_sleep (self);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->session);
  g_clear_object (&self->application);

  G_OBJECT_CLASS (rh_awake_parent_class)->dispose (object);
}

static void
rh_awake_class_init (RhAwakeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_awake_dispose;
}

static void
rh_awake_init (RhAwake *self)
{
}

/**
 * rh_awake_new:
 * @window: the window the game is shown in
 * @session: the game
 *
 * Keeps the screen on for as long as the game is played, not when it is only
 * looked at or over. Where the system has nothing to ask for that, it sleeps
 * as ever.
 *
 * Returns: (transfer full): let it go when the game leaves the screen
 */
RhAwake *
rh_awake_new (GtkWindow *window, RhSession *session)
{
  RhAwake *self = g_object_new (RH_TYPE_AWAKE, NULL);

  g_set_object (&self->application, gtk_window_get_application (window));
  g_set_weak_pointer (&self->window, window);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}
