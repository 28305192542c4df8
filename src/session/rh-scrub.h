/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void      rh_scrub_begin  (void);
void      rh_scrub        (void);
void      rh_scrub_end    (void);

G_END_DECLS
