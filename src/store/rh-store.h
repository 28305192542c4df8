/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-digest.h"
#include "rh-fold.h"
#include "rh-game.h"
#include "rh-store-error.h"

G_BEGIN_DECLS

/**
 * RhCorrectionStep:
 * @n: which of the game's corrections; 0 for none
 * @seq: which move it is about, from 1
 * @from: how many moves are played where it's the next to be undone, or redone
 * @to: how many are played after that
 *
 * A correction that can be undone or redone as one step.
 */
typedef struct {
  guint n;
  guint seq;
  guint from;
  guint to;
} RhCorrectionStep;

/**
 * RhStand:
 * @game: the game's number in the store
 * @n_played: how many of its moves are played
 * @n_moves: how many moves there are, those undone included
 * @seal: its seal; none for a game of an older schema that wasn't written since
 * @last: the last link of its chain
 * @amended: of its amendments and corrections
 * @done: the last correction; moves after it are undone before it is
 * @undone: the first of those undone; moves before it are redone before it is
 *
 * Where a game stands, as somebody knows it who has loaded it: each change
 * proves by the seal that the game is still the same, and brings it up to date.
 */
typedef struct {
  gint64           game;
  guint            n_played;
  guint            n_moves;
  RhDigest         seal;
  RhDigest         last;
  RhDigest         amended;
  RhCorrectionStep done;
  RhCorrectionStep undone;
} RhStand;

/**
 * RhWaiting:
 * @moves: (element-type utf8): the lines of the moves that were played where it was entered
 * @texts: (element-type utf8): the beginning of the next line there, after each thing that was entered of it
 * @since: the number of the correction that asks for something else first
 *
 * What was entered of a move that a correction asks for later.
 */
typedef struct {
  GPtrArray *moves;
  GPtrArray *texts;
  guint      since;
} RhWaiting;

/**
 * RhStoredDraft:
 * @texts: (element-type utf8): the beginning of the game's next line after each thing that was entered of it
 * @n_done: how many of them count; the others can be redone
 * @leads_on: whether they led to the move or the correction that can be redone after them
 * @waiting: (nullable): what waits meanwhile
 *
 * What has been entered of a game's next move. No line of it has a line break.
 */
typedef struct {
  GPtrArray *texts;
  guint      n_done;
  gboolean   leads_on;
  RhWaiting *waiting;
} RhStoredDraft;

/**
 * RhStoredGame:
 * @stand: where it stands; the moves beyond `stand.n_played` can be redone
 * @setup: its head; `setup->id` is always set, `setup->started` too
 * @status: its status
 * @moves: (element-type utf8): its move lines, those undone at the end
 * @fold: the game after the moves that are played
 * @draft: what has been entered of its next move
 * @way: (nullable): the draft that moves of a kind begin with, as people make them
 *
 * A whole game as the store keeps it, found to be right.
 */
typedef struct {
  RhStand       stand;
  RhSetup      *setup;
  RhGameStatus  status;
  GPtrArray    *moves;
  RhFold       *fold;
  RhStoredDraft draft;
  char         *way;
} RhStoredGame;

/**
 * RhSalvage:
 * @problem: a sentence about what is wrong with the game
 * @setup: (nullable): its head, if it can be read
 * @moves: (element-type utf8): the moves that hold, up to the first that doesn't
 * @record: all there is of the game, as it is, as a record; it may not be a right one
 *
 * What can be had of a damaged game.
 */
typedef struct {
  char      *problem;
  RhSetup   *setup;
  GPtrArray *moves;
  char      *record;
} RhSalvage;

/**
 * RhGameRow:
 * @id: the game's number in the store; 0 for a row that says that the list goes on, but can't be read
 * @problem: (nullable): what is wrong with a damaged game; of such a game only @id and @touched count
 * @game: (nullable): what is played
 * @status: its status
 * @started: when it began, Unix time in seconds
 * @touched: when it was last played, likewise
 * @players: (array zero-terminated=1): the names, clockwise
 * @colours: (array zero-terminated=1): their colours
 * @winners: a bit for each seat that has won
 * @seal: what tells the game from what it was before any change of it; none in one of an older schema
 *
 * A game in a list.
 */
