/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

G_BEGIN_DECLS

/**
 * RhOptionText:
 * @key: an option of the game; %NULL ends a list of these
 * @title: what it is about; translate it when shown
 * @values: (nullable) (array zero-terminated=1): of words: what each of its values means, in the game's order; likewise
 *
 * How an option is put to people.
 */
typedef struct {
  const char        *key;
  const char        *title;
  const char *const *values;
} RhOptionText;

/**
 * RhGameUi:
 * @game: the game it shows
 * @page_new: makes the page of one game on the table, header bar included;
 *   it follows the session by itself
 * @public_new: (nullable): makes the game's table for a second screen: what lies open and
 *   nothing else; it follows the session by itself, and doesn't keep it
 * @rules_new: makes the game's rules sheet; the game's page has an action “table.rules” that
 *   shows it there, at what is asked
 * @describe: where the game stands, in one line for a list, such as "Round 3 of 8 · Build";
 *   (transfer full)
 * @options: (nullable): the words for the game's options that a new game asks for
 *
 * What the shell knows of a game's screens. A game's folder fills one in.
 */
typedef struct {
  const RhGame *game;
  GtkWidget  *(*page_new) (RhSession     *session);
  GtkWidget  *(*public_new) (RhSession   *session);
  GtkWidget  *(*rules_new) (void);
  char       *(*describe) (const RhSetup *setup,
                           gconstpointer  state);
  const RhOptionText *options;
} RhGameUi;

const RhGameUi *rh_game_ui_find (const RhGame *game);

G_END_DECLS
