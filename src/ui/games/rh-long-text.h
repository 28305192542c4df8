/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_LONG_TEXT (rh_long_text_get_type ())
G_DECLARE_FINAL_TYPE (RhLongText, rh_long_text, RH, LONG_TEXT, AdwBin)

void      rh_long_text_set       (RhLongText *self,
                                  const char *text);
GtkLabel *rh_long_text_get_label (RhLongText *self);

G_END_DECLS
