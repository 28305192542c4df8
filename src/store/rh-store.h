/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-fold.h"

G_BEGIN_DECLS

/**
 * RhStoreError:
 * @RH_STORE_ERROR_LOCKED: another program is writing to the database
 * @RH_STORE_ERROR_READ_ONLY: the database, or its folder, can't be written to
 * @RH_STORE_ERROR_NEWER: a newer Railhead made the database
 * @RH_STORE_ERROR_DAMAGED: the file isn't a Railhead database, or it is damaged
 * @RH_STORE_ERROR_FULL: the disk is full
 * @RH_STORE_ERROR_NOT_FOUND: there is no such game
 * @RH_STORE_ERROR_FAILED: anything else
 *
 * What can go wrong with the store. The message says what to do; the file
 * stays as it was.
 */
typedef enum {
  RH_STORE_ERROR_LOCKED,
  RH_STORE_ERROR_READ_ONLY,
  RH_STORE_ERROR_NEWER,
  RH_STORE_ERROR_DAMAGED,
  RH_STORE_ERROR_FULL,
  RH_STORE_ERROR_NOT_FOUND,
  RH_STORE_ERROR_FAILED,
} RhStoreError;

#define RH_STORE_ERROR (rh_store_error_quark ())

typedef enum {
  RH_GAME_PLAYING, /* not finished */
  RH_GAME_WON,     /* the last move ended it */
  RH_GAME_ENDED,   /* people ended it without a winner */
} RhGameStatus;

/**
 * RhStoredGame:
 * @id: the game's number in the store
 * @setup: its head; `setup->id` is always set, `setup->started` too
 * @status: its status
 * @moves: (element-type utf8): its move lines, those undone at the end
 * @n_played: how many of @moves are played; the rest can be redone
 *
 * A whole game as the store keeps it.
 */
typedef struct {
  gint64        id;
  RhSetup      *setup;
  RhGameStatus  status;
  GPtrArray    *moves;
  guint         n_played;
} RhStoredGame;

/**
 * RhGameRow:
 * @id: the game's number in the store
 * @game: what is played
 * @status: its status
 * @started: when it began, Unix time in seconds
 * @touched: when it was last played, likewise
 * @n_played: its moves
 * @players: (array zero-terminated=1): the names, clockwise
 * @colours: (array zero-terminated=1): their colours
 * @winners: a bit for each seat that has won
 *
 * A game in a list.
 */
typedef struct {
  gint64         id;
  const RhGame  *game;
  RhGameStatus   status;
  gint64         started;
  gint64         touched;
  guint          n_played;
  char         **players;
  char         **colours;
  guint          winners;
} RhGameRow;

/**
 * RhFormerLine:
 * @seq: which move it was, from 1
 * @text: the line
 * @replaced: when it was corrected, Unix time in seconds
 * @cut: (element-type utf8): the lines that this correction cut, in their order
 * @cut_from: which move the first of them was
 *
 * What a corrected line was before.
 */
typedef struct {
  guint      seq;
  char      *text;
  gint64     replaced;
  GPtrArray *cut;
  guint      cut_from;
} RhFormerLine;

typedef struct _RhStore RhStore;

GQuark         rh_store_error_quark      (void);

/* rh-store.c: opening, closing */
RhStore       *rh_store_open             (const char        *path,
                                          GError           **error);
void           rh_store_close            (RhStore           *self);

/* rh-store-games.c, rh-store-amend.c: what a session needs. Each is one transaction: on disk when it returns. */
gint64         rh_store_add_game         (RhStore           *self,
                                          const RhSetup     *setup,
                                          GError           **error);
gboolean       rh_store_append_move      (RhStore           *self,
                                          gint64             game,
                                          guint              n_played,
                                          const char        *text,
                                          const RhEntry     *entries,
                                          guint              n_entries,
                                          gboolean           won,
                                          guint              winners,
                                          GError           **error);
gboolean       rh_store_undo             (RhStore           *self,
                                          gint64             game,
                                          guint              n_played,
                                          GError           **error);
gboolean       rh_store_redo             (RhStore           *self,
                                          gint64             game,
                                          guint              n_played,
                                          const RhEntry     *entries,
                                          guint              n_entries,
                                          gboolean           won,
                                          guint              winners,
                                          GError           **error);
gboolean       rh_store_amend            (RhStore           *self,
                                          gint64             game,
                                          guint              n_played,
                                          guint              seq,
                                          const char        *text,
                                          guint              n_kept,
                                          const char *const *added,
                                          const RhEntries   *entries,
                                          gboolean           won,
                                          guint              winners,
                                          GError           **error);
GPtrArray     *rh_store_list_former      (RhStore           *self,
                                          gint64             game,
                                          GError           **error);
void           rh_former_line_free       (RhFormerLine      *self);
gboolean       rh_store_set_ended        (RhStore           *self,
                                          gint64             game,
                                          gboolean           ended,
                                          GError           **error);

/* rh-store-import.c: a game that comes with its moves; one transaction, too */
gboolean       rh_store_find_game        (RhStore           *self,
                                          const char        *uuid,
                                          gint64            *game,
                                          GError           **error);
gint64         rh_store_import_game      (RhStore           *self,
                                          const RhSetup     *setup,
                                          const char *const *moves,
                                          guint              n_moves,
                                          const RhEntries   *entries,
                                          gboolean           won,
                                          guint              winners,
                                          GError           **error);

/* rh-store-load.c: a whole game */
RhStoredGame  *rh_store_load_game        (RhStore           *self,
                                          gint64             game,
                                          GError           **error);
void           rh_stored_game_free       (RhStoredGame      *self);

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
RhSetup       *rh_store_dup_last_setup   (RhStore           *self,
                                          const RhGame      *game,
                                          GError           **error);
void           rh_game_row_free          (RhGameRow         *self);

/* rh-store-verify.c: the audit */
gboolean       rh_store_verify           (RhStore           *self,
                                          guint             *n_games,
                                          GPtrArray         *problems,
                                          GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhStore, rh_store_close)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhStoredGame, rh_stored_game_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhGameRow, rh_game_row_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhFormerLine, rh_former_line_free)

G_END_DECLS
