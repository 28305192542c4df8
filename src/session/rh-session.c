/* SPDX-License-Identifier: GPL-3.0-or-later
 * One game on the table: how it gets there, and what it stands at. */

#include "config.h"

#include "rh-session-private.h"

enum {
  PROP_0,
  PROP_PLAYS_FORCED,
  PROP_OPENS_BIDS,
  PROP_SAYS_BIDS,
  N_PROPS,
};

enum {
  CHANGED,
  FORCED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhSession, rh_session, G_TYPE_OBJECT)

G_DEFINE_QUARK (rh-session-error-quark, rh_session_error)

static void
rh_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RhSession *self = RH_SESSION (object);

  switch (id) {
  case PROP_PLAYS_FORCED:
    g_value_set_boolean (value, self->plays_forced);
    break;
  case PROP_OPENS_BIDS:
    g_value_set_boolean (value, self->opens_bids);
    break;
  case PROP_SAYS_BIDS:
    g_value_set_boolean (value, self->says_bids);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RhSession *self = RH_SESSION (object);

  switch (id) {
  case PROP_PLAYS_FORCED:
    rh_session_set_plays_forced (self, g_value_get_boolean (value));
    break;
  case PROP_OPENS_BIDS:
    self->opens_bids = g_value_get_boolean (value);
    break;
  case PROP_SAYS_BIDS:
    self->says_bids = g_value_get_boolean (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_session_finalize (GObject *object)
{
  RhSession *self = RH_SESSION (object);

  rh_session_save_draft (self);
  g_clear_pointer (&self->bids, rh_bids_free);
  g_clear_pointer (&self->setup, rh_setup_free);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->drafts, rh_drafts_free);
  g_clear_pointer (&self->text, g_string_chunk_free);
  g_clear_pointer (&self->fold, rh_fold_free);
  rh_session_forget_waiting (self);

  G_OBJECT_CLASS (rh_session_parent_class)->finalize (object);
}

static void
rh_session_class_init (RhSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rh_session_get_property;
  object_class->set_property = rh_session_set_property;
  object_class->finalize = rh_session_finalize;

  /**
   * RhSession:plays-forced:
   *
   * Whether a move that is the only thing left to do is played by itself.
   */
  properties[PROP_PLAYS_FORCED] =
    g_param_spec_boolean ("plays-forced", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  /**
   * RhSession:opens-bids:
   *
   * Whether a bid is opened as soon as it is known whose, since people need no screen
   * between them on which the laptop is handed over.
   */
  properties[PROP_OPENS_BIDS] =
    g_param_spec_boolean ("opens-bids", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /**
   * RhSession:says-bids:
   *
   * Whether who looks at their own open bid by keys hears it, with headphones: it leaves the program then, for whatever reads
   * screens.
   */
  properties[PROP_SAYS_BIDS] =
    g_param_spec_boolean ("says-bids", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RhSession::changed:
   *
   * Something of what the session says of itself is another.
   */
  signals[CHANGED] = g_signal_new ("changed", RH_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RhSession::forced:
   *
   * A move was made that nobody gave, since the rules left no choice.
   */
  signals[FORCED] = g_signal_new ("forced", RH_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RhSession::unsaved:
   * @error: why; any of %RH_STORE_ERROR
   *
   * What was entered of the next move is not on disk.
   */
  g_signal_new ("unsaved", RH_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
rh_session_init (RhSession *self)
{
  self->standing = 1;
  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->drafts = rh_drafts_new ();
}

/* Tells everybody who looks on, unless more is to come. */
void
rh_session_changed (RhSession *self)
{
  if (!self->silent)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Tells everybody who looks on that this was nobody's move. */
void
rh_session_forced (RhSession *self)
{
  g_signal_emit (self, signals[FORCED], 0);
}

/* The game after so many of its moves. */
RhFold *
rh_session_fold_to (RhSession *self, guint position, GError **error)
{
  return rh_fold_new_moves (self->setup, (const char *const *) self->moves->pdata, position, NULL, error);
}

/* The seal alone tells of another program's change; a game of an older schema has none. */
static gboolean
stands_as (RhSession *self, RhSession *other)
{
  return rh_digest_equal (&self->stand.seal, &other->stand.seal) && self->stand.n_played == other->stand.n_played;
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
 * @error: return location; any of %RH_STORE_ERROR; %RH_STORE_ERROR_GAME where
 *   it is damaged, see rh_store_salvage_game()
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

  if (stored == NULL)
    return NULL;

  self->store = store;
  self->stand = stored->stand;
  self->setup = g_steal_pointer (&stored->setup);
  g_ptr_array_unref (self->moves);
  self->moves = g_steal_pointer (&stored->moves);
  self->fold = g_steal_pointer (&stored->fold);
  self->status = stored->status;
  rh_drafts_load (self->drafts, g_steal_pointer (&stored->draft.texts), stored->draft.n_done, stored->draft.leads_on);
  rh_session_load_waiting (self, g_steal_pointer (&stored->draft.waiting));
  self->way = g_intern_string (stored->way);
  self->resumed = self->stand.n_played > 0;

  return g_steal_pointer (&self);
}

/* Somebody may be called otherwise by now; the head itself stays, as whoever shows the game has it. */
static void
take_names (RhSession *self, RhSetup *setup)
{
  for (guint i = 0; i < self->setup->n_seats; i++) {
    RhSeat before = self->setup->seats[i];

    if (g_str_equal (before.name, setup->seats[i].name))
      continue;

    self->setup->seats[i].name = setup->seats[i].name;
    self->setup->seats[i].key = setup->seats[i].key;
    setup->seats[i].name = before.name;
    setup->seats[i].key = before.key;
  }
}

/**
 * rh_session_open_again:
 * @self: a game of the store
 * @error: return location; as with rh_session_open()
 *
 * Puts a game on the table that had been there before. Where nobody else has
 * changed it, it is still the same, with its sealed bids; players have the names
 * they are called by now.
 *
 * Returns: (transfer full) (nullable): @self, or the game as the store has it by
 *   now, or %NULL with @error set
 */
RhSession *
rh_session_open_again (RhSession *self, GError **error)
{
  g_autoptr (RhSession) opened = NULL;

  g_return_val_if_fail (!rh_session_is_replay (self), NULL);

  opened = rh_session_open (self->store, self->stand.game, error);
  if (opened == NULL)
    return NULL;

  if (!stands_as (self, opened))
    return g_steal_pointer (&opened);

  take_names (self, opened->setup);

  return g_object_ref (self);
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
 * rh_session_dup_state_at:
 * @self: a session
 * @position: how many of its moves played; the state after them is asked for
 *
 * Returns: (transfer full): that state, to be freed by g_free()
 */
gpointer
rh_session_dup_state_at (RhSession *self, guint position)
{
  g_autoptr (RhFold) fold = NULL;

  g_return_val_if_fail (position <= self->stand.n_played, NULL);

  /* What is played has been played before. */
  fold = rh_session_fold_to (self, position, NULL);

  return g_memdup2 (rh_fold_get_state (fold), self->setup->game->state_size);
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
 * rh_session_is_resumed:
 * @self: a session
 *
 * Bids that were sealed when the program ended are gone; this tells a screen that
 * asks for them again.
 *
 * Returns: whether the game was opened with moves, and neither a move nor a bid was given since
 */
gboolean
rh_session_is_resumed (RhSession *self)
{
  return self->resumed;
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
  return self->stand.game;
}

/**
 * rh_session_set_plays_forced:
 * @self: a session
 * @plays_forced: whether a forced move is played without being asked for
 *
 * Takes effect with the next move that rh_session_play() makes; where the game
 * stands now stays as it is.
 */
void
rh_session_set_plays_forced (RhSession *self, gboolean plays_forced)
{
  g_return_if_fail (RH_IS_SESSION (self));

  if (self->plays_forced == plays_forced)
    return;

  self->plays_forced = plays_forced;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYS_FORCED]);
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
  return self->stand.n_played;
}

/**
 * rh_session_get_standing:
 * @self: a session
 *
 * Who shows the state need show it anew only when this is another.
 *
 * Returns: a number, never 0, that stays the same for as long as the state does
 */
guint
rh_session_get_standing (RhSession *self)
{
  return self->standing;
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

/**
 * rh_session_get_moves:
 * @self: a session
 *
 * Returns: (transfer none) (array): the lines of all moves, the first of which are played
 */
const char *const *
rh_session_get_moves (RhSession *self)
{
  return (const char *const *) self->moves->pdata;
}
