/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-session.h"
#include "rh-telling.h"

G_BEGIN_DECLS

/**
 * RhGameUi:
 * @telling: the game, and all that is said of it
 * @style: (nullable): makes the game's resources and style sheets known, once
 * @board_new: makes the board of a game: what lies before each player
 * @board_update: shows a state on it
 * @board_rest: (nullable): shows one on it that people have ended the game at: nobody is on turn
 * @board_turn: (nullable): the part of it that shows who is on turn; %NULL where nobody is
 * @board_ask: (nullable): shows on it whom the step asks where the state doesn't tell: a seat from 0, or -1 for nobody more
 *   than others
 * @board_enter: (nullable): shows on the board what was entered of the next move, which is @draft and may be empty: what lies
 *   open of it, and where anybody may make it, whose it is; gives that player's part of it, or %NULL
 * @board_fit: (nullable): how large what lies on it is in some room; where the panel stands follows from that
 * @large_height: the height from which on its steps have room for large answers in a wide window; 0 where that isn't another than
 *   in others
 * @strip_new: (nullable): makes what shows everybody's main figure in a line, for where not all of the board is in sight:
 *   a child for each seat, which shows that player's part of the board by the action “table.look” with that seat
 * @strip_update: (nullable): shows on it how the game stands, and whose turn it is: a seat from 0, or -1
 * @step: which step is asked for, a type derived from #RhStep; @draft is what was entered of its move, and may be
 *   empty. In a game that is looked at it stands there too, and nothing in it can be pressed: it shows what was
 *   answered (rh_step_get_answer())
 * @emblem_new: (nullable): makes what stands for the game where one is chosen; it is of a size of its own, and says nothing
 * @picture_new: (nullable): makes a small picture of how a game stands, for a list: how far each player is, and what
 *   they have. Nothing in it can be pressed, and it doesn't change
 * @ended: the step of a game that people have ended without a winner, wherever it stands; it offers to take it up again
 * @editor_new: makes what a move is given again by, an #RhEditor; @before is where the game
 *   stood, and @line the move
 * @public_new: (nullable): makes the table for a second screen: what lies open and
 *   nothing else
 * @public_update: (nullable): shows a state on it; of @draft, which is what was entered of the next move, nothing is
 *   told before all of it is known but that it is being entered; @sealed has a bit for each seat with a sealed bid
 * @shortcuts: (nullable): the path of a resource with groups for the shortcut window, called “group0”, “group1”
 *   and so on; the first is given the game's name
 * @sample: (nullable): the path of a resource with the record of a game, which a first-time visitor can step through
 * @rules_new: makes the rules sheet
 * @rules_update: marks what the state asks now, and goes there where @go says so
 *
 * What a game shows. A game's folder fills one in; the table does the rest.
 * A state is the game's own, see #RhGame.
 */
typedef struct {
  const RhTelling *telling;
  const char      *shortcuts;
  const char      *sample;

  void             (*style)         (void);
  GtkWidget       *(*board_new)     (const RhSetup *setup);
  void             (*board_update)  (GtkWidget     *board,
                                     gconstpointer  state);
  void             (*board_rest)    (GtkWidget     *board,
                                     gconstpointer  state);
  GtkWidget       *(*board_turn)    (GtkWidget     *board,
                                     gconstpointer  state);
  void             (*board_ask)     (GtkWidget     *board,
                                     gconstpointer  state,
                                     int            seat);
  GtkWidget       *(*board_enter)   (GtkWidget     *board,
                                     gconstpointer  state,
                                     const char    *draft);
  double           (*board_fit)     (GtkWidget     *board,
                                     int            width,
                                     int            height);
  int                large_height;
  GtkWidget       *(*emblem_new)    (void);
  GtkWidget       *(*picture_new)   (const RhSetup *setup,
                                     gconstpointer  state);
  GtkWidget       *(*strip_new)     (const RhTelling *telling,
                                     const RhSetup *setup);
  void             (*strip_update)  (GtkWidget     *strip,
                                     const RhTelling *telling,
                                     RhSession     *session,
                                     int            turn);
  GType            (*step)          (gconstpointer  state,
                                     const char    *draft);
  GType            (*ended)         (void);
  GtkWidget       *(*editor_new)    (const RhSetup *setup,
                                     gconstpointer  before,
                                     const char    *line);
  GtkWidget       *(*public_new)    (const RhSetup *setup);
  void             (*public_update) (GtkWidget     *table,
                                     const RhSetup *setup,
                                     gconstpointer  state,
                                     const char    *draft,
                                     guint          sealed,
                                     gboolean       ended);
  GtkWidget       *(*rules_new)     (void);
  void             (*rules_update)  (GtkWidget     *rules,
                                     gconstpointer  state,
                                     gboolean       go);
} RhGameUi;

G_END_DECLS
