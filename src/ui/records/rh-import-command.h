/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int rh_import_command_run (const char        *path,
                           const char *const *files);

G_END_DECLS
