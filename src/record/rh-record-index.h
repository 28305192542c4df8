/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-record.h"

G_BEGIN_DECLS

typedef struct _RhRecordIndex RhRecordIndex;

RhRecordIndex *rh_record_index_new          (guint                 n_kept);
void           rh_record_index_free         (RhRecordIndex        *self);
gboolean       rh_record_index_feed         (RhRecordIndex        *self,
                                             const char           *bytes,
                                             gsize                 length,
                                             GError              **error);
gboolean       rh_record_index_end          (RhRecordIndex        *self,
                                             GError              **error);
guint          rh_record_index_get_line     (const RhRecordIndex  *self);
guint          rh_record_index_get_n        (const RhRecordIndex  *self);
GPtrArray     *rh_record_index_steal_kept   (RhRecordIndex        *self);
void           rh_record_index_find         (const RhRecordIndex  *self,
                                             guint                 i,
                                             gsize                *start,
                                             gsize                *length);
gboolean       rh_record_index_is_same      (const RhRecordIndex  *self,
                                             guint                 i,
                                             const RhRecordIndex  *again);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhRecordIndex, rh_record_index_free)

G_END_DECLS
