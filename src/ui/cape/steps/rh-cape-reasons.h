/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_REASONS (rh_cape_reasons_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeReasons, rh_cape_reasons, RH, CAPE_REASONS, AdwBin)

/* Why the numbers of a turn are what they are: short lines, side by side where there is room. */
void rh_cape_reasons_show (RhCapeReasons *self,
                           RhSession     *session,
                           guint          seat);

G_END_DECLS
