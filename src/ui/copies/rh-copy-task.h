/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_COPY_TASK (rh_copy_task_get_type ())
G_DECLARE_FINAL_TYPE (RhCopyTask, rh_copy_task, RH, COPY_TASK, GObject)

RhCopyTask   *rh_copy_task_new          (void);
void          rh_copy_task_back_up      (RhCopyTask           *self,
                                         RhStore              *beside,
                                         const char           *to,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
void          rh_copy_task_look         (RhCopyTask           *self,
                                         const char           *path,
                                         const char           *file,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
void          rh_copy_task_restore      (RhCopyTask           *self,
                                         const char           *path,
                                         const char           *file,
                                         GAsyncReadyCallback   callback,
                                         gpointer              data);
gboolean      rh_copy_task_finish       (RhCopyTask           *self,
                                         GAsyncResult         *result,
                                         GError              **error);
void          rh_copy_task_cancel       (RhCopyTask           *self);
void          rh_copy_task_wait_for_all (void);

double        rh_copy_task_get_part     (RhCopyTask           *self,
                                         char                **said);
const RhCopy *rh_copy_task_get_copy     (RhCopyTask           *self);
const char   *rh_copy_task_get_file     (RhCopyTask           *self);
const char   *rh_copy_task_get_folder   (RhCopyTask           *self);

G_END_DECLS
