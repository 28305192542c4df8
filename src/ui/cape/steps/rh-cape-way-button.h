/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"

#include "rh-cape.h"

G_BEGIN_DECLS

/* What a way to pay for a build costs, on the button that builds. */
void rh_cape_way_button_set      (RhButton          *button,
                                  const RhCapeOffer *offer,
                                  guint              way);
void rh_cape_way_button_tell_key (RhButton          *button);

G_END_DECLS
