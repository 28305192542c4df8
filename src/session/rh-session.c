/* SPDX-License-Identifier: GPL-3.0-or-later
 * One game on the table: the only writer of moves. */

#include "config.h"

#include "rh-session.h"

#include "rh-bids.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Room for "bids" and a number a seat. */
#define BIDS_LINE_MAX (8 + 12 * RH_SEATS_MAX)

struct _RhSession {
  GObject parent_instance;

  /* Owned */
  RhSetup     *setup;
  GPtrArray   *moves;    /* of char *; those from n_played on can be redone */
  RhFold      *fold;
  RhBids       bids;

  /* Borrowed */
  RhStore     *store;    /* NULL in a replay */

  gint64       id;
  guint        n_played;
  RhGameStatus status;
};

enum {
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhSession, rh_session, G_TYPE_OBJECT)

G_DEFINE_QUARK (rh-session-error-quark, rh_session_error)

static void
rh_session_finalize (GObject *object)
{
  RhSession *self = RH_SESSION (object);

  rh_bids_wipe (&self->bids);
  g_clear_pointer (&self->setup, rh_setup_free);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->fold, rh_fold_free);

  G_OBJECT_CLASS (rh_session_parent_class)->finalize (object);
}

static void
rh_session_class_init (RhSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rh_session_finalize;

  /**
   * RhSession::changed:
   *
   * Something of what the session says of itself is another.
   */
  signals[CHANGED] = g_signal_new ("changed", RH_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_session_init (RhSession *self)
{
  self->moves = g_ptr_array_new_with_free_func (g_free);
}

static RhFold *
fold_to (RhSession *self, guint position, GError **error)
{
  return rh_fold_new_moves (self->setup, (const char *const *) self->moves->pdata, position, NULL, error);
}

static gboolean
find_winners (RhSession *self, const RhFold *fold, guint *winners)
{
  return self->setup->game->end (rh_fold_get_state (fold), winners);
}

/* The last of every change, after it is on disk: from here on it is so. */
static void
stand_at (RhSession *self, RhFold *fold, guint position)
{
  guint winners;

  g_clear_pointer (&self->fold, rh_fold_free);
  self->fold = fold;
  self->n_played = position;
  self->status = find_winners (self, fold, &winners) ? RH_GAME_WON : RH_GAME_PLAYING;
  rh_bids_wipe (&self->bids);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
refuse (GError **error, RhSessionError code, const char *message)
{
  g_set_error_literal (error, RH_SESSION_ERROR, (int) code, message);

  return FALSE;
}

/**
 * rh_session_new_game:
 * @store: the store; must outlive the session
 * @setup: a complete setup; a game of its own is begun with it
 * @error: return location; any of %RH_STORE_ERROR or %RH_RULES_ERROR_SETUP
 *
 * Begins a game. It is in the store when this returns.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL with @error set
 */
RhSession *
rh_session_new_game (RhStore *store, const RhSetup *setup, GError **error)
{
  gint64 id;

  if (!rh_setup_check (setup, error))
    return NULL;

  id = rh_store_add_game (store, setup, error);

  return id > 0 ? rh_session_open (store, id, error) : NULL;
}

/**
 * rh_session_open:
 * @store: the store; must outlive the session
 * @game: the game's number in the store
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Puts a stored game on the table where it was left. Bids that were sealed
 * then are asked for again: they are never stored.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL with @error set
 */
RhSession *
rh_session_open (RhStore *store, gint64 game, GError **error)
{
  g_autoptr (RhSession) self = g_object_new (RH_TYPE_SESSION, NULL);
  g_autoptr (RhStoredGame) stored = rh_store_load_game (store, game, error);
  g_autoptr (GError) local_error = NULL;

  if (stored == NULL)
    return NULL;

  self->store = store;
  self->id = stored->id;
  self->setup = g_steal_pointer (&stored->setup);
  g_ptr_array_unref (self->moves);
  self->moves = g_steal_pointer (&stored->moves);
  self->n_played = stored->n_played;
  self->status = stored->status;

  self->fold = fold_to (self, self->n_played, &local_error);
  if (self->fold == NULL) {
    g_set_error (error,
                 RH_STORE_ERROR,
                 RH_STORE_ERROR_DAMAGED,
                 _("This game can’t be opened, since a move stored doesn’t fit the rules: %s. "
                   "Nothing was changed. Run “railhead --verify” to see what is damaged."),
                 local_error->message);
    return NULL;
  }

  return g_steal_pointer (&self);
}

/**
 * rh_session_new_replay:
 * @setup: a complete setup; copied
 * @moves: (array length=n_moves): its moves
 * @n_moves: how many there are
 * @position: how many of them are played at first
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Puts a game on the table to be looked at: it can be stepped through, not
 * played, and nothing of it is stored.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if a move doesn't fit
 */
RhSession *
rh_session_new_replay (const RhSetup *setup, const char *const *moves, guint n_moves, guint position, GError **error)
{
  g_autoptr (RhSession) self = g_object_new (RH_TYPE_SESSION, NULL);
  g_autoptr (RhFold) whole = rh_fold_new_moves (setup, moves, n_moves, NULL, error);

  g_return_val_if_fail (position <= n_moves, NULL);

  if (whole == NULL)
    return NULL;

  self->setup = rh_setup_copy (setup);
  for (guint i = 0; i < n_moves; i++)
    g_ptr_array_add (self->moves, g_strdup (moves[i]));
  stand_at (self, fold_to (self, position, NULL), position);

  return g_steal_pointer (&self);
}

/**
 * rh_session_get_setup:
 * @self: a session
 *
 * Returns: (transfer none): the game's head
 */
const RhSetup *
rh_session_get_setup (RhSession *self)
{
  return self->setup;
}

/**
 * rh_session_get_state:
 * @self: a session
 *
 * Returns: (transfer none): the state after the moves played, valid until the next change
 */
gconstpointer
rh_session_get_state (RhSession *self)
{
  return rh_fold_get_state (self->fold);
}

/**
 * rh_session_get_entries:
 * @self: a session
 *
 * Returns: (transfer none): the ledger so far, valid until the next change
 */
const RhEntries *
rh_session_get_entries (RhSession *self)
{
  return rh_fold_get_entries (self->fold);
}

/**
 * rh_session_get_status:
 * @self: a session
 *
 * Returns: whether the game is played, won or ended without a winner
 */
RhGameStatus
rh_session_get_status (RhSession *self)
{
  return self->status;
}

/**
 * rh_session_is_replay:
 * @self: a session
 *
 * Returns: whether the game is only looked at
 */
gboolean
rh_session_is_replay (RhSession *self)
{
  return self->store == NULL;
}

/**
 * rh_session_get_id:
 * @self: a session
 *
 * Returns: the game's number in the store, 0 in a replay
 */
gint64
rh_session_get_id (RhSession *self)
{
  return self->id;
}

/**
 * rh_session_get_n_played:
 * @self: a session
 *
 * Returns: how many moves are played
 */
guint
rh_session_get_n_played (RhSession *self)
{
  return self->n_played;
}

/**
 * rh_session_get_n_moves:
 * @self: a session
 *
 * Returns: how many moves there are, those that can be redone included
 */
guint
rh_session_get_n_moves (RhSession *self)
{
  return self->moves->len;
}

/**
 * rh_session_get_move:
 * @self: a session
 * @i: which move, from 0
 *
 * Returns: (transfer none): its line
 */
const char *
rh_session_get_move (RhSession *self, guint i)
{
  g_return_val_if_fail (i < self->moves->len, NULL);

  return g_ptr_array_index (self->moves, i);
}

static gboolean
check_playable (RhSession *self, GError **error)
{
  if (self->store == NULL)
    return refuse (error, RH_SESSION_ERROR_REPLAY, _("This game is only looked at; it can’t be played on"));
  if (self->status == RH_GAME_ENDED)
    return refuse (error, RH_SESSION_ERROR_ENDED, _("The game was ended. Take it up again to play on"));

  return TRUE;
}

/**
 * rh_session_play:
 * @self: a session
 * @text: a move line
 * @error: return location; any of %RH_SESSION_ERROR, %RH_RULES_ERROR or %RH_STORE_ERROR
 *
 * Plays a move: folds it, puts it on disk, and only then stands there. Moves
 * that were undone give way to it. Where anything fails, nothing has changed.
 *
 * Returns: whether the move was played
 */
gboolean
rh_session_play (RhSession *self, const char *text, GError **error)
{
  g_autoptr (RhFold) fold = NULL;
  const RhEntry *entries;
  guint n_entries;
  guint winners;
  gboolean won;

  if (!check_playable (self, error))
    return FALSE;

  fold = fold_to (self, self->n_played, error);
  if (fold == NULL || !rh_fold_play_text (fold, text, error))
    return FALSE;

  entries = rh_fold_get_last_entries (fold, &n_entries);
  won = find_winners (self, fold, &winners);
  if (!rh_store_append_move (self->store, self->id, self->n_played, text, entries, n_entries, won, winners, error))
    return FALSE;

  g_ptr_array_set_size (self->moves, (int) self->n_played);
  g_ptr_array_add (self->moves, g_strdup (text));
  stand_at (self, g_steal_pointer (&fold), self->n_played + 1);

  return TRUE;
}

/**
 * rh_session_can_undo:
 * @self: a session
 *
 * Returns: whether there is anything to undo: sealed bids, the ending, a move
 */
gboolean
rh_session_can_undo (RhSession *self)
{
  return self->status == RH_GAME_ENDED || rh_bids_get_n (&self->bids) > 0 || self->n_played > 0;
}

/**
 * rh_session_can_redo:
 * @self: a session
 *
 * Returns: whether there is a move to redo
 */
gboolean
rh_session_can_redo (RhSession *self)
{
  return self->status != RH_GAME_ENDED && self->n_played < self->moves->len;
}

/**
 * rh_session_undo:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Takes back what was done last: sealed bids are dropped, all of them; an
 * ended game is taken up again; else the last move is undone.
 *
 * Returns: whether it was taken back
 */
gboolean
rh_session_undo (RhSession *self, GError **error)
{
  g_autoptr (RhFold) fold = NULL;

  if (!rh_session_can_undo (self))
    return refuse (error, RH_SESSION_ERROR_NOTHING, _("There is nothing to undo"));

  if (self->status == RH_GAME_ENDED)
    return rh_session_take_up (self, error);

  if (rh_bids_get_n (&self->bids) > 0) {
    rh_bids_wipe (&self->bids);
    g_signal_emit (self, signals[CHANGED], 0);
    return TRUE;
  }

  fold = fold_to (self, self->n_played - 1, error);
  if (fold == NULL)
    return FALSE;
  if (self->store != NULL && !rh_store_undo (self->store, self->id, self->n_played, error))
    return FALSE;

  stand_at (self, g_steal_pointer (&fold), self->n_played - 1);

  return TRUE;
}

/**
 * rh_session_redo:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Plays the move that was undone last. Sealed bids are dropped.
 *
 * Returns: whether it was played
 */
gboolean
rh_session_redo (RhSession *self, GError **error)
{
  g_autoptr (RhFold) fold = NULL;
  const RhEntry *entries;
  guint n_entries;
  guint winners;
  gboolean won;

  if (!rh_session_can_redo (self))
    return refuse (error, RH_SESSION_ERROR_NOTHING, _("There is nothing to redo"));

  fold = fold_to (self, self->n_played + 1, error);
  if (fold == NULL)
    return FALSE;

  entries = rh_fold_get_last_entries (fold, &n_entries);
  won = find_winners (self, fold, &winners);
  if (self->store != NULL &&
      !rh_store_redo (self->store, self->id, self->n_played, entries, n_entries, won, winners, error))
    return FALSE;

  stand_at (self, g_steal_pointer (&fold), self->n_played + 1);

  return TRUE;
}

/**
 * rh_session_go_to:
 * @self: a replay
 * @position: how many moves shall be played
 * @error: return location; %RH_SESSION_ERROR_NOTHING
 *
 * Steps to any moment of a game that is looked at.
 *
 * Returns: whether there is such a moment
 */
gboolean
rh_session_go_to (RhSession *self, guint position, GError **error)
{
  RhFold *fold;

  g_return_val_if_fail (rh_session_is_replay (self), FALSE);

  if (position > self->moves->len)
    return refuse (error, RH_SESSION_ERROR_NOTHING, _("The game has no such move"));

  fold = fold_to (self, position, error);
  if (fold == NULL)
    return FALSE;
  stand_at (self, fold, position);

  return TRUE;
}

static gboolean
set_ended (RhSession *self, gboolean ended, GError **error)
{
  if (!rh_store_set_ended (self->store, self->id, ended, error))
    return FALSE;

  self->status = ended ? RH_GAME_ENDED : RH_GAME_PLAYING;
  rh_bids_wipe (&self->bids);
  g_signal_emit (self, signals[CHANGED], 0);

  return TRUE;
}

/**
 * rh_session_end:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_REPLAY, %RH_SESSION_ERROR_ENDED,
 *   %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Ends the game without a winner, at whatever step it is (rules D3, D4). That
 * is a status, not a move. Sealed bids are dropped.
 *
 * Returns: whether it was ended
 */
gboolean
rh_session_end (RhSession *self, GError **error)
{
  if (!check_playable (self, error))
    return FALSE;
  if (self->status == RH_GAME_WON)
    return refuse (error, RH_SESSION_ERROR_NOTHING, _("The game is won already"));

  return set_ended (self, TRUE, error);
}

/**
 * rh_session_take_up:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Takes up a game again that was ended without a winner.
 *
 * Returns: whether it goes on
 */
gboolean
rh_session_take_up (RhSession *self, GError **error)
{
  if (self->status != RH_GAME_ENDED)
    return refuse (error, RH_SESSION_ERROR_NOTHING, _("The game wasn’t ended"));

  return set_ended (self, FALSE, error);
}

/**
 * rh_session_seal_bid:
 * @self: a session
 * @seat: who bids, from 0
 * @bid: pounds
 * @error: return location; %RH_SESSION_ERROR_BID, which only the bidder should
 *   see, or any that rh_session_play() gives for a game that can't be played
 *
 * Seals a bid (rule A2). It is kept in memory alone.
 *
 * Returns: whether it was sealed
 */
gboolean
rh_session_seal_bid (RhSession *self, guint seat, int bid, GError **error)
{
  int limit;

  g_return_val_if_fail (seat < self->setup->n_seats, FALSE);

  if (!check_playable (self, error))
    return FALSE;

  limit = self->setup->game->bid_limit (rh_session_get_state (self), seat);
  if (limit < 0)
    return refuse (error, RH_SESSION_ERROR_NOTHING, _("No bids are asked for now"));
  if (bid < 0)
    return refuse (error, RH_SESSION_ERROR_BID, _("A bid is a number of pounds; £0 is allowed"));
  if (bid > limit) {
    g_set_error (error,
                 RH_SESSION_ERROR,
                 RH_SESSION_ERROR_BID,
                 _("You bid £%d, but you have only £%d left"),
                 bid,
                 limit);
    return FALSE;
  }

  rh_bids_seal (&self->bids, seat, bid);
  g_signal_emit (self, signals[CHANGED], 0);

  return TRUE;
}

/**
 * rh_session_is_sealed:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Returns: whether the seat has sealed a bid
 */
gboolean
rh_session_is_sealed (RhSession *self, guint seat)
{
  return rh_bids_is_sealed (&self->bids, seat);
}

/**
 * rh_session_get_n_sealed:
 * @self: a session
 *
 * Returns: how many seats have sealed
 */
guint
rh_session_get_n_sealed (RhSession *self)
{
  return rh_bids_get_n (&self->bids);
}

/**
 * rh_session_unseal_bid:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Takes back a sealed bid without showing it, so that another can be given.
 */
void
rh_session_unseal_bid (RhSession *self, guint seat)
{
  if (!rh_bids_is_sealed (&self->bids, seat))
    return;

  rh_bids_unseal (&self->bids, seat);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * rh_session_reveal_bids:
 * @self: a session
 * @error: return location; %RH_SESSION_ERROR_NOTHING or any of %RH_STORE_ERROR
 *
 * Reveals all bids together, once everybody has sealed (rules A2, A3), and
 * overwrites the memory that held them. If the move can't be stored, they stay sealed.
 *
 * Returns: whether they were revealed
 */
gboolean
rh_session_reveal_bids (RhSession *self, GError **error)
{
  char line[BIDS_LINE_MAX];
  gboolean played;

  if (rh_bids_get_n (&self->bids) != self->setup->n_seats)
    return refuse (error, RH_SESSION_ERROR_NOTHING, _("Not everybody has sealed a bid yet"));

  rh_bids_to_line (&self->bids, self->setup->n_seats, line, sizeof line);
  played = rh_session_play (self, line, error);
  explicit_bzero (line, sizeof line);

  return played;
}
