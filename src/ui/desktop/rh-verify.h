/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int  rh_verify_run     (const char   *path);
void rh_verify_give_up (const char   *path,
                        const GError *error);

G_END_DECLS
