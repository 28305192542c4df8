/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

#define RH_TYPE_OPTION_GROUP (rh_option_group_get_type ())
G_DECLARE_FINAL_TYPE (RhOptionGroup, rh_option_group, RH, OPTION_GROUP, GtkBox)

GtkWidget  *rh_option_group_new       (const RhOption     *option,
                                       const RhOptionText *text);
const char *rh_option_group_get_key   (RhOptionGroup      *self);
const char *rh_option_group_get_value (RhOptionGroup      *self);
void        rh_option_group_set_value (RhOptionGroup      *self,
                                       const char         *value);
void        rh_option_group_set_n_seats (RhOptionGroup    *self,
                                       guint               n_seats);
gboolean    rh_option_group_is_usual  (RhOptionGroup      *self);

G_END_DECLS
