/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-record.h"

G_BEGIN_DECLS

/* What the files that gather games share; nobody else includes this. */

/* The length of a fingerprint, in bytes. */
#define RH_RECORD_PRINT_LENGTH 20

/**
 * RhRecordPrint:
 * @checksum: of what has come of the game so far
 * @line: the last move
 *
 * Takes the fingerprint of a game: the same for the same head and moves, however
 * they are written, and another for others.
 */
typedef struct {
  GChecksum *checksum;
  GString   *line;
} RhRecordPrint;

void        rh_record_print_init   (RhRecordPrint  *self);
void        rh_record_print_clear  (RhRecordPrint  *self);
void        rh_record_print_begin  (RhRecordPrint  *self,
                                    const RhSetup  *setup);
const char *rh_record_print_add    (RhRecordPrint  *self,
                                    const RhWords  *line);
void        rh_record_print_end    (RhRecordPrint  *self,
                                    guint8         *print);
char       *rh_record_print_to_id  (const guint8   *print);

G_END_DECLS
