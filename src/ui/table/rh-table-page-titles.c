/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the header of the table's page says: where the game stands, or what is open over it. */

#include "config.h"

#include "rh-table-page-private.h"

#include "rh-book.h"

#include <glib/gi18n.h>

/* Whose turn it is, or how many have bid; in a game that is looked at, nobody is waited for. */
static char *
make_turn (RhTablePage *self, const RhSetup *setup, gconstpointer state)
{
  gboolean ended = rh_session_get_status (self->session) == RH_GAME_ENDED;
  int n_sealed = rh_session_is_replay (self->session) ? -1 : (int) rh_session_get_n_sealed (self->session);
  char *turn = self->ui->telling->turn (setup, state, rh_session_get_draft (self->session), n_sealed, ended);

  return turn != NULL ? turn : g_strdup ("");
}

/* What is left of what the game is played with, since its step asks whose turn it is; in a game without, whose turn. */
static char *
make_subtitle (RhTablePage *self, const RhSetup *setup, gconstpointer state, const char *turn)
{
  const RhTelling *telling = self->ui->telling;
  char *stock = telling->stock != NULL ? telling->stock (setup, state) : NULL;

  return stock != NULL ? stock : g_strdup (turn);
}

/* A game that is looked at is called so, and after which move; where it stands is said below. */
static char *
make_replay_title (RhTablePage *self)
{
  g_autofree char *position = g_strdup_printf (_("Move %1$u of %2$u"), rh_session_get_n_played (self->session),
                                               rh_session_get_n_moves (self->session));

  return g_strdup_printf ("%s · %s", self->teaches ? _("Sample Game") : _("Replay"), position);
}

static void
show_stand (RhTablePage *self, const char *phase, const char *turn, const char *subtitle)
{
  g_autofree char *name = make_replay_title (self);
  g_autofree char *stands = *turn != '\0' ? g_strdup_printf ("%s · %s", phase, turn) : g_strdup (phase);
  gboolean replay = rh_session_is_replay (self->session);

  adw_window_title_set_title (self->title, replay ? name : phase);
  adw_window_title_set_subtitle (self->title, replay ? stands : subtitle);
}

/* What is open over the table is a page of its own; NULL where it is the table itself. */
static const char *
get_open (RhTablePage *self)
{
  if (self->rules != NULL)
    return _("Rules");
  if (self->ledger != NULL)
    return rh_book_is_correcting (RH_BOOK (self->ledger)) ? _("Correct a Move") : _("Ledger");

  return NULL;
}

/* Over what is open only the way back leads on; what else could be opened is at hand at the table. */
void
rh_table_page_update_title (RhTablePage *self)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  gconstpointer state = rh_session_get_state (self->session);
  const char *open = get_open (self);
  g_autofree char *phase = self->ui->telling->where (setup, state, rh_session_get_draft (self->session));
  g_autofree char *turn = make_turn (self, setup, state);
  g_autofree char *subtitle = make_subtitle (self, setup, state, turn);

  if (open == NULL && rh_session_get_status (self->session) == RH_GAME_ENDED && !rh_session_is_replay (self->session)) {
    /* Nothing is asked for any more; where it was ended stands below. */
    show_stand (self, turn, turn, phase);
  } else if (open == NULL) {
    /* Who has won is said below, in the largest letters. */
    gboolean won = rh_session_get_status (self->session) == RH_GAME_WON && !rh_session_is_replay (self->session);

    show_stand (self, phase, turn, won ? "" : subtitle);
  } else {
    adw_window_title_set_title (self->title, open);
    adw_window_title_set_subtitle (self->title, phase);
  }
  gtk_widget_set_visible (self->openers, open == NULL);
}
