/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "rh-record-index.h"
#include "rh-store.h"

G_BEGIN_DECLS

gboolean       rh_record_stream_check     (GFile               **files,
                                           guint                 n_files,
                                           RhStore              *store,
                                           GError              **error);
RhRecordIndex *rh_record_stream_read      (GFile                *file,
                                           guint                 n_kept,
                                           GCancellable         *cancellable,
                                           GError              **error);
gboolean       rh_record_stream_visit     (GFile                *file,
                                           const RhRecordVisitor *visitor,
                                           gpointer              data,
                                           gsize                *n_read,
                                           GCancellable         *cancellable,
                                           GError              **error);
gboolean       rh_record_stream_is_of_record (const GError      *error);
gboolean       rh_record_stream_can_be_corrected (const GError  *error);
void           rh_record_stream_refuse_game (GFile              *file,
                                           const GError         *problem,
                                           GError              **error);
void           rh_record_stream_refuse_changed (GFile           *file,
                                           GError              **error);
RhRecordGame  *rh_record_stream_read_game (GFile                *file,
                                           const RhRecordIndex  *index,
                                           guint                 i,
                                           GCancellable         *cancellable,
                                           GError              **error);

G_END_DECLS
