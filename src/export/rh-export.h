/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhExportKind:
 * @RH_EXPORT_RECORD: records, which are read again
 * @RH_EXPORT_CSV: the ledgers as a table (RFC 4180)
 * @RH_EXPORT_JSON: a JSON document, as data/railhead-history.schema.json describes it
 *
 * What games are written as.
 */
typedef enum {
  RH_EXPORT_RECORD,
  RH_EXPORT_CSV,
  RH_EXPORT_JSON,
} RhExportKind;

#define RH_EXPORT_KINDS 3

/* What rh-export-json.c writes, and what describes it: another form has another one. */
#define RH_EXPORT_SCHEMA "urn:uuid:6c0b5a3e-6f0d-4f6c-9d3e-2b1a7c5e8f41"

/**
 * RhExport:
 * @kind: what the games are written as
 * @game: the number of the only one; 0 for all
 * @without: (nullable) (element-type gint64): those that are left out, and not told
 * @problem: (nullable): told, in a sentence, of a game that is left out as it can't be read
 * @step: (nullable): told after each game how many are done, and about how many there are
 * @data: handed to both
 * @n_games: how many were written
 * @n_left_out: how many couldn't be read
 * @broken_off: whether those after them can't be found: how many these are isn't known
 *
 * Games on their way out, and what has become of them.
 */
typedef struct {
  RhExportKind  kind;
  gint64        game;
  const GArray *without;
  void        (*problem) (const char *problem, gpointer data);
  void        (*step)    (guint n_done, guint n_all, gpointer data);
  gpointer      data;
  guint         n_games;
  guint         n_left_out;
  gboolean      broken_off;
} RhExport;

const char *rh_export_get_ending (RhExportKind    kind);
gboolean    rh_export_find_kind  (const char     *name,
                                  RhExportKind   *kind);

/* Both wait: not for the main loop. */
gboolean    rh_export_write      (RhExport       *self,
                                  RhStore        *store,
                                  GOutputStream  *stream,
                                  GCancellable   *cancellable,
                                  GError        **error);
gboolean    rh_export_to_file    (RhExport       *self,
                                  RhStore        *store,
                                  GFile          *file,
                                  GCancellable   *cancellable,
                                  GError        **error);

G_END_DECLS
