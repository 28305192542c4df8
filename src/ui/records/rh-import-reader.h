/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "rh-record.h"

G_BEGIN_DECLS

typedef struct _RhImportReader RhImportReader;

RhImportReader *rh_import_reader_new         (GFile          **files,
                                              guint            n_files,
                                              GHashTable      *merged);
void            rh_import_reader_free        (RhImportReader  *self);
RhRecordGame   *rh_import_reader_take        (RhImportReader  *self,
                                              gboolean        *made_id);
gboolean        rh_import_reader_has_game    (RhImportReader  *self);
gboolean        rh_import_reader_has_ended   (RhImportReader  *self);
GError         *rh_import_reader_dup_problem (RhImportReader  *self);
GPtrArray      *rh_import_reader_dup_refused (RhImportReader  *self);
guint           rh_import_reader_get_n_games (RhImportReader  *self);
double          rh_import_reader_get_checked (RhImportReader  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhImportReader, rh_import_reader_free)

G_END_DECLS
