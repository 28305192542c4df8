/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"

#include "rh-cape.h"

G_BEGIN_DECLS

/* A button for each way to pay for a build: the build button for the best one, and one for each other. */
void rh_cape_way_button_set (RhButton          *button,
                             const RhCapeOffer *offer,
                             guint              way);

G_END_DECLS
