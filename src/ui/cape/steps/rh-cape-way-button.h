/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"

#include "rh-cape.h"
#include "rh-step.h"

G_BEGIN_DECLS

/* A button for each way to pay for a build: the build button for the best one, and one for each other. */
void     rh_cape_way_button_set      (RhButton          *button,
                                      const RhCapeOffer *offer,
                                      guint              way);
void     rh_cape_way_button_show_all (RhButton *const   *buttons,
                                      const RhCapeOffer *offer);
gboolean rh_cape_way_button_take_key (RhButton *const   *buttons,
                                      RhStep            *step,
                                      guint              keyval,
                                      GdkModifierType    modifiers);
void     rh_cape_way_button_tell_key (RhButton *button);

G_END_DECLS
