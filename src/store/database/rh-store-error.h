/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhStoreError:
 * @RH_STORE_ERROR_LOCKED: another program is writing to the database
 * @RH_STORE_ERROR_READ_ONLY: the database, or its folder, can't be written to
 * @RH_STORE_ERROR_NEWER: a newer Railhead made the database
 * @RH_STORE_ERROR_DAMAGED: the file isn't a Railhead database, or it is damaged
 * @RH_STORE_ERROR_MISSING: the file is gone, but its log is there
 * @RH_STORE_ERROR_LOG: the log beside the file isn't its own
 * @RH_STORE_ERROR_LOG_DAMAGED: the log beside the file is damaged
 * @RH_STORE_ERROR_MOVED: the file was moved, replaced or deleted while it was open
 * @RH_STORE_ERROR_GAME: a game is damaged, but not the others; the message names it
 * @RH_STORE_ERROR_CHANGED: another program has changed the game since it was loaded
 * @RH_STORE_ERROR_FULL: the disk is full
 * @RH_STORE_ERROR_NOT_FOUND: there is no such game
 * @RH_STORE_ERROR_COPY: a file isn't a copy that could take the place of the database; the message says why
 * @RH_STORE_ERROR_CANCELLED: somebody has given it up
 * @RH_STORE_ERROR_NAME: another player has that name
 * @RH_STORE_ERROR_TOGETHER: two players have sat in one game, so they aren't one
 * @RH_STORE_ERROR_UNKNOWN: the game is of a kind that only a later version knows
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
  RH_STORE_ERROR_MISSING,
  RH_STORE_ERROR_LOG,
  RH_STORE_ERROR_LOG_DAMAGED,
  RH_STORE_ERROR_MOVED,
  RH_STORE_ERROR_GAME,
  RH_STORE_ERROR_CHANGED,
  RH_STORE_ERROR_FULL,
  RH_STORE_ERROR_NOT_FOUND,
  RH_STORE_ERROR_COPY,
  RH_STORE_ERROR_CANCELLED,
  RH_STORE_ERROR_NAME,
  RH_STORE_ERROR_TOGETHER,
  RH_STORE_ERROR_UNKNOWN,
  RH_STORE_ERROR_FAILED,
} RhStoreError;

#define RH_STORE_ERROR (rh_store_error_quark ())

/**
 * RhAside:
 * @RH_ASIDE_ALL: the database with all its parts
 * @RH_ASIDE_LOG: its log alone
 * @RH_ASIDE_END_OF_LOG: what can't be read any more of its log
 *
 * What is set aside of a database that can't be opened.
 */
typedef enum {
  RH_ASIDE_ALL,
  RH_ASIDE_LOG,
  RH_ASIDE_END_OF_LOG,
} RhAside;

GQuark rh_store_error_quark (void);

G_END_DECLS
