/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *rh_aside_text_button (const GError *problem);
char       *rh_aside_text_told   (const GError *problem,
                                  const char   *folder);

G_END_DECLS
