/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-fold.h"

G_BEGIN_DECLS

/* The largest record read, in bytes. */
#define RH_RECORD_MAX (64 * 1024 * 1024)

/**
 * RhRecordVisitor:
 * @head: (nullable): a head has ended right; @fold stands at the start
 * @move: (nullable): a move was played; @line is its words, @fold stands after it
 * @end: (nullable): the game has ended, or the next one begins
 *
 * What a reader of records is told, as it goes: everything before the first
 * wrong line, and nothing after it.
 */
typedef struct {
  void (*head) (const RhSetup *setup, const RhFold *fold, gpointer data);
  void (*move) (const RhSetup *setup, const RhFold *fold, const RhWords *line, gpointer data);
  void (*end)  (const RhSetup *setup, const RhFold *fold, gpointer data);
} RhRecordVisitor;

/**
 * RhRecordGame:
 * @setup: its head; `setup->id` is always set
 * @moves: (element-type utf8): its move lines
 *
 * A game of a record.
 */
typedef struct {
  RhSetup   *setup;
  GPtrArray *moves;
} RhRecordGame;

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

/* rh-record-games.c: a whole record at once */
GPtrArray *rh_record_read_games (const char    *bytes,
                                 gsize          length,
                                 guint         *line,
                                 GError       **error);
void       rh_record_game_free  (RhRecordGame  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhRecordGame, rh_record_game_free)

G_END_DECLS
