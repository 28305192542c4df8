/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_STILL (rh_still_get_type ())
G_DECLARE_FINAL_TYPE (RhStill, rh_still, RH, STILL, AdwBin)

G_END_DECLS