typedef struct {
  gint64         id;
  char          *problem;
  const RhGame  *game;
  RhGameStatus   status;
  gint64         started;
  gint64         touched;
  char         **players;
  char         **colours;
  guint          winners;
  RhDigest       seal;
} RhGameRow;

/**
 * RhFormerLine:
 * @id: its number in the store
 * @seq: which of the moves played it was, from 1
 * @text: the line; the one that stands there now where only what followed was another
 * @cut: (element-type utf8) (array zero-terminated=1): the lines that a correction cut then, and that aren't there
 *   now, in their order
 * @cut_from: which move the first of them is when they come back; what has been played from there on goes
 *
 * What a line was before.
 */
typedef struct _RhFormerLine {
  gint64     id;
  guint      seq;
  char      *text;
  GPtrArray *cut;
  guint      cut_from;
} RhFormerLine;

/**
 * RhAmendment:
 * @seq: which of the moves played is changed, from 1
 * @text: the line it becomes
 * @n_kept: how many moves are left, the changed one included; those after go
 * @added: (nullable): lines that follow those left, as many as the game then has more: later ones that changed
 *   with it, and what an earlier correction had cut
 *
 * A correction of an old slip.
 */
typedef struct {
  guint              seq;
  const char        *text;
  guint              n_kept;
  const char *const *added;
} RhAmendment;

/**
 * RhVerifyFunc:
 * @problem: a sentence about something that is wrong
 * @data: what was given with the function
 *
 * Told what the audit finds, as it finds it.
 */
typedef void (*RhVerifyFunc) (const char *problem,
                              gpointer    data);

/**
 * RhStoreStage:
 * @RH_STORE_STAGE_COPY: pages are copied
 * @RH_STORE_STAGE_FILE: the file is checked, of which nobody knows how long it takes
 * @RH_STORE_STAGE_GAMES: games are checked
 *
 * What somebody waits for.
 */
typedef enum {
  RH_STORE_STAGE_COPY,
  RH_STORE_STAGE_FILE,
  RH_STORE_STAGE_GAMES,
} RhStoreStage;

/**
 * RhProgressFunc:
 * @stage: what is being done
 * @done: how much of it is
 * @n: of how much; 0 where that isn't known
 * @data: what was given with the function
 *
 * Told how far something has come, in the thread that does it, often.
 *
 * Returns: whether to go on
 */
typedef gboolean (*RhProgressFunc) (RhStoreStage stage,
                                    guint64      done,
                                    guint64      n,
                                    gpointer     data);

/**
 * RhWatcher:
 * @found: (nullable): told of what is wrong
 * @ask: (nullable): asked whether to go on
 * @data: handed to both
 *
 * Who waits for something that takes long.
 */
typedef struct {
  RhVerifyFunc   found;
  RhProgressFunc ask;
  gpointer       data;
} RhWatcher;

/**
 * RhFindings:
 * @n_games: how many games were checked
 * @n_in_file: how many things are wrong with the file, which can't be used then
 * @n_in_games: how many are wrong with single games or players; the others are as they should be
 *
 * What an audit has found.
 */
typedef struct {
  guint n_games;
  guint n_in_file;
  guint n_in_games;
} RhFindings;

/**
 * RhStore:
 *
 * All games, on disk. To the files of the store it is the connection to their database.
 */
typedef struct _RhDatabase RhStore;

/* rh-store.c: opening, closing */
RhStore       *rh_store_open             (const char        *path,
                                          GError           **error);
RhStore       *rh_store_open_to_look     (const char        *path,
                                          GError           **error);
void           rh_store_close            (RhStore           *self);
gboolean       rh_store_can_set_aside    (const GError      *problem);
char          *rh_store_set_aside        (const char        *path,
                                          const GError      *problem,
                                          GError           **error);

/* rh-store-games.c, rh-store-amend.c: what a session needs. Each is one transaction: on disk when it returns. */
gboolean       rh_store_append_move      (RhStore           *self,
                                          RhStand           *stand,
                                          const char        *text,
                                          const RhFold      *fold,
                                          GError           **error);
gboolean       rh_store_replace_move     (RhStore           *self,
                                          RhStand           *stand,
                                          const char        *text,
                                          const RhFold      *fold,
                                          GError           **error);
gboolean       rh_store_undo             (RhStore           *self,
                                          RhStand           *stand,
                                          GError           **error);
