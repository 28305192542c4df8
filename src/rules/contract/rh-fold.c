/* SPDX-License-Identifier: GPL-3.0-or-later
 * The fold: a setup and the moves so far, and the state and entries they give. */

#include "config.h"

#include "rh-fold.h"

#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * RhFold:
 *
 * A game from its start to some move. Playing fills the spare state and swaps
 * the two, so that a refused move leaves nothing behind.
 */
struct _RhFold {
  const RhGame *game;
  gpointer      state;
  gpointer      spare;
  RhEntries     entries;
  guint         n_before; /* entries there were before the last move */
  guint         n_moves;
};

/* What a game promises of its ledger. */
static void
check_balances (const RhFold *self)
{
  for (guint i = self->n_before; !self->game->below_zero && i < self->entries.rows->len; i++)
    g_assert (g_array_index (self->entries.rows, RhEntry, i).balance >= 0);
}

/**
 * rh_fold_new:
 * @setup: a complete setup, see rh_setup_check(); not kept
 *
 * Returns: (transfer full): the game before its first move
 */
RhFold *
rh_fold_new (const RhSetup *setup)
{
  RhFold *self = g_new0 (RhFold, 1);

  self->game = setup->game;
  self->state = g_malloc0 (self->game->state_size);
  self->spare = g_malloc0 (self->game->state_size);
  rh_entries_init (&self->entries);
  self->game->start (setup, self->state, &self->entries);
  check_balances (self);

  return self;
}

/**
 * rh_fold_new_moves:
 * @setup: a complete setup; not kept
 * @moves: (array length=n_moves): move lines
 * @n_moves: how many of them to fold
 * @n_played: (out) (optional): how many went well; on error the wrong one's index
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Folds a list of lines from the start.
 *
 * Returns: (transfer full) (nullable): the game after them, or %NULL with @error set
 */
RhFold *
rh_fold_new_moves (const RhSetup *setup, const char *const *moves, guint n_moves, guint *n_played, GError **error)
{
  g_autoptr (RhFold) self = rh_fold_new (setup);

  for (guint i = 0; i < n_moves; i++) {
    if (n_played != NULL)
      *n_played = i;
    if (!rh_fold_play_text (self, moves[i], error))
      return NULL;
  }

  if (n_played != NULL)
    *n_played = n_moves;

  return g_steal_pointer (&self);
}

/**
 * rh_fold_copy:
 * @self: a fold
 *
 * Returns: (transfer full): another one that stands where @self does
 */
RhFold *
rh_fold_copy (const RhFold *self)
{
  RhFold *copy = g_new0 (RhFold, 1);

  *copy = *self;
  copy->state = g_memdup2 (self->state, self->game->state_size);
  copy->spare = g_malloc0 (self->game->state_size);
  copy->entries.rows = g_array_copy (self->entries.rows);

  return copy;
}

/**
 * rh_fold_free:
 * @self: a fold
 *
 * Frees it.
 */
void
rh_fold_free (RhFold *self)
{
  g_free (self->state);
  g_free (self->spare);
  rh_entries_clear (&self->entries);
  g_free (self);
}

/**
 * rh_fold_play:
 * @self: the fold
 * @line: a move line, cut into words
 * @error: return location; any of %RH_RULES_ERROR
 *
 * Folds one line more. If it is refused, @self stays as it was.
 *
 * Returns: whether the move was played
 */
gboolean
rh_fold_play (RhFold *self, const RhWords *line, GError **error)
{
  guint n_before = self->entries.rows->len;
  gpointer state;

  self->entries.move = self->n_moves + 1;
  if (!self->game->play (self->state, line, self->spare, &self->entries, error)) {
    g_array_set_size (self->entries.rows, n_before);
    return FALSE;
  }

  state = self->state;
  self->state = self->spare;
  self->spare = state;
  self->n_before = n_before;
  self->n_moves++;
  check_balances (self);

  return TRUE;
}

/**
 * rh_fold_play_text:
 * @self: the fold
 * @text: a move line
 * @error: return location; any of %RH_RULES_ERROR
 *
 * rh_fold_play() of a line not yet cut.
 *
 * Returns: whether the move was played
 */
gboolean
rh_fold_play_text (RhFold *self, const char *text, GError **error)
{
  RhWords words;

  if (!g_utf8_validate (text, -1, NULL))
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX, _("The line is not valid UTF-8"));

  if (!rh_words_split (&words, text, strlen (text)))
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX,
                      ngettext ("The line is longer than %d byte", "The line is longer than %d bytes", RH_LINE_MAX),
                      RH_LINE_MAX);

  return rh_fold_play (self, &words, error);
}

/**
 * rh_fold_adapt_text:
 * @self: the fold
 * @text: a move line of the same game as it was before some correction; refused now
 *
 * Returns: (transfer full) (nullable): the line that means the same here, the same decision with other
 *   figures; %NULL where there is none
 */
char *
rh_fold_adapt_text (const RhFold *self, const char *text)
{
  g_autoptr (GString) adapted = g_string_new (NULL);
  RhWords words;

  if (self->game->adapt == NULL || !rh_words_split (&words, text, strlen (text)) ||
      !self->game->adapt (self->state, &words, adapted))
    return NULL;

  return g_string_free (g_steal_pointer (&adapted), FALSE);
}

/**
 * rh_fold_get_game:
 * @self: the fold
 *
 * Returns: (transfer none): what is played
 */
const RhGame *
rh_fold_get_game (const RhFold *self)
{
  return self->game;
}

/**
 * rh_fold_get_state:
 * @self: the fold
 *
 * Returns: (transfer none): the game's state, valid until the next move
 */
gconstpointer
rh_fold_get_state (const RhFold *self)
{
  return self->state;
}

/**
 * rh_fold_get_n_moves:
 * @self: the fold
 *
 * Returns: how many moves have been played
 */
guint
rh_fold_get_n_moves (const RhFold *self)
{
  return self->n_moves;
}

/**
 * rh_fold_get_entries:
 * @self: the fold
 *
 * Returns: (transfer none): all entries, the start's first
 */
const RhEntries *
rh_fold_get_entries (const RhFold *self)
{
  return &self->entries;
}

/**
 * rh_fold_get_last_entries:
 * @self: the fold
 * @n: (out): how many they are
 *
 * Returns: (array length=n) (transfer none): the entries of the last move, or
 *   of the start before the first, valid until the next move
 */
const RhEntry *
rh_fold_get_last_entries (const RhFold *self, guint *n)
{
  *n = self->entries.rows->len - self->n_before;

  return (const RhEntry *) (gpointer) self->entries.rows->data + self->n_before;
}

/**
 * rh_fold_get_end:
 * @self: the fold
 * @winners: (out): a bit for each seat that has won; 0 while nobody has
 *
 * Returns: whether the last move has ended the game
 */
gboolean
rh_fold_get_end (const RhFold *self, guint *winners)
{
  *winners = 0;

  return self->game->end (self->state, winners);
}
