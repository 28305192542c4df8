/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-telling.h"

G_BEGIN_DECLS

#define RH_TYPE_PLACES (rh_places_get_type ())
G_DECLARE_FINAL_TYPE (RhPlaces, rh_places, RH, PLACES, AdwBin)

/* Who was first, second and so on, a line each. */
void rh_places_set (RhPlaces        *self,
                    const RhTelling *telling,
                    const RhSetup   *setup,
                    gconstpointer    state);

G_END_DECLS
