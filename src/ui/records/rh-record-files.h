/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "rh-record.h"
#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_RECORD_FILES (rh_record_files_get_type ())
G_DECLARE_FINAL_TYPE (RhRecordFiles, rh_record_files, RH, RECORD_FILES, GObject)

/* How many games are at hand at once; the others are read again from the files. */
#define RH_RECORD_FILES_FIRST 20

void           rh_record_files_read_async  (GFile               **files,
                                            guint                 n_files,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
RhRecordFiles *rh_record_files_read_finish (GAsyncResult         *result,
                                            GError              **error);

guint          rh_record_files_get_n       (RhRecordFiles        *self);
GPtrArray     *rh_record_files_get_files   (RhRecordFiles        *self);
RhSession     *rh_record_files_take_only   (RhRecordFiles        *self);
GPtrArray     *rh_record_files_get_first   (RhRecordFiles        *self);

void           rh_record_files_load_async  (RhRecordFiles        *self,
                                            guint                 first,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
GPtrArray     *rh_record_files_load_finish (RhRecordFiles        *self,
                                            GAsyncResult         *result,
                                            GError              **error);
void           rh_record_files_open_async  (RhRecordFiles        *self,
                                            guint                 i,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
RhSession     *rh_record_files_open_finish (RhRecordFiles        *self,
                                            GAsyncResult         *result,
                                            GError              **error);

G_END_DECLS
