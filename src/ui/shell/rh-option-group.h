/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game-ui.h"

G_BEGIN_DECLS

#define RH_TYPE_OPTION_GROUP (rh_option_group_get_type ())
G_DECLARE_FINAL_TYPE (RhOptionGroup, rh_option_group, RH, OPTION_GROUP, GtkBox)

GtkWidget *rh_option_group_new         (const RhOption     *option,
                                        const RhOptionText *text);
const RhOption *rh_option_group_get_option (RhOptionGroup *self);
gboolean   rh_option_group_is_usual (RhOptionGroup      *self);
void       rh_option_group_set_names   (RhOptionGroup      *self,
                                        const char *const  *names);
char      *rh_option_group_dup_seat    (RhOptionGroup      *self);
void       rh_option_group_follow      (RhOptionGroup      *self,
                                        const RhSetup      *setup);
gboolean   rh_option_group_show        (RhOptionGroup      *self,
                                        const RhSetup      *setup);
gboolean   rh_option_group_apply       (RhOptionGroup      *self,
                                        RhSetup            *setup,
                                        GError            **error);

G_END_DECLS
