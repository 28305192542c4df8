/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"

G_BEGIN_DECLS

/**
 * RhGameUi:
 * @game: the game it shows
 * @page_new: makes the page of one game on the table, header bar included;
 *   it follows the session by itself
 * @describe: where the game stands, in one line for a list, such as "Round 3 of 8 · Build";
 *   (transfer full)
 *
 * What the shell knows of a game's screens. A game's folder fills one in.
 */
typedef struct {
  const RhGame *game;
  GtkWidget  *(*page_new) (RhSession     *session);
  char       *(*describe) (const RhSetup *setup,
                           gconstpointer  state);
} RhGameUi;

const RhGameUi *rh_game_ui_find (const RhGame *game);

G_END_DECLS
