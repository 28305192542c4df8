/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table for a second screen, which follows a game that it doesn't keep. */

#include "config.h"

#include "rh-public.h"

typedef struct {
  const RhGameUi *ui;
  GtkWidget      *table; /* which the closure doesn't outlive */
} Follower;

/* Hands on what everybody may know: of the sealed bids, who has given one. */
static void
follow (RhSession *session, Follower *self)
{
  self->ui->public_update (self->table, rh_session_get_setup (session), rh_session_get_state (session),
                           rh_session_get_begun (session), rh_session_get_sealed (session),
                           rh_session_get_status (session) == RH_GAME_ENDED);
}

static void
free_follower (gpointer data, GClosure *closure)
{
  g_free (data);
}

/**
 * rh_public_new:
 * @ui: what the game shows
 * @session: the game
 *
 * Returns: (transfer floating) (nullable): what lies open of it, or %NULL where
 *   the game shows nothing to a second screen; when the game is let go of, it
 *   stays with the last it saw
 */
GtkWidget *
rh_public_new (const RhGameUi *ui, RhSession *session)
{
  Follower *self;
  GClosure *closure;

  if (ui->public_new == NULL)
    return NULL;

  if (ui->style != NULL)
    ui->style ();
  self = g_new0 (Follower, 1);
  self->ui = ui;
  self->table = ui->public_new (rh_session_get_setup (session));
  follow (session, self);

  closure = g_cclosure_new (G_CALLBACK (follow), self, free_follower);
  g_object_watch_closure (G_OBJECT (self->table), closure);
  g_signal_connect_closure (session, "changed", closure, FALSE);

  return self->table;
}
