/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-zug-train.h"

G_BEGIN_DECLS

void        rh_zug_style_load (void);
const char *rh_zug_style_seat (guint     seat);
const char *rh_zug_style_fill (RhZugPart part);

G_END_DECLS
