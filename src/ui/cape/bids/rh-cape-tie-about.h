/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_TIE_ABOUT (rh_cape_tie_about_get_type ())

G_DECLARE_FINAL_TYPE (RhCapeTieAbout, rh_cape_tie_about, RH, CAPE_TIE_ABOUT, GtkWidget)

void rh_cape_tie_about_update (RhCapeTieAbout    *self,
                               const RhCapeState *state);

G_END_DECLS
