/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"
#include "rh-window.h"

G_BEGIN_DECLS

/* What the files of the window share; nobody else includes this. */

/* rh-window.c */
RhStore *rh_window_get_store         (RhWindow      *self);
void     rh_window_show_page         (RhWindow      *self,
                                      GtkWidget     *page,
                                      const char    *title);
void     rh_window_show_session      (RhWindow      *self,
                                      RhSession     *session);
void     rh_window_show_session_page (RhWindow      *self,
                                      RhSession     *session,
                                      GtkWidget     *page);
void     rh_window_show_new_game     (RhWindow      *self,
                                      const RhSetup *setup);

/* rh-window-stored.c */
void     rh_window_add_stored_actions (RhWindow     *self);
void     rh_window_open_game          (RhWindow     *self,
                                       gint64        id);

G_END_DECLS
