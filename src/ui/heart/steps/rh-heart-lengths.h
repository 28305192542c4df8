/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-route.h"

#include "rh-button.h"
#include "rh-wrap.h"

G_BEGIN_DECLS

void rh_heart_lengths_fill (RhWrap    *wrap,
                            RhButton  *buttons[RH_HEART_LENGTH_MAX],
                            GCallback  on_clicked,
                            gpointer   data);

G_END_DECLS
