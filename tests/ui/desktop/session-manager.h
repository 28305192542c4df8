/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _SessionManager SessionManager;

void            session_manager_init       (void);
SessionManager *session_manager_new        (void);
void            session_manager_free       (SessionManager  *self);
guint           session_manager_get_n      (SessionManager  *self);
guint           session_manager_get_asked  (SessionManager  *self);
guint           session_manager_get_flags  (SessionManager  *self);
char           *session_manager_dup_reason (SessionManager  *self);

G_END_DECLS
