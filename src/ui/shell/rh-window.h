/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-copy-task.h"
#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_WINDOW (rh_window_get_type ())
G_DECLARE_FINAL_TYPE (RhWindow, rh_window, RH, WINDOW, AdwApplicationWindow)

RhWindow  *rh_window_new          (GtkApplication *application);
void       rh_window_set_path     (RhWindow       *self,
                                   const char     *path);
void       rh_window_let_go       (RhWindow       *self,
                                   RhCopyTask     *task);
void       rh_window_set_store    (RhWindow       *self,
                                   RhStore        *store);
void       rh_window_show_failure (RhWindow       *self,
                                   const GError   *error);
void       rh_window_tell         (RhWindow       *self,
                                   const char     *text);
void       rh_window_open_files   (RhWindow       *self,
                                   GFile         **files,
                                   guint           n_files);
void       rh_window_begin_game   (RhWindow       *self);
void       rh_window_continue_game (RhWindow      *self);
GtkWidget *rh_window_get_page     (RhWindow       *self);

char      *rh_window_dup_shown       (RhWindow     *self);
void       rh_window_show_again      (RhWindow     *self,
                                      const char   *shown);
gboolean   rh_window_has_sealed_bids (RhWindow     *self);
gboolean   rh_window_ask_to_leave    (RhWindow     *self);

G_END_DECLS
