/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gpointer  rh_secret_new         (gsize    size);
void      rh_secret_free        (gpointer secret);
void      rh_secret_scrub_soon  (void);

G_END_DECLS
