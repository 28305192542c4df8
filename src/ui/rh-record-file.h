/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "rh-record.h"

G_BEGIN_DECLS

void       rh_record_file_read_async  (GFile               **files,
                                       guint                 n_files,
                                       GCancellable         *cancellable,
                                       GAsyncReadyCallback   callback,
                                       gpointer              data);
GPtrArray *rh_record_file_read_finish (GAsyncResult         *result,
                                       GError              **error);

G_END_DECLS
