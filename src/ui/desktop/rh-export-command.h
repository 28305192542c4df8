/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int rh_export_command_run (const char *path,
                           const char *name);

G_END_DECLS
