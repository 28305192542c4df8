/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-database.h"
#include "rh-digest.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* What the files of the connection share; nobody else includes this. */

/**
 * RhDatabasePlace:
 * @RH_DATABASE_IN_PLACE: the files that are open lie there
 * @RH_DATABASE_MOVED: the file, or its log, was moved, deleted, or another one put in its place
 * @RH_DATABASE_OVERWRITTEN: another file was copied over it
 */
typedef enum {
  RH_DATABASE_IN_PLACE,
  RH_DATABASE_MOVED,
  RH_DATABASE_OVERWRITTEN,
} RhDatabasePlace;

/**
 * RhDatabaseStamp:
 * @inode: the file's number
 * @seconds: when it was last written to
 * @nanoseconds: and the part of a second
 * @size: how long it was then
 */
typedef struct {
  guint64 inode;
  gint64  seconds;
  gint64  nanoseconds;
  goffset size;
} RhDatabaseStamp;

/**
 * RhDatabase:
 *
 * An open connection. It keeps the statements that aren't in use, by their text.
 */
struct _RhDatabase {
  char       *path;
  sqlite3    *handle;
  GHashTable *idle;    /* (element-type utf8 sqlite3_stmt): the text belongs to the statement */
  guint       version; /* of the tables */
  gboolean    marked;  /* whether each transaction leaves a mark */
  gboolean    writing; /* whether it is in a transaction that writes */
  gint64      busy_since; /* when it began to wait for somebody else, in microseconds */
  guint64     log;     /* the number of the log's inode; 0 where there is none */
  guint64     salt;      /* of the log, before the last commit of ours */
  guint       n_frames;  /* in the log, after the last commit of ours */
  guint32     mark_page; /* where the mark is; 0 where there is none */
  guint32     page_size;

  RhDatabaseStamp stamp; /* of the file, when we last knew it to be ours */

  gpointer       kept; /* what was worked out of what is stored, by whoever asked for that */
  GDestroyNotify kept_free;
  guint32        kept_at; /* SQLite's number for the data it was worked out of */
};

/* rh-database.c */
RhDatabase *rh_database_new            (const char  *path);
gboolean    rh_database_get_number     (RhDatabase  *self,
                                        const char  *sql,
                                        gint64      *number,
                                        GError     **error);

/* rh-database-place.c */
gboolean    rh_database_place_note     (RhDatabase  *self,
                                        GError     **error);
gboolean    rh_database_place_check    (RhDatabase  *self,
                                        GError     **error);
gboolean    rh_database_place_check_committed (RhDatabase  *self,
                                               GError     **error);
void        rh_database_place_leave    (RhDatabase  *self);

/* rh-database-transaction.c */
guint32     rh_database_read_mark      (sqlite3     *handle,
                                        RhDigest    *now);
void        rh_database_wipe_log       (RhDatabase  *self);

G_END_DECLS
