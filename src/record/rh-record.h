/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-fold.h"

G_BEGIN_DECLS

/* The largest record read, in bytes. */
#define RH_RECORD_MAX (64 * 1024 * 1024)

/**
 * RhRecordVisitor:
 * @begin: (nullable): a game begins with the line that is being read
 * @head: (nullable): a head has ended right; @fold stands at the start
 * @move: (nullable): a move was played; @line is its words, @fold stands after it
 * @end: (nullable): the game has ended, or the next one begins
 *
 * What a reader of records is told, as it goes: everything before the first
 * wrong line, and nothing after it.
 */
typedef struct {
  void (*begin) (gpointer data);
  void (*head)  (const RhSetup *setup, const RhFold *fold, gpointer data);
  void (*move)  (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data);
  void (*end)   (const RhSetup *setup, const RhFold *fold, gpointer data);
} RhRecordVisitor;

typedef struct _RhRecordReader RhRecordReader;

/**
 * RhRecordGame:
 * @setup: its head; `setup->id` is always set
 * @fold: the game after its last move
 * @moves: (nullable) (element-type utf8): its move lines, where they are kept
 * @text: (nullable): what the lines of @moves are in
 *
 * A game of a record.
 */
typedef struct {
  RhSetup      *setup;
  RhFold       *fold;
  GPtrArray    *moves;
  GStringChunk *text;
} RhRecordGame;

/* rh-record-reader.c: a record a piece at a time */
RhRecordReader *rh_record_reader_new       (const RhRecordVisitor *visitor,
                                            gpointer               data);
void            rh_record_reader_free      (RhRecordReader        *self);
void            rh_record_reader_lift_limit (RhRecordReader      *self);
gboolean        rh_record_reader_feed      (RhRecordReader        *self,
                                            const char            *bytes,
                                            gsize                  length,
                                            GError               **error);
gboolean        rh_record_reader_end       (RhRecordReader        *self,
                                            GError               **error);
guint           rh_record_reader_get_line  (const RhRecordReader  *self);
gsize           rh_record_reader_get_start (const RhRecordReader  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhRecordReader, rh_record_reader_free)

gboolean rh_record_read  (const char            *bytes,
                          gsize                  length,
                          const RhRecordVisitor *visitor,
                          gpointer               data,
                          guint                 *line,
                          GError               **error);
void     rh_record_write (const RhSetup         *setup,
                          const char *const     *moves,
                          guint                  n_moves,
                          GString               *string);

/* rh-record-games.c: games, and all of a record at once */
GPtrArray    *rh_record_read_games       (const char      *bytes,
                                          gsize            length,
                                          guint           *line,
                                          GError         **error);
RhRecordGame *rh_record_game_new         (const RhSetup   *setup);
void          rh_record_game_add_move    (RhRecordGame    *self,
                                          const char      *move);
void          rh_record_game_end         (RhRecordGame    *self,
                                          const RhFold    *fold,
                                          const guint8    *print);
void          rh_record_game_drop_moves  (RhRecordGame    *self);
void          rh_record_game_free        (RhRecordGame    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhRecordGame, rh_record_game_free)

G_END_DECLS