gboolean       rh_store_redo             (RhStore           *self,
                                          RhStand           *stand,
                                          const RhFold      *fold,
                                          GError           **error);
gboolean       rh_store_amend            (RhStore           *self,
                                          RhStand           *stand,
                                          const RhAmendment *amendment,
                                          const RhFold      *fold,
                                          GError           **error);
gboolean       rh_store_set_ended        (RhStore           *self,
                                          RhStand           *stand,
                                          gboolean           ended,
                                          GError           **error);

/* rh-store-draft.c: what has been entered of the next move; likewise */
gboolean       rh_store_set_draft        (RhStore           *self,
                                          const RhStand     *stand,
                                          const RhStoredDraft *draft,
                                          GError           **error);

/* rh-store-waiting.c: what waits meanwhile, which is kept with that */
RhWaiting     *rh_waiting_new            (void);
void           rh_waiting_free           (RhWaiting         *self);

/* rh-store-way.c: in which way people make moves of a kind; likewise */
gboolean       rh_store_set_way          (RhStore           *self,
                                          const RhStand     *stand,
                                          const char        *way,
                                          GError           **error);

/* rh-store-correction.c: the correction that a game stands at is undone, or one that was undone is redone */
GPtrArray     *rh_store_list_stepped     (RhStore           *self,
                                          const RhStand     *stand,
                                          gboolean           redo,
                                          GError           **error);
gboolean       rh_store_step_correction  (RhStore           *self,
                                          RhStand           *stand,
                                          gboolean           redo,
                                          const RhFold      *fold,
                                          GError           **error);

/* rh-store-former.c: what corrections have changed and cut */
GPtrArray     *rh_store_list_former      (RhStore           *self,
                                          const RhStand     *stand,
                                          GError           **error);
void           rh_former_line_free       (RhFormerLine      *self);

/* rh-store-import.c: a new game, one that comes with its moves, one that goes; one transaction, too */
gint64         rh_store_add_game         (RhStore           *self,
                                          const RhSetup     *setup,
                                          GError           **error);
gboolean       rh_store_find_game        (RhStore           *self,
                                          const char        *uuid,
                                          gint64            *game,
                                          GError           **error);
gint64         rh_store_import_game      (RhStore           *self,
                                          const RhSetup     *setup,
                                          const char *const *moves,
                                          const RhFold      *fold,
                                          GError           **error);
gboolean       rh_store_delete_game      (RhStore           *self,
                                          gint64             game,
                                          GError           **error);

/* rh-store-load.c, rh-store-salvage.c: a whole game, or what is left of it */
RhStoredGame  *rh_store_load_game        (RhStore           *self,
                                          gint64             game,
                                          GError           **error);
void           rh_stored_game_free       (RhStoredGame      *self);
RhSalvage     *rh_store_salvage_game     (RhStore           *self,
                                          gint64             game,
                                          GError           **error);
void           rh_salvage_free           (RhSalvage         *self);

/* rh-store-lists.c: what the interface lists */
GPtrArray     *rh_store_list_games       (RhStore           *self,
                                          gboolean           unfinished,
                                          const RhGameRow   *after,
                                          guint              limit,
                                          GError           **error);
GPtrArray     *rh_store_list_players     (RhStore           *self,
                                          const char        *prefix,
                                          guint              limit,
                                          GError           **error);
const RhGame  *rh_store_find_last_kind   (RhStore           *self);
RhSetup       *rh_store_dup_last_setup   (RhStore           *self,
                                          const RhGame      *game,
                                          GError           **error);
void           rh_game_row_free          (RhGameRow         *self);

/* rh-store-walk.c: all games, one after the other */
gboolean       rh_store_count_games      (RhStore           *self,
                                          guint             *n,
                                          GError           **error);
gboolean       rh_store_find_next        (RhStore           *self,
                                          gint64            *game,
                                          GError           **error);

/* rh-store-verify.c: the audit */
gboolean       rh_store_look_over        (RhStore           *self,
                                          const RhWatcher   *watcher,
                                          gboolean           only_file,
                                          RhFindings        *findings,
                                          GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhStore, rh_store_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhWaiting, rh_waiting_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhStoredGame, rh_stored_game_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhSalvage, rh_salvage_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhGameRow, rh_game_row_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhFormerLine, rh_former_line_free)

G_END_DECLS

#include "rh-copies.h"
#include "rh-shelf.h"
