/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int rh_copy_command_back_up (const char *path,
                             const char *file);
int rh_copy_command_restore (const char *path,
                             const char *file);

G_END_DECLS
