/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board.h"

#include "rh-game-ui.h"

G_BEGIN_DECLS

typedef struct _TableWalk TableWalk;

/**
 * TableWalkGame:
 * @ui: what the game shows
 * @lane: the type of a player's part of the board
 * @of_step: how the names of what a step has begin
 * @grows: whether what lies in a lane takes as much room as there is of it, so that only the lane keeps its place
 * @in_sight: (nullable): whether nothing of that step may be out of sight, on a phone neither
 * @check: (nullable): looks at what only this game has
 *
 * The table of a game.
 */
typedef struct {
  const RhGameUi *ui;
  GType         (*lane)     (void);
  const char     *of_step;
  gboolean        grows;
  gboolean      (*in_sight) (GtkWidget *step);
  void          (*check)    (TableWalk *walk,
                             GtkWidget *step);
} TableWalkGame;

typedef struct {
  int width, height;
} TableSize;

/**
 * TableWalk:
 * @board: the game, which is played
 * @page: the table's page, shown
 * @game: which game it is
 * @size: of the window
 * @record: the name of the record
 * @long_names: whether names are as long as they get
 * @move: which move comes next, from 1
 * @state: how many states of it were seen
 * @problems: how much was wrong so far
 * @figure: how high the letters of a key with a figure were at first, in Pango's units; 0 before
 * @fixed: (element-type utf8): each part by what it is, and where it was seen first
 *
 * The table at one size, from one state to the next: nothing moves, the page doesn't scroll, who is on turn is in sight,
 * and all can be read from a metre away.
 */
struct _TableWalk {
  Board                board;
  GtkWidget           *page;
  const TableWalkGame *game;
  TableSize            size;
  const char          *record;
  gboolean             long_names;
  guint                move;
  guint                state;
  guint                problems;
  int                  figure;
  GHashTable          *fixed;
};

void table_walk_add     (char               **wanted,
                         const char          *path,
                         const char          *name,
                         GTestDataFunc        func);
void table_walk_load_style (void);
void table_walk_open    (TableWalk           *self,
                         const TableWalkGame *game,
                         const char          *record,
                         TableSize            size,
                         gboolean             long_names);
void table_walk_close   (TableWalk           *self);
void table_walk_move    (TableWalk           *self,
                         guint                move,
                         gboolean             other_words);
void table_walk_end     (TableWalk           *self);
void table_walk_check   (TableWalk           *self);
gboolean table_walk_is_laptop (TableWalk     *self);
void table_walk_news    (TableWalk           *self);
void table_walk_fixed   (TableWalk           *self,
                         const char          *what,
                         GtkWidget           *widget);
void table_walk_level   (TableWalk           *self,
                         GtkWidget           *widget,
                         GtkWidget           *step);
void table_walk_sight   (TableWalk           *self,
                         GtkWidget           *widget,
                         GtkWidget           *step);
void table_walk_problem (TableWalk           *self,
                         const char          *format,
                         ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
