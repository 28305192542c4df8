/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game of three players, as far as a test wants it, to try at what is told of it. */

#include "config.h"

#include "told-game.h"

void
told_game_open (ToldGame *self, guint n_moves)
{
  g_autoptr (GError) error = NULL;

  self->record = record_data_read ("cape-three-players");
  self->moves = (const char **) self->record->moves->pdata;
  self->fold = rh_fold_new_moves (self->record->setup, self->moves, n_moves, NULL, &error);
  g_assert_no_error (error);
  self->now = (RhGameNow) {
    .setup = self->record->setup,
    .moves = self->moves,
    .n_moves = n_moves,
    .state = rh_fold_get_state (self->fold),
    .entries = rh_fold_get_entries (self->fold),
  };
}

void
told_game_close (ToldGame *self)
{
  g_clear_pointer (&self->fold, rh_fold_free);
  g_clear_pointer (&self->record, rh_record_game_free);
}
