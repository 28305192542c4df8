/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-copy-task.h"

G_BEGIN_DECLS

#define RH_TYPE_COPY_PROGRESS (rh_copy_progress_get_type ())
G_DECLARE_FINAL_TYPE (RhCopyProgress, rh_copy_progress, RH, COPY_PROGRESS, GtkBox)

GtkWidget *rh_copy_progress_new         (RhCopyTask *task);
GtkWindow *rh_copy_progress_show_dialog (GtkWindow  *parent,
                                         const char *heading,
                                         RhCopyTask *task);

G_END_DECLS
